syndicate revision 1, 2 seats, options {}
deal
    all: s1 runs Nautilus Services and starts with an investor: Service [SYN-13]
    all: s2 runs Meridian Defence and starts with an investor: Defence [SYN-13]
    all: First turn order: s1 and s2 [SYN-15]
    all: Round 1 begins. Turn order: s1 and s2 [SYN-25]
    all: Slot 1: Service robot (VP: 5 − lower die) [SYN-60]
    all: Slot 2: Information robot (6 on one die: 2 VP, on both: 7 VP) [SYN-60]
    all: Slot 3: Transport robot (left < right: 4 VP) [SYN-60]
    all: Slot 4: Service robot (VP: higher die − 2) [SYN-60]
    all: Investor 1: Defence [SYN-19]
    all: Investor 2: Service [SYN-19]
    all: Investor 3: Industry [SYN-19]
    all: Investor 4: Transport [SYN-19]
    all: Investor 5: Information [SYN-19]
    all: s1 rolls 2 3 3 2 1 [SYN-22]
    all: s2 rolls 5 6 1 3 3 [SYN-22]
1 s1 Buy from slot 4: Service robot (VP: higher die − 2), corners = and −, with 2 assistants
    all: s1 sends an agent and 2 assistants to slot 4 and takes the Service robot (VP: higher die − 2) [SYN-33]
    all: Slot 4: Industry robot (even sum: 2 VP) [SYN-60]
2 s1 Place 1: dice 2 3 → 2 2, 0 VP with these dice
    all: s1 plugs the Service robot (VP: higher die − 2) into place 1 [SYN-41]
3 s1 undo 2
4 s1 Place 3: dice 3 2 → 3 1, 1 VP with these dice
    all: s1 plugs the Service robot (VP: higher die − 2) into place 3 [SYN-41]
5 s1 Cover nothing: dice 3 2 → 3 1, 1 VP with these dice
    all: s1 calibrates place 3: 3 2 → 3 1 [SYN-43]
6 s2 Buy from slot 1: Service robot (VP: 5 − lower die), corners + and =, with 5 assistants
    all: s2 sends an agent and 5 assistants to slot 1 and takes the Service robot (VP: 5 − lower die) [SYN-33]
    all: Slot 1: Defence robot (difference 1: 4 VP) [SYN-60]
7 s2 Place 4: dice 3 3 → 4 3, 2 VP with these dice
    all: s2 plugs the Service robot (VP: 5 − lower die) into place 4 [SYN-41]
    all: s2 calibrates place 4: 3 3 → 4 3 [SYN-43]
8 s1 Buy from slot 2: Information robot (6 on one die: 2 VP, on both: 7 VP), corners = and −
    all: s1 sends an agent to slot 2 and takes the Information robot (6 on one die: 2 VP, on both: 7 VP) [SYN-33]
    all: Slot 2: Industry robot (both odd: 3 VP) [SYN-60]
9 s1 Place 2: dice 3 3 → 3 2, 0 VP with these dice
    all: s1 plugs the Information robot (6 on one die: 2 VP, on both: 7 VP) into place 2 [SYN-41]
10 s1 Cover the right corner: dice 3 3 → 3 3, 0 VP with these dice
    all: s1 covers the right corner and calibrates place 2: 3 3 → 3 3 [SYN-43]
= 10 9ed07804b85755920a95bbc3cd6edf35d6f706d8ea857d46114443b1c851ef07
11 s2 Buy from slot 1: Defence robot (difference 1: 4 VP), corners + and −
    all: s2 sends an agent to slot 1 and takes the Defence robot (difference 1: 4 VP) [SYN-33]
    all: Slot 1: Transport robot (left > right: 4 VP) [SYN-60]
12 s2 Place 1: dice 5 6 → 6 5, 4 VP with these dice
    all: s2 plugs the Defence robot (difference 1: 4 VP) into place 1 [SYN-41]
    all: s2 calibrates place 1: 5 6 → 6 5 [SYN-43]
13 s1 Buy from slot 1: Transport robot (left > right: 4 VP), corners = and +, with 2 assistants
    all: s1 sends an agent and 2 assistants to slot 1 and takes the Transport robot (left > right: 4 VP) [SYN-33]
    all: Slot 1: Defence robot (difference 1: 4 VP) [SYN-60]
14 s1 Place 4: dice 1 1 → 1 2, 0 VP with these dice
    all: s1 plugs the Transport robot (left > right: 4 VP) into place 4 [SYN-41]
    all: s1 calibrates place 4: 1 1 → 1 2 [SYN-43]
15 s2 Buy from slot 3: Transport robot (left < right: 4 VP), corners = and −
    all: s2 sends an agent to slot 3 and takes the Transport robot (left < right: 4 VP) [SYN-33]
    all: Slot 3: Industry robot (left even, right odd: 3 VP) [SYN-60]
16 s2 Place 2: dice 5 1 → 5 6, 4 VP with these dice
    all: s2 plugs the Transport robot (left < right: 4 VP) into place 2 [SYN-41]
    all: s2 calibrates place 2: 5 1 → 5 6 [SYN-43]
17 s1 Buy from slot 2: Industry robot (both odd: 3 VP), corners − and =
    all: s1 sends an agent to slot 2 and takes the Industry robot (both odd: 3 VP) [SYN-33]
    all: Slot 2: Defence robot (sum ≤ 4 or ≥ 10: 4 VP) [SYN-60]
    all: s1 plugs the Industry robot (both odd: 3 VP) into place 1 [SYN-41]
    all: s1 calibrates place 1: 2 3 → 1 3 [SYN-43]
18 s2 Buy from slot 4: Industry robot (even sum: 2 VP), corners + and =
    all: s2 sends an agent to slot 4 and takes the Industry robot (even sum: 2 VP) [SYN-33]
    all: Slot 4: Information robot (2 on one die: 2 VP, on both: 7 VP) [SYN-60]
    all: s2 plugs the Industry robot (even sum: 2 VP) into place 3 [SYN-41]
    all: s2 calibrates place 3: 6 4 → 1 4 [SYN-43]
    all: s1 has no agents left and passes [SYN-29]
    all: s2 has no agents left and passes [SYN-29]
    all: Round 1 ends [SYN-32]
    all: s1 scores 3 VP in place 1 with 1 3: Industry robot (both odd: 3 VP) [SYN-63, s1 +3]
    all: s1 scores 0 VP in place 2 with 3 3: Information robot (6 on one die: 2 VP, on both: 7 VP) [SYN-63, s1 +0]
    all: s1 scores 1 VP in place 3 with 3 1: Service robot (VP: higher die − 2) [SYN-63, s1 +1]
    all: s1 scores 0 VP in place 4 with 1 2: Transport robot (left > right: 4 VP) [SYN-63, s1 +0]
    all: s2 scores 4 VP in place 1 with 6 5: Defence robot (difference 1: 4 VP) [SYN-63, s2 +4]
    all: s2 scores 0 VP in place 2 with 5 1: Transport robot (left < right: 4 VP) [SYN-63, s2 +0]
    all: s2 scores 0 VP in place 3 with 1 4: Industry robot (even sum: 2 VP) [SYN-63, s2 +0]
    all: s2 scores 2 VP in place 4 with 4 3: Service robot (VP: 5 − lower die) [SYN-63, s2 +2]
    all: s2 wins the Defence investor [SYN-73]
    all: s1 is runner-up for the Defence investor and scores 1 VP [SYN-76, s1 +1]
    all: s2 wins the Service investor [SYN-73]
    all: s1 is runner-up for the Service investor and scores 1 VP [SYN-76, s1 +1]
    all: s1 wins the Industry investor [SYN-73]
    all: s2 is runner-up for the Industry investor and scores 1 VP [SYN-76, s2 +1]
    all: s1 wins the Transport investor [SYN-73]
    all: s2 is runner-up for the Transport investor and scores 1 VP [SYN-76, s2 +1]
    all: s1 wins the Information investor [SYN-73]
    all: s2 is runner-up for the Information investor and scores 1 VP [SYN-76, s2 +1]
    all: Round 2 begins. Turn order: s2 and s1 [SYN-25]
    all: Slot 1: Service robot (VP: 8 − sum of the dice) [SYN-60]
    all: Slot 2: Service robot (VP: lower die − 1) [SYN-60]
    all: Slot 3: Defence robot (sum ≥ 9: 4 VP) [SYN-60]
    all: Slot 4: Transport robot (left ≤ right: 3 VP) [SYN-60]
    all: Investor 1: Industry [SYN-19]
    all: Investor 2: Service [SYN-19]
    all: Investor 3: Defence [SYN-19]
    all: Investor 4: Information [SYN-19]
    all: Investor 5: Transport [SYN-19]
    all: s1 rolls 5 2 6 5 5 [SYN-22]
    all: s2 rolls 5 5 4 6 4 [SYN-22]
19 s2 Buy from slot 3: Defence robot (sum ≥ 9: 4 VP), corners = and +, with 1 assistant
    all: s2 sends an agent and 1 assistant to slot 3 and takes the Defence robot (sum ≥ 9: 4 VP) [SYN-33]
    all: Slot 3: Defence robot (sum ≤ 4 or ≥ 10: 4 VP) [SYN-60]
20 s2 Place 4: dice 6 4 → 6 5, 4 VP with these dice
    all: s2 plugs the Defence robot (sum ≥ 9: 4 VP) into place 4 [SYN-41]
= 20 edc484fc2d8a49e2d8213fb5d2ddf7d3915d0bcd9d8aa251ca06bf90743325d8
21 s2 Cover the right corner: dice 6 4 → 6 4, 4 VP with these dice
    all: s2 covers the right corner and calibrates place 4: 6 4 → 6 4 [SYN-43]
22 s1 Buy from slot 2: Service robot (VP: lower die − 1), corners + and =, with 2 assistants
    all: s1 sends an agent and 2 assistants to slot 2 and takes the Service robot (VP: lower die − 1) [SYN-33]
    all: Slot 2: Transport robot (left ≤ right: 3 VP) [SYN-60]
23 s1 Place 4: dice 5 5 → 6 5, 4 VP with these dice
    all: s1 plugs the Service robot (VP: lower die − 1) into place 4 [SYN-41]
24 s1 Cover the left corner: dice 5 5 → 5 5, 4 VP with these dice
    all: s1 covers the left corner and calibrates place 4: 5 5 → 5 5 [SYN-43]
25 s2 Buy from slot 2: Transport robot (left ≤ right: 3 VP), corners + and +, with 3 assistants
    all: s2 sends an agent and 3 assistants to slot 2 and takes the Transport robot (left ≤ right: 3 VP) [SYN-33]
    all: Slot 2: Information robot (5 on one die: 2 VP, on both: 7 VP) [SYN-60]
26 s2 Place 2: dice 5 4 → 6 5, 0 VP with these dice
    all: s2 plugs the Transport robot (left ≤ right: 3 VP) into place 2 [SYN-41]
    all: s2 calibrates place 2: 5 4 → 6 5 [SYN-43]
27 s1 Buy from slot 2: Information robot (5 on one die: 2 VP, on both: 7 VP), corners + and −, with 1 assistant
    all: s1 sends an agent and 1 assistant to slot 2 and takes the Information robot (5 on one die: 2 VP, on both: 7 VP) [SYN-33]
    all: Slot 2: Information robot (5 on one die: 2 VP, on both: 7 VP) [SYN-60]
28 s1 Place 1: dice 5 2 → 6 1, 0 VP with these dice
    all: s1 plugs the Information robot (5 on one die: 2 VP, on both: 7 VP) into place 1 [SYN-41]
29 s1 Cover nothing: dice 5 2 → 6 1, 0 VP with these dice
    all: s1 calibrates place 1: 5 2 → 6 1 [SYN-43]
30 s2 Buy from slot 2: Information robot (5 on one die: 2 VP, on both: 7 VP), corners − and =
    all: s2 sends an agent to slot 2 and takes the Information robot (5 on one die: 2 VP, on both: 7 VP) [SYN-33]
    all: Slot 2: Industry robot (left odd, right even: 3 VP) [SYN-60]
= 30 716a9895453e8e6cbffab3c964ab618960d577251e71a38b8250c7f650dd59f4
31 s2 Place 1: dice 5 6 → 4 6, 0 VP with these dice
    all: s2 plugs the Information robot (5 on one die: 2 VP, on both: 7 VP) into place 1 [SYN-41]
    all: s2 calibrates place 1: 5 6 → 4 6 [SYN-43]
32 s1 Buy from slot 3: Defence robot (sum ≤ 4 or ≥ 10: 4 VP), corners + and =
    all: s1 sends an agent to slot 3 and takes the Defence robot (sum ≤ 4 or ≥ 10: 4 VP) [SYN-33]
    all: Slot 3: Defence robot (sum 7: 5 VP) [SYN-60]
33 s1 Place 2: dice 1 6 → 2 6, 0 VP with these dice
    all: s1 plugs the Defence robot (sum ≤ 4 or ≥ 10: 4 VP) into place 2 [SYN-41]
34 s1 Cover nothing: dice 1 6 → 2 6, 0 VP with these dice
    all: s1 calibrates place 2: 1 6 → 2 6 [SYN-43]
35 s2 Buy from slot 1: Service robot (VP: 8 − sum of the dice), corners = and +
    all: s2 sends an agent to slot 1 and takes the Service robot (VP: 8 − sum of the dice) [SYN-33]
    all: Slot 1: Industry robot (odd sum: 2 VP) [SYN-60]
    all: s2 plugs the Service robot (VP: 8 − sum of the dice) into place 3 [SYN-41]
    all: s2 calibrates place 3: 5 6 → 5 1 [SYN-43]
36 s1 Buy from slot 3: Defence robot (sum 7: 5 VP), corners = and +
    all: s1 sends an agent to slot 3 and takes the Defence robot (sum 7: 5 VP) [SYN-33]
    all: Slot 3: Service robot (VP: 5 − lower die) [SYN-60]
    all: s1 plugs the Defence robot (sum 7: 5 VP) into place 3 [SYN-41]
37 s1 Cover nothing: dice 6 5 → 6 6, 0 VP with these dice
    all: s1 calibrates place 3: 6 5 → 6 6 [SYN-43]
    all: s2 has no agents left and passes [SYN-29]
    all: s1 has no agents left and passes [SYN-29]
    all: Round 2 ends [SYN-32]
    all: s1 scores 0 VP in place 1 with 6 2: Information robot (5 on one die: 2 VP, on both: 7 VP) [SYN-63, s1 +0]
    all: s1 scores 0 VP in place 2 with 2 6: Defence robot (sum ≤ 4 or ≥ 10: 4 VP) [SYN-63, s1 +0]
    all: s1 scores 0 VP in place 3 with 6 6: Defence robot (sum 7: 5 VP) [SYN-63, s1 +0]
    all: s1 scores 4 VP in place 4 with 6 5: Service robot (VP: lower die − 1) [SYN-63, s1 +4]
    all: s2 scores 0 VP in place 1 with 4 6: Information robot (5 on one die: 2 VP, on both: 7 VP) [SYN-63, s2 +0]
    all: s2 scores 0 VP in place 2 with 6 5: Transport robot (left ≤ right: 3 VP) [SYN-63, s2 +0]
    all: s2 scores 2 VP in place 3 with 5 1: Service robot (VP: 8 − sum of the dice) [SYN-63, s2 +2]
    all: s2 scores 0 VP in place 4 with 1 4: Defence robot (sum ≥ 9: 4 VP) [SYN-63, s2 +0]
    all: s2 wins the Industry investor [SYN-73]
    all: s2 wins the Service investor [SYN-73]
    all: s1 is runner-up for the Service investor and scores 1 VP [SYN-76, s1 +1]
    all: s1 wins the Defence investor [SYN-73]
    all: s2 is runner-up for the Defence investor and scores 1 VP [SYN-76, s2 +1]
    all: s1 wins the Information investor [SYN-73]
    all: s2 is runner-up for the Information investor and scores 1 VP [SYN-76, s2 +1]
    all: Nobody wins the Transport investor [SYN-77]
    all: Round 3 begins. Turn order: s1 and s2 [SYN-25]
    all: Slot 1: Defence robot (difference 2: 5 VP) [SYN-60]
    all: Slot 2: Transport robot (left ≥ right: 3 VP) [SYN-60]
    all: Slot 3: Industry robot (both odd: 3 VP) [SYN-60]
    all: Slot 4: Service robot (VP: 7 − higher die) [SYN-60]
    all: Investor 1: Defence [SYN-19]
    all: Investor 2: Transport [SYN-19]
    all: Investor 3: Service [SYN-19]
    all: Investor 4: Industry [SYN-19]
    all: Investor 5: Information [SYN-19]
    all: s1 rolls 5 3 3 3 2 [SYN-22]
    all: s2 rolls 3 3 4 5 1 [SYN-22]
38 s1 Buy from slot 2: Transport robot (left ≥ right: 3 VP), corners − and −, with 3 assistants
    all: s1 sends an agent and 3 assistants to slot 2 and takes the Transport robot (left ≥ right: 3 VP) [SYN-33]
    all: Slot 2: Information robot (3 on one die: 2 VP, on both: 7 VP) [SYN-60]
39 s1 Place 2: dice 3 3 → 2 2, 3 VP with these dice
    all: s1 plugs the Transport robot (left ≥ right: 3 VP) into place 2 [SYN-41]
40 s1 Cover the right corner: dice 3 3 → 2 3, 0 VP with these dice
    all: s1 covers the right corner and calibrates place 2: 3 3 → 2 3 [SYN-43]
= 40 1a9c1e859b4ae66d6c84e16c43c5b5ec3e85e1e1ae2b2ee0a9f7ce91741f99fc
41 s2 Buy from slot 1: Defence robot (difference 2: 5 VP), corners = and −
    all: s2 sends an agent to slot 1 and takes the Defence robot (difference 2: 5 VP) [SYN-33]
    all: Slot 1: Service robot (VP: 7 − higher die) [SYN-60]
42 s2 Place 4: dice 5 1 → 5 6, 0 VP with these dice
    all: s2 plugs the Defence robot (difference 2: 5 VP) into place 4 [SYN-41]
43 s2 Cover the right corner: dice 5 1 → 5 1, 0 VP with these dice
    all: s2 covers the right corner and calibrates place 4: 5 1 → 5 1 [SYN-43]
44 s1 Buy from slot 1: Service robot (VP: 7 − higher die), corners = and +, with 1 assistant
    all: s1 sends an agent and 1 assistant to slot 1 and takes the Service robot (VP: 7 − higher die) [SYN-33]
    all: Slot 1: Industry robot (left even, right odd: 3 VP) [SYN-60]
45 s1 Place 1: dice 5 2 → 5 3, 2 VP with these dice
    all: s1 plugs the Service robot (VP: 7 − higher die) into place 1 [SYN-41]
    all: s1 calibrates place 1: 5 2 → 5 3 [SYN-43]
46 s2 Buy from slot 3: Industry robot (both odd: 3 VP), corners = and +, with 4 assistants
    all: s2 sends an agent and 4 assistants to slot 3 and takes the Industry robot (both odd: 3 VP) [SYN-33]
    all: Slot 3: Information robot (1 on one die: 2 VP, on both: 7 VP) [SYN-60]
47 s2 Place 1: dice 3 3 → 3 4, 0 VP with these dice
    all: s2 plugs the Industry robot (both odd: 3 VP) into place 1 [SYN-41]
    all: s2 calibrates place 1: 3 3 → 3 4 [SYN-43]
48 s1 Buy from slot 2: Information robot (3 on one die: 2 VP, on both: 7 VP), corners + and =
    all: s1 sends an agent to slot 2 and takes the Information robot (3 on one die: 2 VP, on both: 7 VP) [SYN-33]
    all: Slot 2: Transport robot (left = right: 5 VP) [SYN-60]
49 s1 Place 3: dice 3 3 → 4 3, 2 VP with these dice
    all: s1 plugs the Information robot (3 on one die: 2 VP, on both: 7 VP) into place 3 [SYN-41]
    all: s1 calibrates place 3: 3 3 → 4 3 [SYN-43]
50 s2 Pass: four new cards, and your place in next round’s turn order. You can still buy this round
    all: s2 passes [SYN-53]
    all: s2 replaces the four cards in the factory [SYN-54]
    all: Slot 1: Defence robot (sum 7: 5 VP) [SYN-60]
    all: Slot 2: Industry robot (both even: 3 VP) [SYN-60]
    all: Slot 3: Information robot (4 on one die: 2 VP, on both: 7 VP) [SYN-60]
    all: Slot 4: Transport robot (left > right: 4 VP) [SYN-60]
= 50 d12d2713b928f54037dead758495bc6001bc60bd85d7860d61a09846c84659fc
51 s1 Buy from slot 4: Transport robot (left > right: 4 VP), corners − and =
    all: s1 sends an agent to slot 4 and takes the Transport robot (left > right: 4 VP) [SYN-33]
    all: Slot 4: Service robot (VP: 8 − sum of the dice) [SYN-60]
    all: s1 plugs the Transport robot (left > right: 4 VP) into place 4 [SYN-41]
    all: s1 calibrates place 4: 3 2 → 2 2 [SYN-43]
52 s2 Buy from slot 4: Service robot (VP: 8 − sum of the dice), corners − and =
    all: s2 sends an agent to slot 4 and takes the Service robot (VP: 8 − sum of the dice) [SYN-33]
    all: Slot 4: Industry robot (left odd, right even: 3 VP) [SYN-60]
53 s2 Place 2: dice 4 4 → 3 4, 1 VP with these dice
    all: s2 plugs the Service robot (VP: 8 − sum of the dice) into place 2 [SYN-41]
    all: s2 calibrates place 2: 4 4 → 3 4 [SYN-43]
    all: s1 has no agents left and passes [SYN-29]
54 s2 Buy from slot 2: Industry robot (both even: 3 VP), corners − and −
    all: s2 sends an agent to slot 2 and takes the Industry robot (both even: 3 VP) [SYN-33]
    all: Slot 2: Defence robot (sum ≥ 9: 4 VP) [SYN-60]
    all: s2 plugs the Industry robot (both even: 3 VP) into place 3 [SYN-41]
    all: s2 calibrates place 3: 4 5 → 3 4 [SYN-43]
    all: Round 3 ends [SYN-32]
    all: s1 scores 2 VP in place 1 with 5 3: Service robot (VP: 7 − higher die) [SYN-63, s1 +2]
    all: s1 scores 0 VP in place 2 with 3 4: Transport robot (left ≥ right: 3 VP) [SYN-63, s1 +0]
    all: s1 scores 0 VP in place 3 with 4 2: Information robot (3 on one die: 2 VP, on both: 7 VP) [SYN-63, s1 +0]
    all: s1 scores 0 VP in place 4 with 2 2: Transport robot (left > right: 4 VP) [SYN-63, s1 +0]
    all: s2 scores 3 VP in place 1 with 3 3: Industry robot (both odd: 3 VP) [SYN-63, s2 +3]
    all: s2 scores 2 VP in place 2 with 3 3: Service robot (VP: 8 − sum of the dice) [SYN-63, s2 +2]
    all: s2 scores 0 VP in place 3 with 3 4: Industry robot (both even: 3 VP) [SYN-63, s2 +0]
    all: s2 scores 0 VP in place 4 with 4 1: Defence robot (difference 2: 5 VP) [SYN-63, s2 +0]
    all: s1 wins the Defence investor [SYN-73]
    all: s2 is runner-up for the Defence investor and scores 1 VP [SYN-76, s2 +1]
    all: s1 wins the Transport investor [SYN-73]
    all: s2 is runner-up for the Transport investor and scores 1 VP [SYN-76, s2 +1]
    all: s2 wins the Service investor [SYN-73]
    all: s1 is runner-up for the Service investor and scores 1 VP [SYN-76, s1 +1]
    all: s2 wins the Industry investor [SYN-73]
    all: s1 is runner-up for the Industry investor and scores 1 VP [SYN-76, s1 +1]
    all: s1 wins the Information investor [SYN-73]
    all: s2 is runner-up for the Information investor and scores 1 VP [SYN-76, s2 +1]
    all: s1: Information, 3 investors × 3 robots = 9 VP [SYN-86, s1 +9]
    all: s1: Service, 1 investor × 3 robots = 3 VP [SYN-86, s1 +3]
    all: s1: Transport, 2 investors × 3 robots = 6 VP [SYN-86, s1 +6]
    all: s1: Defence, 2 investors × 2 robots = 4 VP [SYN-86, s1 +4]
    all: s1: Industry, 1 investor × 1 robot = 1 VP [SYN-86, s1 +1]
    all: s2: Service, 3 investors × 3 robots = 9 VP [SYN-86, s2 +9]
    all: s2: Defence, 2 investors × 3 robots = 6 VP [SYN-86, s2 +6]
    all: s2: Industry, 2 investors × 3 robots = 6 VP [SYN-86, s2 +6]
    all: s1 finishes with 38 VP, rank 2 [SYN-87]
    all: s2 finishes with 42 VP, rank 1 [SYN-87]
= 54 f18a09e00dd8e7eac2049c76f4e111877efb67cb0c19426f49ca0bc00af4be0b
s1 rank 2 score 38
s2 rank 1 score 42

syndicate revision 1, 3 seats, options {}
deal
    all: s1 runs Nautilus Information and starts with an investor: Information [SYN-13]
    all: s2 runs Meridian Defence and starts with an investor: Defence [SYN-13]
    all: s3 runs Halcyon Transport and starts with an investor: Transport [SYN-13]
    all: First turn order: s3, s1 and s2 [SYN-15]
    all: Round 1 begins. Turn order: s3, s1 and s2 [SYN-25]
    all: Slot 1: Industry robot (even sum: 2 VP) [SYN-60]
    all: Slot 2: Service robot (VP: 5 − lower die) [SYN-60]
    all: Slot 3: Industry robot (left odd, right even: 3 VP) [SYN-60]
    all: Slot 4: Defence robot (sum ≥ 9: 4 VP) [SYN-60]
    all: Investor 1: Information [SYN-19]
    all: Investor 2: Industry [SYN-19]
    all: Investor 3: Service [SYN-19]
    all: Investor 4: Defence [SYN-19]
    all: Investor 5: Transport [SYN-19]
    all: s1 rolls 2 6 2 3 2 [SYN-22]
    all: s2 rolls 1 4 6 6 4 [SYN-22]
    all: s3 rolls 1 2 6 2 3 [SYN-22]
1 s3 Buy from slot 4: Defence robot (sum ≥ 9: 4 VP), corners = and +
    all: s3 sends an agent to slot 4 and takes the Defence robot (sum ≥ 9: 4 VP) [SYN-33]
    all: Slot 4: Information robot (6 on one die: 2 VP, on both: 7 VP) [SYN-60]
2 s3 Place 1: dice 1 2 → 1 3, 0 VP with these dice
    all: s3 plugs the Defence robot (sum ≥ 9: 4 VP) into place 1 [SYN-41]
3 s3 Cover nothing: dice 1 2 → 1 3, 0 VP with these dice
    all: s3 calibrates place 1: 1 2 → 1 3 [SYN-43]
4 s1 Buy from slot 2: Service robot (VP: 5 − lower die), corners + and =, with 2 assistants
    all: s1 sends an agent and 2 assistants to slot 2 and takes the Service robot (VP: 5 − lower die) [SYN-33]
    all: Slot 2: Defence robot (sum ≤ 4 or ≥ 10: 4 VP) [SYN-60]
5 s1 Place 2: dice 6 2 → 1 2, 4 VP with these dice
    all: s1 plugs the Service robot (VP: 5 − lower die) into place 2 [SYN-41]
6 s1 Cover the left corner: dice 6 2 → 6 2, 3 VP with these dice
    all: s1 covers the left corner and calibrates place 2: 6 2 → 6 2 [SYN-43]
7 s2 Buy from slot 2: Defence robot (sum ≤ 4 or ≥ 10: 4 VP), corners + and =, with 4 assistants
    all: s2 sends an agent and 4 assistants to slot 2 and takes the Defence robot (sum ≤ 4 or ≥ 10: 4 VP) [SYN-33]
    all: Slot 2: Defence robot (difference 1: 4 VP) [SYN-60]
8 s2 Place 3: dice 6 6 → 1 6, 0 VP with these dice
    all: s2 plugs the Defence robot (sum ≤ 4 or ≥ 10: 4 VP) into place 3 [SYN-41]
9 s2 Cover the left corner: dice 6 6 → 6 6, 4 VP with these dice
    all: s2 covers the left corner and calibrates place 3: 6 6 → 6 6 [SYN-43]
10 s3 Buy from slot 1: Industry robot (even sum: 2 VP), corners = and −, with 2 assistants
    all: s3 sends an agent and 2 assistants to slot 1 and takes the Industry robot (even sum: 2 VP) [SYN-33]
    all: Slot 1: Defence robot (difference 2: 5 VP) [SYN-60]
= 10 ebf6027ea9bc39357bd421e4add8d55486dc1b8a6262543a8addd1ed95b59949
11 s3 Place 2: dice 3 6 → 3 5, 2 VP with these dice
    all: s3 plugs the Industry robot (even sum: 2 VP) into place 2 [SYN-41]
12 s3 Cover the right corner: dice 3 6 → 3 6, 0 VP with these dice
    all: s3 covers the right corner and calibrates place 2: 3 6 → 3 6 [SYN-43]
13 s1 Buy from slot 3: Industry robot (left odd, right even: 3 VP), corners + and −, with 1 assistant
    all: s1 sends an agent and 1 assistant to slot 3 and takes the Industry robot (left odd, right even: 3 VP) [SYN-33]
    all: Slot 3: Information robot (5 on one die: 2 VP, on both: 7 VP) [SYN-60]
14 s1 Place 3: dice 2 3 → 3 2, 3 VP with these dice
    all: s1 plugs the Industry robot (left odd, right even: 3 VP) into place 3 [SYN-41]
15 s1 Cover nothing: dice 2 3 → 3 2, 3 VP with these dice
    all: s1 calibrates place 3: 2 3 → 3 2 [SYN-43]
16 s2 Buy from slot 1: Defence robot (difference 2: 5 VP), corners = and −
    all: s2 sends an agent to slot 1 and takes the Defence robot (difference 2: 5 VP) [SYN-33]
    all: Slot 1: Service robot (VP: higher die − 2) [SYN-60]
17 s2 Place 1: dice 1 4 → 1 3, 5 VP with these dice
    all: s2 plugs the Defence robot (difference 2: 5 VP) into place 1 [SYN-41]
    all: s2 calibrates place 1: 1 4 → 1 3 [SYN-43]
18 s3 Buy from slot 1: Service robot (VP: higher die − 2), corners = and −, with 2 assistants
    all: s3 sends an agent and 2 assistants to slot 1 and takes the Service robot (VP: higher die − 2) [SYN-33]
    all: Slot 1: Industry robot (even sum: 2 VP) [SYN-60]
19 s3 Place 3: dice 6 2 → 6 1, 4 VP with these dice
    all: s3 plugs the Service robot (VP: higher die − 2) into place 3 [SYN-41]
    all: s3 calibrates place 3: 6 2 → 6 1 [SYN-43]
20 s1 Buy from slot 1: Industry robot (even sum: 2 VP), corners + and =
    all: s1 sends an agent to slot 1 and takes the Industry robot (even sum: 2 VP) [SYN-33]
    all: Slot 1: Service robot (VP: sum of the dice − 6) [SYN-60]
= 20 a1cee0bc47e8e4c886eeeb07b16bba9e82ad6cc4267147c7a908ef15329f0249
21 s1 Place 1: dice 2 6 → 3 6, 0 VP with these dice
    all: s1 plugs the Industry robot (even sum: 2 VP) into place 1 [SYN-41]
22 s1 Cover nothing: dice 2 6 → 3 6, 0 VP with these dice
    all: s1 calibrates place 1: 2 6 → 3 6 [SYN-43]
23 s2 Buy from slot 4: Information robot (6 on one die: 2 VP, on both: 7 VP), corners = and −
    all: s2 sends an agent to slot 4 and takes the Information robot (6 on one die: 2 VP, on both: 7 VP) [SYN-33]
    all: Slot 4: Service robot (VP: 7 − higher die) [SYN-60]
24 s2 Place 4: dice 6 4 → 6 3, 2 VP with these dice
    all: s2 plugs the Information robot (6 on one die: 2 VP, on both: 7 VP) into place 4 [SYN-41]
    all: s2 calibrates place 4: 6 4 → 6 3 [SYN-43]
25 s3 Buy from slot 3: Information robot (5 on one die: 2 VP, on both: 7 VP), corners − and =
    all: s3 sends an agent to slot 3 and takes the Information robot (5 on one die: 2 VP, on both: 7 VP) [SYN-33]
    all: Slot 3: Service robot (VP: 8 − sum of the dice) [SYN-60]
    all: s3 plugs the Information robot (5 on one die: 2 VP, on both: 7 VP) into place 4 [SYN-41]
    all: s3 calibrates place 4: 1 3 → 6 3 [SYN-43]
26 s1 Buy from slot 2: Defence robot (difference 1: 4 VP), corners + and −
    all: s1 sends an agent to slot 2 and takes the Defence robot (difference 1: 4 VP) [SYN-33]
    all: Slot 2: Service robot (VP: higher die − 2) [SYN-60]
    all: s1 plugs the Defence robot (difference 1: 4 VP) into place 4 [SYN-41]
27 s1 Cover the right corner: dice 2 2 → 3 2, 4 VP with these dice
    all: s1 covers the right corner and calibrates place 4: 2 2 → 3 2 [SYN-43]
28 s2 Buy from slot 3: Service robot (VP: 8 − sum of the dice), corners − and =
    all: s2 sends an agent to slot 3 and takes the Service robot (VP: 8 − sum of the dice) [SYN-33]
    all: Slot 3: Defence robot (sum 7: 5 VP) [SYN-60]
    all: s2 plugs the Service robot (VP: 8 − sum of the dice) into place 2 [SYN-41]
    all: s2 calibrates place 2: 3 6 → 2 6 [SYN-43]
    all: s3 has no agents left and passes [SYN-29]
    all: s1 has no agents left and passes [SYN-29]
    all: s2 has no agents left and passes [SYN-29]
    all: Round 1 ends [SYN-32]
    all: s1 scores 0 VP in place 1 with 3 6: Industry robot (even sum: 2 VP) [SYN-63, s1 +0]
    all: s1 scores 2 VP in place 2 with 6 3: Service robot (VP: 5 − lower die) [SYN-63, s1 +2]
    all: s1 scores 0 VP in place 3 with 3 3: Industry robot (left odd, right even: 3 VP) [SYN-63, s1 +0]
    all: s1 scores 4 VP in place 4 with 3 2: Defence robot (difference 1: 4 VP) [SYN-63, s1 +4]
    all: s2 scores 0 VP in place 1 with 1 2: Defence robot (difference 2: 5 VP) [SYN-63, s2 +0]
    all: s2 scores 0 VP in place 2 with 2 6: Service robot (VP: 8 − sum of the dice) [SYN-63, s2 +0]
    all: s2 scores 4 VP in place 3 with 6 6: Defence robot (sum ≤ 4 or ≥ 10: 4 VP) [SYN-63, s2 +4]
    all: s2 scores 2 VP in place 4 with 6 3: Information robot (6 on one die: 2 VP, on both: 7 VP) [SYN-63, s2 +2]
    all: s3 scores 0 VP in place 1 with 1 3: Defence robot (sum ≥ 9: 4 VP) [SYN-63, s3 +0]
    all: s3 scores 0 VP in place 2 with 3 6: Industry robot (even sum: 2 VP) [SYN-63, s3 +0]
    all: s3 scores 4 VP in place 3 with 6 6: Service robot (VP: higher die − 2) [SYN-63, s3 +4]
    all: s3 scores 0 VP in place 4 with 6 3: Information robot (5 on one die: 2 VP, on both: 7 VP) [SYN-63, s3 +0]
    all: s3 wins the Information investor [SYN-73]
    all: s1 is runner-up for the Information investor and scores 1 VP [SYN-76, s1 +1]
    all: s3 wins the Industry investor [SYN-73]
    all: s2 is runner-up for the Industry investor and scores 1 VP [SYN-76, s2 +1]
    all: s1 wins the Service investor [SYN-73]
    all: s2 is runner-up for the Service investor and scores 1 VP [SYN-76, s2 +1]
    all: s3 wins the Defence investor [SYN-73]
    all: s2 is runner-up for the Defence investor and scores 1 VP [SYN-76, s2 +1]
    all: s3 wins the Transport investor [SYN-73]
    all: s2 is runner-up for the Transport investor and scores 1 VP [SYN-76, s2 +1]
    all: Round 2 begins. Turn order: s2, s1 and s3 [SYN-25]
    all: Slot 1: Defence robot (difference 1: 4 VP) [SYN-60]
    all: Slot 2: Service robot (VP: sum of the dice − 6) [SYN-60]
    all: Slot 3: Industry robot (left even, right odd: 3 VP) [SYN-60]
    all: Slot 4: Transport robot (left ≥ right: 3 VP) [SYN-60]
    all: Investor 1: Defence [SYN-19]
    all: Investor 2: Information [SYN-19]
    all: Investor 3: Transport [SYN-19]
    all: Investor 4: Industry [SYN-19]
    all: Investor 5: Service [SYN-19]
    all: s1 rolls 4 2 3 4 2 [SYN-22]
    all: s2 rolls 6 2 4 1 4 [SYN-22]
    all: s3 rolls 3 5 2 6 6 [SYN-22]
29 s2 Buy from slot 3: Industry robot (left even, right odd: 3 VP), corners − and +, with 4 assistants
    all: s2 sends an agent and 4 assistants to slot 3 and takes the Industry robot (left even, right odd: 3 VP) [SYN-33]
    all: Slot 3: Industry robot (odd sum: 2 VP) [SYN-60]
30 s2 Place 1: dice 6 2 → 5 3, 0 VP with these dice
    all: s2 plugs the Industry robot (left even, right odd: 3 VP) into place 1 [SYN-41]
= 30 7bf95fbcdad330907d68da33c69472a3d8cf24b940958d600212cdb2fef8e9f8
31 s2 Cover the right corner: dice 6 2 → 5 2, 0 VP with these dice
    all: s2 covers the right corner and calibrates place 1: 6 2 → 5 2 [SYN-43]
32 s1 Buy from slot 4: Transport robot (left ≥ right: 3 VP), corners = and +, with 5 assistants
    all: s1 sends an agent and 5 assistants to slot 4 and takes the Transport robot (left ≥ right: 3 VP) [SYN-33]
    all: Slot 4: Industry robot (both odd: 3 VP) [SYN-60]
33 s1 Place 1: dice 4 2 → 4 3, 3 VP with these dice
    all: s1 plugs the Transport robot (left ≥ right: 3 VP) into place 1 [SYN-41]
    all: s1 calibrates place 1: 4 2 → 4 3 [SYN-43]
34 s3 Buy from slot 4: Industry robot (both odd: 3 VP), corners = and +
    all: s3 sends an agent to slot 4 and takes the Industry robot (both odd: 3 VP) [SYN-33]
    all: Slot 4: Transport robot (left > right: 4 VP) [SYN-60]
35 s3 Place 3: dice 2 6 → 2 1, 0 VP with these dice
    all: s3 plugs the Industry robot (both odd: 3 VP) into place 3 [SYN-41]
36 s3 Cover the right corner: dice 2 6 → 2 6, 0 VP with these dice
    all: s3 covers the right corner and calibrates place 3: 2 6 → 2 6 [SYN-43]
37 s2 Pass: four new cards, and your place in next round’s turn order. You can still buy this round
    all: s2 passes [SYN-53]
    all: s2 replaces the four cards in the factory [SYN-54]
    all: Slot 1: Information robot (4 on one die: 2 VP, on both: 7 VP) [SYN-60]
    all: Slot 2: Transport robot (left ≤ right: 3 VP) [SYN-60]
    all: Slot 3: Service robot (VP: 5 − lower die) [SYN-60]
    all: Slot 4: Transport robot (left < right: 4 VP) [SYN-60]
38 s1 Buy from slot 4: Transport robot (left < right: 4 VP), corners + and =
    all: s1 sends an agent to slot 4 and takes the Transport robot (left < right: 4 VP) [SYN-33]
    all: Slot 4: Service robot (VP: 7 − higher die) [SYN-60]
39 s1 Place 4: dice 4 2 → 5 2, 0 VP with these dice
    all: s1 plugs the Transport robot (left < right: 4 VP) into place 4 [SYN-41]
    all: s1 calibrates place 4: 4 2 → 5 2 [SYN-43]
40 s3 Buy from slot 3: Service robot (VP: 5 − lower die), corners − and −, with 4 assistants
    all: s3 sends an agent and 4 assistants to slot 3 and takes the Service robot (VP: 5 − lower die) [SYN-33]
    all: Slot 3: Industry robot (left even, right odd: 3 VP) [SYN-60]
= 40 6f8cd83e593b65b01a1cbfba8f3652d441e699f5199a97b8aa490638f7354f38
41 s3 Place 1: dice 3 5 → 2 4, 3 VP with these dice
    all: s3 plugs the Service robot (VP: 5 − lower die) into place 1 [SYN-41]
    all: s3 calibrates place 1: 3 5 → 2 4 [SYN-43]
42 s2 Buy from slot 3: Industry robot (left even, right odd: 3 VP), corners = and +
    all: s2 sends an agent to slot 3 and takes the Industry robot (left even, right odd: 3 VP) [SYN-33]
    all: Slot 3: Defence robot (difference 2: 5 VP) [SYN-60]
43 s2 Place 2: dice 2 4 → 2 5, 3 VP with these dice
    all: s2 plugs the Industry robot (left even, right odd: 3 VP) into place 2 [SYN-41]
    all: s2 calibrates place 2: 2 4 → 2 5 [SYN-43]
44 s1 Pass: four new cards, and your place in next round’s turn order. You can still buy this round
    all: s1 passes [SYN-53]
    all: s1 replaces the four cards in the factory [SYN-54]
    all: Slot 1: Transport robot (left ≤ right: 3 VP) [SYN-60]
    all: Slot 2: Industry robot (both even: 3 VP) [SYN-60]
    all: Slot 3: Industry robot (both odd: 3 VP) [SYN-60]
    all: Slot 4: Transport robot (left > right: 4 VP) [SYN-60]
45 s3 Buy from slot 3: Industry robot (both odd: 3 VP), corners − and =
    all: s3 sends an agent to slot 3 and takes the Industry robot (both odd: 3 VP) [SYN-33]
    all: Slot 3: Information robot (3 on one die: 2 VP, on both: 7 VP) [SYN-60]
46 s3 Place 2: dice 4 2 → 3 2, 0 VP with these dice
    all: s3 plugs the Industry robot (both odd: 3 VP) into place 2 [SYN-41]
    all: s3 calibrates place 2: 4 2 → 3 2 [SYN-43]
47 s2 Buy from slot 2: Industry robot (both even: 3 VP), corners − and −
    all: s2 sends an agent to slot 2 and takes the Industry robot (both even: 3 VP) [SYN-33]
    all: Slot 2: Information robot (6 on one die: 2 VP, on both: 7 VP) [SYN-60]
48 s2 Place 4: dice 1 4 → 6 3, 0 VP with these dice
    all: s2 plugs the Industry robot (both even: 3 VP) into place 4 [SYN-41]
    all: s2 calibrates place 4: 1 4 → 6 3 [SYN-43]
49 s1 Buy from slot 1: Transport robot (left ≤ right: 3 VP), corners + and =
    all: s1 sends an agent to slot 1 and takes the Transport robot (left ≤ right: 3 VP) [SYN-33]
    all: Slot 1: Defence robot (sum ≤ 4 or ≥ 10: 4 VP) [SYN-60]
50 s1 Place 3: dice 3 5 → 4 5, 3 VP with these dice
    all: s1 plugs the Transport robot (left ≤ right: 3 VP) into place 3 [SYN-41]
    all: s1 calibrates place 3: 3 5 → 4 5 [SYN-43]
= 50 305eac8f4b3b74c0b075fb9dd211223e2d3e98fbd0100995b074e775b4079563
51 s3 Buy from slot 3: Information robot (3 on one die: 2 VP, on both: 7 VP), corners + and =
    all: s3 sends an agent to slot 3 and takes the Information robot (3 on one die: 2 VP, on both: 7 VP) [SYN-33]
    all: Slot 3: Industry robot (left odd, right even: 3 VP) [SYN-60]
    all: s3 plugs the Information robot (3 on one die: 2 VP, on both: 7 VP) into place 4 [SYN-41]
    all: s3 calibrates place 4: 6 6 → 1 6 [SYN-43]
52 s2 Buy from slot 2: Information robot (6 on one die: 2 VP, on both: 7 VP), corners + and +
    all: s2 sends an agent to slot 2 and takes the Information robot (6 on one die: 2 VP, on both: 7 VP) [SYN-33]
    all: Slot 2: Service robot (VP: lower die − 1) [SYN-60]
    all: s2 plugs the Information robot (6 on one die: 2 VP, on both: 7 VP) into place 3 [SYN-41]
    all: s2 calibrates place 3: 5 6 → 6 1 [SYN-43]
53 s1 Buy from slot 3: Industry robot (left odd, right even: 3 VP), corners − and =
    all: s1 sends an agent to slot 3 and takes the Industry robot (left odd, right even: 3 VP) [SYN-33]
    all: Slot 3: Service robot (VP: 8 − sum of the dice) [SYN-60]
    all: s1 plugs the Industry robot (left odd, right even: 3 VP) into place 2 [SYN-41]
    all: s1 calibrates place 2: 3 4 → 2 4 [SYN-43]
    all: s3 has no agents left and passes [SYN-29]
    all: Round 2 ends [SYN-32]
    all: s1 scores 3 VP in place 1 with 4 2: Transport robot (left ≥ right: 3 VP) [SYN-63, s1 +3]
    all: s1 scores 0 VP in place 2 with 2 4: Industry robot (left odd, right even: 3 VP) [SYN-63, s1 +0]
    all: s1 scores 3 VP in place 3 with 4 5: Transport robot (left ≤ right: 3 VP) [SYN-63, s1 +3]
    all: s1 scores 0 VP in place 4 with 5 2: Transport robot (left < right: 4 VP) [SYN-63, s1 +0]
    all: s2 scores 0 VP in place 1 with 5 2: Industry robot (left even, right odd: 3 VP) [SYN-63, s2 +0]
    all: s2 scores 0 VP in place 2 with 2 6: Industry robot (left even, right odd: 3 VP) [SYN-63, s2 +0]
    all: s2 scores 2 VP in place 3 with 6 1: Information robot (6 on one die: 2 VP, on both: 7 VP) [SYN-63, s2 +2]
    all: s2 scores 0 VP in place 4 with 1 3: Industry robot (both even: 3 VP) [SYN-63, s2 +0]
    all: s3 scores 3 VP in place 1 with 2 3: Service robot (VP: 5 − lower die) [SYN-63, s3 +3]
    all: s3 scores 0 VP in place 2 with 3 2: Industry robot (both odd: 3 VP) [SYN-63, s3 +0]
    all: s3 scores 0 VP in place 3 with 2 1: Industry robot (both odd: 3 VP) [SYN-63, s3 +0]
    all: s3 scores 0 VP in place 4 with 1 6: Information robot (3 on one die: 2 VP, on both: 7 VP) [SYN-63, s3 +0]
    all: s1 wins the Defence investor [SYN-73]
    all: s2 wins the Information investor [SYN-73]
    all: s1 is runner-up for the Information investor and scores 1 VP [SYN-76, s1 +1]
    all: s2 wins the Transport investor [SYN-73]
    all: s3 is runner-up for the Transport investor and scores 1 VP [SYN-76, s3 +1]
    all: s3 wins the Industry investor [SYN-73]
    all: s1 is runner-up for the Industry investor and scores 1 VP [SYN-76, s1 +1]
    all: s1 wins the Service investor [SYN-73]
    all: s3 is runner-up for the Service investor and scores 1 VP [SYN-76, s3 +1]
    all: Round 3 begins. Turn order: s3, s1 and s2 [SYN-25]
    all: Slot 1: Transport robot (left ≥ right: 3 VP) [SYN-60]
    all: Slot 2: Information robot (2 on one die: 2 VP, on both: 7 VP) [SYN-60]
    all: Slot 3: Transport robot (left < right: 4 VP) [SYN-60]
    all: Slot 4: Industry robot (odd sum: 2 VP) [SYN-60]
    all: Investor 1: Transport [SYN-19]
    all: Investor 2: Industry [SYN-19]
    all: Investor 3: Service [SYN-19]
    all: Investor 4: Information [SYN-19]
    all: Investor 5: Defence [SYN-19]
    all: s1 rolls 4 2 3 2 2 [SYN-22]
    all: s2 rolls 4 6 4 5 5 [SYN-22]
    all: s3 rolls 4 2 4 4 5 [SYN-22]
54 s3 Buy from slot 4: Industry robot (odd sum: 2 VP), corners + and +, with 2 assistants
    all: s3 sends an agent and 2 assistants to slot 4 and takes the Industry robot (odd sum: 2 VP) [SYN-33]
    all: Slot 4: Information robot (1 on one die: 2 VP, on both: 7 VP) [SYN-60]
55 s3 Place 3: dice 4 4 → 5 5, 0 VP with these dice
    all: s3 plugs the Industry robot (odd sum: 2 VP) into place 3 [SYN-41]
56 s3 Cover nothing: dice 4 4 → 5 5, 0 VP with these dice
    all: s3 calibrates place 3: 4 4 → 5 5 [SYN-43]
57 s1 Buy from slot 2: Information robot (2 on one die: 2 VP, on both: 7 VP), corners = and +, with 2 assistants
    all: s1 sends an agent and 2 assistants to slot 2 and takes the Information robot (2 on one die: 2 VP, on both: 7 VP) [SYN-33]
    all: Slot 2: Information robot (5 on one die: 2 VP, on both: 7 VP) [SYN-60]
58 s1 Place 2: dice 2 3 → 2 4, 2 VP with these dice
    all: s1 plugs the Information robot (2 on one die: 2 VP, on both: 7 VP) into place 2 [SYN-41]
59 s1 Cover the right corner: dice 2 3 → 2 3, 2 VP with these dice
    all: s1 covers the right corner and calibrates place 2: 2 3 → 2 3 [SYN-43]
60 s2 Buy from slot 4: Information robot (1 on one die: 2 VP, on both: 7 VP), corners + and =
    all: s2 sends an agent to slot 4 and takes the Information robot (1 on one die: 2 VP, on both: 7 VP) [SYN-33]
    all: Slot 4: Information robot (4 on one die: 2 VP, on both: 7 VP) [SYN-60]
= 60 75877c486805472ef0723808a969e99e886088e00fc911a8c2977993f2216289
61 s2 Place 4: dice 5 5 → 6 5, 0 VP with these dice
    all: s2 plugs the Information robot (1 on one die: 2 VP, on both: 7 VP) into place 4 [SYN-41]
62 s2 Cover the left corner: dice 5 5 → 5 5, 0 VP with these dice
    all: s2 covers the left corner and calibrates place 4: 5 5 → 5 5 [SYN-43]
63 s3 Buy from slot 4: Information robot (4 on one die: 2 VP, on both: 7 VP), corners = and +, with 1 assistant
    all: s3 sends an agent and 1 assistant to slot 4 and takes the Information robot (4 on one die: 2 VP, on both: 7 VP) [SYN-33]
    all: Slot 4: Defence robot (sum ≤ 5: 4 VP) [SYN-60]
64 s3 Place 4: dice 5 5 → 5 6, 0 VP with these dice
    all: s3 plugs the Information robot (4 on one die: 2 VP, on both: 7 VP) into place 4 [SYN-41]
65 s3 Cover nothing: dice 5 5 → 5 6, 0 VP with these dice
    all: s3 calibrates place 4: 5 5 → 5 6 [SYN-43]
66 s1 Buy from slot 4: Defence robot (sum ≤ 5: 4 VP), corners = and −, with 2 assistants
    all: s1 sends an agent and 2 assistants to slot 4 and takes the Defence robot (sum ≤ 5: 4 VP) [SYN-33]
    all: Slot 4: Defence robot (sum 7: 5 VP) [SYN-60]
67 s1 Place 1: dice 4 2 → 4 1, 4 VP with these dice
    all: s1 plugs the Defence robot (sum ≤ 5: 4 VP) into place 1 [SYN-41]
    all: s1 calibrates place 1: 4 2 → 4 1 [SYN-43]
68 s2 Buy from slot 1: Transport robot (left ≥ right: 3 VP), corners − and −, with 4 assistants
    all: s2 sends an agent and 4 assistants to slot 1 and takes the Transport robot (left ≥ right: 3 VP) [SYN-33]
    all: Slot 1: Transport robot (left = right: 5 VP) [SYN-60]
69 s2 Place 3: dice 4 5 → 3 4, 0 VP with these dice
    all: s2 plugs the Transport robot (left ≥ right: 3 VP) into place 3 [SYN-41]
    all: s2 calibrates place 3: 4 5 → 3 4 [SYN-43]
70 s3 Buy from slot 3: Transport robot (left < right: 4 VP), corners = and −, with 2 assistants
    all: s3 sends an agent and 2 assistants to slot 3 and takes the Transport robot (left < right: 4 VP) [SYN-33]
    all: Slot 3: Information robot (1 on one die: 2 VP, on both: 7 VP) [SYN-60]
= 70 d8130b5675d45dbc661bd84256e7cf863522a2686c3b084d0ed79a6bc4bacf2f
71 s3 Place 1: dice 4 2 → 4 1, 0 VP with these dice
    all: s3 plugs the Transport robot (left < right: 4 VP) into place 1 [SYN-41]
    all: s3 calibrates place 1: 4 2 → 4 1 [SYN-43]
72 s1 Pass: four new cards, and your place in next round’s turn order. You can still buy this round
    all: s1 passes [SYN-53]
    all: s1 replaces the four cards in the factory [SYN-54]
    all: Slot 1: Defence robot (sum ≥ 9: 4 VP) [SYN-60]
    all: Slot 2: Industry robot (both even: 3 VP) [SYN-60]
    all: Slot 3: Transport robot (left < right: 4 VP) [SYN-60]
    all: Slot 4: Defence robot (sum ≤ 5: 4 VP) [SYN-60]
73 s2 Pass: four new cards, and your place in next round’s turn order. You can still buy this round
    all: s2 passes [SYN-53]
    all: s2 replaces the four cards in the factory [SYN-54]
    all: Slot 1: Service robot (VP: lower die − 1) [SYN-60]
    all: Slot 2: Transport robot (left > right: 4 VP) [SYN-60]
    all: Slot 3: Information robot (2 on one die: 2 VP, on both: 7 VP) [SYN-60]
    all: Slot 4: Transport robot (left = right: 5 VP) [SYN-60]
74 s3 Buy from slot 4: Transport robot (left = right: 5 VP), corners − and =
    all: s3 sends an agent to slot 4 and takes the Transport robot (left = right: 5 VP) [SYN-33]
    all: Slot 4: Information robot (3 on one die: 2 VP, on both: 7 VP) [SYN-60]
    all: s3 plugs the Transport robot (left = right: 5 VP) into place 2 [SYN-41]
    all: s3 calibrates place 2: 1 5 → 6 5 [SYN-43]
75 s1 Buy from slot 4: Information robot (3 on one die: 2 VP, on both: 7 VP), corners − and −
    all: s1 sends an agent to slot 4 and takes the Information robot (3 on one die: 2 VP, on both: 7 VP) [SYN-33]
    all: The discard pile (24 cards) is shuffled into a new deck [SYN-58]
    all: Slot 4: Transport robot (left = right: 5 VP) [SYN-60]
76 s1 Place 4: dice 2 2 → 1 1, 0 VP with these dice
    all: s1 plugs the Information robot (3 on one die: 2 VP, on both: 7 VP) into place 4 [SYN-41]
    all: s1 calibrates place 4: 2 2 → 1 1 [SYN-43]
77 s2 Buy from slot 2: Transport robot (left > right: 4 VP), corners − and +
    all: s2 sends an agent to slot 2 and takes the Transport robot (left > right: 4 VP) [SYN-33]
    all: Slot 2: Information robot (1 on one die: 2 VP, on both: 7 VP) [SYN-60]
78 s2 Place 2: dice 6 3 → 5 4, 4 VP with these dice
    all: s2 plugs the Transport robot (left > right: 4 VP) into place 2 [SYN-41]
    all: s2 calibrates place 2: 6 3 → 5 4 [SYN-43]
    all: s3 has no agents left and passes [SYN-29]
79 s1 Buy from slot 3: Information robot (2 on one die: 2 VP, on both: 7 VP), corners − and =
    all: s1 sends an agent to slot 3 and takes the Information robot (2 on one die: 2 VP, on both: 7 VP) [SYN-33]
    all: Slot 3: Defence robot (sum ≥ 9: 4 VP) [SYN-60]
    all: s1 plugs the Information robot (2 on one die: 2 VP, on both: 7 VP) into place 3 [SYN-41]
    all: s1 calibrates place 3: 3 1 → 2 1 [SYN-43]
80 s2 Buy from slot 4: Transport robot (left = right: 5 VP), corners = and −
    all: s2 sends an agent to slot 4 and takes the Transport robot (left = right: 5 VP) [SYN-33]
    all: Slot 4: Service robot (VP: sum of the dice − 6) [SYN-60]
    all: s2 plugs the Transport robot (left = right: 5 VP) into place 1 [SYN-41]
    all: s2 calibrates place 1: 4 5 → 4 4 [SYN-43]
    all: Round 3 ends [SYN-32]
    all: s1 scores 4 VP in place 1 with 4 1: Defence robot (sum ≤ 5: 4 VP) [SYN-63, s1 +4]
    all: s1 scores 2 VP in place 2 with 1 2: Information robot (2 on one die: 2 VP, on both: 7 VP) [SYN-63, s1 +2]
    all: s1 scores 2 VP in place 3 with 2 1: Information robot (2 on one die: 2 VP, on both: 7 VP) [SYN-63, s1 +2]
    all: s1 scores 0 VP in place 4 with 1 1: Information robot (3 on one die: 2 VP, on both: 7 VP) [SYN-63, s1 +0]
    all: s2 scores 5 VP in place 1 with 4 4: Transport robot (left = right: 5 VP) [SYN-63, s2 +5]
    all: s2 scores 0 VP in place 2 with 4 4: Transport robot (left > right: 4 VP) [SYN-63, s2 +0]
    all: s2 scores 3 VP in place 3 with 4 4: Transport robot (left ≥ right: 3 VP) [SYN-63, s2 +3]
    all: s2 scores 0 VP in place 4 with 4 5: Information robot (1 on one die: 2 VP, on both: 7 VP) [SYN-63, s2 +0]
    all: s3 scores 4 VP in place 1 with 4 6: Transport robot (left < right: 4 VP) [SYN-63, s3 +4]
    all: s3 scores 0 VP in place 2 with 6 5: Transport robot (left = right: 5 VP) [SYN-63, s3 +0]
    all: s3 scores 0 VP in place 3 with 5 5: Industry robot (odd sum: 2 VP) [SYN-63, s3 +0]
    all: s3 scores 0 VP in place 4 with 5 6: Information robot (4 on one die: 2 VP, on both: 7 VP) [SYN-63, s3 +0]
    all: s2 wins the Transport investor [SYN-73]
    all: s2 wins the Industry investor [SYN-73]
    all: s1 is runner-up for the Industry investor and scores 1 VP [SYN-76, s1 +1]
    all: s1 wins the Service investor [SYN-73]
    all: s3 is runner-up for the Service investor and scores 1 VP [SYN-76, s3 +1]
    all: s3 wins the Information investor [SYN-73]
    all: s1 is runner-up for the Information investor and scores 1 VP [SYN-76, s1 +1]
    all: s3 wins the Defence investor [SYN-73]
    all: s1 is runner-up for the Defence investor and scores 1 VP [SYN-76, s1 +1]
    all: s1: Information, 1 investor × 3 robots = 3 VP [SYN-86, s1 +3]
    all: s1: Service, 3 investors × 1 robot = 3 VP [SYN-86, s1 +3]
    all: s1: Defence, 1 investor × 2 robots = 2 VP [SYN-86, s1 +2]
    all: s2: Information, 1 investor × 3 robots = 3 VP [SYN-86, s2 +3]
    all: s2: Transport, 2 investors × 3 robots = 6 VP [SYN-86, s2 +6]
    all: s2: Defence, 1 investor × 2 robots = 2 VP [SYN-86, s2 +2]
    all: s2: Industry, 1 investor × 3 robots = 3 VP [SYN-86, s2 +3]
    all: s3: Information, 2 investors × 3 robots = 6 VP [SYN-86, s3 +6]
    all: s3: Transport, 2 investors × 2 robots = 4 VP [SYN-86, s3 +4]
    all: s3: Defence, 2 investors × 1 robot = 2 VP [SYN-86, s3 +2]
    all: s3: Industry, 2 investors × 4 robots = 8 VP [SYN-86, s3 +8]
    all: s1 finishes with 34 VP, rank 2 [SYN-87]
    all: s2 finishes with 34 VP, rank 2 [SYN-87]
    all: s3 finishes with 34 VP, rank 1 [SYN-87]
= 80 3320fcfba66f6a2831d75035233918fba47c1c1322d6fdb984da38968daee621
= 80 3320fcfba66f6a2831d75035233918fba47c1c1322d6fdb984da38968daee621
s1 rank 2 score 34
s2 rank 2 score 34
s3 rank 1 score 34

syndicate revision 1, 2 seats, options {}
deal
    all: s1 runs Nautilus Transport and starts with an investor: Transport [SYN-13]
    all: s2 runs Meridian Industries and starts with an investor: Industry [SYN-13]
    all: First turn order: s2 and s1 [SYN-15]
    all: Round 1 begins. Turn order: s2 and s1 [SYN-25]
    all: Slot 1: Service robot (VP: higher die − 2) [SYN-60]
    all: Slot 2: Service robot (VP: lower die − 1) [SYN-60]
    all: Slot 3: Transport robot (left < right: 4 VP) [SYN-60]
    all: Slot 4: Industry robot (both even: 3 VP) [SYN-60]
    all: Investor 1: Industry [SYN-19]
    all: Investor 2: Transport [SYN-19]
    all: Investor 3: Defence [SYN-19]
    all: Investor 4: Information [SYN-19]
    all: Investor 5: Service [SYN-19]
    all: s1 rolls 2 1 3 3 5 [SYN-22]
    all: s2 rolls 1 3 3 3 3 [SYN-22]
1 s2 Buy from slot 4: Industry robot (both even: 3 VP), corners + and =, with 1 assistant
    all: s2 sends an agent and 1 assistant to slot 4 and takes the Industry robot (both even: 3 VP) [SYN-33]
    all: Slot 4: Information robot (4 on one die: 2 VP, on both: 7 VP) [SYN-60]
2 s2 Place 3: dice 3 3 → 4 3, 0 VP with these dice
    all: s2 plugs the Industry robot (both even: 3 VP) into place 3 [SYN-41]
3 s2 Cover the left corner: dice 3 3 → 3 3, 0 VP with these dice
    all: s2 covers the left corner and calibrates place 3: 3 3 → 3 3 [SYN-43]
4 s1 Buy from slot 1: Service robot (VP: higher die − 2), corners = and −, with 1 assistant
    all: s1 sends an agent and 1 assistant to slot 1 and takes the Service robot (VP: higher die − 2) [SYN-33]
    all: Slot 1: Service robot (VP: 7 − higher die) [SYN-60]
5 s1 Place 4: dice 3 5 → 3 4, 2 VP with these dice
    all: s1 plugs the Service robot (VP: higher die − 2) into place 4 [SYN-41]
6 s1 Cover the right corner: dice 3 5 → 3 5, 3 VP with these dice
    all: s1 covers the right corner and calibrates place 4: 3 5 → 3 5 [SYN-43]
7 s2 Buy from slot 3: Transport robot (left < right: 4 VP), corners + and −, with 1 assistant
    all: s2 sends an agent and 1 assistant to slot 3 and takes the Transport robot (left < right: 4 VP) [SYN-33]
    all: Slot 3: Information robot (2 on one die: 2 VP, on both: 7 VP) [SYN-60]
8 s2 Place 2: dice 3 3 → 4 2, 0 VP with these dice
    all: s2 plugs the Transport robot (left < right: 4 VP) into place 2 [SYN-41]
9 s2 Cover the right corner: dice 3 3 → 4 3, 0 VP with these dice
    all: s2 covers the right corner and calibrates place 2: 3 3 → 4 3 [SYN-43]
10 s1 Buy from slot 1: Service robot (VP: 7 − higher die), corners − and +
    all: s1 sends an agent to slot 1 and takes the Service robot (VP: 7 − higher die) [SYN-33]
    all: Slot 1: Information robot (3 on one die: 2 VP, on both: 7 VP) [SYN-60]
= 10 099c2eeddc215666d1f1d795e7584810ee60c0368d8c701619a4196fa92ce027
11 s1 Place 3: dice 3 3 → 2 4, 3 VP with these dice
    all: s1 plugs the Service robot (VP: 7 − higher die) into place 3 [SYN-41]
12 s1 Cover nothing: dice 3 3 → 2 4, 3 VP with these dice
    all: s1 calibrates place 3: 3 3 → 2 4 [SYN-43]
13 s2 Buy from slot 1: Information robot (3 on one die: 2 VP, on both: 7 VP), corners − and −, with 1 assistant
    all: s2 sends an agent and 1 assistant to slot 1 and takes the Information robot (3 on one die: 2 VP, on both: 7 VP) [SYN-33]
    all: Slot 1: Service robot (VP: 8 − sum of the dice) [SYN-60]
14 s2 Place 4: dice 3 3 → 2 2, 0 VP with these dice
    all: s2 plugs the Information robot (3 on one die: 2 VP, on both: 7 VP) into place 4 [SYN-41]
    all: s2 calibrates place 4: 3 3 → 2 2 [SYN-43]
15 s1 Buy from slot 1: Service robot (VP: 8 − sum of the dice), corners = and +
    all: s1 sends an agent to slot 1 and takes the Service robot (VP: 8 − sum of the dice) [SYN-33]
    all: Slot 1: Defence robot (sum ≤ 4 or ≥ 10: 4 VP) [SYN-60]
16 s1 Place 2: dice 1 2 → 1 3, 4 VP with these dice
    all: s1 plugs the Service robot (VP: 8 − sum of the dice) into place 2 [SYN-41]
17 s1 Cover nothing: dice 1 2 → 1 3, 4 VP with these dice
    all: s1 calibrates place 2: 1 2 → 1 3 [SYN-43]
18 s2 Buy from slot 2: Service robot (VP: lower die − 1), corners + and =
    all: s2 sends an agent to slot 2 and takes the Service robot (VP: lower die − 1) [SYN-33]
    all: Slot 2: Industry robot (both odd: 3 VP) [SYN-60]
    all: s2 plugs the Service robot (VP: lower die − 1) into place 1 [SYN-41]
    all: s2 calibrates place 1: 1 4 → 2 4 [SYN-43]
19 s1 Buy from slot 2: Industry robot (both odd: 3 VP), corners − and =, with 1 assistant
    all: s1 sends an agent and 1 assistant to slot 2 and takes the Industry robot (both odd: 3 VP) [SYN-33]
    all: Slot 2: Service robot (VP: higher die − 2) [SYN-60]
    all: s1 plugs the Industry robot (both odd: 3 VP) into place 1 [SYN-41]
20 s1 Cover the left corner: dice 2 1 → 2 1, 0 VP with these dice
    all: s1 covers the left corner and calibrates place 1: 2 1 → 2 1 [SYN-43]
    all: s2 has no agents left and passes [SYN-29]
    all: s1 has no agents left and passes [SYN-29]
    all: Round 1 ends [SYN-32]
    all: s1 scores 0 VP in place 1 with 2 1: Industry robot (both odd: 3 VP) [SYN-63, s1 +0]
    all: s1 scores 4 VP in place 2 with 1 3: Service robot (VP: 8 − sum of the dice) [SYN-63, s1 +4]
    all: s1 scores 3 VP in place 3 with 3 4: Service robot (VP: 7 − higher die) [SYN-63, s1 +3]
    all: s1 scores 3 VP in place 4 with 4 5: Service robot (VP: higher die − 2) [SYN-63, s1 +3]
    all: s2 scores 1 VP in place 1 with 2 4: Service robot (VP: lower die − 1) [SYN-63, s2 +1]
    all: s2 scores 0 VP in place 2 with 4 3: Transport robot (left < right: 4 VP) [SYN-63, s2 +0]
    all: s2 scores 0 VP in place 3 with 3 2: Industry robot (both even: 3 VP) [SYN-63, s2 +0]
    all: s2 scores 0 VP in place 4 with 2 2: Information robot (3 on one die: 2 VP, on both: 7 VP) [SYN-63, s2 +0]
    all: s1 wins the Industry investor [SYN-73]
    all: s2 is runner-up for the Industry investor and scores 1 VP [SYN-76, s2 +1]
    all: s1 wins the Transport investor [SYN-73]
    all: s2 is runner-up for the Transport investor and scores 1 VP [SYN-76, s2 +1]
    all: s2 wins the Defence investor [SYN-73]
    all: s1 is runner-up for the Defence investor and scores 1 VP [SYN-76, s1 +1]
    all: s2 wins the Information investor [SYN-73]
    all: s2 wins the Service investor [SYN-73]
    all: Round 2 begins. Turn order: s1 and s2 [SYN-25]
    all: Slot 1: Defence robot (sum ≥ 9: 4 VP) [SYN-60]
    all: Slot 2: Transport robot (left = right: 5 VP) [SYN-60]
    all: Slot 3: Information robot (5 on one die: 2 VP, on both: 7 VP) [SYN-60]
    all: Slot 4: Service robot (VP: sum of the dice − 6) [SYN-60]
    all: Investor 1: Transport [SYN-19]
    all: Investor 2: Information [SYN-19]
    all: Investor 3: Defence [SYN-19]
    all: Investor 4: Industry [SYN-19]
    all: Investor 5: Service [SYN-19]
    all: s1 rolls 5 1 2 1 3 [SYN-22]
    all: s2 rolls 5 4 2 3 2 [SYN-22]
= 20 ffd32631a9be6ae0cdaf796c4cef068ffd51ec4f6998f7ba97d97dd7f2a998ed
21 s1 Buy from slot 3: Information robot (5 on one die: 2 VP, on both: 7 VP), corners + and −, with 4 assistants
    all: s1 sends an agent and 4 assistants to slot 3 and takes the Information robot (5 on one die: 2 VP, on both: 7 VP) [SYN-33]
    all: Slot 3: Transport robot (left > right: 4 VP) [SYN-60]
22 s1 Place 3: dice 2 1 → 3 6, 0 VP with these dice
    all: s1 plugs the Information robot (5 on one die: 2 VP, on both: 7 VP) into place 3 [SYN-41]
23 s1 Cover the right corner: dice 2 1 → 3 1, 0 VP with these dice
    all: s1 covers the right corner and calibrates place 3: 2 1 → 3 1 [SYN-43]
24 s2 Buy from slot 1: Defence robot (sum ≥ 9: 4 VP), corners = and +, with 1 assistant
    all: s2 sends an agent and 1 assistant to slot 1 and takes the Defence robot (sum ≥ 9: 4 VP) [SYN-33]
    all: Slot 1: Industry robot (even sum: 2 VP) [SYN-60]
25 s2 Place 4: dice 3 2 → 3 3, 0 VP with these dice
    all: s2 plugs the Defence robot (sum ≥ 9: 4 VP) into place 4 [SYN-41]
26 s2 Cover the right corner: dice 3 2 → 3 2, 0 VP with these dice
    all: s2 covers the right corner and calibrates place 4: 3 2 → 3 2 [SYN-43]
27 s1 Buy from slot 2: Transport robot (left = right: 5 VP), corners − and =
    all: s1 sends an agent to slot 2 and takes the Transport robot (left = right: 5 VP) [SYN-33]
    all: Slot 2: Defence robot (sum ≤ 4 or ≥ 10: 4 VP) [SYN-60]
28 s1 Place 4: dice 1 3 → 6 3, 0 VP with these dice
    all: s1 plugs the Transport robot (left = right: 5 VP) into place 4 [SYN-41]
    all: s1 calibrates place 4: 1 3 → 6 3 [SYN-43]
29 s2 Buy from slot 3: Transport robot (left > right: 4 VP), corners − and +, with 3 assistants
    all: s2 sends an agent and 3 assistants to slot 3 and takes the Transport robot (left > right: 4 VP) [SYN-33]
    all: Slot 3: Transport robot (left ≤ right: 3 VP) [SYN-60]
30 s2 Place 3: dice 2 3 → 1 4, 0 VP with these dice
    all: s2 plugs the Transport robot (left > right: 4 VP) into place 3 [SYN-41]
    all: s2 calibrates place 3: 2 3 → 1 4 [SYN-43]
= 30 2690e240c54c1d276ee7f27f7fe539cc12f6a6f038dec92da34c6359df3add2a
31 s1 Buy from slot 1: Industry robot (even sum: 2 VP), corners + and =
    all: s1 sends an agent to slot 1 and takes the Industry robot (even sum: 2 VP) [SYN-33]
    all: Slot 1: Industry robot (both even: 3 VP) [SYN-60]
32 s1 Place 2: dice 1 3 → 2 3, 0 VP with these dice
    all: s1 plugs the Industry robot (even sum: 2 VP) into place 2 [SYN-41]
    all: s1 calibrates place 2: 1 3 → 2 3 [SYN-43]
33 s2 Buy from slot 3: Transport robot (left ≤ right: 3 VP), corners + and +
    all: s2 sends an agent to slot 3 and takes the Transport robot (left ≤ right: 3 VP) [SYN-33]
    all: Slot 3: Industry robot (odd sum: 2 VP) [SYN-60]
34 s2 Place 1: dice 5 4 → 6 5, 0 VP with these dice
    all: s2 plugs the Transport robot (left ≤ right: 3 VP) into place 1 [SYN-41]
    all: s2 calibrates place 1: 5 4 → 6 5 [SYN-43]
35 s1 Buy from slot 2: Defence robot (sum ≤ 4 or ≥ 10: 4 VP), corners − and −
    all: s1 sends an agent to slot 2 and takes the Defence robot (sum ≤ 4 or ≥ 10: 4 VP) [SYN-33]
    all: Slot 2: Defence robot (sum 7: 5 VP) [SYN-60]
    all: s1 plugs the Defence robot (sum ≤ 4 or ≥ 10: 4 VP) into place 1 [SYN-41]
    all: s1 calibrates place 1: 5 2 → 4 1 [SYN-43]
36 s2 Buy from slot 3: Industry robot (odd sum: 2 VP), corners + and +
    all: s2 sends an agent to slot 3 and takes the Industry robot (odd sum: 2 VP) [SYN-33]
    all: Slot 3: Defence robot (sum ≤ 5: 4 VP) [SYN-60]
    all: s2 plugs the Industry robot (odd sum: 2 VP) into place 2 [SYN-41]
    all: s2 calibrates place 2: 5 1 → 6 2 [SYN-43]
    all: s1 has no agents left and passes [SYN-29]
    all: s2 has no agents left and passes [SYN-29]
    all: Round 2 ends [SYN-32]
    all: s1 scores 0 VP in place 1 with 4 1: Defence robot (sum ≤ 4 or ≥ 10: 4 VP) [SYN-63, s1 +0]
    all: s1 scores 2 VP in place 2 with 1 3: Industry robot (even sum: 2 VP) [SYN-63, s1 +2]
    all: s1 scores 0 VP in place 3 with 3 6: Information robot (5 on one die: 2 VP, on both: 7 VP) [SYN-63, s1 +0]
    all: s1 scores 0 VP in place 4 with 6 3: Transport robot (left = right: 5 VP) [SYN-63, s1 +0]
    all: s2 scores 3 VP in place 1 with 6 6: Transport robot (left ≤ right: 3 VP) [SYN-63, s2 +3]
    all: s2 scores 0 VP in place 2 with 6 2: Industry robot (odd sum: 2 VP) [SYN-63, s2 +0]
    all: s2 scores 0 VP in place 3 with 2 4: Transport robot (left > right: 4 VP) [SYN-63, s2 +0]
    all: s2 scores 0 VP in place 4 with 4 2: Defence robot (sum ≥ 9: 4 VP) [SYN-63, s2 +0]
    all: s2 wins the Transport investor [SYN-73]
    all: s1 is runner-up for the Transport investor and scores 1 VP [SYN-76, s1 +1]
    all: s1 wins the Information investor [SYN-73]
    all: s2 is runner-up for the Information investor and scores 1 VP [SYN-76, s2 +1]
    all: s1 wins the Defence investor [SYN-73]
    all: s2 is runner-up for the Defence investor and scores 1 VP [SYN-76, s2 +1]
    all: s2 wins the Industry investor [SYN-73]
    all: s1 is runner-up for the Industry investor and scores 1 VP [SYN-76, s1 +1]
    all: Nobody wins the Service investor [SYN-77]
    all: Round 3 begins. Turn order: s2 and s1 [SYN-25]
    all: Slot 1: Defence robot (sum 7: 5 VP) [SYN-60]
    all: Slot 2: Information robot (3 on one die: 2 VP, on both: 7 VP) [SYN-60]
    all: Slot 3: Transport robot (left < right: 4 VP) [SYN-60]
    all: Slot 4: Industry robot (both odd: 3 VP) [SYN-60]
    all: Investor 1: Defence [SYN-19]
    all: Investor 2: Information [SYN-19]
    all: Investor 3: Service [SYN-19]
    all: Investor 4: Industry [SYN-19]
    all: Investor 5: Transport [SYN-19]
    all: s1 rolls 1 1 2 5 6 [SYN-22]
    all: s2 rolls 1 5 6 4 3 [SYN-22]
37 s2 Buy from slot 3: Transport robot (left < right: 4 VP), corners + and =, with 5 assistants
    all: s2 sends an agent and 5 assistants to slot 3 and takes the Transport robot (left < right: 4 VP) [SYN-33]
    all: Slot 3: Industry robot (left even, right odd: 3 VP) [SYN-60]
38 s2 Place 4: dice 4 3 → 5 3, 0 VP with these dice
    all: s2 plugs the Transport robot (left < right: 4 VP) into place 4 [SYN-41]
    all: s2 calibrates place 4: 4 3 → 5 3 [SYN-43]
39 s1 Buy from slot 1: Defence robot (sum 7: 5 VP), corners = and +, with 4 assistants
    all: s1 sends an agent and 4 assistants to slot 1 and takes the Defence robot (sum 7: 5 VP) [SYN-33]
    all: Slot 1: Transport robot (left > right: 4 VP) [SYN-60]
40 s1 Place 3: dice 2 5 → 2 6, 0 VP with these dice
    all: s1 plugs the Defence robot (sum 7: 5 VP) into place 3 [SYN-41]
= 40 21b363703a8ddf103955f01278ed91df2c4e86b6b70dca7bbefab06bc60333ea
41 s1 Cover nothing: dice 2 5 → 2 6, 0 VP with these dice
    all: s1 calibrates place 3: 2 5 → 2 6 [SYN-43]
42 s2 Buy from slot 4: Industry robot (both odd: 3 VP), corners = and +
    all: s2 sends an agent to slot 4 and takes the Industry robot (both odd: 3 VP) [SYN-33]
    all: Slot 4: Information robot (6 on one die: 2 VP, on both: 7 VP) [SYN-60]
43 s2 Place 2: dice 5 6 → 5 1, 3 VP with these dice
    all: s2 plugs the Industry robot (both odd: 3 VP) into place 2 [SYN-41]
    all: s2 calibrates place 2: 5 6 → 5 1 [SYN-43]
44 s1 Buy from slot 2: Information robot (3 on one die: 2 VP, on both: 7 VP), corners + and =, with 1 assistant
    all: s1 sends an agent and 1 assistant to slot 2 and takes the Information robot (3 on one die: 2 VP, on both: 7 VP) [SYN-33]
    all: Slot 2: Service robot (VP: 7 − higher die) [SYN-60]
45 s1 Place 1: dice 1 1 → 2 1, 0 VP with these dice
    all: s1 plugs the Information robot (3 on one die: 2 VP, on both: 7 VP) into place 1 [SYN-41]
    all: s1 calibrates place 1: 1 1 → 2 1 [SYN-43]
46 s2 Buy from slot 2: Service robot (VP: 7 − higher die), corners = and +
    all: s2 sends an agent to slot 2 and takes the Service robot (VP: 7 − higher die) [SYN-33]
    all: Slot 2: Transport robot (left ≥ right: 3 VP) [SYN-60]
47 s2 Place 1: dice 1 5 → 1 6, 1 VP with these dice
    all: s2 plugs the Service robot (VP: 7 − higher die) into place 1 [SYN-41]
    all: s2 calibrates place 1: 1 5 → 1 6 [SYN-43]
48 s1 Buy from slot 1: Transport robot (left > right: 4 VP), corners = and +
    all: s1 sends an agent to slot 1 and takes the Transport robot (left > right: 4 VP) [SYN-33]
    all: Slot 1: Defence robot (sum ≤ 5: 4 VP) [SYN-60]
49 s1 Place 4: dice 6 6 → 6 1, 4 VP with these dice
    all: s1 plugs the Transport robot (left > right: 4 VP) into place 4 [SYN-41]
    all: s1 calibrates place 4: 6 6 → 6 1 [SYN-43]
50 s2 Buy from slot 4: Information robot (6 on one die: 2 VP, on both: 7 VP), corners = and −
    all: s2 sends an agent to slot 4 and takes the Information robot (6 on one die: 2 VP, on both: 7 VP) [SYN-33]
    all: Slot 4: Information robot (2 on one die: 2 VP, on both: 7 VP) [SYN-60]
    all: s2 plugs the Information robot (6 on one die: 2 VP, on both: 7 VP) into place 3 [SYN-41]
    all: s2 calibrates place 3: 1 5 → 1 4 [SYN-43]
= 50 378d1c0530d028ab5d62836363b3ce91836830451e8674853e8c7c1acf99f780
51 s1 Buy from slot 4: Information robot (2 on one die: 2 VP, on both: 7 VP), corners − and =
    all: s1 sends an agent to slot 4 and takes the Information robot (2 on one die: 2 VP, on both: 7 VP) [SYN-33]
    all: Slot 4: Defence robot (sum ≥ 9: 4 VP) [SYN-60]
    all: s1 plugs the Information robot (2 on one die: 2 VP, on both: 7 VP) into place 2 [SYN-41]
    all: s1 calibrates place 2: 1 2 → 6 2 [SYN-43]
    all: s2 has no agents left and passes [SYN-29]
    all: s1 has no agents left and passes [SYN-29]
    all: Round 3 ends [SYN-32]
    all: s1 scores 0 VP in place 1 with 2 6: Information robot (3 on one die: 2 VP, on both: 7 VP) [SYN-63, s1 +0]
    all: s1 scores 2 VP in place 2 with 6 2: Information robot (2 on one die: 2 VP, on both: 7 VP) [SYN-63, s1 +2]
    all: s1 scores 0 VP in place 3 with 2 6: Defence robot (sum 7: 5 VP) [SYN-63, s1 +0]
    all: s1 scores 4 VP in place 4 with 6 1: Transport robot (left > right: 4 VP) [SYN-63, s1 +4]
    all: s2 scores 1 VP in place 1 with 1 6: Service robot (VP: 7 − higher die) [SYN-63, s2 +1]
    all: s2 scores 0 VP in place 2 with 6 1: Industry robot (both odd: 3 VP) [SYN-63, s2 +0]
    all: s2 scores 0 VP in place 3 with 1 4: Information robot (6 on one die: 2 VP, on both: 7 VP) [SYN-63, s2 +0]
    all: s2 scores 0 VP in place 4 with 4 3: Transport robot (left < right: 4 VP) [SYN-63, s2 +0]
    all: s1 wins the Defence investor [SYN-73]
    all: s1 wins the Information investor [SYN-73]
    all: s2 is runner-up for the Information investor and scores 1 VP [SYN-76, s2 +1]
    all: s2 wins the Service investor [SYN-73]
    all: s1 is runner-up for the Service investor and scores 1 VP [SYN-76, s1 +1]
    all: s2 wins the Industry investor [SYN-73]
    all: s1 is runner-up for the Industry investor and scores 1 VP [SYN-76, s1 +1]
    all: s2 wins the Transport investor [SYN-73]
    all: s1 is runner-up for the Transport investor and scores 1 VP [SYN-76, s1 +1]
    all: s1: Information, 2 investors × 3 robots = 6 VP [SYN-86, s1 +6]
    all: s1: Transport, 2 investors × 2 robots = 4 VP [SYN-86, s1 +4]
    all: s1: Defence, 2 investors × 2 robots = 4 VP [SYN-86, s1 +4]
    all: s1: Industry, 1 investor × 2 robots = 2 VP [SYN-86, s1 +2]
    all: s2: Information, 1 investor × 2 robots = 2 VP [SYN-86, s2 +2]
    all: s2: Service, 2 investors × 2 robots = 4 VP [SYN-86, s2 +4]
    all: s2: Transport, 2 investors × 4 robots = 8 VP [SYN-86, s2 +8]
    all: s2: Defence, 1 investor × 1 robot = 1 VP [SYN-86, s2 +1]
    all: s2: Industry, 3 investors × 3 robots = 9 VP [SYN-86, s2 +9]
    all: s1 finishes with 40 VP, rank 1 [SYN-87]
    all: s2 finishes with 34 VP, rank 2 [SYN-87]
= 51 7d1f57752753cc422ffb78cf06c227e5e8a81c96e1daaf00a333a8fb9b488e10
s1 rank 1 score 40
s2 rank 2 score 34

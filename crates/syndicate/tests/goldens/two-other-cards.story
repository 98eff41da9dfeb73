syndicate revision 1, 2 seats, options {}
deal
    all: s1 runs Nautilus Transport and starts with an investor: Transport [SYN-13]
    all: s2 runs Meridian Defence and starts with an investor: Defence [SYN-13]
    all: First turn order: s2 and s1 [SYN-15]
    all: Round 1 begins. Turn order: s2 and s1 [SYN-25]
    all: Slot 1: Information robot (2 on one die: 3 VP, on both: 9 VP) [SYN-60]
    all: Slot 2: Defence robot (sum 8: 5 VP) [SYN-60]
    all: Slot 3: Transport robot (left ≥ right: 3 VP) [SYN-60]
    all: Slot 4: Information robot (3 on one die: 3 VP, on both: 9 VP) [SYN-60]
    all: Investor 1: Industry [SYN-19]
    all: Investor 2: Defence [SYN-19]
    all: Investor 3: Information [SYN-19]
    all: Investor 4: Service [SYN-19]
    all: Investor 5: Transport [SYN-19]
    all: s1 rolls 6 5 1 6 5 [SYN-22]
    all: s2 rolls 4 4 4 2 5 [SYN-22]
1 s2 Buy from slot 3: Transport robot (left ≥ right: 3 VP), corners − and −, with 2 assistants
    all: s2 sends an agent and 2 assistants to slot 3 and takes the Transport robot (left ≥ right: 3 VP) [SYN-33]
    all: Slot 3: Defence robot (difference 1: 4 VP) [SYN-60]
2 s2 Place 1: dice 4 4 → 3 3, 3 VP with these dice
    all: s2 plugs the Transport robot (left ≥ right: 3 VP) into place 1 [SYN-41]
3 s2 Cover nothing: dice 4 4 → 3 3, 3 VP with these dice
    all: s2 calibrates place 1: 4 4 → 3 3 [SYN-43]
4 s1 Buy from slot 2: Defence robot (sum 8: 5 VP), corners = and +
    all: s1 sends an agent to slot 2 and takes the Defence robot (sum 8: 5 VP) [SYN-33]
    all: Slot 2: Service robot (VP: higher die − 2) [SYN-60]
5 s1 Place 1: dice 6 5 → 6 6, 0 VP with these dice
    all: s1 plugs the Defence robot (sum 8: 5 VP) into place 1 [SYN-41]
6 s1 Cover the right corner: dice 6 5 → 6 5, 0 VP with these dice
    all: s1 covers the right corner and calibrates place 1: 6 5 → 6 5 [SYN-43]
7 s2 Buy from slot 2: Service robot (VP: higher die − 2), corners + and +, with 1 assistant
    all: s2 sends an agent and 1 assistant to slot 2 and takes the Service robot (VP: higher die − 2) [SYN-33]
    all: Slot 2: Information robot (5 on one die: 3 VP, on both: 9 VP) [SYN-60]
8 s2 Place 2: dice 3 4 → 4 5, 3 VP with these dice
    all: s2 plugs the Service robot (VP: higher die − 2) into place 2 [SYN-41]
9 s2 Cover both corners: dice 3 4 → 3 4, 2 VP with these dice
    all: s2 covers both corners and calibrates place 2: 3 4 → 3 4 [SYN-43]
10 s1 Buy from slot 4: Information robot (3 on one die: 3 VP, on both: 9 VP), corners − and −
    all: s1 sends an agent to slot 4 and takes the Information robot (3 on one die: 3 VP, on both: 9 VP) [SYN-33]
    all: Slot 4: Transport robot (left = right: 5 VP) [SYN-60]
= 10 b5c792aa2e3f09e28904a2bb85c536af3a00a2c4fa26152772070242f037dcad
11 s1 Place 3: dice 1 6 → 6 5, 0 VP with these dice
    all: s1 plugs the Information robot (3 on one die: 3 VP, on both: 9 VP) into place 3 [SYN-41]
12 s1 Cover nothing: dice 1 6 → 6 5, 0 VP with these dice
    all: s1 calibrates place 3: 1 6 → 6 5 [SYN-43]
13 s2 Buy from slot 4: Transport robot (left = right: 5 VP), corners = and −
    all: s2 sends an agent to slot 4 and takes the Transport robot (left = right: 5 VP) [SYN-33]
    all: Slot 4: Industry robot (left even, right odd: 3 VP) [SYN-60]
14 s2 Place 4: dice 2 5 → 2 4, 0 VP with these dice
    all: s2 plugs the Transport robot (left = right: 5 VP) into place 4 [SYN-41]
    all: s2 calibrates place 4: 2 5 → 2 4 [SYN-43]
15 s1 Buy from slot 3: Defence robot (difference 1: 4 VP), corners + and −, with 2 assistants
    all: s1 sends an agent and 2 assistants to slot 3 and takes the Defence robot (difference 1: 4 VP) [SYN-33]
    all: Slot 3: Defence robot (difference 1: 4 VP) [SYN-60]
16 s1 Place 2: dice 5 6 → 6 5, 4 VP with these dice
    all: s1 plugs the Defence robot (difference 1: 4 VP) into place 2 [SYN-41]
17 s1 Cover both corners: dice 5 6 → 5 6, 4 VP with these dice
    all: s1 covers both corners and calibrates place 2: 5 6 → 5 6 [SYN-43]
18 s2 Buy from slot 3: Defence robot (difference 1: 4 VP), corners − and =
    all: s2 sends an agent to slot 3 and takes the Defence robot (difference 1: 4 VP) [SYN-33]
    all: Slot 3: Transport robot (left < right: 4 VP) [SYN-60]
    all: s2 plugs the Defence robot (difference 1: 4 VP) into place 3 [SYN-41]
    all: s2 calibrates place 3: 4 2 → 3 2 [SYN-43]
19 s1 Buy from slot 3: Transport robot (left < right: 4 VP), corners = and −
    all: s1 sends an agent to slot 3 and takes the Transport robot (left < right: 4 VP) [SYN-33]
    all: Slot 3: Defence robot (sum ≤ 4 or ≥ 10: 4 VP) [SYN-60]
    all: s1 plugs the Transport robot (left < right: 4 VP) into place 4 [SYN-41]
    all: s1 calibrates place 4: 5 5 → 5 4 [SYN-43]
    all: s2 has no agents left and passes [SYN-29]
    all: s1 has no agents left and passes [SYN-29]
    all: Round 1 ends [SYN-32]
    all: s1 scores 0 VP in place 1 with 6 5: Defence robot (sum 8: 5 VP) [SYN-63, s1 +0]
    all: s1 scores 4 VP in place 2 with 5 6: Defence robot (difference 1: 4 VP) [SYN-63, s1 +4]
    all: s1 scores 0 VP in place 3 with 6 5: Information robot (3 on one die: 3 VP, on both: 9 VP) [SYN-63, s1 +0]
    all: s1 scores 0 VP in place 4 with 5 4: Transport robot (left < right: 4 VP) [SYN-63, s1 +0]
    all: s2 scores 3 VP in place 1 with 3 3: Transport robot (left ≥ right: 3 VP) [SYN-63, s2 +3]
    all: s2 scores 1 VP in place 2 with 3 3: Service robot (VP: higher die − 2) [SYN-63, s2 +1]
    all: s2 scores 4 VP in place 3 with 3 2: Defence robot (difference 1: 4 VP) [SYN-63, s2 +4]
    all: s2 scores 0 VP in place 4 with 2 4: Transport robot (left = right: 5 VP) [SYN-63, s2 +0]
    all: Nobody wins the Industry investor [SYN-77]
    all: s2 wins the Defence investor [SYN-73]
    all: s1 is runner-up for the Defence investor and scores 1 VP [SYN-76, s1 +1]
    all: s2 wins the Information investor [SYN-73]
    all: s1 is runner-up for the Information investor and scores 1 VP [SYN-76, s1 +1]
    all: s2 wins the Service investor [SYN-73]
    all: s1 is runner-up for the Service investor and scores 1 VP [SYN-76, s1 +1]
    all: s2 wins the Transport investor [SYN-73]
    all: s1 is runner-up for the Transport investor and scores 1 VP [SYN-76, s1 +1]
    all: Round 2 begins. Turn order: s1 and s2 [SYN-25]
    all: Slot 1: Information robot (3 on one die: 3 VP, on both: 9 VP) [SYN-60]
    all: Slot 2: Industry robot (both even: 3 VP) [SYN-60]
    all: Slot 3: Service robot (VP: 8 − sum of the dice) [SYN-60]
    all: Slot 4: Defence robot (sum ≤ 4 or ≥ 10: 4 VP) [SYN-60]
    all: Investor 1: Service [SYN-19]
    all: Investor 2: Defence [SYN-19]
    all: Investor 3: Transport [SYN-19]
    all: Investor 4: Industry [SYN-19]
    all: Investor 5: Information [SYN-19]
    all: s1 rolls 2 1 1 2 3 [SYN-22]
    all: s2 rolls 4 4 5 2 1 [SYN-22]
20 s1 Buy from slot 4: Defence robot (sum ≤ 4 or ≥ 10: 4 VP), corners + and =, with 1 assistant
    all: s1 sends an agent and 1 assistant to slot 4 and takes the Defence robot (sum ≤ 4 or ≥ 10: 4 VP) [SYN-33]
    all: Slot 4: Industry robot (both odd: 3 VP) [SYN-60]
= 20 bd30788e3ff9739281fcd89ef20787323ef56040281bbcaafe04488dea473fc8
21 s1 Place 4: dice 2 3 → 3 3, 0 VP with these dice
    all: s1 plugs the Defence robot (sum ≤ 4 or ≥ 10: 4 VP) into place 4 [SYN-41]
22 s1 Cover the left corner: dice 2 3 → 2 3, 0 VP with these dice
    all: s1 covers the left corner and calibrates place 4: 2 3 → 2 3 [SYN-43]
23 s2 Buy from slot 1: Information robot (3 on one die: 3 VP, on both: 9 VP), corners + and =, with 1 assistant
    all: s2 sends an agent and 1 assistant to slot 1 and takes the Information robot (3 on one die: 3 VP, on both: 9 VP) [SYN-33]
    all: Slot 1: Service robot (VP: 5 − lower die) [SYN-60]
24 s2 Place 2: dice 4 5 → 5 5, 0 VP with these dice
    all: s2 plugs the Information robot (3 on one die: 3 VP, on both: 9 VP) into place 2 [SYN-41]
25 s2 Cover nothing: dice 4 5 → 5 5, 0 VP with these dice
    all: s2 calibrates place 2: 4 5 → 5 5 [SYN-43]
26 s1 Buy from slot 1: Service robot (VP: 5 − lower die), corners + and =, with 1 assistant
    all: s1 sends an agent and 1 assistant to slot 1 and takes the Service robot (VP: 5 − lower die) [SYN-33]
    all: Slot 1: Industry robot (odd sum: 2 VP) [SYN-60]
27 s1 Place 3: dice 1 2 → 2 2, 3 VP with these dice
    all: s1 plugs the Service robot (VP: 5 − lower die) into place 3 [SYN-41]
28 s1 Cover the left corner: dice 1 2 → 1 2, 4 VP with these dice
    all: s1 covers the left corner and calibrates place 3: 1 2 → 1 2 [SYN-43]
29 s2 Buy from slot 4: Industry robot (both odd: 3 VP), corners − and =, with 3 assistants
    all: s2 sends an agent and 3 assistants to slot 4 and takes the Industry robot (both odd: 3 VP) [SYN-33]
    all: Slot 4: Information robot (5 on one die: 3 VP, on both: 9 VP) [SYN-60]
30 s2 Place 1: dice 4 5 → 3 5, 3 VP with these dice
    all: s2 plugs the Industry robot (both odd: 3 VP) into place 1 [SYN-41]
= 30 6772795081ac9c79312e1bba7330778212b922bcafbbbe2de2a72e034dff6fbf
31 s2 Cover nothing: dice 4 5 → 3 5, 3 VP with these dice
    all: s2 calibrates place 1: 4 5 → 3 5 [SYN-43]
32 s1 Buy from slot 4: Information robot (5 on one die: 3 VP, on both: 9 VP), corners − and =
    all: s1 sends an agent to slot 4 and takes the Information robot (5 on one die: 3 VP, on both: 9 VP) [SYN-33]
    all: Slot 4: Transport robot (left > right: 4 VP) [SYN-60]
33 s1 Place 2: dice 1 1 → 6 1, 0 VP with these dice
    all: s1 plugs the Information robot (5 on one die: 3 VP, on both: 9 VP) into place 2 [SYN-41]
34 s1 Cover the left corner: dice 1 1 → 1 1, 0 VP with these dice
    all: s1 covers the left corner and calibrates place 2: 1 1 → 1 1 [SYN-43]
35 s2 Buy from slot 1: Industry robot (odd sum: 2 VP), corners + and +
    all: s2 sends an agent to slot 1 and takes the Industry robot (odd sum: 2 VP) [SYN-33]
    all: Slot 1: Information robot (2 on one die: 3 VP, on both: 9 VP) [SYN-60]
36 s2 Place 4: dice 2 1 → 3 2, 2 VP with these dice
    all: s2 plugs the Industry robot (odd sum: 2 VP) into place 4 [SYN-41]
37 s2 Cover the right corner: dice 2 1 → 3 1, 0 VP with these dice
    all: s2 covers the right corner and calibrates place 4: 2 1 → 3 1 [SYN-43]
38 s1 Buy from slot 2: Industry robot (both even: 3 VP), corners − and −
    all: s1 sends an agent to slot 2 and takes the Industry robot (both even: 3 VP) [SYN-33]
    all: Slot 2: Information robot (1 on one die: 3 VP, on both: 9 VP) [SYN-60]
    all: s1 plugs the Industry robot (both even: 3 VP) into place 1 [SYN-41]
    all: s1 calibrates place 1: 2 1 → 1 6 [SYN-43]
39 s2 Pass: four new cards, and your place in next round’s turn order. You can still buy this round
    all: s2 passes [SYN-53]
    all: s2 replaces the four cards in the factory [SYN-54]
    all: Slot 1: Defence robot (difference 2: 5 VP) [SYN-60]
    all: Slot 2: Service robot (VP: sum of the dice − 6) [SYN-60]
    all: Slot 3: Industry robot (left even, right odd: 3 VP) [SYN-60]
    all: Slot 4: Transport robot (left ≥ right: 3 VP) [SYN-60]
    all: s1 has no agents left and passes [SYN-29]
40 s2 Buy from slot 2: Service robot (VP: sum of the dice − 6), corners + and −
    all: s2 sends an agent to slot 2 and takes the Service robot (VP: sum of the dice − 6) [SYN-33]
    all: Slot 2: Transport robot (left ≤ right: 3 VP) [SYN-60]
    all: s2 plugs the Service robot (VP: sum of the dice − 6) into place 3 [SYN-41]
    all: s2 calibrates place 3: 5 3 → 6 2 [SYN-43]
    all: Round 2 ends [SYN-32]
    all: s1 scores 0 VP in place 1 with 1 6: Industry robot (both even: 3 VP) [SYN-63, s1 +0]
    all: s1 scores 0 VP in place 2 with 6 1: Information robot (5 on one die: 3 VP, on both: 9 VP) [SYN-63, s1 +0]
    all: s1 scores 4 VP in place 3 with 1 2: Service robot (VP: 5 − lower die) [SYN-63, s1 +4]
    all: s1 scores 0 VP in place 4 with 2 3: Defence robot (sum ≤ 4 or ≥ 10: 4 VP) [SYN-63, s1 +0]
    all: s2 scores 3 VP in place 1 with 3 5: Industry robot (both odd: 3 VP) [SYN-63, s2 +3]
    all: s2 scores 0 VP in place 2 with 5 6: Information robot (3 on one die: 3 VP, on both: 9 VP) [SYN-63, s2 +0]
    all: s2 scores 2 VP in place 3 with 6 2: Service robot (VP: sum of the dice − 6) [SYN-63, s2 +2]
    all: s2 scores 2 VP in place 4 with 2 1: Industry robot (odd sum: 2 VP) [SYN-63, s2 +2]
    all: s2 wins the Service investor [SYN-73]
    all: s1 is runner-up for the Service investor and scores 1 VP [SYN-76, s1 +1]
    all: s2 wins the Defence investor [SYN-73]
    all: s1 is runner-up for the Defence investor and scores 1 VP [SYN-76, s1 +1]
    all: s1 wins the Transport investor [SYN-73]
    all: s2 is runner-up for the Transport investor and scores 1 VP [SYN-76, s2 +1]
    all: s2 wins the Industry investor [SYN-73]
    all: s1 is runner-up for the Industry investor and scores 1 VP [SYN-76, s1 +1]
    all: s2 wins the Information investor [SYN-73]
    all: s1 is runner-up for the Information investor and scores 1 VP [SYN-76, s1 +1]
    all: Round 3 begins. Turn order: s1 and s2 [SYN-25]
    all: Slot 1: Transport robot (left = right: 5 VP) [SYN-60]
    all: Slot 2: Transport robot (left > right: 4 VP) [SYN-60]
    all: Slot 3: Industry robot (odd sum: 2 VP) [SYN-60]
    all: Slot 4: Industry robot (left odd, right even: 3 VP) [SYN-60]
    all: Investor 1: Transport [SYN-19]
    all: Investor 2: Defence [SYN-19]
    all: Investor 3: Information [SYN-19]
    all: Investor 4: Service [SYN-19]
    all: Investor 5: Industry [SYN-19]
    all: s1 rolls 6 4 6 5 2 [SYN-22]
    all: s2 rolls 4 5 5 4 3 [SYN-22]
= 40 fc506cf1304ebe37c171671e39ffbc343dc8fe1f20d5e3443ae74cdbc1d49225
41 s1 Buy from slot 1: Transport robot (left = right: 5 VP), corners − and =, with 1 assistant
    all: s1 sends an agent and 1 assistant to slot 1 and takes the Transport robot (left = right: 5 VP) [SYN-33]
    all: Slot 1: Defence robot (difference 2: 5 VP) [SYN-60]
42 s1 Place 2: dice 4 6 → 3 6, 0 VP with these dice
    all: s1 plugs the Transport robot (left = right: 5 VP) into place 2 [SYN-41]
43 s1 Cover the left corner: dice 4 6 → 4 6, 0 VP with these dice
    all: s1 covers the left corner and calibrates place 2: 4 6 → 4 6 [SYN-43]
44 s2 Buy from slot 4: Industry robot (left odd, right even: 3 VP), corners − and =, with 2 assistants
    all: s2 sends an agent and 2 assistants to slot 4 and takes the Industry robot (left odd, right even: 3 VP) [SYN-33]
    all: Slot 4: Service robot (VP: lower die − 1) [SYN-60]
45 s2 Place 3: dice 5 4 → 4 4, 0 VP with these dice
    all: s2 plugs the Industry robot (left odd, right even: 3 VP) into place 3 [SYN-41]
46 s2 Cover the left corner: dice 5 4 → 5 4, 3 VP with these dice
    all: s2 covers the left corner and calibrates place 3: 5 4 → 5 4 [SYN-43]
47 s1 Buy from slot 3: Industry robot (odd sum: 2 VP), corners = and −, with 2 assistants
    all: s1 sends an agent and 2 assistants to slot 3 and takes the Industry robot (odd sum: 2 VP) [SYN-33]
    all: Slot 3: Service robot (VP: higher die − 2) [SYN-60]
48 s1 Place 3: dice 6 5 → 6 4, 0 VP with these dice
    all: s1 plugs the Industry robot (odd sum: 2 VP) into place 3 [SYN-41]
49 s1 Cover the right corner: dice 6 5 → 6 5, 2 VP with these dice
    all: s1 covers the right corner and calibrates place 3: 6 5 → 6 5 [SYN-43]
50 s2 Buy from slot 1: Defence robot (difference 2: 5 VP), corners + and +, with 2 assistants
    all: s2 sends an agent and 2 assistants to slot 1 and takes the Defence robot (difference 2: 5 VP) [SYN-33]
    all: Slot 1: Defence robot (sum ≥ 9: 4 VP) [SYN-60]
= 50 ed0ff7604aa4dce899f6d26aa875943bfe61b67714ee580d794a581210c8ca60
51 s2 Place 1: dice 4 5 → 5 6, 0 VP with these dice
    all: s2 plugs the Defence robot (difference 2: 5 VP) into place 1 [SYN-41]
    all: s2 calibrates place 1: 4 5 → 5 6 [SYN-43]
52 s1 Buy from slot 1: Defence robot (sum ≥ 9: 4 VP), corners = and +
    all: s1 sends an agent to slot 1 and takes the Defence robot (sum ≥ 9: 4 VP) [SYN-33]
    all: Slot 1: Defence robot (sum ≥ 9: 4 VP) [SYN-60]
53 s1 Place 4: dice 5 2 → 5 3, 0 VP with these dice
    all: s1 plugs the Defence robot (sum ≥ 9: 4 VP) into place 4 [SYN-41]
    all: s1 calibrates place 4: 5 2 → 5 3 [SYN-43]
54 s2 Buy from slot 2: Transport robot (left > right: 4 VP), corners = and +
    all: s2 sends an agent to slot 2 and takes the Transport robot (left > right: 4 VP) [SYN-33]
    all: Slot 2: Service robot (VP: lower die − 1) [SYN-60]
55 s2 Place 4: dice 4 3 → 4 4, 0 VP with these dice
    all: s2 plugs the Transport robot (left > right: 4 VP) into place 4 [SYN-41]
    all: s2 calibrates place 4: 4 3 → 4 4 [SYN-43]
56 s1 Buy from slot 3: Service robot (VP: higher die − 2), corners = and −
    all: s1 sends an agent to slot 3 and takes the Service robot (VP: higher die − 2) [SYN-33]
    all: Slot 3: Information robot (6 on one die: 3 VP, on both: 9 VP) [SYN-60]
    all: s1 plugs the Service robot (VP: higher die − 2) into place 1 [SYN-41]
    all: s1 calibrates place 1: 6 4 → 6 3 [SYN-43]
57 s2 Buy from slot 2: Service robot (VP: lower die − 1), corners + and =
    all: s2 sends an agent to slot 2 and takes the Service robot (VP: lower die − 1) [SYN-33]
    all: Slot 2: Industry robot (both even: 3 VP) [SYN-60]
    all: s2 plugs the Service robot (VP: lower die − 1) into place 2 [SYN-41]
    all: s2 calibrates place 2: 6 5 → 1 5 [SYN-43]
    all: s1 has no agents left and passes [SYN-29]
    all: s2 has no agents left and passes [SYN-29]
    all: Round 3 ends [SYN-32]
    all: s1 scores 4 VP in place 1 with 6 3: Service robot (VP: higher die − 2) [SYN-63, s1 +4]
    all: s1 scores 0 VP in place 2 with 3 6: Transport robot (left = right: 5 VP) [SYN-63, s1 +0]
    all: s1 scores 2 VP in place 3 with 6 5: Industry robot (odd sum: 2 VP) [SYN-63, s1 +2]
    all: s1 scores 0 VP in place 4 with 5 3: Defence robot (sum ≥ 9: 4 VP) [SYN-63, s1 +0]
    all: s2 scores 0 VP in place 1 with 5 1: Defence robot (difference 2: 5 VP) [SYN-63, s2 +0]
    all: s2 scores 0 VP in place 2 with 1 5: Service robot (VP: lower die − 1) [SYN-63, s2 +0]
    all: s2 scores 3 VP in place 3 with 5 4: Industry robot (left odd, right even: 3 VP) [SYN-63, s2 +3]
    all: s2 scores 0 VP in place 4 with 4 4: Transport robot (left > right: 4 VP) [SYN-63, s2 +0]
    all: s1 wins the Transport investor [SYN-73]
    all: s2 is runner-up for the Transport investor and scores 1 VP [SYN-76, s2 +1]
    all: s2 wins the Defence investor [SYN-73]
    all: s1 is runner-up for the Defence investor and scores 1 VP [SYN-76, s1 +1]
    all: s1 wins the Information investor [SYN-73]
    all: s2 is runner-up for the Information investor and scores 1 VP [SYN-76, s2 +1]
    all: s1 wins the Service investor [SYN-73]
    all: s2 is runner-up for the Service investor and scores 1 VP [SYN-76, s2 +1]
    all: s2 wins the Industry investor [SYN-73]
    all: s1: Information, 1 investor × 2 robots = 2 VP [SYN-86, s1 +2]
    all: s1: Service, 1 investor × 2 robots = 2 VP [SYN-86, s1 +2]
    all: s1: Transport, 3 investors × 2 robots = 6 VP [SYN-86, s1 +6]
    all: s2: Information, 2 investors × 1 robot = 2 VP [SYN-86, s2 +2]
    all: s2: Service, 2 investors × 3 robots = 6 VP [SYN-86, s2 +6]
    all: s2: Transport, 1 investor × 3 robots = 3 VP [SYN-86, s2 +3]
    all: s2: Defence, 4 investors × 2 robots = 8 VP [SYN-86, s2 +8]
    all: s2: Industry, 2 investors × 3 robots = 6 VP [SYN-86, s2 +6]
    all: s1 finishes with 33 VP, rank 2 [SYN-87]
    all: s2 finishes with 47 VP, rank 1 [SYN-87]
= 57 2ac8f4b6aa31259fcd805bf5bdc71791ba16cf152657762ef858c746f36bcf8b
s1 rank 2 score 33
s2 rank 1 score 47

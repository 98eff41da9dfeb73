syndicate revision 1, 3 seats, options {}
deal
    all: s1 runs Nautilus Industries and starts with an investor: Industry [SYN-13]
    all: s2 runs Meridian Services and starts with an investor: Service [SYN-13]
    all: s3 runs Halcyon Transport and starts with an investor: Transport [SYN-13]
    all: First turn order: s3, s1 and s2 [SYN-15]
    all: Round 1 begins. Turn order: s3, s1 and s2 [SYN-25]
    all: Slot 1: Industry robot (left odd, right even: 3 VP) [SYN-60]
    all: Slot 2: Defence robot (sum ≤ 5: 4 VP) [SYN-60]
    all: Slot 3: Defence robot (difference 1: 4 VP) [SYN-60]
    all: Slot 4: Information robot (1 on one die: 2 VP, on both: 7 VP) [SYN-60]
    all: Investor 1: Information [SYN-19]
    all: Investor 2: Industry [SYN-19]
    all: Investor 3: Defence [SYN-19]
    all: Investor 4: Service [SYN-19]
    all: Investor 5: Transport [SYN-19]
    all: s1 rolls 5 3 5 1 1 [SYN-22]
    all: s2 rolls 1 6 1 5 5 [SYN-22]
    all: s3 rolls 4 4 5 3 3 [SYN-22]
1 s3 Buy from slot 3: Defence robot (difference 1: 4 VP), corners − and =, with 3 assistants
    all: s3 sends an agent and 3 assistants to slot 3 and takes the Defence robot (difference 1: 4 VP) [SYN-33]
    all: Slot 3: Service robot (VP: sum of the dice − 6) [SYN-60]
2 s3 Place 3: dice 5 3 → 4 3, 4 VP with these dice
    all: s3 plugs the Defence robot (difference 1: 4 VP) into place 3 [SYN-41]
3 s3 Cover nothing: dice 5 3 → 4 3, 4 VP with these dice
    all: s3 calibrates place 3: 5 3 → 4 3 [SYN-43]
4 s1 Buy from slot 1: Industry robot (left odd, right even: 3 VP), corners − and =, with 3 assistants
    all: s1 sends an agent and 3 assistants to slot 1 and takes the Industry robot (left odd, right even: 3 VP) [SYN-33]
    all: Slot 1: Defence robot (sum ≤ 4 or ≥ 10: 4 VP) [SYN-60]
5 s1 Place 4: dice 1 1 → 6 1, 0 VP with these dice
    all: s1 plugs the Industry robot (left odd, right even: 3 VP) into place 4 [SYN-41]
6 s1 Cover nothing: dice 1 1 → 6 1, 0 VP with these dice
    all: s1 calibrates place 4: 1 1 → 6 1 [SYN-43]
7 s2 Buy from slot 4: Information robot (1 on one die: 2 VP, on both: 7 VP), corners = and −, with 2 assistants
    all: s2 sends an agent and 2 assistants to slot 4 and takes the Information robot (1 on one die: 2 VP, on both: 7 VP) [SYN-33]
    all: Slot 4: Defence robot (sum 7: 5 VP) [SYN-60]
8 s2 Place 1: dice 1 6 → 1 5, 2 VP with these dice
    all: s2 plugs the Information robot (1 on one die: 2 VP, on both: 7 VP) into place 1 [SYN-41]
9 s2 Cover nothing: dice 1 6 → 1 5, 2 VP with these dice
    all: s2 calibrates place 1: 1 6 → 1 5 [SYN-43]
10 s3 Buy from slot 4: Defence robot (sum 7: 5 VP), corners − and +
    all: s3 sends an agent to slot 4 and takes the Defence robot (sum 7: 5 VP) [SYN-33]
    all: Slot 4: Defence robot (sum ≤ 5: 4 VP) [SYN-60]
= 10 aa560865ec74e0790901290792d68ba45031186559ecd4dec33a5d24af7f432a
11 s3 Place 2: dice 4 4 → 3 5, 0 VP with these dice
    all: s3 plugs the Defence robot (sum 7: 5 VP) into place 2 [SYN-41]
12 s3 Cover the right corner: dice 4 4 → 3 4, 5 VP with these dice
    all: s3 covers the right corner and calibrates place 2: 4 4 → 3 4 [SYN-43]
13 s1 Pass: four new cards, and your place in next round’s turn order. You can still buy this round
    all: s1 passes [SYN-53]
    all: s1 replaces the four cards in the factory [SYN-54]
    all: Slot 1: Transport robot (left ≤ right: 3 VP) [SYN-60]
    all: Slot 2: Industry robot (both odd: 3 VP) [SYN-60]
    all: Slot 3: Information robot (5 on one die: 2 VP, on both: 7 VP) [SYN-60]
    all: Slot 4: Service robot (VP: higher die − 2) [SYN-60]
14 s2 Pass: four new cards, and your place in next round’s turn order. You can still buy this round
    all: s2 passes [SYN-53]
    all: s2 replaces the four cards in the factory [SYN-54]
    all: Slot 1: Service robot (VP: 8 − sum of the dice) [SYN-60]
    all: Slot 2: Service robot (VP: lower die − 1) [SYN-60]
    all: Slot 3: Industry robot (both even: 3 VP) [SYN-60]
    all: Slot 4: Information robot (3 on one die: 2 VP, on both: 7 VP) [SYN-60]
15 s3 Buy from slot 3: Industry robot (both even: 3 VP), corners − and −
    all: s3 sends an agent to slot 3 and takes the Industry robot (both even: 3 VP) [SYN-33]
    all: Slot 3: Service robot (VP: 5 − lower die) [SYN-60]
16 s3 Place 1: dice 4 3 → 3 2, 0 VP with these dice
    all: s3 plugs the Industry robot (both even: 3 VP) into place 1 [SYN-41]
17 s3 Cover nothing: dice 4 3 → 3 2, 0 VP with these dice
    all: s3 calibrates place 1: 4 3 → 3 2 [SYN-43]
18 s1 Buy from slot 1: Service robot (VP: 8 − sum of the dice), corners − and =, with 1 assistant
    all: s1 sends an agent and 1 assistant to slot 1 and takes the Service robot (VP: 8 − sum of the dice) [SYN-33]
    all: Slot 1: Transport robot (left ≤ right: 3 VP) [SYN-60]
19 s1 Place 2: dice 3 5 → 2 5, 1 VP with these dice
    all: s1 plugs the Service robot (VP: 8 − sum of the dice) into place 2 [SYN-41]
20 s1 Cover the left corner: dice 3 5 → 3 5, 0 VP with these dice
    all: s1 covers the left corner and calibrates place 2: 3 5 → 3 5 [SYN-43]
= 20 bc61b5a50169ac91dcbd67f17396de6125aad09d27928c9fd215b2a1e7999383
21 s2 Buy from slot 4: Information robot (3 on one die: 2 VP, on both: 7 VP), corners − and −, with 1 assistant
    all: s2 sends an agent and 1 assistant to slot 4 and takes the Information robot (3 on one die: 2 VP, on both: 7 VP) [SYN-33]
    all: Slot 4: Information robot (3 on one die: 2 VP, on both: 7 VP) [SYN-60]
22 s2 Place 2: dice 5 1 → 4 6, 0 VP with these dice
    all: s2 plugs the Information robot (3 on one die: 2 VP, on both: 7 VP) into place 2 [SYN-41]
23 s2 Cover the right corner: dice 5 1 → 4 1, 0 VP with these dice
    all: s2 covers the right corner and calibrates place 2: 5 1 → 4 1 [SYN-43]
24 s3 Buy from slot 1: Transport robot (left ≤ right: 3 VP), corners + and +
    all: s3 sends an agent to slot 1 and takes the Transport robot (left ≤ right: 3 VP) [SYN-33]
    all: Slot 1: Industry robot (both odd: 3 VP) [SYN-60]
    all: s3 plugs the Transport robot (left ≤ right: 3 VP) into place 4 [SYN-41]
25 s3 Cover the right corner: dice 3 3 → 4 3, 0 VP with these dice
    all: s3 covers the right corner and calibrates place 4: 3 3 → 4 3 [SYN-43]
26 s1 Buy from slot 2: Service robot (VP: lower die − 1), corners + and =
    all: s1 sends an agent to slot 2 and takes the Service robot (VP: lower die − 1) [SYN-33]
    all: Slot 2: Industry robot (left odd, right even: 3 VP) [SYN-60]
27 s1 Place 3: dice 5 6 → 6 6, 5 VP with these dice
    all: s1 plugs the Service robot (VP: lower die − 1) into place 3 [SYN-41]
    all: s1 calibrates place 3: 5 6 → 6 6 [SYN-43]
28 s2 Buy from slot 1: Industry robot (both odd: 3 VP), corners − and =, with 1 assistant
    all: s2 sends an agent and 1 assistant to slot 1 and takes the Industry robot (both odd: 3 VP) [SYN-33]
    all: Slot 1: Defence robot (sum ≤ 4 or ≥ 10: 4 VP) [SYN-60]
29 s2 Place 4: dice 5 5 → 4 5, 0 VP with these dice
    all: s2 plugs the Industry robot (both odd: 3 VP) into place 4 [SYN-41]
    all: s2 calibrates place 4: 5 5 → 4 5 [SYN-43]
    all: s3 has no agents left and passes [SYN-29]
30 s1 Buy from slot 1: Defence robot (sum ≤ 4 or ≥ 10: 4 VP), corners − and −
    all: s1 sends an agent to slot 1 and takes the Defence robot (sum ≤ 4 or ≥ 10: 4 VP) [SYN-33]
    all: Slot 1: Information robot (4 on one die: 2 VP, on both: 7 VP) [SYN-60]
    all: s1 plugs the Defence robot (sum ≤ 4 or ≥ 10: 4 VP) into place 1 [SYN-41]
    all: s1 calibrates place 1: 5 3 → 4 2 [SYN-43]
= 30 b279a6507fc84747aa3c84831ad4e8f674406124597040dcab8e311b085ef225
31 s2 Buy from slot 2: Industry robot (left odd, right even: 3 VP), corners + and −
    all: s2 sends an agent to slot 2 and takes the Industry robot (left odd, right even: 3 VP) [SYN-33]
    all: Slot 2: Industry robot (even sum: 2 VP) [SYN-60]
    all: s2 plugs the Industry robot (left odd, right even: 3 VP) into place 3 [SYN-41]
    all: s2 calibrates place 3: 1 4 → 2 3 [SYN-43]
    all: Round 1 ends [SYN-32]
    all: s1 scores 0 VP in place 1 with 4 2: Defence robot (sum ≤ 4 or ≥ 10: 4 VP) [SYN-63, s1 +0]
    all: s1 scores 0 VP in place 2 with 2 6: Service robot (VP: 8 − sum of the dice) [SYN-63, s1 +0]
    all: s1 scores 5 VP in place 3 with 6 6: Service robot (VP: lower die − 1) [SYN-63, s1 +5]
    all: s1 scores 0 VP in place 4 with 6 1: Industry robot (left odd, right even: 3 VP) [SYN-63, s1 +0]
    all: s2 scores 2 VP in place 1 with 1 4: Information robot (1 on one die: 2 VP, on both: 7 VP) [SYN-63, s2 +2]
    all: s2 scores 0 VP in place 2 with 4 2: Information robot (3 on one die: 2 VP, on both: 7 VP) [SYN-63, s2 +0]
    all: s2 scores 0 VP in place 3 with 2 3: Industry robot (left odd, right even: 3 VP) [SYN-63, s2 +0]
    all: s2 scores 3 VP in place 4 with 3 5: Industry robot (both odd: 3 VP) [SYN-63, s2 +3]
    all: s3 scores 0 VP in place 1 with 3 2: Industry robot (both even: 3 VP) [SYN-63, s3 +0]
    all: s3 scores 0 VP in place 2 with 2 4: Defence robot (sum 7: 5 VP) [SYN-63, s3 +0]
    all: s3 scores 0 VP in place 3 with 4 4: Defence robot (difference 1: 4 VP) [SYN-63, s3 +0]
    all: s3 scores 0 VP in place 4 with 4 3: Transport robot (left ≤ right: 3 VP) [SYN-63, s3 +0]
    all: s1 wins the Information investor [SYN-73]
    all: s2 is runner-up for the Information investor and scores 1 VP [SYN-76, s2 +1]
    all: s1 wins the Industry investor [SYN-73]
    all: s2 is runner-up for the Industry investor and scores 1 VP [SYN-76, s2 +1]
    all: s3 wins the Defence investor [SYN-73]
    all: s1 is runner-up for the Defence investor and scores 1 VP [SYN-76, s1 +1]
    all: s3 wins the Service investor [SYN-73]
    all: s2 is runner-up for the Service investor and scores 1 VP [SYN-76, s2 +1]
    all: s2 wins the Transport investor [SYN-73]
    all: s3 is runner-up for the Transport investor and scores 1 VP [SYN-76, s3 +1]
    all: Round 2 begins. Turn order: s3, s2 and s1 [SYN-25]
    all: Slot 1: Defence robot (sum 7: 5 VP) [SYN-60]
    all: Slot 2: Defence robot (sum ≥ 9: 4 VP) [SYN-60]
    all: Slot 3: Industry robot (odd sum: 2 VP) [SYN-60]
    all: Slot 4: Defence robot (difference 2: 5 VP) [SYN-60]
    all: Investor 1: Transport [SYN-19]
    all: Investor 2: Service [SYN-19]
    all: Investor 3: Information [SYN-19]
    all: Investor 4: Defence [SYN-19]
    all: Investor 5: Industry [SYN-19]
    all: s1 rolls 5 6 3 1 1 [SYN-22]
    all: s2 rolls 4 3 5 1 1 [SYN-22]
    all: s3 rolls 2 5 5 2 4 [SYN-22]
32 s3 Buy from slot 4: Defence robot (difference 2: 5 VP), corners + and +, with 1 assistant
    all: s3 sends an agent and 1 assistant to slot 4 and takes the Defence robot (difference 2: 5 VP) [SYN-33]
    all: Slot 4: Transport robot (left < right: 4 VP) [SYN-60]
33 s3 Place 4: dice 2 4 → 3 5, 5 VP with these dice
    all: s3 plugs the Defence robot (difference 2: 5 VP) into place 4 [SYN-41]
34 s3 Cover the left corner: dice 2 4 → 2 5, 0 VP with these dice
    all: s3 covers the left corner and calibrates place 4: 2 4 → 2 5 [SYN-43]
35 s2 Buy from slot 3: Industry robot (odd sum: 2 VP), corners = and −, with 2 assistants
    all: s2 sends an agent and 2 assistants to slot 3 and takes the Industry robot (odd sum: 2 VP) [SYN-33]
    all: Slot 3: Service robot (VP: 7 − higher die) [SYN-60]
36 s2 Place 2: dice 3 5 → 3 4, 2 VP with these dice
    all: s2 plugs the Industry robot (odd sum: 2 VP) into place 2 [SYN-41]
37 s2 Cover nothing: dice 3 5 → 3 4, 2 VP with these dice
    all: s2 calibrates place 2: 3 5 → 3 4 [SYN-43]
38 s1 Buy from slot 3: Service robot (VP: 7 − higher die), corners = and +
    all: s1 sends an agent to slot 3 and takes the Service robot (VP: 7 − higher die) [SYN-33]
    all: Slot 3: Defence robot (difference 1: 4 VP) [SYN-60]
39 s1 Place 4: dice 1 1 → 1 2, 5 VP with these dice
    all: s1 plugs the Service robot (VP: 7 − higher die) into place 4 [SYN-41]
40 s1 Cover nothing: dice 1 1 → 1 2, 5 VP with these dice
    all: s1 calibrates place 4: 1 1 → 1 2 [SYN-43]
= 40 d36bd26217d135dd7b0d560543d5eeb648dbd99ff96d9cf3a806e9161d3f70d2
41 s3 Buy from slot 4: Transport robot (left < right: 4 VP), corners + and −, with 3 assistants
    all: s3 sends an agent and 3 assistants to slot 4 and takes the Transport robot (left < right: 4 VP) [SYN-33]
    all: Slot 4: Service robot (VP: 8 − sum of the dice) [SYN-60]
42 s3 Place 3: dice 5 2 → 6 1, 0 VP with these dice
    all: s3 plugs the Transport robot (left < right: 4 VP) into place 3 [SYN-41]
    all: s3 calibrates place 3: 5 2 → 6 1 [SYN-43]
43 s2 Buy from slot 2: Defence robot (sum ≥ 9: 4 VP), corners − and =, with 1 assistant
    all: s2 sends an agent and 1 assistant to slot 2 and takes the Defence robot (sum ≥ 9: 4 VP) [SYN-33]
    all: Slot 2: Information robot (1 on one die: 2 VP, on both: 7 VP) [SYN-60]
44 s2 Place 4: dice 1 1 → 6 1, 0 VP with these dice
    all: s2 plugs the Defence robot (sum ≥ 9: 4 VP) into place 4 [SYN-41]
45 s2 Cover nothing: dice 1 1 → 6 1, 0 VP with these dice
    all: s2 calibrates place 4: 1 1 → 6 1 [SYN-43]
46 s1 Buy from slot 2: Information robot (1 on one die: 2 VP, on both: 7 VP), corners + and =, with 5 assistants
    all: s1 sends an agent and 5 assistants to slot 2 and takes the Information robot (1 on one die: 2 VP, on both: 7 VP) [SYN-33]
    all: Slot 2: Service robot (VP: higher die − 2) [SYN-60]
47 s1 Place 3: dice 3 1 → 4 1, 2 VP with these dice
    all: s1 plugs the Information robot (1 on one die: 2 VP, on both: 7 VP) into place 3 [SYN-41]
    all: s1 calibrates place 3: 3 1 → 4 1 [SYN-43]
48 s3 Pass: four new cards, and your place in next round’s turn order. You can still buy this round
    all: s3 passes [SYN-53]
    all: s3 replaces the four cards in the factory [SYN-54]
    all: Slot 1: Service robot (VP: lower die − 1) [SYN-60]
    all: Slot 2: Industry robot (odd sum: 2 VP) [SYN-60]
    all: Slot 3: Information robot (4 on one die: 2 VP, on both: 7 VP) [SYN-60]
    all: Slot 4: Transport robot (left = right: 5 VP) [SYN-60]
49 s2 Buy from slot 4: Transport robot (left = right: 5 VP), corners = and −
    all: s2 sends an agent to slot 4 and takes the Transport robot (left = right: 5 VP) [SYN-33]
    all: Slot 4: Service robot (VP: 7 − higher die) [SYN-60]
50 s2 Place 1: dice 4 3 → 4 2, 0 VP with these dice
    all: s2 plugs the Transport robot (left = right: 5 VP) into place 1 [SYN-41]
= 50 f9712113d10ae5e55b084a6049ec094d17b06b7f63a6a8bd6377d19ede1065fa
51 s2 Cover nothing: dice 4 3 → 4 2, 0 VP with these dice
    all: s2 calibrates place 1: 4 3 → 4 2 [SYN-43]
52 s1 Buy from slot 1: Service robot (VP: lower die − 1), corners = and −
    all: s1 sends an agent to slot 1 and takes the Service robot (VP: lower die − 1) [SYN-33]
    all: Slot 1: Transport robot (left = right: 5 VP) [SYN-60]
53 s1 Place 1: dice 5 6 → 5 5, 4 VP with these dice
    all: s1 plugs the Service robot (VP: lower die − 1) into place 1 [SYN-41]
    all: s1 calibrates place 1: 5 6 → 5 5 [SYN-43]
54 s3 Buy from slot 4: Service robot (VP: 7 − higher die), corners − and +
    all: s3 sends an agent to slot 4 and takes the Service robot (VP: 7 − higher die) [SYN-33]
    all: Slot 4: Transport robot (left > right: 4 VP) [SYN-60]
55 s3 Place 1: dice 2 5 → 1 6, 1 VP with these dice
    all: s3 plugs the Service robot (VP: 7 − higher die) into place 1 [SYN-41]
    all: s3 calibrates place 1: 2 5 → 1 6 [SYN-43]
56 s2 Buy from slot 3: Information robot (4 on one die: 2 VP, on both: 7 VP), corners − and +, with 2 assistants
    all: s2 sends an agent and 2 assistants to slot 3 and takes the Information robot (4 on one die: 2 VP, on both: 7 VP) [SYN-33]
    all: Slot 3: Information robot (2 on one die: 2 VP, on both: 7 VP) [SYN-60]
    all: s2 plugs the Information robot (4 on one die: 2 VP, on both: 7 VP) into place 3 [SYN-41]
    all: s2 calibrates place 3: 4 6 → 3 1 [SYN-43]
57 s1 Buy from slot 3: Information robot (2 on one die: 2 VP, on both: 7 VP), corners = and +
    all: s1 sends an agent to slot 3 and takes the Information robot (2 on one die: 2 VP, on both: 7 VP) [SYN-33]
    all: Slot 3: Transport robot (left ≥ right: 3 VP) [SYN-60]
    all: s1 plugs the Information robot (2 on one die: 2 VP, on both: 7 VP) into place 2 [SYN-41]
    all: s1 calibrates place 2: 5 4 → 5 5 [SYN-43]
58 s3 Buy from slot 2: Industry robot (odd sum: 2 VP), corners + and +
    all: s3 sends an agent to slot 2 and takes the Industry robot (odd sum: 2 VP) [SYN-33]
    all: Slot 2: Transport robot (left ≥ right: 3 VP) [SYN-60]
    all: s3 plugs the Industry robot (odd sum: 2 VP) into place 2 [SYN-41]
    all: s3 calibrates place 2: 6 6 → 1 1 [SYN-43]
    all: s2 has no agents left and passes [SYN-29]
    all: s1 has no agents left and passes [SYN-29]
    all: Round 2 ends [SYN-32]
    all: s1 scores 4 VP in place 1 with 5 5: Service robot (VP: lower die − 1) [SYN-63, s1 +4]
    all: s1 scores 0 VP in place 2 with 5 5: Information robot (2 on one die: 2 VP, on both: 7 VP) [SYN-63, s1 +0]
    all: s1 scores 2 VP in place 3 with 5 1: Information robot (1 on one die: 2 VP, on both: 7 VP) [SYN-63, s1 +2]
    all: s1 scores 5 VP in place 4 with 1 2: Service robot (VP: 7 − higher die) [SYN-63, s1 +5]
    all: s2 scores 0 VP in place 1 with 4 2: Transport robot (left = right: 5 VP) [SYN-63, s2 +0]
    all: s2 scores 2 VP in place 2 with 2 3: Industry robot (odd sum: 2 VP) [SYN-63, s2 +2]
    all: s2 scores 0 VP in place 3 with 3 1: Information robot (4 on one die: 2 VP, on both: 7 VP) [SYN-63, s2 +0]
    all: s2 scores 0 VP in place 4 with 1 1: Defence robot (sum ≥ 9: 4 VP) [SYN-63, s2 +0]
    all: s3 scores 6 VP in place 1 with 1 1: Service robot (VP: 7 − higher die) [SYN-63, s3 +6]
    all: s3 scores 0 VP in place 2 with 1 1: Industry robot (odd sum: 2 VP) [SYN-63, s3 +0]
    all: s3 scores 0 VP in place 3 with 1 1: Transport robot (left < right: 4 VP) [SYN-63, s3 +0]
    all: s3 scores 0 VP in place 4 with 1 5: Defence robot (difference 2: 5 VP) [SYN-63, s3 +0]
    all: s1 wins the Transport investor [SYN-73]
    all: s1 wins the Service investor [SYN-73]
    all: s2 is runner-up for the Service investor and scores 1 VP [SYN-76, s2 +1]
    all: s2 wins the Information investor [SYN-73]
    all: s1 is runner-up for the Information investor and scores 1 VP [SYN-76, s1 +1]
    all: s3 wins the Defence investor [SYN-73]
    all: s2 is runner-up for the Defence investor and scores 1 VP [SYN-76, s2 +1]
    all: s3 wins the Industry investor [SYN-73]
    all: s2 is runner-up for the Industry investor and scores 1 VP [SYN-76, s2 +1]
    all: Round 3 begins. Turn order: s1, s2 and s3 [SYN-25]
    all: Slot 1: Information robot (6 on one die: 2 VP, on both: 7 VP) [SYN-60]
    all: Slot 2: Transport robot (left > right: 4 VP) [SYN-60]
    all: Slot 3: Transport robot (left > right: 4 VP) [SYN-60]
    all: Slot 4: Information robot (5 on one die: 2 VP, on both: 7 VP) [SYN-60]
    all: Investor 1: Information [SYN-19]
    all: Investor 2: Service [SYN-19]
    all: Investor 3: Defence [SYN-19]
    all: Investor 4: Industry [SYN-19]
    all: Investor 5: Transport [SYN-19]
    all: s1 rolls 2 2 1 4 4 [SYN-22]
    all: s2 rolls 2 5 4 3 3 [SYN-22]
    all: s3 rolls 1 2 5 1 2 [SYN-22]
59 s1 Buy from slot 1: Information robot (6 on one die: 2 VP, on both: 7 VP), corners + and +, with 2 assistants
    all: s1 sends an agent and 2 assistants to slot 1 and takes the Information robot (6 on one die: 2 VP, on both: 7 VP) [SYN-33]
    all: Slot 1: Service robot (VP: 5 − lower die) [SYN-60]
60 s1 Place 4: dice 4 4 → 5 5, 0 VP with these dice
    all: s1 plugs the Information robot (6 on one die: 2 VP, on both: 7 VP) into place 4 [SYN-41]
= 60 0abf5c042a10178817a2c9fb80c18c44644ae15e59e59afda0063e9bd7dcde3a
61 s1 Cover both corners: dice 4 4 → 4 4, 0 VP with these dice
    all: s1 covers both corners and calibrates place 4: 4 4 → 4 4 [SYN-43]
62 s2 Buy from slot 3: Transport robot (left > right: 4 VP), corners − and +, with 3 assistants
    all: s2 sends an agent and 3 assistants to slot 3 and takes the Transport robot (left > right: 4 VP) [SYN-33]
    all: Slot 3: Industry robot (left even, right odd: 3 VP) [SYN-60]
63 s2 Place 1: dice 2 5 → 1 6, 0 VP with these dice
    all: s2 plugs the Transport robot (left > right: 4 VP) into place 1 [SYN-41]
64 s2 Cover the left corner: dice 2 5 → 2 6, 0 VP with these dice
    all: s2 covers the left corner and calibrates place 1: 2 5 → 2 6 [SYN-43]
65 s3 Buy from slot 2: Transport robot (left > right: 4 VP), corners − and =, with 5 assistants
    all: s3 sends an agent and 5 assistants to slot 2 and takes the Transport robot (left > right: 4 VP) [SYN-33]
    all: Slot 2: Service robot (VP: sum of the dice − 6) [SYN-60]
66 s3 Place 2: dice 2 5 → 1 5, 0 VP with these dice
    all: s3 plugs the Transport robot (left > right: 4 VP) into place 2 [SYN-41]
    all: s3 calibrates place 2: 2 5 → 1 5 [SYN-43]
67 s1 Buy from slot 2: Service robot (VP: sum of the dice − 6), corners + and −, with 1 assistant
    all: s1 sends an agent and 1 assistant to slot 2 and takes the Service robot (VP: sum of the dice − 6) [SYN-33]
    all: Slot 2: Information robot (2 on one die: 2 VP, on both: 7 VP) [SYN-60]
68 s1 Place 1: dice 2 2 → 3 1, 0 VP with these dice
    all: s1 plugs the Service robot (VP: sum of the dice − 6) into place 1 [SYN-41]
    all: s1 calibrates place 1: 2 2 → 3 1 [SYN-43]
69 s2 Buy from slot 2: Information robot (2 on one die: 2 VP, on both: 7 VP), corners − and =
    all: s2 sends an agent to slot 2 and takes the Information robot (2 on one die: 2 VP, on both: 7 VP) [SYN-33]
    all: Slot 2: Defence robot (difference 2: 5 VP) [SYN-60]
70 s2 Place 3: dice 4 3 → 3 3, 0 VP with these dice
    all: s2 plugs the Information robot (2 on one die: 2 VP, on both: 7 VP) into place 3 [SYN-41]
= 70 4dcbc9d26f59ab158bc40b7c1484ac86e5469a54fdb5fdc9c33773f992665245
71 s2 Cover nothing: dice 4 3 → 3 3, 0 VP with these dice
    all: s2 calibrates place 3: 4 3 → 3 3 [SYN-43]
72 s3 Buy from slot 1: Service robot (VP: 5 − lower die), corners − and −
    all: s3 sends an agent to slot 1 and takes the Service robot (VP: 5 − lower die) [SYN-33]
    all: Slot 1: Industry robot (both even: 3 VP) [SYN-60]
73 s3 Place 3: dice 5 1 → 4 6, 1 VP with these dice
    all: s3 plugs the Service robot (VP: 5 − lower die) into place 3 [SYN-41]
    all: s3 calibrates place 3: 5 1 → 4 6 [SYN-43]
74 s1 Buy from slot 4: Information robot (5 on one die: 2 VP, on both: 7 VP), corners + and −
    all: s1 sends an agent to slot 4 and takes the Information robot (5 on one die: 2 VP, on both: 7 VP) [SYN-33]
    all: Slot 4: Industry robot (even sum: 2 VP) [SYN-60]
75 s1 Place 3: dice 1 4 → 2 3, 0 VP with these dice
    all: s1 plugs the Information robot (5 on one die: 2 VP, on both: 7 VP) into place 3 [SYN-41]
    all: s1 calibrates place 3: 1 4 → 2 3 [SYN-43]
76 s2 Buy from slot 1: Industry robot (both even: 3 VP), corners + and =, with 1 assistant
    all: s2 sends an agent and 1 assistant to slot 1 and takes the Industry robot (both even: 3 VP) [SYN-33]
    all: Slot 1: Transport robot (left < right: 4 VP) [SYN-60]
77 s2 Place 2: dice 6 3 → 1 3, 0 VP with these dice
    all: s2 plugs the Industry robot (both even: 3 VP) into place 2 [SYN-41]
    all: s2 calibrates place 2: 6 3 → 1 3 [SYN-43]
78 s3 Buy from slot 1: Transport robot (left < right: 4 VP), corners + and =
    all: s3 sends an agent to slot 1 and takes the Transport robot (left < right: 4 VP) [SYN-33]
    all: Slot 1: Defence robot (sum ≥ 9: 4 VP) [SYN-60]
79 s3 Place 4: dice 6 2 → 1 2, 4 VP with these dice
    all: s3 plugs the Transport robot (left < right: 4 VP) into place 4 [SYN-41]
    all: s3 calibrates place 4: 6 2 → 1 2 [SYN-43]
80 s1 Buy from slot 2: Defence robot (difference 2: 5 VP), corners = and −
    all: s1 sends an agent to slot 2 and takes the Defence robot (difference 2: 5 VP) [SYN-33]
    all: Slot 2: Information robot (6 on one die: 2 VP, on both: 7 VP) [SYN-60]
    all: s1 plugs the Defence robot (difference 2: 5 VP) into place 2 [SYN-41]
    all: s1 calibrates place 2: 1 2 → 1 1 [SYN-43]
= 80 7af3330f6e0c2393f77400d6cf1f9d7fec8236a1bc51fbb6aeabb082ca192f63
81 s2 Pass: four new cards, and your place in next round’s turn order. You can still buy this round
    all: s2 passes [SYN-53]
    all: s2 replaces the four cards in the factory [SYN-54]
    all: Slot 1: Transport robot (left < right: 4 VP) [SYN-60]
    all: Slot 2: Industry robot (left even, right odd: 3 VP) [SYN-60]
    all: The discard pile (24 cards) is shuffled into a new deck [SYN-58]
    all: Slot 3: Information robot (6 on one die: 2 VP, on both: 7 VP) [SYN-60]
    all: Slot 4: Transport robot (left ≥ right: 3 VP) [SYN-60]
82 s3 Pass: four new cards, and your place in next round’s turn order. You can still buy this round
    all: s3 passes [SYN-53]
    all: s3 replaces the four cards in the factory [SYN-54]
    all: Slot 1: Industry robot (even sum: 2 VP) [SYN-60]
    all: Slot 2: Information robot (5 on one die: 2 VP, on both: 7 VP) [SYN-60]
    all: Slot 3: Defence robot (difference 1: 4 VP) [SYN-60]
    all: Slot 4: Transport robot (left ≥ right: 3 VP) [SYN-60]
    all: s1 has no agents left and passes [SYN-29]
83 s2 Buy from slot 4: Transport robot (left ≥ right: 3 VP), corners = and +
    all: s2 sends an agent to slot 4 and takes the Transport robot (left ≥ right: 3 VP) [SYN-33]
    all: Slot 4: Industry robot (left even, right odd: 3 VP) [SYN-60]
    all: s2 plugs the Transport robot (left ≥ right: 3 VP) into place 4 [SYN-41]
    all: s2 calibrates place 4: 3 3 → 3 4 [SYN-43]
84 s3 Buy from slot 2: Information robot (5 on one die: 2 VP, on both: 7 VP), corners − and =
    all: s3 sends an agent to slot 2 and takes the Information robot (5 on one die: 2 VP, on both: 7 VP) [SYN-33]
    all: Slot 2: Industry robot (both odd: 3 VP) [SYN-60]
    all: s3 plugs the Information robot (5 on one die: 2 VP, on both: 7 VP) into place 1 [SYN-41]
    all: s3 calibrates place 1: 1 1 → 6 1 [SYN-43]
    all: Round 3 ends [SYN-32]
    all: s1 scores 0 VP in place 1 with 3 1: Service robot (VP: sum of the dice − 6) [SYN-63, s1 +0]
    all: s1 scores 0 VP in place 2 with 1 1: Defence robot (difference 2: 5 VP) [SYN-63, s1 +0]
    all: s1 scores 0 VP in place 3 with 1 3: Information robot (5 on one die: 2 VP, on both: 7 VP) [SYN-63, s1 +0]
    all: s1 scores 0 VP in place 4 with 3 4: Information robot (6 on one die: 2 VP, on both: 7 VP) [SYN-63, s1 +0]
    all: s2 scores 4 VP in place 1 with 2 1: Transport robot (left > right: 4 VP) [SYN-63, s2 +4]
    all: s2 scores 0 VP in place 2 with 1 3: Industry robot (both even: 3 VP) [SYN-63, s2 +0]
    all: s2 scores 0 VP in place 3 with 3 3: Information robot (2 on one die: 2 VP, on both: 7 VP) [SYN-63, s2 +0]
    all: s2 scores 0 VP in place 4 with 3 4: Transport robot (left ≥ right: 3 VP) [SYN-63, s2 +0]
    all: s3 scores 0 VP in place 1 with 6 1: Information robot (5 on one die: 2 VP, on both: 7 VP) [SYN-63, s3 +0]
    all: s3 scores 0 VP in place 2 with 1 4: Transport robot (left > right: 4 VP) [SYN-63, s3 +0]
    all: s3 scores 4 VP in place 3 with 4 1: Service robot (VP: 5 − lower die) [SYN-63, s3 +4]
    all: s3 scores 4 VP in place 4 with 1 2: Transport robot (left < right: 4 VP) [SYN-63, s3 +4]
    all: s1 wins the Information investor [SYN-73]
    all: s3 is runner-up for the Information investor and scores 1 VP [SYN-76, s3 +1]
    all: s3 wins the Service investor [SYN-73]
    all: s1 is runner-up for the Service investor and scores 1 VP [SYN-76, s1 +1]
    all: s3 wins the Defence investor [SYN-73]
    all: s2 is runner-up for the Defence investor and scores 1 VP [SYN-76, s2 +1]
    all: s2 wins the Industry investor [SYN-73]
    all: s1 is runner-up for the Industry investor and scores 1 VP [SYN-76, s1 +1]
    all: s1 wins the Transport investor [SYN-73]
    all: s2 is runner-up for the Transport investor and scores 1 VP [SYN-76, s2 +1]
    all: s1: Information, 2 investors × 4 robots = 8 VP [SYN-86, s1 +8]
    all: s1: Service, 1 investor × 5 robots = 5 VP [SYN-86, s1 +5]
    all: s1: Transport, 2 investors × 0 robots = 0 VP [SYN-86, s1 +0]
    all: s1: Industry, 2 investors × 1 robot = 2 VP [SYN-86, s1 +2]
    all: s2: Information, 1 investor × 4 robots = 4 VP [SYN-86, s2 +4]
    all: s2: Service, 1 investor × 0 robots = 0 VP [SYN-86, s2 +0]
    all: s2: Transport, 1 investor × 3 robots = 3 VP [SYN-86, s2 +3]
    all: s2: Industry, 1 investor × 4 robots = 4 VP [SYN-86, s2 +4]
    all: s3: Service, 2 investors × 2 robots = 4 VP [SYN-86, s3 +4]
    all: s3: Transport, 1 investor × 4 robots = 4 VP [SYN-86, s3 +4]
    all: s3: Defence, 3 investors × 3 robots = 9 VP [SYN-86, s3 +9]
    all: s3: Industry, 1 investor × 2 robots = 2 VP [SYN-86, s3 +2]
    all: s1 finishes with 35 VP, rank 1 [SYN-87]
    all: s2 finishes with 30 VP, rank 3 [SYN-87]
    all: s3 finishes with 35 VP, rank 1 [SYN-87]
= 84 fbeba7b9373f5c9ada75f07884d76db8f6b4297c24928b28095d127e959e4e31
s1 rank 1 score 35
s2 rank 3 score 30
s3 rank 1 score 35

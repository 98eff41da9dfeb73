syndicate revision 1, 3 seats, options {}
deal
    all: s1 runs Nautilus Transport and starts with an investor: Transport [SYN-13]
    all: s2 runs Meridian Information and starts with an investor: Information [SYN-13]
    all: s3 runs Halcyon Defence and starts with an investor: Defence [SYN-13]
    all: First turn order: s3, s1 and s2 [SYN-15]
    all: Round 1 begins. Turn order: s3, s1 and s2 [SYN-25]
    all: Slot 1: Service robot (VP: 8 − sum of the dice) [SYN-60]
    all: Slot 2: Defence robot (sum 7: 5 VP) [SYN-60]
    all: Slot 3: Transport robot (left > right: 4 VP) [SYN-60]
    all: Slot 4: Industry robot (both even: 3 VP) [SYN-60]
    all: Investor 1: Transport [SYN-19]
    all: Investor 2: Industry [SYN-19]
    all: Investor 3: Information [SYN-19]
    all: Investor 4: Defence [SYN-19]
    all: Investor 5: Service [SYN-19]
    all: s1 rolls 5 5 2 5 5 [SYN-22]
    all: s2 rolls 5 6 5 6 1 [SYN-22]
    all: s3 rolls 2 4 2 3 1 [SYN-22]
1 s3 Pass: four new cards, and your place in next round’s turn order. You can still buy this round
    all: s3 passes [SYN-53]
    all: s3 replaces the four cards in the factory [SYN-54]
    all: Slot 1: Defence robot (sum ≤ 4 or ≥ 10: 4 VP) [SYN-60]
    all: Slot 2: Service robot (VP: sum of the dice − 6) [SYN-60]
    all: Slot 3: Defence robot (sum ≤ 5: 4 VP) [SYN-60]
    all: Slot 4: Industry robot (both odd: 3 VP) [SYN-60]
2 s1 Pass: four new cards, and your place in next round’s turn order. You can still buy this round
    all: s1 passes [SYN-53]
    all: s1 replaces the four cards in the factory [SYN-54]
    all: Slot 1: Information robot (3 on one die: 2 VP, on both: 7 VP) [SYN-60]
    all: Slot 2: Information robot (5 on one die: 2 VP, on both: 7 VP) [SYN-60]
    all: Slot 3: Defence robot (difference 1: 4 VP) [SYN-60]
    all: Slot 4: Defence robot (sum ≤ 5: 4 VP) [SYN-60]
3 s2 Pass: four new cards, and your place in next round’s turn order. You can still buy this round
    all: s2 passes [SYN-53]
    all: s2 replaces the four cards in the factory [SYN-54]
    all: Slot 1: Defence robot (sum 7: 5 VP) [SYN-60]
    all: Slot 2: Information robot (6 on one die: 2 VP, on both: 7 VP) [SYN-60]
    all: Slot 3: Defence robot (difference 1: 4 VP) [SYN-60]
    all: Slot 4: Defence robot (sum ≥ 9: 4 VP) [SYN-60]
4 s3 Buy from slot 2: Information robot (6 on one die: 2 VP, on both: 7 VP), corners = and −
    all: s3 sends an agent to slot 2 and takes the Information robot (6 on one die: 2 VP, on both: 7 VP) [SYN-33]
    all: Slot 2: Information robot (3 on one die: 2 VP, on both: 7 VP) [SYN-60]
5 s3 Place 4: dice 3 1 → 3 6, 2 VP with these dice
    all: s3 plugs the Information robot (6 on one die: 2 VP, on both: 7 VP) into place 4 [SYN-41]
6 s3 Cover the right corner: dice 3 1 → 3 1, 0 VP with these dice
    all: s3 covers the right corner and calibrates place 4: 3 1 → 3 1 [SYN-43]
7 s1 Buy from slot 4: Defence robot (sum ≥ 9: 4 VP), corners − and =, with 3 assistants
    all: s1 sends an agent and 3 assistants to slot 4 and takes the Defence robot (sum ≥ 9: 4 VP) [SYN-33]
    all: Slot 4: Service robot (VP: 5 − lower die) [SYN-60]
8 s1 Place 3: dice 2 5 → 1 5, 0 VP with these dice
    all: s1 plugs the Defence robot (sum ≥ 9: 4 VP) into place 3 [SYN-41]
9 s1 Cover nothing: dice 2 5 → 1 5, 0 VP with these dice
    all: s1 calibrates place 3: 2 5 → 1 5 [SYN-43]
10 s2 Buy from slot 3: Defence robot (difference 1: 4 VP), corners + and −, with 1 assistant
    all: s2 sends an agent and 1 assistant to slot 3 and takes the Defence robot (difference 1: 4 VP) [SYN-33]
    all: Slot 3: Information robot (2 on one die: 2 VP, on both: 7 VP) [SYN-60]
= 10 9ce831abd1a62f567207d30de73c4c43df1d123c14934a80b5235f475902f107
11 s2 Place 2: dice 6 5 → 1 4, 0 VP with these dice
    all: s2 plugs the Defence robot (difference 1: 4 VP) into place 2 [SYN-41]
12 s2 Cover both corners: dice 6 5 → 6 5, 4 VP with these dice
    all: s2 covers both corners and calibrates place 2: 6 5 → 6 5 [SYN-43]
13 s3 Buy from slot 1: Defence robot (sum 7: 5 VP), corners − and +
    all: s3 sends an agent to slot 1 and takes the Defence robot (sum 7: 5 VP) [SYN-33]
    all: Slot 1: Service robot (VP: higher die − 2) [SYN-60]
14 s3 Place 2: dice 4 2 → 3 3, 0 VP with these dice
    all: s3 plugs the Defence robot (sum 7: 5 VP) into place 2 [SYN-41]
15 s3 Cover the right corner: dice 4 2 → 3 2, 0 VP with these dice
    all: s3 covers the right corner and calibrates place 2: 4 2 → 3 2 [SYN-43]
16 s1 Buy from slot 4: Service robot (VP: 5 − lower die), corners − and −, with 2 assistants
    all: s1 sends an agent and 2 assistants to slot 4 and takes the Service robot (VP: 5 − lower die) [SYN-33]
    all: Slot 4: Industry robot (odd sum: 2 VP) [SYN-60]
17 s1 Place 1: dice 5 5 → 4 4, 1 VP with these dice
    all: s1 plugs the Service robot (VP: 5 − lower die) into place 1 [SYN-41]
    all: s1 calibrates place 1: 5 5 → 4 4 [SYN-43]
18 s2 Buy from slot 4: Industry robot (odd sum: 2 VP), corners = and −
    all: s2 sends an agent to slot 4 and takes the Industry robot (odd sum: 2 VP) [SYN-33]
    all: Slot 4: Service robot (VP: 8 − sum of the dice) [SYN-60]
19 s2 Place 3: dice 5 6 → 5 5, 0 VP with these dice
    all: s2 plugs the Industry robot (odd sum: 2 VP) into place 3 [SYN-41]
20 s2 Cover the right corner: dice 5 6 → 5 6, 2 VP with these dice
    all: s2 covers the right corner and calibrates place 3: 5 6 → 5 6 [SYN-43]
= 20 e596b988f9d0c4baabb961f4c6d0669ec2edd444d9644b74b8d7099c1c79ff67
21 s3 Buy from slot 3: Information robot (2 on one die: 2 VP, on both: 7 VP), corners = and +, with 1 assistant
    all: s3 sends an agent and 1 assistant to slot 3 and takes the Information robot (2 on one die: 2 VP, on both: 7 VP) [SYN-33]
    all: Slot 3: Industry robot (both even: 3 VP) [SYN-60]
22 s3 Place 3: dice 2 3 → 2 4, 2 VP with these dice
    all: s3 plugs the Information robot (2 on one die: 2 VP, on both: 7 VP) into place 3 [SYN-41]
23 s3 Cover the right corner: dice 2 3 → 2 3, 2 VP with these dice
    all: s3 covers the right corner and calibrates place 3: 2 3 → 2 3 [SYN-43]
24 s1 Buy from slot 1: Service robot (VP: higher die − 2), corners = and −
    all: s1 sends an agent to slot 1 and takes the Service robot (VP: higher die − 2) [SYN-33]
    all: Slot 1: Defence robot (sum ≤ 4 or ≥ 10: 4 VP) [SYN-60]
25 s1 Place 4: dice 5 5 → 5 4, 3 VP with these dice
    all: s1 plugs the Service robot (VP: higher die − 2) into place 4 [SYN-41]
    all: s1 calibrates place 4: 5 5 → 5 4 [SYN-43]
26 s2 Buy from slot 4: Service robot (VP: 8 − sum of the dice), corners = and +, with 1 assistant
    all: s2 sends an agent and 1 assistant to slot 4 and takes the Service robot (VP: 8 − sum of the dice) [SYN-33]
    all: Slot 4: Service robot (VP: 7 − higher die) [SYN-60]
27 s2 Place 4: dice 6 1 → 6 2, 0 VP with these dice
    all: s2 plugs the Service robot (VP: 8 − sum of the dice) into place 4 [SYN-41]
    all: s2 calibrates place 4: 6 1 → 6 2 [SYN-43]
28 s3 Buy from slot 3: Industry robot (both even: 3 VP), corners + and =
    all: s3 sends an agent to slot 3 and takes the Industry robot (both even: 3 VP) [SYN-33]
    all: Slot 3: Industry robot (left even, right odd: 3 VP) [SYN-60]
    all: s3 plugs the Industry robot (both even: 3 VP) into place 1 [SYN-41]
29 s3 Cover the left corner: dice 2 3 → 2 3, 0 VP with these dice
    all: s3 covers the left corner and calibrates place 1: 2 3 → 2 3 [SYN-43]
30 s1 Buy from slot 3: Industry robot (left even, right odd: 3 VP), corners = and +
    all: s1 sends an agent to slot 3 and takes the Industry robot (left even, right odd: 3 VP) [SYN-33]
    all: Slot 3: Defence robot (sum ≥ 9: 4 VP) [SYN-60]
    all: s1 plugs the Industry robot (left even, right odd: 3 VP) into place 2 [SYN-41]
    all: s1 calibrates place 2: 4 1 → 4 2 [SYN-43]
= 30 62ba7c58ea2eaaee2e65fe304156beb5b9f66b8c8bb62a324d129f2945771f79
31 s2 Buy from slot 1: Defence robot (sum ≤ 4 or ≥ 10: 4 VP), corners − and −
    all: s2 sends an agent to slot 1 and takes the Defence robot (sum ≤ 4 or ≥ 10: 4 VP) [SYN-33]
    all: Slot 1: Transport robot (left > right: 4 VP) [SYN-60]
    all: s2 plugs the Defence robot (sum ≤ 4 or ≥ 10: 4 VP) into place 1 [SYN-41]
    all: s2 calibrates place 1: 5 6 → 4 5 [SYN-43]
    all: Round 1 ends [SYN-32]
    all: s1 scores 1 VP in place 1 with 4 4: Service robot (VP: 5 − lower die) [SYN-63, s1 +1]
    all: s1 scores 0 VP in place 2 with 4 2: Industry robot (left even, right odd: 3 VP) [SYN-63, s1 +0]
    all: s1 scores 0 VP in place 3 with 2 5: Defence robot (sum ≥ 9: 4 VP) [SYN-63, s1 +0]
    all: s1 scores 3 VP in place 4 with 5 4: Service robot (VP: higher die − 2) [SYN-63, s1 +3]
    all: s2 scores 0 VP in place 1 with 4 5: Defence robot (sum ≤ 4 or ≥ 10: 4 VP) [SYN-63, s2 +0]
    all: s2 scores 0 VP in place 2 with 5 5: Defence robot (difference 1: 4 VP) [SYN-63, s2 +0]
    all: s2 scores 2 VP in place 3 with 5 6: Industry robot (odd sum: 2 VP) [SYN-63, s2 +2]
    all: s2 scores 0 VP in place 4 with 6 2: Service robot (VP: 8 − sum of the dice) [SYN-63, s2 +0]
    all: s3 scores 0 VP in place 1 with 2 3: Industry robot (both even: 3 VP) [SYN-63, s3 +0]
    all: s3 scores 0 VP in place 2 with 3 2: Defence robot (sum 7: 5 VP) [SYN-63, s3 +0]
    all: s3 scores 2 VP in place 3 with 2 3: Information robot (2 on one die: 2 VP, on both: 7 VP) [SYN-63, s3 +2]
    all: s3 scores 0 VP in place 4 with 3 1: Information robot (6 on one die: 2 VP, on both: 7 VP) [SYN-63, s3 +0]
    all: s3 wins the Transport investor [SYN-73]
    all: s1 is runner-up for the Transport investor and scores 1 VP [SYN-76, s1 +1]
    all: s3 wins the Industry investor [SYN-73]
    all: s1 is runner-up for the Industry investor and scores 1 VP [SYN-76, s1 +1]
    all: s3 wins the Information investor [SYN-73]
    all: s2 is runner-up for the Information investor and scores 1 VP [SYN-76, s2 +1]
    all: s1 wins the Defence investor [SYN-73]
    all: s2 is runner-up for the Defence investor and scores 1 VP [SYN-76, s2 +1]
    all: s1 wins the Service investor [SYN-73]
    all: s2 is runner-up for the Service investor and scores 1 VP [SYN-76, s2 +1]
    all: Round 2 begins. Turn order: s2, s1 and s3 [SYN-25]
    all: Slot 1: Service robot (VP: 5 − lower die) [SYN-60]
    all: Slot 2: Industry robot (odd sum: 2 VP) [SYN-60]
    all: Slot 3: Industry robot (left even, right odd: 3 VP) [SYN-60]
    all: Slot 4: Transport robot (left = right: 5 VP) [SYN-60]
    all: Investor 1: Service [SYN-19]
    all: Investor 2: Industry [SYN-19]
    all: Investor 3: Transport [SYN-19]
    all: Investor 4: Defence [SYN-19]
    all: Investor 5: Information [SYN-19]
    all: s1 rolls 3 6 3 2 6 [SYN-22]
    all: s2 rolls 6 1 6 5 2 [SYN-22]
    all: s3 rolls 5 3 4 3 1 [SYN-22]
32 s2 Pass: four new cards, and your place in next round’s turn order. You can still buy this round
    all: s2 passes [SYN-53]
    all: s2 replaces the four cards in the factory [SYN-54]
    all: Slot 1: Industry robot (both odd: 3 VP) [SYN-60]
    all: Slot 2: Information robot (5 on one die: 2 VP, on both: 7 VP) [SYN-60]
    all: Slot 3: Information robot (1 on one die: 2 VP, on both: 7 VP) [SYN-60]
    all: Slot 4: Information robot (4 on one die: 2 VP, on both: 7 VP) [SYN-60]
33 s1 Pass: four new cards, and your place in next round’s turn order. You can still buy this round
    all: s1 passes [SYN-53]
    all: s1 replaces the four cards in the factory [SYN-54]
    all: Slot 1: Information robot (6 on one die: 2 VP, on both: 7 VP) [SYN-60]
    all: Slot 2: Transport robot (left < right: 4 VP) [SYN-60]
    all: Slot 3: Information robot (4 on one die: 2 VP, on both: 7 VP) [SYN-60]
    all: Slot 4: Industry robot (even sum: 2 VP) [SYN-60]
34 s3 Pass: four new cards, and your place in next round’s turn order. You can still buy this round
    all: s3 passes [SYN-53]
    all: s3 replaces the four cards in the factory [SYN-54]
    all: Slot 1: Information robot (1 on one die: 2 VP, on both: 7 VP) [SYN-60]
    all: Slot 2: Transport robot (left < right: 4 VP) [SYN-60]
    all: Slot 3: Transport robot (left ≤ right: 3 VP) [SYN-60]
    all: Slot 4: Transport robot (left > right: 4 VP) [SYN-60]
35 s2 Buy from slot 1: Information robot (1 on one die: 2 VP, on both: 7 VP), corners + and =, with 1 assistant
    all: s2 sends an agent and 1 assistant to slot 1 and takes the Information robot (1 on one die: 2 VP, on both: 7 VP) [SYN-33]
    all: Slot 1: Service robot (VP: sum of the dice − 6) [SYN-60]
36 s2 Place 2: dice 1 6 → 2 6, 0 VP with these dice
    all: s2 plugs the Information robot (1 on one die: 2 VP, on both: 7 VP) into place 2 [SYN-41]
37 s2 Cover nothing: dice 1 6 → 2 6, 0 VP with these dice
    all: s2 calibrates place 2: 1 6 → 2 6 [SYN-43]
38 s1 Buy from slot 4: Transport robot (left > right: 4 VP), corners − and +, with 4 assistants
    all: s1 sends an agent and 4 assistants to slot 4 and takes the Transport robot (left > right: 4 VP) [SYN-33]
    all: Slot 4: Industry robot (left odd, right even: 3 VP) [SYN-60]
39 s1 Place 2: dice 6 3 → 5 4, 4 VP with these dice
    all: s1 plugs the Transport robot (left > right: 4 VP) into place 2 [SYN-41]
40 s1 Cover the right corner: dice 6 3 → 5 3, 4 VP with these dice
    all: s1 covers the right corner and calibrates place 2: 6 3 → 5 3 [SYN-43]
= 40 24f8073dbefc44c907fd3a69a87caeda2a91b8cbdeb5d6a1104e43d1b3ac00f6
41 s3 Buy from slot 3: Transport robot (left ≤ right: 3 VP), corners + and =
    all: s3 sends an agent to slot 3 and takes the Transport robot (left ≤ right: 3 VP) [SYN-33]
    all: Slot 3: Defence robot (difference 2: 5 VP) [SYN-60]
42 s3 Place 3: dice 4 3 → 5 3, 0 VP with these dice
    all: s3 plugs the Transport robot (left ≤ right: 3 VP) into place 3 [SYN-41]
43 s3 Cover nothing: dice 4 3 → 5 3, 0 VP with these dice
    all: s3 calibrates place 3: 4 3 → 5 3 [SYN-43]
44 s2 Buy from slot 1: Service robot (VP: sum of the dice − 6), corners + and −
    all: s2 sends an agent to slot 1 and takes the Service robot (VP: sum of the dice − 6) [SYN-33]
    all: Slot 1: Industry robot (even sum: 2 VP) [SYN-60]
45 s2 Place 4: dice 5 2 → 6 1, 1 VP with these dice
    all: s2 plugs the Service robot (VP: sum of the dice − 6) into place 4 [SYN-41]
46 s2 Cover both corners: dice 5 2 → 5 2, 1 VP with these dice
    all: s2 covers both corners and calibrates place 4: 5 2 → 5 2 [SYN-43]
47 s1 Buy from slot 4: Industry robot (left odd, right even: 3 VP), corners − and =
    all: s1 sends an agent to slot 4 and takes the Industry robot (left odd, right even: 3 VP) [SYN-33]
    all: Slot 4: Transport robot (left ≥ right: 3 VP) [SYN-60]
48 s1 Place 3: dice 3 2 → 2 2, 0 VP with these dice
    all: s1 plugs the Industry robot (left odd, right even: 3 VP) into place 3 [SYN-41]
    all: s1 calibrates place 3: 3 2 → 2 2 [SYN-43]
49 s3 Buy from slot 2: Transport robot (left < right: 4 VP), corners + and =, with 4 assistants
    all: s3 sends an agent and 4 assistants to slot 2 and takes the Transport robot (left < right: 4 VP) [SYN-33]
    all: Slot 2: Industry robot (left odd, right even: 3 VP) [SYN-60]
50 s3 Place 2: dice 3 5 → 4 5, 4 VP with these dice
    all: s3 plugs the Transport robot (left < right: 4 VP) into place 2 [SYN-41]
= 50 90c7f731472ccab9a4dc7951353c0275f76e74cfee91b47f90d4a8964842a9c3
51 s3 Cover nothing: dice 3 5 → 4 5, 4 VP with these dice
    all: s3 calibrates place 2: 3 5 → 4 5 [SYN-43]
52 s2 Buy from slot 4: Transport robot (left ≥ right: 3 VP), corners = and +, with 1 assistant
    all: s2 sends an agent and 1 assistant to slot 4 and takes the Transport robot (left ≥ right: 3 VP) [SYN-33]
    all: Slot 4: Transport robot (left ≤ right: 3 VP) [SYN-60]
53 s2 Place 3: dice 6 5 → 6 6, 3 VP with these dice
    all: s2 plugs the Transport robot (left ≥ right: 3 VP) into place 3 [SYN-41]
54 s2 Cover the right corner: dice 6 5 → 6 5, 3 VP with these dice
    all: s2 covers the right corner and calibrates place 3: 6 5 → 6 5 [SYN-43]
55 s1 Buy from slot 3: Defence robot (difference 2: 5 VP), corners = and −
    all: s1 sends an agent to slot 3 and takes the Defence robot (difference 2: 5 VP) [SYN-33]
    all: Slot 3: Information robot (2 on one die: 2 VP, on both: 7 VP) [SYN-60]
56 s1 Place 4: dice 2 6 → 2 5, 0 VP with these dice
    all: s1 plugs the Defence robot (difference 2: 5 VP) into place 4 [SYN-41]
    all: s1 calibrates place 4: 2 6 → 2 5 [SYN-43]
57 s3 Buy from slot 3: Information robot (2 on one die: 2 VP, on both: 7 VP), corners − and =, with 1 assistant
    all: s3 sends an agent and 1 assistant to slot 3 and takes the Information robot (2 on one die: 2 VP, on both: 7 VP) [SYN-33]
    all: Slot 3: Service robot (VP: lower die − 1) [SYN-60]
58 s3 Place 4: dice 3 1 → 2 1, 2 VP with these dice
    all: s3 plugs the Information robot (2 on one die: 2 VP, on both: 7 VP) into place 4 [SYN-41]
    all: s3 calibrates place 4: 3 1 → 2 1 [SYN-43]
59 s2 Buy from slot 4: Transport robot (left ≤ right: 3 VP), corners + and +
    all: s2 sends an agent to slot 4 and takes the Transport robot (left ≤ right: 3 VP) [SYN-33]
    all: Slot 4: Defence robot (difference 2: 5 VP) [SYN-60]
    all: s2 plugs the Transport robot (left ≤ right: 3 VP) into place 1 [SYN-41]
    all: s2 calibrates place 1: 6 2 → 1 3 [SYN-43]
60 s1 Buy from slot 1: Industry robot (even sum: 2 VP), corners + and =
    all: s1 sends an agent to slot 1 and takes the Industry robot (even sum: 2 VP) [SYN-33]
    all: Slot 1: Service robot (VP: higher die − 2) [SYN-60]
    all: s1 plugs the Industry robot (even sum: 2 VP) into place 1 [SYN-41]
    all: s1 calibrates place 1: 3 5 → 4 5 [SYN-43]
= 60 b10edcce760564b4cc2c3cfb2d05207ccc163e9ccba40a7553a33a058c5d5d3c
61 s3 Buy from slot 2: Industry robot (left odd, right even: 3 VP), corners + and −
    all: s3 sends an agent to slot 2 and takes the Industry robot (left odd, right even: 3 VP) [SYN-33]
    all: Slot 2: Service robot (VP: lower die − 1) [SYN-60]
    all: s3 plugs the Industry robot (left odd, right even: 3 VP) into place 1 [SYN-41]
    all: s3 calibrates place 1: 5 4 → 6 3 [SYN-43]
    all: Round 2 ends [SYN-32]
    all: s1 scores 0 VP in place 1 with 4 5: Industry robot (even sum: 2 VP) [SYN-63, s1 +0]
    all: s1 scores 4 VP in place 2 with 5 2: Transport robot (left > right: 4 VP) [SYN-63, s1 +4]
    all: s1 scores 0 VP in place 3 with 2 2: Industry robot (left odd, right even: 3 VP) [SYN-63, s1 +0]
    all: s1 scores 0 VP in place 4 with 2 5: Defence robot (difference 2: 5 VP) [SYN-63, s1 +0]
    all: s2 scores 3 VP in place 1 with 1 3: Transport robot (left ≤ right: 3 VP) [SYN-63, s2 +3]
    all: s2 scores 0 VP in place 2 with 3 6: Information robot (1 on one die: 2 VP, on both: 7 VP) [SYN-63, s2 +0]
    all: s2 scores 3 VP in place 3 with 6 5: Transport robot (left ≥ right: 3 VP) [SYN-63, s2 +3]
    all: s2 scores 1 VP in place 4 with 5 2: Service robot (VP: sum of the dice − 6) [SYN-63, s2 +1]
    all: s3 scores 0 VP in place 1 with 6 3: Industry robot (left odd, right even: 3 VP) [SYN-63, s3 +0]
    all: s3 scores 4 VP in place 2 with 3 5: Transport robot (left < right: 4 VP) [SYN-63, s3 +4]
    all: s3 scores 0 VP in place 3 with 5 2: Transport robot (left ≤ right: 3 VP) [SYN-63, s3 +0]
    all: s3 scores 2 VP in place 4 with 2 1: Information robot (2 on one die: 2 VP, on both: 7 VP) [SYN-63, s3 +2]
    all: s2 wins the Service investor [SYN-73]
    all: s1 is runner-up for the Service investor and scores 1 VP [SYN-76, s1 +1]
    all: s3 wins the Industry investor [SYN-73]
    all: s2 is runner-up for the Industry investor and scores 1 VP [SYN-76, s2 +1]
    all: s3 wins the Transport investor [SYN-73]
    all: s1 is runner-up for the Transport investor and scores 1 VP [SYN-76, s1 +1]
    all: s1 wins the Defence investor [SYN-73]
    all: s2 is runner-up for the Defence investor and scores 1 VP [SYN-76, s2 +1]
    all: s1 wins the Information investor [SYN-73]
    all: s2 is runner-up for the Information investor and scores 1 VP [SYN-76, s2 +1]
    all: Round 3 begins. Turn order: s3, s1 and s2 [SYN-25]
    all: Slot 1: Transport robot (left ≥ right: 3 VP) [SYN-60]
    all: Slot 2: Service robot (VP: 7 − higher die) [SYN-60]
    all: Slot 3: Transport robot (left = right: 5 VP) [SYN-60]
    all: Slot 4: Transport robot (left < right: 4 VP) [SYN-60]
    all: Investor 1: Transport [SYN-19]
    all: Investor 2: Service [SYN-19]
    all: Investor 3: Industry [SYN-19]
    all: Investor 4: Information [SYN-19]
    all: Investor 5: Defence [SYN-19]
    all: s1 rolls 3 4 6 1 2 [SYN-22]
    all: s2 rolls 2 6 4 5 1 [SYN-22]
    all: s3 rolls 5 6 3 3 6 [SYN-22]
62 s3 Pass: four new cards, and your place in next round’s turn order. You can still buy this round
    all: s3 passes [SYN-53]
    all: s3 replaces the four cards in the factory [SYN-54]
    all: The discard pile (36 cards) is shuffled into a new deck [SYN-58]
    all: Slot 1: Defence robot (sum ≤ 5: 4 VP) [SYN-60]
    all: Slot 2: Information robot (1 on one die: 2 VP, on both: 7 VP) [SYN-60]
    all: Slot 3: Industry robot (even sum: 2 VP) [SYN-60]
    all: Slot 4: Service robot (VP: lower die − 1) [SYN-60]
63 s1 Pass: four new cards, and your place in next round’s turn order. You can still buy this round
    all: s1 passes [SYN-53]
    all: s1 replaces the four cards in the factory [SYN-54]
    all: Slot 1: Information robot (4 on one die: 2 VP, on both: 7 VP) [SYN-60]
    all: Slot 2: Defence robot (sum 7: 5 VP) [SYN-60]
    all: Slot 3: Transport robot (left = right: 5 VP) [SYN-60]
    all: Slot 4: Service robot (VP: sum of the dice − 6) [SYN-60]
64 s2 Pass: four new cards, and your place in next round’s turn order. You can still buy this round
    all: s2 passes [SYN-53]
    all: s2 replaces the four cards in the factory [SYN-54]
    all: Slot 1: Transport robot (left > right: 4 VP) [SYN-60]
    all: Slot 2: Information robot (3 on one die: 2 VP, on both: 7 VP) [SYN-60]
    all: Slot 3: Information robot (5 on one die: 2 VP, on both: 7 VP) [SYN-60]
    all: Slot 4: Transport robot (left < right: 4 VP) [SYN-60]
65 s3 Buy from slot 3: Information robot (5 on one die: 2 VP, on both: 7 VP), corners − and =, with 1 assistant
    all: s3 sends an agent and 1 assistant to slot 3 and takes the Information robot (5 on one die: 2 VP, on both: 7 VP) [SYN-33]
    all: Slot 3: Defence robot (sum ≥ 9: 4 VP) [SYN-60]
66 s3 Place 2: dice 6 3 → 5 3, 2 VP with these dice
    all: s3 plugs the Information robot (5 on one die: 2 VP, on both: 7 VP) into place 2 [SYN-41]
67 s3 Cover nothing: dice 6 3 → 5 3, 2 VP with these dice
    all: s3 calibrates place 2: 6 3 → 5 3 [SYN-43]
68 s1 Buy from slot 3: Defence robot (sum ≥ 9: 4 VP), corners = and +
    all: s1 sends an agent to slot 3 and takes the Defence robot (sum ≥ 9: 4 VP) [SYN-33]
    all: Slot 3: Information robot (4 on one die: 2 VP, on both: 7 VP) [SYN-60]
69 s1 Place 1: dice 3 4 → 3 5, 0 VP with these dice
    all: s1 plugs the Defence robot (sum ≥ 9: 4 VP) into place 1 [SYN-41]
70 s1 Cover nothing: dice 3 4 → 3 5, 0 VP with these dice
    all: s1 calibrates place 1: 3 4 → 3 5 [SYN-43]
= 70 2803a0980193ec34b789a1493943caa6d6f271a4983a5b60e94221d26bb170f5
71 s2 Buy from slot 4: Transport robot (left < right: 4 VP), corners = and −, with 5 assistants
    all: s2 sends an agent and 5 assistants to slot 4 and takes the Transport robot (left < right: 4 VP) [SYN-33]
    all: Slot 4: Information robot (5 on one die: 2 VP, on both: 7 VP) [SYN-60]
72 s2 Place 2: dice 6 4 → 6 3, 0 VP with these dice
    all: s2 plugs the Transport robot (left < right: 4 VP) into place 2 [SYN-41]
    all: s2 calibrates place 2: 6 4 → 6 3 [SYN-43]
73 s3 Buy from slot 4: Information robot (5 on one die: 2 VP, on both: 7 VP), corners + and −, with 1 assistant
    all: s3 sends an agent and 1 assistant to slot 4 and takes the Information robot (5 on one die: 2 VP, on both: 7 VP) [SYN-33]
    all: Slot 4: Service robot (VP: 7 − higher die) [SYN-60]
74 s3 Place 1: dice 5 5 → 6 4, 0 VP with these dice
    all: s3 plugs the Information robot (5 on one die: 2 VP, on both: 7 VP) into place 1 [SYN-41]
75 s3 Cover both corners: dice 5 5 → 5 5, 7 VP with these dice
    all: s3 covers both corners and calibrates place 1: 5 5 → 5 5 [SYN-43]
76 s1 Buy from slot 4: Service robot (VP: 7 − higher die), corners − and +, with 3 assistants
    all: s1 sends an agent and 3 assistants to slot 4 and takes the Service robot (VP: 7 − higher die) [SYN-33]
    all: Slot 4: Defence robot (sum ≤ 5: 4 VP) [SYN-60]
77 s1 Place 3: dice 6 1 → 5 2, 2 VP with these dice
    all: s1 plugs the Service robot (VP: 7 − higher die) into place 3 [SYN-41]
78 s1 Cover nothing: dice 6 1 → 5 2, 2 VP with these dice
    all: s1 calibrates place 3: 6 1 → 5 2 [SYN-43]
79 s2 Buy from slot 3: Information robot (4 on one die: 2 VP, on both: 7 VP), corners − and +
    all: s2 sends an agent to slot 3 and takes the Information robot (4 on one die: 2 VP, on both: 7 VP) [SYN-33]
    all: Slot 3: Service robot (VP: 7 − higher die) [SYN-60]
80 s2 Place 4: dice 5 1 → 4 2, 2 VP with these dice
    all: s2 plugs the Information robot (4 on one die: 2 VP, on both: 7 VP) into place 4 [SYN-41]
    all: s2 calibrates place 4: 5 1 → 4 2 [SYN-43]
= 80 d8693fa1367edc0a37f6ddac6c435f0fe48138fb471346d8aa5f1068283abb71
81 s3 Buy from slot 1: Transport robot (left > right: 4 VP), corners = and +
    all: s3 sends an agent to slot 1 and takes the Transport robot (left > right: 4 VP) [SYN-33]
    all: Slot 1: Industry robot (both odd: 3 VP) [SYN-60]
82 s3 Place 4: dice 3 6 → 3 1, 4 VP with these dice
    all: s3 plugs the Transport robot (left > right: 4 VP) into place 4 [SYN-41]
83 s3 Cover the right corner: dice 3 6 → 3 6, 0 VP with these dice
    all: s3 covers the right corner and calibrates place 4: 3 6 → 3 6 [SYN-43]
84 s1 Buy from slot 3: Service robot (VP: 7 − higher die), corners = and +
    all: s1 sends an agent to slot 3 and takes the Service robot (VP: 7 − higher die) [SYN-33]
    all: Slot 3: Service robot (VP: higher die − 2) [SYN-60]
85 s1 Place 2: dice 5 5 → 5 6, 1 VP with these dice
    all: s1 plugs the Service robot (VP: 7 − higher die) into place 2 [SYN-41]
86 s1 Cover the right corner: dice 5 5 → 5 5, 2 VP with these dice
    all: s1 covers the right corner and calibrates place 2: 5 5 → 5 5 [SYN-43]
87 s2 Buy from slot 1: Industry robot (both odd: 3 VP), corners − and =
    all: s2 sends an agent to slot 1 and takes the Industry robot (both odd: 3 VP) [SYN-33]
    all: Slot 1: Industry robot (odd sum: 2 VP) [SYN-60]
88 s2 Place 1: dice 2 6 → 1 6, 0 VP with these dice
    all: s2 plugs the Industry robot (both odd: 3 VP) into place 1 [SYN-41]
    all: s2 calibrates place 1: 2 6 → 1 6 [SYN-43]
89 s3 Buy from slot 4: Defence robot (sum ≤ 5: 4 VP), corners = and −
    all: s3 sends an agent to slot 4 and takes the Defence robot (sum ≤ 5: 4 VP) [SYN-33]
    all: Slot 4: Service robot (VP: 8 − sum of the dice) [SYN-60]
    all: s3 plugs the Defence robot (sum ≤ 5: 4 VP) into place 3 [SYN-41]
    all: s3 calibrates place 3: 3 3 → 3 2 [SYN-43]
90 s1 Buy from slot 3: Service robot (VP: higher die − 2), corners + and +, with 1 assistant
    all: s1 sends an agent and 1 assistant to slot 3 and takes the Service robot (VP: higher die − 2) [SYN-33]
    all: Slot 3: Service robot (VP: lower die − 1) [SYN-60]
    all: s1 plugs the Service robot (VP: higher die − 2) into place 4 [SYN-41]
    all: s1 calibrates place 4: 2 2 → 3 3 [SYN-43]
= 90 afbfd9ca5fe4982e8aed493b3075478e2bf0745277b5c240c9a7af4c1b8387a8
91 s2 Buy from slot 1: Industry robot (odd sum: 2 VP), corners + and +
    all: s2 sends an agent to slot 1 and takes the Industry robot (odd sum: 2 VP) [SYN-33]
    all: Slot 1: Defence robot (difference 2: 5 VP) [SYN-60]
    all: s2 plugs the Industry robot (odd sum: 2 VP) into place 3 [SYN-41]
    all: s2 calibrates place 3: 3 4 → 4 5 [SYN-43]
    all: Round 3 ends [SYN-32]
    all: s1 scores 0 VP in place 1 with 3 5: Defence robot (sum ≥ 9: 4 VP) [SYN-63, s1 +0]
    all: s1 scores 2 VP in place 2 with 5 5: Service robot (VP: 7 − higher die) [SYN-63, s1 +2]
    all: s1 scores 2 VP in place 3 with 5 3: Service robot (VP: 7 − higher die) [SYN-63, s1 +2]
    all: s1 scores 1 VP in place 4 with 3 3: Service robot (VP: higher die − 2) [SYN-63, s1 +1]
    all: s2 scores 0 VP in place 1 with 1 6: Industry robot (both odd: 3 VP) [SYN-63, s2 +0]
    all: s2 scores 0 VP in place 2 with 6 4: Transport robot (left < right: 4 VP) [SYN-63, s2 +0]
    all: s2 scores 2 VP in place 3 with 4 5: Industry robot (odd sum: 2 VP) [SYN-63, s2 +2]
    all: s2 scores 0 VP in place 4 with 5 2: Information robot (4 on one die: 2 VP, on both: 7 VP) [SYN-63, s2 +0]
    all: s3 scores 7 VP in place 1 with 5 5: Information robot (5 on one die: 2 VP, on both: 7 VP) [SYN-63, s3 +7]
    all: s3 scores 2 VP in place 2 with 5 3: Information robot (5 on one die: 2 VP, on both: 7 VP) [SYN-63, s3 +2]
    all: s3 scores 4 VP in place 3 with 3 2: Defence robot (sum ≤ 5: 4 VP) [SYN-63, s3 +4]
    all: s3 scores 0 VP in place 4 with 2 6: Transport robot (left > right: 4 VP) [SYN-63, s3 +0]
    all: s2 wins the Transport investor [SYN-73]
    all: s3 is runner-up for the Transport investor and scores 1 VP [SYN-76, s3 +1]
    all: s2 wins the Service investor [SYN-73]
    all: s3 is runner-up for the Service investor and scores 1 VP [SYN-76, s3 +1]
    all: s1 wins the Industry investor [SYN-73]
    all: s3 is runner-up for the Industry investor and scores 1 VP [SYN-76, s3 +1]
    all: s1 wins the Information investor [SYN-73]
    all: s2 is runner-up for the Information investor and scores 1 VP [SYN-76, s2 +1]
    all: s2 wins the Defence investor [SYN-73]
    all: s1 is runner-up for the Defence investor and scores 1 VP [SYN-76, s1 +1]
    all: s1: Information, 2 investors × 0 robots = 0 VP [SYN-86, s1 +0]
    all: s1: Service, 1 investor × 5 robots = 5 VP [SYN-86, s1 +5]
    all: s1: Transport, 1 investor × 1 robot = 1 VP [SYN-86, s1 +1]
    all: s1: Defence, 2 investors × 3 robots = 6 VP [SYN-86, s1 +6]
    all: s1: Industry, 1 investor × 3 robots = 3 VP [SYN-86, s1 +3]
    all: s2: Information, 1 investor × 2 robots = 2 VP [SYN-86, s2 +2]
    all: s2: Service, 2 investors × 2 robots = 4 VP [SYN-86, s2 +4]
    all: s2: Transport, 1 investor × 3 robots = 3 VP [SYN-86, s2 +3]
    all: s2: Defence, 1 investor × 2 robots = 2 VP [SYN-86, s2 +2]
    all: s3: Information, 1 investor × 5 robots = 5 VP [SYN-86, s3 +5]
    all: s3: Transport, 2 investors × 3 robots = 6 VP [SYN-86, s3 +6]
    all: s3: Defence, 1 investor × 2 robots = 2 VP [SYN-86, s3 +2]
    all: s3: Industry, 2 investors × 2 robots = 4 VP [SYN-86, s3 +4]
    all: s1 finishes with 33 VP, rank 2 [SYN-87]
    all: s2 finishes with 29 VP, rank 3 [SYN-87]
    all: s3 finishes with 41 VP, rank 1 [SYN-87]
= 91 85b5b3c2c2265686a500786c71de0c36145177d235614f0047dd114333e556c0
s1 rank 2 score 33
s2 rank 3 score 29
s3 rank 1 score 41

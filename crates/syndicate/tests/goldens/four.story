syndicate revision 1, 4 seats, options {}
deal
    all: s1 runs Nautilus Defence and starts with an investor: Defence [SYN-13]
    all: s2 runs Meridian Services and starts with an investor: Service [SYN-13]
    all: s3 runs Halcyon Information and starts with an investor: Information [SYN-13]
    all: s4 runs Vanguard Industries and starts with an investor: Industry [SYN-13]
    all: First turn order: s1, s4, s3 and s2 [SYN-15]
    all: Round 1 begins. Turn order: s1, s4, s3 and s2 [SYN-25]
    all: Slot 1: Defence robot (sum ≤ 4 or ≥ 10: 4 VP) [SYN-60]
    all: Slot 2: Defence robot (difference 1: 4 VP) [SYN-60]
    all: Slot 3: Industry robot (both even: 3 VP) [SYN-60]
    all: Slot 4: Industry robot (odd sum: 2 VP) [SYN-60]
    all: Investor 1: Industry [SYN-19]
    all: Investor 2: Information [SYN-19]
    all: Investor 3: Service [SYN-19]
    all: Investor 4: Transport [SYN-19]
    all: Investor 5: Defence [SYN-19]
    all: s1 rolls 6 3 4 4 6 [SYN-22]
    all: s2 rolls 3 5 3 2 4 [SYN-22]
    all: s3 rolls 3 1 4 5 2 [SYN-22]
    all: s4 rolls 4 5 5 5 1 [SYN-22]
1 s1 Buy from slot 4: Industry robot (odd sum: 2 VP), corners = and −, with 1 assistant
    all: s1 sends an agent and 1 assistant to slot 4 and takes the Industry robot (odd sum: 2 VP) [SYN-33]
    all: Slot 4: Transport robot (left ≤ right: 3 VP) [SYN-60]
2 s1 Place 3: dice 4 4 → 4 3, 2 VP with these dice
    all: s1 plugs the Industry robot (odd sum: 2 VP) into place 3 [SYN-41]
3 s1 Cover the right corner: dice 4 4 → 4 4, 0 VP with these dice
    all: s1 covers the right corner and calibrates place 3: 4 4 → 4 4 [SYN-43]
4 s4 Buy from slot 1: Defence robot (sum ≤ 4 or ≥ 10: 4 VP), corners − and −, with 1 assistant
    all: s4 sends an agent and 1 assistant to slot 1 and takes the Defence robot (sum ≤ 4 or ≥ 10: 4 VP) [SYN-33]
    all: Slot 1: Industry robot (odd sum: 2 VP) [SYN-60]
5 s4 Place 4: dice 5 1 → 4 6, 4 VP with these dice
    all: s4 plugs the Defence robot (sum ≤ 4 or ≥ 10: 4 VP) into place 4 [SYN-41]
6 s4 Cover the right corner: dice 5 1 → 4 1, 0 VP with these dice
    all: s4 covers the right corner and calibrates place 4: 5 1 → 4 1 [SYN-43]
7 s3 Buy from slot 3: Industry robot (both even: 3 VP), corners − and −, with 1 assistant
    all: s3 sends an agent and 1 assistant to slot 3 and takes the Industry robot (both even: 3 VP) [SYN-33]
    all: Slot 3: Defence robot (difference 1: 4 VP) [SYN-60]
8 s3 Place 3: dice 4 5 → 3 4, 0 VP with these dice
    all: s3 plugs the Industry robot (both even: 3 VP) into place 3 [SYN-41]
9 s3 Cover the right corner: dice 4 5 → 3 5, 0 VP with these dice
    all: s3 covers the right corner and calibrates place 3: 4 5 → 3 5 [SYN-43]
10 s2 Buy from slot 1: Industry robot (odd sum: 2 VP), corners + and +
    all: s2 sends an agent to slot 1 and takes the Industry robot (odd sum: 2 VP) [SYN-33]
    all: Slot 1: Information robot (2 on one die: 2 VP, on both: 7 VP) [SYN-60]
= 10 cf6184dab347aca0cff5cea147f0076ee011c5ef8d3d630f72a57ea12c4dbf9f
11 s2 Place 4: dice 2 4 → 3 5, 0 VP with these dice
    all: s2 plugs the Industry robot (odd sum: 2 VP) into place 4 [SYN-41]
12 s2 Cover nothing: dice 2 4 → 3 5, 0 VP with these dice
    all: s2 calibrates place 4: 2 4 → 3 5 [SYN-43]
13 s1 Buy from slot 1: Information robot (2 on one die: 2 VP, on both: 7 VP), corners − and =, with 2 assistants
    all: s1 sends an agent and 2 assistants to slot 1 and takes the Information robot (2 on one die: 2 VP, on both: 7 VP) [SYN-33]
    all: Slot 1: Service robot (VP: higher die − 2) [SYN-60]
14 s1 Place 4: dice 4 6 → 3 6, 0 VP with these dice
    all: s1 plugs the Information robot (2 on one die: 2 VP, on both: 7 VP) into place 4 [SYN-41]
15 s1 Cover nothing: dice 4 6 → 3 6, 0 VP with these dice
    all: s1 calibrates place 4: 4 6 → 3 6 [SYN-43]
16 s4 Buy from slot 3: Defence robot (difference 1: 4 VP), corners + and −, with 1 assistant
    all: s4 sends an agent and 1 assistant to slot 3 and takes the Defence robot (difference 1: 4 VP) [SYN-33]
    all: Slot 3: Information robot (4 on one die: 2 VP, on both: 7 VP) [SYN-60]
17 s4 Place 2: dice 5 5 → 6 4, 0 VP with these dice
    all: s4 plugs the Defence robot (difference 1: 4 VP) into place 2 [SYN-41]
18 s4 Cover the left corner: dice 5 5 → 5 4, 4 VP with these dice
    all: s4 covers the left corner and calibrates place 2: 5 5 → 5 4 [SYN-43]
19 s3 Buy from slot 2: Defence robot (difference 1: 4 VP), corners − and =, with 1 assistant
    all: s3 sends an agent and 1 assistant to slot 2 and takes the Defence robot (difference 1: 4 VP) [SYN-33]
    all: Slot 2: Service robot (VP: sum of the dice − 6) [SYN-60]
20 s3 Place 4: dice 5 2 → 4 2, 0 VP with these dice
    all: s3 plugs the Defence robot (difference 1: 4 VP) into place 4 [SYN-41]
= 20 6803b32ef0a712e777f57dd62145824c439ef817f9a8cad5c7a6bd794d17fc8f
21 s3 Cover the left corner: dice 5 2 → 5 2, 0 VP with these dice
    all: s3 covers the left corner and calibrates place 4: 5 2 → 5 2 [SYN-43]
22 s2 Buy from slot 3: Information robot (4 on one die: 2 VP, on both: 7 VP), corners = and +, with 1 assistant
    all: s2 sends an agent and 1 assistant to slot 3 and takes the Information robot (4 on one die: 2 VP, on both: 7 VP) [SYN-33]
    all: Slot 3: Service robot (VP: sum of the dice − 6) [SYN-60]
23 s2 Place 3: dice 3 3 → 3 4, 2 VP with these dice
    all: s2 plugs the Information robot (4 on one die: 2 VP, on both: 7 VP) into place 3 [SYN-41]
24 s2 Cover nothing: dice 3 3 → 3 4, 2 VP with these dice
    all: s2 calibrates place 3: 3 3 → 3 4 [SYN-43]
25 s1 Buy from slot 4: Transport robot (left ≤ right: 3 VP), corners + and =
    all: s1 sends an agent to slot 4 and takes the Transport robot (left ≤ right: 3 VP) [SYN-33]
    all: Slot 4: Defence robot (sum ≤ 5: 4 VP) [SYN-60]
26 s1 Place 2: dice 3 4 → 4 4, 3 VP with these dice
    all: s1 plugs the Transport robot (left ≤ right: 3 VP) into place 2 [SYN-41]
27 s1 Cover nothing: dice 3 4 → 4 4, 3 VP with these dice
    all: s1 calibrates place 2: 3 4 → 4 4 [SYN-43]
28 s4 Pass: four new cards, and your place in next round’s turn order. You can still buy this round
    all: s4 passes [SYN-53]
    all: s4 replaces the four cards in the factory [SYN-54]
    all: Slot 1: Industry robot (both even: 3 VP) [SYN-60]
    all: Slot 2: Information robot (2 on one die: 2 VP, on both: 7 VP) [SYN-60]
    all: Slot 3: Transport robot (left > right: 4 VP) [SYN-60]
    all: Slot 4: Transport robot (left = right: 5 VP) [SYN-60]
29 s3 Buy from slot 4: Transport robot (left = right: 5 VP), corners = and −
    all: s3 sends an agent to slot 4 and takes the Transport robot (left = right: 5 VP) [SYN-33]
    all: Slot 4: Industry robot (both odd: 3 VP) [SYN-60]
30 s3 Place 2: dice 1 3 → 1 2, 0 VP with these dice
    all: s3 plugs the Transport robot (left = right: 5 VP) into place 2 [SYN-41]
= 30 fbbdbb6c0b6a1055a9b3b96d75c4f4a506074214a811c5b99a761d148741288c
31 s3 Cover nothing: dice 1 3 → 1 2, 0 VP with these dice
    all: s3 calibrates place 2: 1 3 → 1 2 [SYN-43]
32 s2 Buy from slot 4: Industry robot (both odd: 3 VP), corners − and =, with 4 assistants
    all: s2 sends an agent and 4 assistants to slot 4 and takes the Industry robot (both odd: 3 VP) [SYN-33]
    all: Slot 4: Service robot (VP: 7 − higher die) [SYN-60]
33 s2 Place 2: dice 5 3 → 4 3, 0 VP with these dice
    all: s2 plugs the Industry robot (both odd: 3 VP) into place 2 [SYN-41]
    all: s2 calibrates place 2: 5 3 → 4 3 [SYN-43]
34 s1 Buy from slot 1: Industry robot (both even: 3 VP), corners + and =
    all: s1 sends an agent to slot 1 and takes the Industry robot (both even: 3 VP) [SYN-33]
    all: Slot 1: Industry robot (left even, right odd: 3 VP) [SYN-60]
    all: s1 plugs the Industry robot (both even: 3 VP) into place 1 [SYN-41]
35 s1 Cover nothing: dice 6 4 → 1 4, 0 VP with these dice
    all: s1 calibrates place 1: 6 4 → 1 4 [SYN-43]
36 s4 Buy from slot 3: Transport robot (left > right: 4 VP), corners − and +
    all: s4 sends an agent to slot 3 and takes the Transport robot (left > right: 4 VP) [SYN-33]
    all: Slot 3: Industry robot (left odd, right even: 3 VP) [SYN-60]
37 s4 Place 3: dice 4 4 → 3 5, 0 VP with these dice
    all: s4 plugs the Transport robot (left > right: 4 VP) into place 3 [SYN-41]
38 s4 Cover the right corner: dice 4 4 → 3 4, 0 VP with these dice
    all: s4 covers the right corner and calibrates place 3: 4 4 → 3 4 [SYN-43]
39 s3 Buy from slot 1: Industry robot (left even, right odd: 3 VP), corners − and +, with 1 assistant
    all: s3 sends an agent and 1 assistant to slot 1 and takes the Industry robot (left even, right odd: 3 VP) [SYN-33]
    all: Slot 1: Industry robot (both odd: 3 VP) [SYN-60]
    all: s3 plugs the Industry robot (left even, right odd: 3 VP) into place 1 [SYN-41]
    all: s3 calibrates place 1: 3 1 → 2 2 [SYN-43]
40 s2 Buy from slot 4: Service robot (VP: 7 − higher die), corners = and +
    all: s2 sends an agent to slot 4 and takes the Service robot (VP: 7 − higher die) [SYN-33]
    all: Slot 4: Service robot (VP: 5 − lower die) [SYN-60]
    all: s2 plugs the Service robot (VP: 7 − higher die) into place 1 [SYN-41]
    all: s2 calibrates place 1: 3 4 → 3 5 [SYN-43]
    all: s1 has no agents left and passes [SYN-29]
= 40 ab383332fb60ef2f33f3cf2677e11367b5d4dff32a20e91d3814fd0bbab78b68
41 s4 Buy from slot 1: Industry robot (both odd: 3 VP), corners = and +
    all: s4 sends an agent to slot 1 and takes the Industry robot (both odd: 3 VP) [SYN-33]
    all: Slot 1: Defence robot (difference 2: 5 VP) [SYN-60]
    all: s4 plugs the Industry robot (both odd: 3 VP) into place 1 [SYN-41]
    all: s4 calibrates place 1: 4 5 → 4 6 [SYN-43]
    all: s3 has no agents left and passes [SYN-29]
    all: s2 has no agents left and passes [SYN-29]
    all: Round 1 ends [SYN-32]
    all: s1 scores 0 VP in place 1 with 1 4: Industry robot (both even: 3 VP) [SYN-63, s1 +0]
    all: s1 scores 3 VP in place 2 with 4 4: Transport robot (left ≤ right: 3 VP) [SYN-63, s1 +3]
    all: s1 scores 2 VP in place 3 with 4 3: Industry robot (odd sum: 2 VP) [SYN-63, s1 +2]
    all: s1 scores 0 VP in place 4 with 3 6: Information robot (2 on one die: 2 VP, on both: 7 VP) [SYN-63, s1 +0]
    all: s2 scores 2 VP in place 1 with 3 5: Service robot (VP: 7 − higher die) [SYN-63, s2 +2]
    all: s2 scores 3 VP in place 2 with 5 3: Industry robot (both odd: 3 VP) [SYN-63, s2 +3]
    all: s2 scores 2 VP in place 3 with 3 4: Information robot (4 on one die: 2 VP, on both: 7 VP) [SYN-63, s2 +2]
    all: s2 scores 2 VP in place 4 with 4 5: Industry robot (odd sum: 2 VP) [SYN-63, s2 +2]
    all: s3 scores 0 VP in place 1 with 2 2: Industry robot (left even, right odd: 3 VP) [SYN-63, s3 +0]
    all: s3 scores 5 VP in place 2 with 2 2: Transport robot (left = right: 5 VP) [SYN-63, s3 +5]
    all: s3 scores 0 VP in place 3 with 2 5: Industry robot (both even: 3 VP) [SYN-63, s3 +0]
    all: s3 scores 0 VP in place 4 with 5 2: Defence robot (difference 1: 4 VP) [SYN-63, s3 +0]
    all: s4 scores 0 VP in place 1 with 4 6: Industry robot (both odd: 3 VP) [SYN-63, s4 +0]
    all: s4 scores 0 VP in place 2 with 6 3: Defence robot (difference 1: 4 VP) [SYN-63, s4 +0]
    all: s4 scores 0 VP in place 3 with 3 4: Transport robot (left > right: 4 VP) [SYN-63, s4 +0]
    all: s4 scores 0 VP in place 4 with 4 1: Defence robot (sum ≤ 4 or ≥ 10: 4 VP) [SYN-63, s4 +0]
    all: s1 wins the Industry investor [SYN-73]
    all: s4 is runner-up for the Industry investor and scores 1 VP [SYN-76, s4 +1]
    all: s1 wins the Information investor [SYN-73]
    all: s3 is runner-up for the Information investor and scores 1 VP [SYN-76, s3 +1]
    all: s3 wins the Service investor [SYN-73]
    all: s4 is runner-up for the Service investor and scores 1 VP [SYN-76, s4 +1]
    all: s2 wins the Transport investor [SYN-73]
    all: s1 is runner-up for the Transport investor and scores 1 VP [SYN-76, s1 +1]
    all: s2 wins the Defence investor [SYN-73]
    all: s1 is runner-up for the Defence investor and scores 1 VP [SYN-76, s1 +1]
    all: Round 2 begins. Turn order: s2, s3, s1 and s4 [SYN-25]
    all: Slot 1: Defence robot (sum ≥ 9: 4 VP) [SYN-60]
    all: Slot 2: Transport robot (left ≤ right: 3 VP) [SYN-60]
    all: Slot 3: Transport robot (left < right: 4 VP) [SYN-60]
    all: Slot 4: Defence robot (sum ≥ 9: 4 VP) [SYN-60]
    all: Investor 1: Defence [SYN-19]
    all: Investor 2: Information [SYN-19]
    all: Investor 3: Service [SYN-19]
    all: Investor 4: Industry [SYN-19]
    all: Investor 5: Transport [SYN-19]
    all: s1 rolls 4 3 2 6 5 [SYN-22]
    all: s2 rolls 3 6 6 3 1 [SYN-22]
    all: s3 rolls 5 2 5 4 1 [SYN-22]
    all: s4 rolls 3 4 4 1 3 [SYN-22]
42 s2 Buy from slot 3: Transport robot (left < right: 4 VP), corners + and =, with 4 assistants
    all: s2 sends an agent and 4 assistants to slot 3 and takes the Transport robot (left < right: 4 VP) [SYN-33]
    all: Slot 3: Service robot (VP: 5 − lower die) [SYN-60]
43 s2 Place 2: dice 6 6 → 1 6, 4 VP with these dice
    all: s2 plugs the Transport robot (left < right: 4 VP) into place 2 [SYN-41]
44 s2 Cover nothing: dice 6 6 → 1 6, 4 VP with these dice
    all: s2 calibrates place 2: 6 6 → 1 6 [SYN-43]
45 s3 Buy from slot 1: Defence robot (sum ≥ 9: 4 VP), corners − and =, with 3 assistants
    all: s3 sends an agent and 3 assistants to slot 1 and takes the Defence robot (sum ≥ 9: 4 VP) [SYN-33]
    all: Slot 1: Transport robot (left ≥ right: 3 VP) [SYN-60]
46 s3 Place 2: dice 2 5 → 1 5, 0 VP with these dice
    all: s3 plugs the Defence robot (sum ≥ 9: 4 VP) into place 2 [SYN-41]
47 s3 Cover nothing: dice 2 5 → 1 5, 0 VP with these dice
    all: s3 calibrates place 2: 2 5 → 1 5 [SYN-43]
48 s1 Buy from slot 1: Transport robot (left ≥ right: 3 VP), corners − and −, with 3 assistants
    all: s1 sends an agent and 3 assistants to slot 1 and takes the Transport robot (left ≥ right: 3 VP) [SYN-33]
    all: Slot 1: Information robot (3 on one die: 2 VP, on both: 7 VP) [SYN-60]
49 s1 Place 3: dice 2 6 → 1 5, 0 VP with these dice
    all: s1 plugs the Transport robot (left ≥ right: 3 VP) into place 3 [SYN-41]
50 s1 Cover the right corner: dice 2 6 → 1 6, 0 VP with these dice
    all: s1 covers the right corner and calibrates place 3: 2 6 → 1 6 [SYN-43]
= 50 4ad33f8d4d1cd785fa279c6860999b8c46cd2750c00fcd3364da0748212f4ea2
51 s4 Buy from slot 3: Service robot (VP: 5 − lower die), corners + and =, with 5 assistants
    all: s4 sends an agent and 5 assistants to slot 3 and takes the Service robot (VP: 5 − lower die) [SYN-33]
    all: Slot 3: Defence robot (sum ≤ 4 or ≥ 10: 4 VP) [SYN-60]
52 s4 Place 2: dice 4 4 → 5 4, 1 VP with these dice
    all: s4 plugs the Service robot (VP: 5 − lower die) into place 2 [SYN-41]
    all: s4 calibrates place 2: 4 4 → 5 4 [SYN-43]
53 s2 Buy from slot 3: Defence robot (sum ≤ 4 or ≥ 10: 4 VP), corners + and =
    all: s2 sends an agent to slot 3 and takes the Defence robot (sum ≤ 4 or ≥ 10: 4 VP) [SYN-33]
    all: Slot 3: Defence robot (sum ≤ 5: 4 VP) [SYN-60]
54 s2 Place 1: dice 3 1 → 4 1, 0 VP with these dice
    all: s2 plugs the Defence robot (sum ≤ 4 or ≥ 10: 4 VP) into place 1 [SYN-41]
55 s2 Cover the left corner: dice 3 1 → 3 1, 4 VP with these dice
    all: s2 covers the left corner and calibrates place 1: 3 1 → 3 1 [SYN-43]
56 s3 Buy from slot 1: Information robot (3 on one die: 2 VP, on both: 7 VP), corners − and −, with 2 assistants
    all: s3 sends an agent and 2 assistants to slot 1 and takes the Information robot (3 on one die: 2 VP, on both: 7 VP) [SYN-33]
    all: Slot 1: Industry robot (even sum: 2 VP) [SYN-60]
57 s3 Place 4: dice 4 1 → 3 6, 2 VP with these dice
    all: s3 plugs the Information robot (3 on one die: 2 VP, on both: 7 VP) into place 4 [SYN-41]
    all: s3 calibrates place 4: 4 1 → 3 6 [SYN-43]
58 s1 Buy from slot 4: Defence robot (sum ≥ 9: 4 VP), corners = and +
    all: s1 sends an agent to slot 4 and takes the Defence robot (sum ≥ 9: 4 VP) [SYN-33]
    all: Slot 4: Defence robot (sum 7: 5 VP) [SYN-60]
59 s1 Place 2: dice 3 1 → 3 2, 0 VP with these dice
    all: s1 plugs the Defence robot (sum ≥ 9: 4 VP) into place 2 [SYN-41]
60 s1 Cover nothing: dice 3 1 → 3 2, 0 VP with these dice
    all: s1 calibrates place 2: 3 1 → 3 2 [SYN-43]
= 60 21e0975d289f8a61b020534049f2903063d584ca8d4646c43f32ae9141e52aa1
61 s4 Buy from slot 3: Defence robot (sum ≤ 5: 4 VP), corners = and −
    all: s4 sends an agent to slot 3 and takes the Defence robot (sum ≤ 5: 4 VP) [SYN-33]
    all: Slot 3: Service robot (VP: lower die − 1) [SYN-60]
62 s4 Place 1: dice 3 5 → 3 4, 0 VP with these dice
    all: s4 plugs the Defence robot (sum ≤ 5: 4 VP) into place 1 [SYN-41]
    all: s4 calibrates place 1: 3 5 → 3 4 [SYN-43]
63 s2 Pass: four new cards, and your place in next round’s turn order. You can still buy this round
    all: s2 passes [SYN-53]
    all: s2 replaces the four cards in the factory [SYN-54]
    all: Slot 1: Service robot (VP: lower die − 1) [SYN-60]
    all: Slot 2: Transport robot (left ≥ right: 3 VP) [SYN-60]
    all: Slot 3: Industry robot (left odd, right even: 3 VP) [SYN-60]
    all: Slot 4: Service robot (VP: higher die − 2) [SYN-60]
64 s3 Buy from slot 2: Transport robot (left ≥ right: 3 VP), corners = and +
    all: s3 sends an agent to slot 2 and takes the Transport robot (left ≥ right: 3 VP) [SYN-33]
    all: Slot 2: Information robot (3 on one die: 2 VP, on both: 7 VP) [SYN-60]
65 s3 Place 1: dice 5 1 → 5 2, 3 VP with these dice
    all: s3 plugs the Transport robot (left ≥ right: 3 VP) into place 1 [SYN-41]
    all: s3 calibrates place 1: 5 1 → 5 2 [SYN-43]
66 s1 Buy from slot 4: Service robot (VP: higher die − 2), corners = and −, with 1 assistant
    all: s1 sends an agent and 1 assistant to slot 4 and takes the Service robot (VP: higher die − 2) [SYN-33]
    all: Slot 4: Transport robot (left = right: 5 VP) [SYN-60]
67 s1 Place 1: dice 4 3 → 4 2, 2 VP with these dice
    all: s1 plugs the Service robot (VP: higher die − 2) into place 1 [SYN-41]
    all: s1 calibrates place 1: 4 3 → 4 2 [SYN-43]
68 s4 Buy from slot 3: Industry robot (left odd, right even: 3 VP), corners − and =
    all: s4 sends an agent to slot 3 and takes the Industry robot (left odd, right even: 3 VP) [SYN-33]
    all: Slot 3: Industry robot (even sum: 2 VP) [SYN-60]
69 s4 Place 4: dice 1 3 → 6 3, 0 VP with these dice
    all: s4 plugs the Industry robot (left odd, right even: 3 VP) into place 4 [SYN-41]
    all: s4 calibrates place 4: 1 3 → 6 3 [SYN-43]
70 s2 Buy from slot 3: Industry robot (even sum: 2 VP), corners + and =
    all: s2 sends an agent to slot 3 and takes the Industry robot (even sum: 2 VP) [SYN-33]
    all: Slot 3: Information robot (5 on one die: 2 VP, on both: 7 VP) [SYN-60]
= 70 85d11b9b3dd4d2af5f63745ddeed649556d4dad3d593ad059e7c07d0a2b47438
71 s2 Place 4: dice 3 1 → 4 1, 0 VP with these dice
    all: s2 plugs the Industry robot (even sum: 2 VP) into place 4 [SYN-41]
    all: s2 calibrates place 4: 3 1 → 4 1 [SYN-43]
72 s3 Buy from slot 3: Information robot (5 on one die: 2 VP, on both: 7 VP), corners + and −
    all: s3 sends an agent to slot 3 and takes the Information robot (5 on one die: 2 VP, on both: 7 VP) [SYN-33]
    all: Slot 3: Industry robot (left even, right odd: 3 VP) [SYN-60]
    all: s3 plugs the Information robot (5 on one die: 2 VP, on both: 7 VP) into place 3 [SYN-41]
    all: s3 calibrates place 3: 5 3 → 6 2 [SYN-43]
73 s1 Buy from slot 3: Industry robot (left even, right odd: 3 VP), corners = and +
    all: s1 sends an agent to slot 3 and takes the Industry robot (left even, right odd: 3 VP) [SYN-33]
    all: Slot 3: Information robot (6 on one die: 2 VP, on both: 7 VP) [SYN-60]
    all: s1 plugs the Industry robot (left even, right odd: 3 VP) into place 4 [SYN-41]
    all: s1 calibrates place 4: 6 5 → 6 6 [SYN-43]
74 s4 Buy from slot 2: Information robot (3 on one die: 2 VP, on both: 7 VP), corners + and =
    all: s4 sends an agent to slot 2 and takes the Information robot (3 on one die: 2 VP, on both: 7 VP) [SYN-33]
    all: Slot 2: Defence robot (sum 7: 5 VP) [SYN-60]
    all: s4 plugs the Information robot (3 on one die: 2 VP, on both: 7 VP) into place 3 [SYN-41]
    all: s4 calibrates place 3: 4 6 → 5 6 [SYN-43]
75 s2 Buy from slot 3: Information robot (6 on one die: 2 VP, on both: 7 VP), corners = and −
    all: s2 sends an agent to slot 3 and takes the Information robot (6 on one die: 2 VP, on both: 7 VP) [SYN-33]
    all: Slot 3: Service robot (VP: 8 − sum of the dice) [SYN-60]
    all: s2 plugs the Information robot (6 on one die: 2 VP, on both: 7 VP) into place 3 [SYN-41]
    all: s2 calibrates place 3: 6 4 → 6 3 [SYN-43]
    all: s3 has no agents left and passes [SYN-29]
    all: s1 has no agents left and passes [SYN-29]
    all: s4 has no agents left and passes [SYN-29]
    all: Round 2 ends [SYN-32]
    all: s1 scores 2 VP in place 1 with 4 2: Service robot (VP: higher die − 2) [SYN-63, s1 +2]
    all: s1 scores 0 VP in place 2 with 2 2: Defence robot (sum ≥ 9: 4 VP) [SYN-63, s1 +0]
    all: s1 scores 0 VP in place 3 with 2 6: Transport robot (left ≥ right: 3 VP) [SYN-63, s1 +0]
    all: s1 scores 0 VP in place 4 with 6 6: Industry robot (left even, right odd: 3 VP) [SYN-63, s1 +0]
    all: s2 scores 4 VP in place 1 with 3 1: Defence robot (sum ≤ 4 or ≥ 10: 4 VP) [SYN-63, s2 +4]
    all: s2 scores 4 VP in place 2 with 1 6: Transport robot (left < right: 4 VP) [SYN-63, s2 +4]
    all: s2 scores 2 VP in place 3 with 6 3: Information robot (6 on one die: 2 VP, on both: 7 VP) [SYN-63, s2 +2]
    all: s2 scores 2 VP in place 4 with 3 1: Industry robot (even sum: 2 VP) [SYN-63, s2 +2]
    all: s3 scores 3 VP in place 1 with 5 2: Transport robot (left ≥ right: 3 VP) [SYN-63, s3 +3]
    all: s3 scores 0 VP in place 2 with 2 6: Defence robot (sum ≥ 9: 4 VP) [SYN-63, s3 +0]
    all: s3 scores 0 VP in place 3 with 6 2: Information robot (5 on one die: 2 VP, on both: 7 VP) [SYN-63, s3 +0]
    all: s3 scores 0 VP in place 4 with 2 6: Information robot (3 on one die: 2 VP, on both: 7 VP) [SYN-63, s3 +0]
    all: s4 scores 0 VP in place 1 with 3 4: Defence robot (sum ≤ 5: 4 VP) [SYN-63, s4 +0]
    all: s4 scores 1 VP in place 2 with 4 5: Service robot (VP: 5 − lower die) [SYN-63, s4 +1]
    all: s4 scores 0 VP in place 3 with 5 6: Information robot (3 on one die: 2 VP, on both: 7 VP) [SYN-63, s4 +0]
    all: s4 scores 0 VP in place 4 with 6 3: Industry robot (left odd, right even: 3 VP) [SYN-63, s4 +0]
    all: s3 wins the Defence investor [SYN-73]
    all: s1 is runner-up for the Defence investor and scores 1 VP [SYN-76, s1 +1]
    all: s3 wins the Information investor [SYN-73]
    all: s1 is runner-up for the Information investor and scores 1 VP [SYN-76, s1 +1]
    all: s4 wins the Service investor [SYN-73]
    all: s2 is runner-up for the Service investor and scores 1 VP [SYN-76, s2 +1]
    all: s2 wins the Industry investor [SYN-73]
    all: s4 is runner-up for the Industry investor and scores 1 VP [SYN-76, s4 +1]
    all: s1 wins the Transport investor [SYN-73]
    all: Round 3 begins. Turn order: s4, s1, s3 and s2 [SYN-25]
    all: Slot 1: Transport robot (left > right: 4 VP) [SYN-60]
    all: Slot 2: Transport robot (left < right: 4 VP) [SYN-60]
    all: Slot 3: Information robot (1 on one die: 2 VP, on both: 7 VP) [SYN-60]
    all: Slot 4: Information robot (5 on one die: 2 VP, on both: 7 VP) [SYN-60]
    all: Investor 1: Transport [SYN-19]
    all: Investor 2: Service [SYN-19]
    all: Investor 3: Industry [SYN-19]
    all: Investor 4: Defence [SYN-19]
    all: Investor 5: Information [SYN-19]
    all: s1 rolls 1 6 4 4 3 [SYN-22]
    all: s2 rolls 2 5 3 6 3 [SYN-22]
    all: s3 rolls 6 2 5 3 4 [SYN-22]
    all: s4 rolls 2 5 5 2 3 [SYN-22]
76 s4 Buy from slot 3: Information robot (1 on one die: 2 VP, on both: 7 VP), corners = and −, with 1 assistant
    all: s4 sends an agent and 1 assistant to slot 3 and takes the Information robot (1 on one die: 2 VP, on both: 7 VP) [SYN-33]
    all: Slot 3: Information robot (1 on one die: 2 VP, on both: 7 VP) [SYN-60]
77 s4 Place 4: dice 2 3 → 2 2, 0 VP with these dice
    all: s4 plugs the Information robot (1 on one die: 2 VP, on both: 7 VP) into place 4 [SYN-41]
78 s4 Cover nothing: dice 2 3 → 2 2, 0 VP with these dice
    all: s4 calibrates place 4: 2 3 → 2 2 [SYN-43]
79 s1 Buy from slot 4: Information robot (5 on one die: 2 VP, on both: 7 VP), corners − and =, with 4 assistants
    all: s1 sends an agent and 4 assistants to slot 4 and takes the Information robot (5 on one die: 2 VP, on both: 7 VP) [SYN-33]
    all: Slot 4: Transport robot (left > right: 4 VP) [SYN-60]
80 s1 Place 4: dice 4 3 → 3 3, 0 VP with these dice
    all: s1 plugs the Information robot (5 on one die: 2 VP, on both: 7 VP) into place 4 [SYN-41]
= 80 95ccd428d0fdfc71ea88e9d7752edfb961ebd5ba7019da7b614bbdea011df036
81 s1 Cover the left corner: dice 4 3 → 4 3, 0 VP with these dice
    all: s1 covers the left corner and calibrates place 4: 4 3 → 4 3 [SYN-43]
82 s3 Buy from slot 2: Transport robot (left < right: 4 VP), corners = and −, with 4 assistants
    all: s3 sends an agent and 4 assistants to slot 2 and takes the Transport robot (left < right: 4 VP) [SYN-33]
    all: Slot 2: Information robot (4 on one die: 2 VP, on both: 7 VP) [SYN-60]
83 s3 Place 2: dice 2 5 → 2 4, 4 VP with these dice
    all: s3 plugs the Transport robot (left < right: 4 VP) into place 2 [SYN-41]
84 s3 Cover nothing: dice 2 5 → 2 4, 4 VP with these dice
    all: s3 calibrates place 2: 2 5 → 2 4 [SYN-43]
85 s2 Buy from slot 1: Transport robot (left > right: 4 VP), corners − and =, with 3 assistants
    all: s2 sends an agent and 3 assistants to slot 1 and takes the Transport robot (left > right: 4 VP) [SYN-33]
    all: Slot 1: Defence robot (difference 2: 5 VP) [SYN-60]
86 s2 Place 2: dice 5 3 → 4 3, 4 VP with these dice
    all: s2 plugs the Transport robot (left > right: 4 VP) into place 2 [SYN-41]
87 s2 Cover nothing: dice 5 3 → 4 3, 4 VP with these dice
    all: s2 calibrates place 2: 5 3 → 4 3 [SYN-43]
88 s4 Pass: four new cards, and your place in next round’s turn order. You can still buy this round
    all: s4 passes [SYN-53]
    all: s4 replaces the four cards in the factory [SYN-54]
    all: Slot 1: Service robot (VP: 8 − sum of the dice) [SYN-60]
    all: Slot 2: Information robot (6 on one die: 2 VP, on both: 7 VP) [SYN-60]
    all: Slot 3: Service robot (VP: 7 − higher die) [SYN-60]
    all: Slot 4: Transport robot (left < right: 4 VP) [SYN-60]
89 s1 Buy from slot 1: Service robot (VP: 8 − sum of the dice), corners = and +
    all: s1 sends an agent to slot 1 and takes the Service robot (VP: 8 − sum of the dice) [SYN-33]
    all: The discard pile (20 cards) is shuffled into a new deck [SYN-58]
    all: Slot 1: Service robot (VP: 8 − sum of the dice) [SYN-60]
90 s1 Place 1: dice 1 6 → 1 1, 6 VP with these dice
    all: s1 plugs the Service robot (VP: 8 − sum of the dice) into place 1 [SYN-41]
    all: s1 calibrates place 1: 1 6 → 1 1 [SYN-43]
= 90 453cc7439c7596d30d58ce3eb9014529456045528094856b4e86ebd1f7440e65
91 s3 Buy from slot 4: Transport robot (left < right: 4 VP), corners + and −
    all: s3 sends an agent to slot 4 and takes the Transport robot (left < right: 4 VP) [SYN-33]
    all: Slot 4: Service robot (VP: sum of the dice − 6) [SYN-60]
92 s3 Place 1: dice 6 2 → 1 1, 0 VP with these dice
    all: s3 plugs the Transport robot (left < right: 4 VP) into place 1 [SYN-41]
93 s3 Cover the right corner: dice 6 2 → 1 2, 4 VP with these dice
    all: s3 covers the right corner and calibrates place 1: 6 2 → 1 2 [SYN-43]
94 s2 Buy from slot 4: Service robot (VP: sum of the dice − 6), corners − and =, with 1 assistant
    all: s2 sends an agent and 1 assistant to slot 4 and takes the Service robot (VP: sum of the dice − 6) [SYN-33]
    all: Slot 4: Defence robot (sum ≤ 5: 4 VP) [SYN-60]
95 s2 Place 3: dice 3 6 → 2 6, 2 VP with these dice
    all: s2 plugs the Service robot (VP: sum of the dice − 6) into place 3 [SYN-41]
96 s2 Cover nothing: dice 3 6 → 2 6, 2 VP with these dice
    all: s2 calibrates place 3: 3 6 → 2 6 [SYN-43]
97 s4 Buy from slot 3: Service robot (VP: 7 − higher die), corners − and +, with 4 assistants
    all: s4 sends an agent and 4 assistants to slot 3 and takes the Service robot (VP: 7 − higher die) [SYN-33]
    all: Slot 3: Service robot (VP: lower die − 1) [SYN-60]
98 s4 Place 1: dice 2 5 → 1 6, 1 VP with these dice
    all: s4 plugs the Service robot (VP: 7 − higher die) into place 1 [SYN-41]
    all: s4 calibrates place 1: 2 5 → 1 6 [SYN-43]
99 s1 Buy from slot 1: Service robot (VP: 8 − sum of the dice), corners − and =
    all: s1 sends an agent to slot 1 and takes the Service robot (VP: 8 − sum of the dice) [SYN-33]
    all: Slot 1: Defence robot (difference 2: 5 VP) [SYN-60]
100 s1 Place 2: dice 1 4 → 6 4, 0 VP with these dice
    all: s1 plugs the Service robot (VP: 8 − sum of the dice) into place 2 [SYN-41]
    all: s1 calibrates place 2: 1 4 → 6 4 [SYN-43]
= 100 29ec68357b0370a2f7a49eb7c6314c5f50509d43be199d99cf3a0ffa57097df1
101 s3 Buy from slot 4: Defence robot (sum ≤ 5: 4 VP), corners + and =
    all: s3 sends an agent to slot 4 and takes the Defence robot (sum ≤ 5: 4 VP) [SYN-33]
    all: Slot 4: Transport robot (left = right: 5 VP) [SYN-60]
102 s3 Place 3: dice 4 3 → 5 3, 0 VP with these dice
    all: s3 plugs the Defence robot (sum ≤ 5: 4 VP) into place 3 [SYN-41]
    all: s3 calibrates place 3: 4 3 → 5 3 [SYN-43]
103 s2 Buy from slot 1: Defence robot (difference 2: 5 VP), corners = and −
    all: s2 sends an agent to slot 1 and takes the Defence robot (difference 2: 5 VP) [SYN-33]
    all: Slot 1: Defence robot (sum 7: 5 VP) [SYN-60]
104 s2 Place 1: dice 2 4 → 2 3, 0 VP with these dice
    all: s2 plugs the Defence robot (difference 2: 5 VP) into place 1 [SYN-41]
105 s2 Cover nothing: dice 2 4 → 2 3, 0 VP with these dice
    all: s2 calibrates place 1: 2 4 → 2 3 [SYN-43]
106 s4 Buy from slot 2: Information robot (6 on one die: 2 VP, on both: 7 VP), corners + and +
    all: s4 sends an agent to slot 2 and takes the Information robot (6 on one die: 2 VP, on both: 7 VP) [SYN-33]
    all: Slot 2: Industry robot (left odd, right even: 3 VP) [SYN-60]
107 s4 Place 3: dice 5 2 → 6 3, 2 VP with these dice
    all: s4 plugs the Information robot (6 on one die: 2 VP, on both: 7 VP) into place 3 [SYN-41]
    all: s4 calibrates place 3: 5 2 → 6 3 [SYN-43]
108 s1 Buy from slot 2: Industry robot (left odd, right even: 3 VP), corners + and −
    all: s1 sends an agent to slot 2 and takes the Industry robot (left odd, right even: 3 VP) [SYN-33]
    all: Slot 2: Information robot (4 on one die: 2 VP, on both: 7 VP) [SYN-60]
    all: s1 plugs the Industry robot (left odd, right even: 3 VP) into place 3 [SYN-41]
    all: s1 calibrates place 3: 4 4 → 5 3 [SYN-43]
109 s3 Buy from slot 4: Transport robot (left = right: 5 VP), corners − and =
    all: s3 sends an agent to slot 4 and takes the Transport robot (left = right: 5 VP) [SYN-33]
    all: Slot 4: Information robot (2 on one die: 2 VP, on both: 7 VP) [SYN-60]
    all: s3 plugs the Transport robot (left = right: 5 VP) into place 4 [SYN-41]
    all: s3 calibrates place 4: 3 4 → 2 4 [SYN-43]
110 s2 Buy from slot 4: Information robot (2 on one die: 2 VP, on both: 7 VP), corners = and +, with 1 assistant
    all: s2 sends an agent and 1 assistant to slot 4 and takes the Information robot (2 on one die: 2 VP, on both: 7 VP) [SYN-33]
    all: Slot 4: Transport robot (left > right: 4 VP) [SYN-60]
    all: s2 plugs the Information robot (2 on one die: 2 VP, on both: 7 VP) into place 4 [SYN-41]
    all: s2 calibrates place 4: 6 3 → 6 4 [SYN-43]
= 110 6333da2627ce711bd99b0da6f73ba15fa09587e3ba6b8786599365f8cf45d1a8
111 s4 Buy from slot 4: Transport robot (left > right: 4 VP), corners = and +
    all: s4 sends an agent to slot 4 and takes the Transport robot (left > right: 4 VP) [SYN-33]
    all: Slot 4: Industry robot (even sum: 2 VP) [SYN-60]
    all: s4 plugs the Transport robot (left > right: 4 VP) into place 2 [SYN-41]
    all: s4 calibrates place 2: 6 6 → 6 1 [SYN-43]
    all: s1 has no agents left and passes [SYN-29]
    all: s3 has no agents left and passes [SYN-29]
    all: s2 has no agents left and passes [SYN-29]
    all: Round 3 ends [SYN-32]
    all: s1 scores 1 VP in place 1 with 1 6: Service robot (VP: 8 − sum of the dice) [SYN-63, s1 +1]
    all: s1 scores 0 VP in place 2 with 6 5: Service robot (VP: 8 − sum of the dice) [SYN-63, s1 +0]
    all: s1 scores 0 VP in place 3 with 5 3: Industry robot (left odd, right even: 3 VP) [SYN-63, s1 +0]
    all: s1 scores 0 VP in place 4 with 3 3: Information robot (5 on one die: 2 VP, on both: 7 VP) [SYN-63, s1 +0]
    all: s2 scores 0 VP in place 1 with 2 3: Defence robot (difference 2: 5 VP) [SYN-63, s2 +0]
    all: s2 scores 4 VP in place 2 with 3 2: Transport robot (left > right: 4 VP) [SYN-63, s2 +4]
    all: s2 scores 2 VP in place 3 with 2 6: Service robot (VP: sum of the dice − 6) [SYN-63, s2 +2]
    all: s2 scores 0 VP in place 4 with 6 4: Information robot (2 on one die: 2 VP, on both: 7 VP) [SYN-63, s2 +0]
    all: s3 scores 4 VP in place 1 with 1 2: Transport robot (left < right: 4 VP) [SYN-63, s3 +4]
    all: s3 scores 4 VP in place 2 with 2 5: Transport robot (left < right: 4 VP) [SYN-63, s3 +4]
    all: s3 scores 0 VP in place 3 with 5 2: Defence robot (sum ≤ 5: 4 VP) [SYN-63, s3 +0]
    all: s3 scores 0 VP in place 4 with 2 4: Transport robot (left = right: 5 VP) [SYN-63, s3 +0]
    all: s4 scores 1 VP in place 1 with 1 6: Service robot (VP: 7 − higher die) [SYN-63, s4 +1]
    all: s4 scores 4 VP in place 2 with 6 1: Transport robot (left > right: 4 VP) [SYN-63, s4 +4]
    all: s4 scores 0 VP in place 3 with 1 3: Information robot (6 on one die: 2 VP, on both: 7 VP) [SYN-63, s4 +0]
    all: s4 scores 0 VP in place 4 with 3 2: Information robot (1 on one die: 2 VP, on both: 7 VP) [SYN-63, s4 +0]
    all: s2 wins the Transport investor [SYN-73]
    all: s1 is runner-up for the Transport investor and scores 1 VP [SYN-76, s1 +1]
    all: s2 wins the Service investor [SYN-73]
    all: s3 is runner-up for the Service investor and scores 1 VP [SYN-76, s3 +1]
    all: s4 wins the Industry investor [SYN-73]
    all: s3 is runner-up for the Industry investor and scores 1 VP [SYN-76, s3 +1]
    all: s4 wins the Defence investor [SYN-73]
    all: s1 is runner-up for the Defence investor and scores 1 VP [SYN-76, s1 +1]
    all: s1 wins the Information investor [SYN-73]
    all: s2 is runner-up for the Information investor and scores 1 VP [SYN-76, s2 +1]
    all: s1: Information, 2 investors × 2 robots = 4 VP [SYN-86, s1 +4]
    all: s1: Transport, 1 investor × 2 robots = 2 VP [SYN-86, s1 +2]
    all: s1: Defence, 1 investor × 1 robot = 1 VP [SYN-86, s1 +1]
    all: s1: Industry, 1 investor × 4 robots = 4 VP [SYN-86, s1 +4]
    all: s2: Service, 2 investors × 2 robots = 4 VP [SYN-86, s2 +4]
    all: s2: Transport, 2 investors × 2 robots = 4 VP [SYN-86, s2 +4]
    all: s2: Defence, 1 investor × 2 robots = 2 VP [SYN-86, s2 +2]
    all: s2: Industry, 1 investor × 3 robots = 3 VP [SYN-86, s2 +3]
    all: s3: Information, 2 investors × 2 robots = 4 VP [SYN-86, s3 +4]
    all: s3: Service, 1 investor × 0 robots = 0 VP [SYN-86, s3 +0]
    all: s3: Defence, 1 investor × 3 robots = 3 VP [SYN-86, s3 +3]
    all: s4: Service, 1 investor × 2 robots = 2 VP [SYN-86, s4 +2]
    all: s4: Defence, 1 investor × 3 robots = 3 VP [SYN-86, s4 +3]
    all: s4: Industry, 2 investors × 2 robots = 4 VP [SYN-86, s4 +4]
    all: s1 finishes with 25 VP, rank 3 [SYN-87]
    all: s2 finishes with 42 VP, rank 1 [SYN-87]
    all: s3 finishes with 26 VP, rank 2 [SYN-87]
    all: s4 finishes with 18 VP, rank 4 [SYN-87]
= 111 4bd139864e92d0c94479ffd431a916c48f4b1c7ebce7e34a5a45281dc7e5ff91
s1 rank 3 score 25
s2 rank 1 score 42
s3 rank 2 score 26
s4 rank 4 score 18

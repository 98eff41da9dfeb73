syndicate revision 1, 3 seats, options {}
deal
    all: s1 runs Nautilus Transport and starts with an investor: Transport [SYN-13]
    all: s2 runs Meridian Defence and starts with an investor: Defence [SYN-13]
    all: s3 runs Halcyon Services and starts with an investor: Service [SYN-13]
    all: First turn order: s3, s2 and s1 [SYN-15]
    all: Round 1 begins. Turn order: s3, s2 and s1 [SYN-25]
    all: Slot 1: Service robot (VP: 8 − sum of the dice) [SYN-60]
    all: Slot 2: Industry robot (both odd: 3 VP) [SYN-60]
    all: Slot 3: Industry robot (both odd: 3 VP) [SYN-60]
    all: Slot 4: Information robot (1 on one die: 2 VP, on both: 7 VP) [SYN-60]
    all: Investor 1: Transport [SYN-19]
    all: Investor 2: Industry [SYN-19]
    all: Investor 3: Service [SYN-19]
    all: Investor 4: Defence [SYN-19]
    all: Investor 5: Information [SYN-19]
    all: s1 rolls 2 3 4 2 5 [SYN-22]
    all: s2 rolls 5 5 4 4 4 [SYN-22]
    all: s3 rolls 1 4 5 6 4 [SYN-22]
1 s3 Buy from slot 4: Information robot (1 on one die: 2 VP, on both: 7 VP), corners = and −, with 1 assistant
    all: s3 sends an agent and 1 assistant to slot 4 and takes the Information robot (1 on one die: 2 VP, on both: 7 VP) [SYN-33]
    all: Slot 4: Service robot (VP: 7 − higher die) [SYN-60]
2 s3 Place 3: dice 5 6 → 5 5, 0 VP with these dice
    all: s3 plugs the Information robot (1 on one die: 2 VP, on both: 7 VP) into place 3 [SYN-41]
3 s3 Cover the right corner: dice 5 6 → 5 6, 0 VP with these dice
    all: s3 covers the right corner and calibrates place 3: 5 6 → 5 6 [SYN-43]
4 s2 Buy from slot 1: Service robot (VP: 8 − sum of the dice), corners − and =, with 1 assistant
    all: s2 sends an agent and 1 assistant to slot 1 and takes the Service robot (VP: 8 − sum of the dice) [SYN-33]
    all: Slot 1: Transport robot (left > right: 4 VP) [SYN-60]
5 s2 Place 4: dice 4 4 → 3 4, 1 VP with these dice
    all: s2 plugs the Service robot (VP: 8 − sum of the dice) into place 4 [SYN-41]
6 s2 Cover the left corner: dice 4 4 → 4 4, 0 VP with these dice
    all: s2 covers the left corner and calibrates place 4: 4 4 → 4 4 [SYN-43]
7 s1 Buy from slot 3: Industry robot (both odd: 3 VP), corners − and =, with 1 assistant
    all: s1 sends an agent and 1 assistant to slot 3 and takes the Industry robot (both odd: 3 VP) [SYN-33]
    all: Slot 3: Industry robot (even sum: 2 VP) [SYN-60]
8 s1 Place 3: dice 4 2 → 3 2, 0 VP with these dice
    all: s1 plugs the Industry robot (both odd: 3 VP) into place 3 [SYN-41]
9 s1 Cover the left corner: dice 4 2 → 4 2, 0 VP with these dice
    all: s1 covers the left corner and calibrates place 3: 4 2 → 4 2 [SYN-43]
10 s3 Buy from slot 1: Transport robot (left > right: 4 VP), corners − and +
    all: s3 sends an agent to slot 1 and takes the Transport robot (left > right: 4 VP) [SYN-33]
    all: Slot 1: Transport robot (left ≥ right: 3 VP) [SYN-60]
= 10 ec1f135317b113ff0bf7a917415d127febf4638e29681f0d6d8458969d88a543
11 s3 Place 4: dice 6 4 → 5 5, 0 VP with these dice
    all: s3 plugs the Transport robot (left > right: 4 VP) into place 4 [SYN-41]
12 s3 Cover nothing: dice 6 4 → 5 5, 0 VP with these dice
    all: s3 calibrates place 4: 6 4 → 5 5 [SYN-43]
13 s2 Buy from slot 1: Transport robot (left ≥ right: 3 VP), corners − and −, with 2 assistants
    all: s2 sends an agent and 2 assistants to slot 1 and takes the Transport robot (left ≥ right: 3 VP) [SYN-33]
    all: Slot 1: Information robot (1 on one die: 2 VP, on both: 7 VP) [SYN-60]
14 s2 Place 3: dice 4 4 → 3 3, 3 VP with these dice
    all: s2 plugs the Transport robot (left ≥ right: 3 VP) into place 3 [SYN-41]
15 s2 Cover nothing: dice 4 4 → 3 3, 3 VP with these dice
    all: s2 calibrates place 3: 4 4 → 3 3 [SYN-43]
16 s1 Buy from slot 3: Industry robot (even sum: 2 VP), corners = and −, with 1 assistant
    all: s1 sends an agent and 1 assistant to slot 3 and takes the Industry robot (even sum: 2 VP) [SYN-33]
    all: Slot 3: Transport robot (left = right: 5 VP) [SYN-60]
17 s1 Place 2: dice 3 4 → 3 3, 2 VP with these dice
    all: s1 plugs the Industry robot (even sum: 2 VP) into place 2 [SYN-41]
18 s1 Cover nothing: dice 3 4 → 3 3, 2 VP with these dice
    all: s1 calibrates place 2: 3 4 → 3 3 [SYN-43]
19 s3 Buy from slot 2: Industry robot (both odd: 3 VP), corners = and +, with 1 assistant
    all: s3 sends an agent and 1 assistant to slot 2 and takes the Industry robot (both odd: 3 VP) [SYN-33]
    all: Slot 2: Service robot (VP: higher die − 2) [SYN-60]
20 s3 Place 2: dice 4 5 → 4 6, 0 VP with these dice
    all: s3 plugs the Industry robot (both odd: 3 VP) into place 2 [SYN-41]
= 20 be47e29f597b333712991c9784c10e598790862313395d54016fc9e2e467154d
21 s3 Cover the right corner: dice 4 5 → 4 5, 0 VP with these dice
    all: s3 covers the right corner and calibrates place 2: 4 5 → 4 5 [SYN-43]
22 s2 Buy from slot 3: Transport robot (left = right: 5 VP), corners − and =, with 1 assistant
    all: s2 sends an agent and 1 assistant to slot 3 and takes the Transport robot (left = right: 5 VP) [SYN-33]
    all: Slot 3: Information robot (5 on one die: 2 VP, on both: 7 VP) [SYN-60]
23 s2 Place 2: dice 5 3 → 4 3, 0 VP with these dice
    all: s2 plugs the Transport robot (left = right: 5 VP) into place 2 [SYN-41]
    all: s2 calibrates place 2: 5 3 → 4 3 [SYN-43]
24 s1 Buy from slot 1: Information robot (1 on one die: 2 VP, on both: 7 VP), corners + and =, with 1 assistant
    all: s1 sends an agent and 1 assistant to slot 1 and takes the Information robot (1 on one die: 2 VP, on both: 7 VP) [SYN-33]
    all: Slot 1: Information robot (4 on one die: 2 VP, on both: 7 VP) [SYN-60]
25 s1 Place 4: dice 2 5 → 3 5, 0 VP with these dice
    all: s1 plugs the Information robot (1 on one die: 2 VP, on both: 7 VP) into place 4 [SYN-41]
26 s1 Cover the left corner: dice 2 5 → 2 5, 0 VP with these dice
    all: s1 covers the left corner and calibrates place 4: 2 5 → 2 5 [SYN-43]
27 s3 Buy from slot 2: Service robot (VP: higher die − 2), corners = and −, with 1 assistant
    all: s3 sends an agent and 1 assistant to slot 2 and takes the Service robot (VP: higher die − 2) [SYN-33]
    all: Slot 2: Service robot (VP: 7 − higher die) [SYN-60]
    all: s3 plugs the Service robot (VP: higher die − 2) into place 1 [SYN-41]
    all: s3 calibrates place 1: 1 4 → 1 3 [SYN-43]
28 s2 Pass: four new cards, and your place in next round’s turn order. You can still buy this round
    all: s2 passes [SYN-53]
    all: s2 replaces the four cards in the factory [SYN-54]
    all: Slot 1: Transport robot (left < right: 4 VP) [SYN-60]
    all: Slot 2: Industry robot (odd sum: 2 VP) [SYN-60]
    all: Slot 3: Industry robot (left odd, right even: 3 VP) [SYN-60]
    all: Slot 4: Defence robot (sum ≤ 4 or ≥ 10: 4 VP) [SYN-60]
29 s1 Buy from slot 4: Defence robot (sum ≤ 4 or ≥ 10: 4 VP), corners − and −
    all: s1 sends an agent to slot 4 and takes the Defence robot (sum ≤ 4 or ≥ 10: 4 VP) [SYN-33]
    all: Slot 4: Industry robot (left even, right odd: 3 VP) [SYN-60]
    all: s1 plugs the Defence robot (sum ≤ 4 or ≥ 10: 4 VP) into place 1 [SYN-41]
    all: s1 calibrates place 1: 2 3 → 1 2 [SYN-43]
    all: s3 has no agents left and passes [SYN-29]
30 s2 Buy from slot 4: Industry robot (left even, right odd: 3 VP), corners = and +
    all: s2 sends an agent to slot 4 and takes the Industry robot (left even, right odd: 3 VP) [SYN-33]
    all: Slot 4: Industry robot (left even, right odd: 3 VP) [SYN-60]
    all: s2 plugs the Industry robot (left even, right odd: 3 VP) into place 1 [SYN-41]
    all: s2 calibrates place 1: 5 4 → 5 5 [SYN-43]
    all: s1 has no agents left and passes [SYN-29]
    all: Round 1 ends [SYN-32]
    all: s1 scores 4 VP in place 1 with 1 2: Defence robot (sum ≤ 4 or ≥ 10: 4 VP) [SYN-63, s1 +4]
    all: s1 scores 0 VP in place 2 with 2 3: Industry robot (even sum: 2 VP) [SYN-63, s1 +0]
    all: s1 scores 0 VP in place 3 with 3 2: Industry robot (both odd: 3 VP) [SYN-63, s1 +0]
    all: s1 scores 0 VP in place 4 with 2 5: Information robot (1 on one die: 2 VP, on both: 7 VP) [SYN-63, s1 +0]
    all: s2 scores 0 VP in place 1 with 5 5: Industry robot (left even, right odd: 3 VP) [SYN-63, s2 +0]
    all: s2 scores 0 VP in place 2 with 5 3: Transport robot (left = right: 5 VP) [SYN-63, s2 +0]
    all: s2 scores 3 VP in place 3 with 3 3: Transport robot (left ≥ right: 3 VP) [SYN-63, s2 +3]
    all: s2 scores 1 VP in place 4 with 3 4: Service robot (VP: 8 − sum of the dice) [SYN-63, s2 +1]
    all: s3 scores 1 VP in place 1 with 1 3: Service robot (VP: higher die − 2) [SYN-63, s3 +1]
    all: s3 scores 3 VP in place 2 with 3 5: Industry robot (both odd: 3 VP) [SYN-63, s3 +3]
    all: s3 scores 0 VP in place 3 with 5 5: Information robot (1 on one die: 2 VP, on both: 7 VP) [SYN-63, s3 +0]
    all: s3 scores 0 VP in place 4 with 5 5: Transport robot (left > right: 4 VP) [SYN-63, s3 +0]
    all: s2 wins the Transport investor [SYN-73]
    all: s1 is runner-up for the Transport investor and scores 1 VP [SYN-76, s1 +1]
    all: s3 wins the Industry investor [SYN-73]
    all: s2 is runner-up for the Industry investor and scores 1 VP [SYN-76, s2 +1]
    all: s3 wins the Service investor [SYN-73]
    all: s1 is runner-up for the Service investor and scores 1 VP [SYN-76, s1 +1]
    all: s1 wins the Defence investor [SYN-73]
    all: s2 is runner-up for the Defence investor and scores 1 VP [SYN-76, s2 +1]
    all: s3 wins the Information investor [SYN-73]
    all: s2 is runner-up for the Information investor and scores 1 VP [SYN-76, s2 +1]
    all: Round 2 begins. Turn order: s1, s3 and s2 [SYN-25]
    all: Slot 1: Defence robot (difference 2: 5 VP) [SYN-60]
    all: Slot 2: Service robot (VP: lower die − 1) [SYN-60]
    all: Slot 3: Industry robot (both even: 3 VP) [SYN-60]
    all: Slot 4: Defence robot (sum ≤ 4 or ≥ 10: 4 VP) [SYN-60]
    all: Investor 1: Service [SYN-19]
    all: Investor 2: Transport [SYN-19]
    all: Investor 3: Industry [SYN-19]
    all: Investor 4: Defence [SYN-19]
    all: Investor 5: Information [SYN-19]
    all: s1 rolls 5 1 5 4 1 [SYN-22]
    all: s2 rolls 4 6 3 2 4 [SYN-22]
    all: s3 rolls 6 4 6 3 6 [SYN-22]
= 30 17cf703e50d022beddf6c6939bdeb6404bad251be66ba73b02b1fe1a9d814179
31 s1 Buy from slot 1: Defence robot (difference 2: 5 VP), corners = and −, with 2 assistants
    all: s1 sends an agent and 2 assistants to slot 1 and takes the Defence robot (difference 2: 5 VP) [SYN-33]
    all: Slot 1: Service robot (VP: 8 − sum of the dice) [SYN-60]
32 s1 Place 4: dice 4 1 → 4 6, 5 VP with these dice
    all: s1 plugs the Defence robot (difference 2: 5 VP) into place 4 [SYN-41]
33 s1 Cover the right corner: dice 4 1 → 4 1, 0 VP with these dice
    all: s1 covers the right corner and calibrates place 4: 4 1 → 4 1 [SYN-43]
34 s3 Buy from slot 1: Service robot (VP: 8 − sum of the dice), corners = and +, with 2 assistants
    all: s3 sends an agent and 2 assistants to slot 1 and takes the Service robot (VP: 8 − sum of the dice) [SYN-33]
    all: Slot 1: Information robot (2 on one die: 2 VP, on both: 7 VP) [SYN-60]
35 s3 Place 2: dice 4 6 → 4 1, 3 VP with these dice
    all: s3 plugs the Service robot (VP: 8 − sum of the dice) into place 2 [SYN-41]
36 s3 Cover the right corner: dice 4 6 → 4 6, 0 VP with these dice
    all: s3 covers the right corner and calibrates place 2: 4 6 → 4 6 [SYN-43]
37 s2 Buy from slot 3: Industry robot (both even: 3 VP), corners + and =, with 5 assistants
    all: s2 sends an agent and 5 assistants to slot 3 and takes the Industry robot (both even: 3 VP) [SYN-33]
    all: Slot 3: Information robot (5 on one die: 2 VP, on both: 7 VP) [SYN-60]
38 s2 Place 4: dice 2 4 → 3 4, 0 VP with these dice
    all: s2 plugs the Industry robot (both even: 3 VP) into place 4 [SYN-41]
    all: s2 calibrates place 4: 2 4 → 3 4 [SYN-43]
39 s1 Buy from slot 1: Information robot (2 on one die: 2 VP, on both: 7 VP), corners = and +, with 2 assistants
    all: s1 sends an agent and 2 assistants to slot 1 and takes the Information robot (2 on one die: 2 VP, on both: 7 VP) [SYN-33]
    all: Slot 1: Defence robot (sum ≤ 5: 4 VP) [SYN-60]
40 s1 Place 3: dice 5 4 → 5 5, 0 VP with these dice
    all: s1 plugs the Information robot (2 on one die: 2 VP, on both: 7 VP) into place 3 [SYN-41]
    all: s1 calibrates place 3: 5 4 → 5 5 [SYN-43]
= 40 3fef65615a3ec131b1822c332b9e13ab99160faadfbf06d66ff3572daf35d572
41 s3 Buy from slot 1: Defence robot (sum ≤ 5: 4 VP), corners + and =, with 2 assistants
    all: s3 sends an agent and 2 assistants to slot 1 and takes the Defence robot (sum ≤ 5: 4 VP) [SYN-33]
    all: Slot 1: Industry robot (even sum: 2 VP) [SYN-60]
42 s3 Place 3: dice 6 3 → 1 3, 4 VP with these dice
    all: s3 plugs the Defence robot (sum ≤ 5: 4 VP) into place 3 [SYN-41]
    all: s3 calibrates place 3: 6 3 → 1 3 [SYN-43]
43 s2 Buy from slot 3: Information robot (5 on one die: 2 VP, on both: 7 VP), corners + and −
    all: s2 sends an agent to slot 3 and takes the Information robot (5 on one die: 2 VP, on both: 7 VP) [SYN-33]
    all: Slot 3: Transport robot (left = right: 5 VP) [SYN-60]
44 s2 Place 2: dice 6 3 → 1 2, 0 VP with these dice
    all: s2 plugs the Information robot (5 on one die: 2 VP, on both: 7 VP) into place 2 [SYN-41]
    all: s2 calibrates place 2: 6 3 → 1 2 [SYN-43]
45 s1 Buy from slot 1: Industry robot (even sum: 2 VP), corners + and =
    all: s1 sends an agent to slot 1 and takes the Industry robot (even sum: 2 VP) [SYN-33]
    all: Slot 1: Information robot (3 on one die: 2 VP, on both: 7 VP) [SYN-60]
46 s1 Place 1: dice 5 1 → 6 1, 0 VP with these dice
    all: s1 plugs the Industry robot (even sum: 2 VP) into place 1 [SYN-41]
    all: s1 calibrates place 1: 5 1 → 6 1 [SYN-43]
47 s3 Buy from slot 1: Information robot (3 on one die: 2 VP, on both: 7 VP), corners − and −
    all: s3 sends an agent to slot 1 and takes the Information robot (3 on one die: 2 VP, on both: 7 VP) [SYN-33]
    all: Slot 1: Defence robot (difference 1: 4 VP) [SYN-60]
48 s3 Place 1: dice 6 4 → 5 3, 2 VP with these dice
    all: s3 plugs the Information robot (3 on one die: 2 VP, on both: 7 VP) into place 1 [SYN-41]
    all: s3 calibrates place 1: 6 4 → 5 3 [SYN-43]
49 s2 Buy from slot 4: Defence robot (sum ≤ 4 or ≥ 10: 4 VP), corners + and =
    all: s2 sends an agent to slot 4 and takes the Defence robot (sum ≤ 4 or ≥ 10: 4 VP) [SYN-33]
    all: Slot 4: Industry robot (left odd, right even: 3 VP) [SYN-60]
50 s2 Place 3: dice 2 3 → 3 3, 0 VP with these dice
    all: s2 plugs the Defence robot (sum ≤ 4 or ≥ 10: 4 VP) into place 3 [SYN-41]
    all: s2 calibrates place 3: 2 3 → 3 3 [SYN-43]
= 50 e78813429af17963689a937c16bced5affdd1fedc0e6d2eb3da97421cc82b42e
51 s1 Buy from slot 4: Industry robot (left odd, right even: 3 VP), corners + and −
    all: s1 sends an agent to slot 4 and takes the Industry robot (left odd, right even: 3 VP) [SYN-33]
    all: Slot 4: Transport robot (left > right: 4 VP) [SYN-60]
    all: s1 plugs the Industry robot (left odd, right even: 3 VP) into place 2 [SYN-41]
    all: s1 calibrates place 2: 1 5 → 2 4 [SYN-43]
52 s3 Buy from slot 2: Service robot (VP: lower die − 1), corners + and =
    all: s3 sends an agent to slot 2 and takes the Service robot (VP: lower die − 1) [SYN-33]
    all: Slot 2: Service robot (VP: sum of the dice − 6) [SYN-60]
    all: s3 plugs the Service robot (VP: lower die − 1) into place 4 [SYN-41]
    all: s3 calibrates place 4: 3 6 → 4 6 [SYN-43]
53 s2 Buy from slot 3: Transport robot (left = right: 5 VP), corners = and −
    all: s2 sends an agent to slot 3 and takes the Transport robot (left = right: 5 VP) [SYN-33]
    all: Slot 3: Service robot (VP: 5 − lower die) [SYN-60]
    all: s2 plugs the Transport robot (left = right: 5 VP) into place 1 [SYN-41]
    all: s2 calibrates place 1: 4 1 → 4 6 [SYN-43]
    all: s1 has no agents left and passes [SYN-29]
    all: s3 has no agents left and passes [SYN-29]
    all: s2 has no agents left and passes [SYN-29]
    all: Round 2 ends [SYN-32]
    all: s1 scores 2 VP in place 1 with 6 2: Industry robot (even sum: 2 VP) [SYN-63, s1 +2]
    all: s1 scores 0 VP in place 2 with 2 4: Industry robot (left odd, right even: 3 VP) [SYN-63, s1 +0]
    all: s1 scores 0 VP in place 3 with 4 5: Information robot (2 on one die: 2 VP, on both: 7 VP) [SYN-63, s1 +0]
    all: s1 scores 0 VP in place 4 with 5 1: Defence robot (difference 2: 5 VP) [SYN-63, s1 +0]
    all: s2 scores 0 VP in place 1 with 4 6: Transport robot (left = right: 5 VP) [SYN-63, s2 +0]
    all: s2 scores 0 VP in place 2 with 6 3: Information robot (5 on one die: 2 VP, on both: 7 VP) [SYN-63, s2 +0]
    all: s2 scores 0 VP in place 3 with 3 3: Defence robot (sum ≤ 4 or ≥ 10: 4 VP) [SYN-63, s2 +0]
    all: s2 scores 0 VP in place 4 with 3 4: Industry robot (both even: 3 VP) [SYN-63, s2 +0]
    all: s3 scores 2 VP in place 1 with 5 3: Information robot (3 on one die: 2 VP, on both: 7 VP) [SYN-63, s3 +2]
    all: s3 scores 4 VP in place 2 with 3 1: Service robot (VP: 8 − sum of the dice) [SYN-63, s3 +4]
    all: s3 scores 4 VP in place 3 with 1 4: Defence robot (sum ≤ 5: 4 VP) [SYN-63, s3 +4]
    all: s3 scores 3 VP in place 4 with 4 6: Service robot (VP: lower die − 1) [SYN-63, s3 +3]
    all: s1 wins the Service investor [SYN-73]
    all: s3 is runner-up for the Service investor and scores 1 VP [SYN-76, s3 +1]
    all: s3 wins the Transport investor [SYN-73]
    all: s1 is runner-up for the Transport investor and scores 1 VP [SYN-76, s1 +1]
    all: s2 wins the Industry investor [SYN-73]
    all: s3 is runner-up for the Industry investor and scores 1 VP [SYN-76, s3 +1]
    all: s2 wins the Defence investor [SYN-73]
    all: s1 is runner-up for the Defence investor and scores 1 VP [SYN-76, s1 +1]
    all: s1 wins the Information investor [SYN-73]
    all: s2 is runner-up for the Information investor and scores 1 VP [SYN-76, s2 +1]
    all: Round 3 begins. Turn order: s2, s3 and s1 [SYN-25]
    all: Slot 1: Transport robot (left > right: 4 VP) [SYN-60]
    all: Slot 2: Defence robot (sum 7: 5 VP) [SYN-60]
    all: Slot 3: Service robot (VP: 5 − lower die) [SYN-60]
    all: Slot 4: Defence robot (sum 7: 5 VP) [SYN-60]
    all: Investor 1: Industry [SYN-19]
    all: Investor 2: Service [SYN-19]
    all: Investor 3: Defence [SYN-19]
    all: Investor 4: Information [SYN-19]
    all: Investor 5: Transport [SYN-19]
    all: s1 rolls 2 6 6 5 1 [SYN-22]
    all: s2 rolls 4 6 5 3 5 [SYN-22]
    all: s3 rolls 4 3 1 2 5 [SYN-22]
54 s2 Buy from slot 2: Defence robot (sum 7: 5 VP), corners − and +, with 2 assistants
    all: s2 sends an agent and 2 assistants to slot 2 and takes the Defence robot (sum 7: 5 VP) [SYN-33]
    all: Slot 2: Transport robot (left ≤ right: 3 VP) [SYN-60]
55 s2 Place 4: dice 3 5 → 2 6, 0 VP with these dice
    all: s2 plugs the Defence robot (sum 7: 5 VP) into place 4 [SYN-41]
56 s2 Cover nothing: dice 3 5 → 2 6, 0 VP with these dice
    all: s2 calibrates place 4: 3 5 → 2 6 [SYN-43]
57 s3 Buy from slot 4: Defence robot (sum 7: 5 VP), corners = and +, with 3 assistants
    all: s3 sends an agent and 3 assistants to slot 4 and takes the Defence robot (sum 7: 5 VP) [SYN-33]
    all: Slot 4: Defence robot (difference 1: 4 VP) [SYN-60]
58 s3 Place 3: dice 1 2 → 1 3, 0 VP with these dice
    all: s3 plugs the Defence robot (sum 7: 5 VP) into place 3 [SYN-41]
59 s3 Cover the right corner: dice 1 2 → 1 2, 0 VP with these dice
    all: s3 covers the right corner and calibrates place 3: 1 2 → 1 2 [SYN-43]
60 s1 Buy from slot 2: Transport robot (left ≤ right: 3 VP), corners + and =, with 5 assistants
    all: s1 sends an agent and 5 assistants to slot 2 and takes the Transport robot (left ≤ right: 3 VP) [SYN-33]
    all: Slot 2: Service robot (VP: sum of the dice − 6) [SYN-60]
= 60 6162c831cf4af9276494ad0df0e597457b6ae0f5d40bcf58159dfcf96fe533d4
61 s1 Place 3: dice 6 5 → 1 5, 3 VP with these dice
    all: s1 plugs the Transport robot (left ≤ right: 3 VP) into place 3 [SYN-41]
    all: s1 calibrates place 3: 6 5 → 1 5 [SYN-43]
62 s2 Buy from slot 2: Service robot (VP: sum of the dice − 6), corners − and =
    all: s2 sends an agent to slot 2 and takes the Service robot (VP: sum of the dice − 6) [SYN-33]
    all: Slot 2: Defence robot (sum ≥ 9: 4 VP) [SYN-60]
63 s2 Place 3: dice 5 2 → 4 2, 0 VP with these dice
    all: s2 plugs the Service robot (VP: sum of the dice − 6) into place 3 [SYN-41]
64 s2 Cover nothing: dice 5 2 → 4 2, 0 VP with these dice
    all: s2 calibrates place 3: 5 2 → 4 2 [SYN-43]
65 s3 Buy from slot 1: Transport robot (left > right: 4 VP), corners = and +
    all: s3 sends an agent to slot 1 and takes the Transport robot (left > right: 4 VP) [SYN-33]
    all: Slot 1: Transport robot (left < right: 4 VP) [SYN-60]
66 s3 Place 4: dice 2 5 → 2 6, 0 VP with these dice
    all: s3 plugs the Transport robot (left > right: 4 VP) into place 4 [SYN-41]
67 s3 Cover nothing: dice 2 5 → 2 6, 0 VP with these dice
    all: s3 calibrates place 4: 2 5 → 2 6 [SYN-43]
68 s1 Buy from slot 3: Service robot (VP: 5 − lower die), corners − and −
    all: s1 sends an agent to slot 3 and takes the Service robot (VP: 5 − lower die) [SYN-33]
    all: Slot 3: Transport robot (left ≤ right: 3 VP) [SYN-60]
69 s1 Place 2: dice 6 1 → 5 6, 0 VP with these dice
    all: s1 plugs the Service robot (VP: 5 − lower die) into place 2 [SYN-41]
    all: s1 calibrates place 2: 6 1 → 5 6 [SYN-43]
70 s2 Buy from slot 3: Transport robot (left ≤ right: 3 VP), corners + and +, with 2 assistants
    all: s2 sends an agent and 2 assistants to slot 3 and takes the Transport robot (left ≤ right: 3 VP) [SYN-33]
    all: Slot 3: Information robot (2 on one die: 2 VP, on both: 7 VP) [SYN-60]
= 70 0bf57ac040af8faf6b0fd7cea1524d4fe72342761713914fed0e09a1a9eed5ff
71 s2 Place 2: dice 6 4 → 1 5, 3 VP with these dice
    all: s2 plugs the Transport robot (left ≤ right: 3 VP) into place 2 [SYN-41]
72 s2 Cover the left corner: dice 6 4 → 6 5, 0 VP with these dice
    all: s2 covers the left corner and calibrates place 2: 6 4 → 6 5 [SYN-43]
73 s3 Buy from slot 3: Information robot (2 on one die: 2 VP, on both: 7 VP), corners − and =
    all: s3 sends an agent to slot 3 and takes the Information robot (2 on one die: 2 VP, on both: 7 VP) [SYN-33]
    all: Slot 3: Transport robot (left ≥ right: 3 VP) [SYN-60]
74 s3 Place 1: dice 4 3 → 3 3, 0 VP with these dice
    all: s3 plugs the Information robot (2 on one die: 2 VP, on both: 7 VP) into place 1 [SYN-41]
75 s3 Cover the left corner: dice 4 3 → 4 3, 0 VP with these dice
    all: s3 covers the left corner and calibrates place 1: 4 3 → 4 3 [SYN-43]
76 s1 Buy from slot 3: Transport robot (left ≥ right: 3 VP), corners = and +
    all: s1 sends an agent to slot 3 and takes the Transport robot (left ≥ right: 3 VP) [SYN-33]
    all: Slot 3: Information robot (4 on one die: 2 VP, on both: 7 VP) [SYN-60]
77 s1 Place 4: dice 5 1 → 5 2, 3 VP with these dice
    all: s1 plugs the Transport robot (left ≥ right: 3 VP) into place 4 [SYN-41]
    all: s1 calibrates place 4: 5 1 → 5 2 [SYN-43]
78 s2 Buy from slot 2: Defence robot (sum ≥ 9: 4 VP), corners = and +
    all: s2 sends an agent to slot 2 and takes the Defence robot (sum ≥ 9: 4 VP) [SYN-33]
    all: Slot 2: Information robot (6 on one die: 2 VP, on both: 7 VP) [SYN-60]
    all: s2 plugs the Defence robot (sum ≥ 9: 4 VP) into place 1 [SYN-41]
    all: s2 calibrates place 1: 4 6 → 4 1 [SYN-43]
79 s3 Pass: four new cards, and your place in next round’s turn order. You can still buy this round
    all: s3 passes [SYN-53]
    all: s3 replaces the four cards in the factory [SYN-54]
    all: Slot 1: Defence robot (difference 2: 5 VP) [SYN-60]
    all: Slot 2: Service robot (VP: lower die − 1) [SYN-60]
    all: Slot 3: Industry robot (both even: 3 VP) [SYN-60]
    all: Slot 4: Service robot (VP: higher die − 2) [SYN-60]
80 s1 Pass: four new cards, and your place in next round’s turn order. You can still buy this round
    all: s1 passes [SYN-53]
    all: s1 replaces the four cards in the factory [SYN-54]
    all: Slot 1: Information robot (6 on one die: 2 VP, on both: 7 VP) [SYN-60]
    all: Slot 2: Defence robot (sum ≥ 9: 4 VP) [SYN-60]
    all: Slot 3: Transport robot (left < right: 4 VP) [SYN-60]
    all: Slot 4: Industry robot (odd sum: 2 VP) [SYN-60]
    all: s2 has no agents left and passes [SYN-29]
= 80 484c8d261a37cf9f115034cefef529c885fdcf6338dbd896185a1b7c064eb2e7
81 s3 Buy from slot 3: Transport robot (left < right: 4 VP), corners + and =
    all: s3 sends an agent to slot 3 and takes the Transport robot (left < right: 4 VP) [SYN-33]
    all: Slot 3: Information robot (3 on one die: 2 VP, on both: 7 VP) [SYN-60]
    all: s3 plugs the Transport robot (left < right: 4 VP) into place 2 [SYN-41]
    all: s3 calibrates place 2: 3 1 → 4 1 [SYN-43]
82 s1 Buy from slot 2: Defence robot (sum ≥ 9: 4 VP), corners − and =
    all: s1 sends an agent to slot 2 and takes the Defence robot (sum ≥ 9: 4 VP) [SYN-33]
    all: Slot 2: Defence robot (sum ≤ 5: 4 VP) [SYN-60]
    all: s1 plugs the Defence robot (sum ≥ 9: 4 VP) into place 1 [SYN-41]
    all: s1 calibrates place 1: 2 5 → 1 5 [SYN-43]
    all: Round 3 ends [SYN-32]
    all: s1 scores 0 VP in place 1 with 1 5: Defence robot (sum ≥ 9: 4 VP) [SYN-63, s1 +0]
    all: s1 scores 0 VP in place 2 with 5 6: Service robot (VP: 5 − lower die) [SYN-63, s1 +0]
    all: s1 scores 0 VP in place 3 with 6 5: Transport robot (left ≤ right: 3 VP) [SYN-63, s1 +0]
    all: s1 scores 3 VP in place 4 with 5 2: Transport robot (left ≥ right: 3 VP) [SYN-63, s1 +3]
    all: s2 scores 0 VP in place 1 with 4 1: Defence robot (sum ≥ 9: 4 VP) [SYN-63, s2 +0]
    all: s2 scores 3 VP in place 2 with 1 5: Transport robot (left ≤ right: 3 VP) [SYN-63, s2 +3]
    all: s2 scores 1 VP in place 3 with 5 2: Service robot (VP: sum of the dice − 6) [SYN-63, s2 +1]
    all: s2 scores 0 VP in place 4 with 2 6: Defence robot (sum 7: 5 VP) [SYN-63, s2 +0]
    all: s3 scores 0 VP in place 1 with 4 4: Information robot (2 on one die: 2 VP, on both: 7 VP) [SYN-63, s3 +0]
    all: s3 scores 0 VP in place 2 with 4 1: Transport robot (left < right: 4 VP) [SYN-63, s3 +0]
    all: s3 scores 0 VP in place 3 with 1 2: Defence robot (sum 7: 5 VP) [SYN-63, s3 +0]
    all: s3 scores 0 VP in place 4 with 2 6: Transport robot (left > right: 4 VP) [SYN-63, s3 +0]
    all: s3 wins the Industry investor [SYN-73]
    all: s1 wins the Service investor [SYN-73]
    all: s2 is runner-up for the Service investor and scores 1 VP [SYN-76, s2 +1]
    all: s1 wins the Defence investor [SYN-73]
    all: s2 is runner-up for the Defence investor and scores 1 VP [SYN-76, s2 +1]
    all: s3 wins the Information investor [SYN-73]
    all: s2 is runner-up for the Information investor and scores 1 VP [SYN-76, s2 +1]
    all: s3 wins the Transport investor [SYN-73]
    all: s1: Information, 1 investor × 2 robots = 2 VP [SYN-86, s1 +2]
    all: s1: Service, 2 investors × 1 robot = 2 VP [SYN-86, s1 +2]
    all: s1: Transport, 1 investor × 2 robots = 2 VP [SYN-86, s1 +2]
    all: s1: Defence, 2 investors × 3 robots = 6 VP [SYN-86, s1 +6]
    all: s2: Transport, 1 investor × 4 robots = 4 VP [SYN-86, s2 +4]
    all: s2: Defence, 2 investors × 3 robots = 6 VP [SYN-86, s2 +6]
    all: s2: Industry, 1 investor × 2 robots = 2 VP [SYN-86, s2 +2]
    all: s3: Information, 2 investors × 3 robots = 6 VP [SYN-86, s3 +6]
    all: s3: Service, 2 investors × 3 robots = 6 VP [SYN-86, s3 +6]
    all: s3: Transport, 2 investors × 3 robots = 6 VP [SYN-86, s3 +6]
    all: s3: Industry, 2 investors × 1 robot = 2 VP [SYN-86, s3 +2]
    all: s1 finishes with 25 VP, rank 3 [SYN-87]
    all: s2 finishes with 27 VP, rank 2 [SYN-87]
    all: s3 finishes with 39 VP, rank 1 [SYN-87]
= 82 09692f3345b724d065af2b7228f8213d3809fd8d81132e238a120f010cf73fa1
s1 rank 3 score 25
s2 rank 2 score 27
s3 rank 1 score 39

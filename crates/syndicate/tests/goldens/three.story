syndicate revision 1, 3 seats, options {}
deal
    all: s1 runs Nautilus Transport and holds its printed investor: Transport [SYN-13]
    all: s2 runs Meridian Defence and holds its printed investor: Defence [SYN-13]
    all: s3 runs Halcyon Services and holds its printed investor: Service [SYN-13]
    all: Turn order of the first round: s3, s2 and s1 [SYN-15]
    all: Round 1 begins. Order: s3, s2 and s1 [SYN-25]
    all: S1: B13 Service [− =] 8 − (L + R) VP [SYN-60]
    all: S2: B58 Industry [= +] both odd: 3 VP [SYN-60]
    all: S3: B57 Industry [− =] both odd: 3 VP [SYN-60]
    all: S4: B02 Information [= −] 1 on one die: 2 VP, on both: 7 VP [SYN-60]
    all: I1: investor of Transport [SYN-19]
    all: I2: investor of Industry [SYN-19]
    all: I3: investor of Service [SYN-19]
    all: I4: investor of Defence [SYN-19]
    all: I5: investor of Information [SYN-19]
    all: s1 rolls 2 3 4 2 5 [SYN-22]
    all: s2 rolls 5 5 4 4 4 [SYN-22]
    all: s3 rolls 1 4 5 6 4 [SYN-22]
1 s3 Buy from S4: B02 Information [= −] 1 on one die: 2 VP, on both: 7 VP, with 1 assistant
    all: s3 puts an agent and 1 assistant at S4 and takes B02 Information [= −] 1 on one die: 2 VP, on both: 7 VP [SYN-33]
    all: S4: B18 Service [− +] 7 − higher die VP [SYN-60]
2 s3 N3: dice 5 6 → 5 5, 0 VP as the dice stand
    all: s3 plugs B02 in at N3 [SYN-41]
3 s3 cover the right corner: dice 5 6 → 5 6, 0 VP as the dice stand
    all: s3 calibrates N3 with the right corner covered: 5 6 → 5 6 [SYN-43]
4 s2 Buy from S1: B13 Service [− =] 8 − (L + R) VP, with 1 assistant
    all: s2 puts an agent and 1 assistant at S1 and takes B13 Service [− =] 8 − (L + R) VP [SYN-33]
    all: S1: B30 Transport [− +] L > R: 4 VP [SYN-60]
5 s2 N4: dice 4 4 → 3 4, 1 VP as the dice stand
    all: s2 plugs B13 in at N4 [SYN-41]
6 s2 cover the left corner: dice 4 4 → 4 4, 0 VP as the dice stand
    all: s2 calibrates N4 with the left corner covered: 4 4 → 4 4 [SYN-43]
7 s1 Buy from S3: B57 Industry [− =] both odd: 3 VP, with 1 assistant
    all: s1 puts an agent and 1 assistant at S3 and takes B57 Industry [− =] both odd: 3 VP [SYN-33]
    all: S3: B56 Industry [= −] L + R even: 2 VP [SYN-60]
8 s1 N3: dice 4 2 → 3 2, 0 VP as the dice stand
    all: s1 plugs B57 in at N3 [SYN-41]
9 s1 cover the left corner: dice 4 2 → 4 2, 0 VP as the dice stand
    all: s1 calibrates N3 with the left corner covered: 4 2 → 4 2 [SYN-43]
10 s3 Buy from S1: B30 Transport [− +] L > R: 4 VP
    all: s3 puts an agent at S1 and takes B30 Transport [− +] L > R: 4 VP [SYN-33]
    all: S1: B34 Transport [− −] L ≥ R: 3 VP [SYN-60]
= 10 ec1f135317b113ff0bf7a917415d127febf4638e29681f0d6d8458969d88a543
11 s3 N4: dice 6 4 → 5 5, 0 VP as the dice stand
    all: s3 plugs B30 in at N4 [SYN-41]
12 s3 cover nothing: dice 6 4 → 5 5, 0 VP as the dice stand
    all: s3 calibrates N4: 6 4 → 5 5 [SYN-43]
13 s2 Buy from S1: B34 Transport [− −] L ≥ R: 3 VP, with 2 assistants
    all: s2 puts an agent and 2 assistants at S1 and takes B34 Transport [− −] L ≥ R: 3 VP [SYN-33]
    all: S1: B01 Information [+ =] 1 on one die: 2 VP, on both: 7 VP [SYN-60]
14 s2 N3: dice 4 4 → 3 3, 3 VP as the dice stand
    all: s2 plugs B34 in at N3 [SYN-41]
15 s2 cover nothing: dice 4 4 → 3 3, 3 VP as the dice stand
    all: s2 calibrates N3: 4 4 → 3 3 [SYN-43]
16 s1 Buy from S3: B56 Industry [= −] L + R even: 2 VP, with 1 assistant
    all: s1 puts an agent and 1 assistant at S3 and takes B56 Industry [= −] L + R even: 2 VP [SYN-33]
    all: S3: B35 Transport [− =] L = R: 5 VP [SYN-60]
17 s1 N2: dice 3 4 → 3 3, 2 VP as the dice stand
    all: s1 plugs B56 in at N2 [SYN-41]
18 s1 cover nothing: dice 3 4 → 3 3, 2 VP as the dice stand
    all: s1 calibrates N2: 3 4 → 3 3 [SYN-43]
19 s3 Buy from S2: B58 Industry [= +] both odd: 3 VP, with 1 assistant
    all: s3 puts an agent and 1 assistant at S2 and takes B58 Industry [= +] both odd: 3 VP [SYN-33]
    all: S2: B21 Service [= −] higher die − 2 VP [SYN-60]
20 s3 N2: dice 4 5 → 4 6, 0 VP as the dice stand
    all: s3 plugs B58 in at N2 [SYN-41]
= 20 be47e29f597b333712991c9784c10e598790862313395d54016fc9e2e467154d
21 s3 cover the right corner: dice 4 5 → 4 5, 0 VP as the dice stand
    all: s3 calibrates N2 with the right corner covered: 4 5 → 4 5 [SYN-43]
22 s2 Buy from S3: B35 Transport [− =] L = R: 5 VP, with 1 assistant
    all: s2 puts an agent and 1 assistant at S3 and takes B35 Transport [− =] L = R: 5 VP [SYN-33]
    all: S3: B09 Information [− =] 5 on one die: 2 VP, on both: 7 VP [SYN-60]
23 s2 N2: dice 5 3 → 4 3, 0 VP as the dice stand
    all: s2 plugs B35 in at N2 [SYN-41]
    all: s2 calibrates N2: 5 3 → 4 3 [SYN-43]
24 s1 Buy from S1: B01 Information [+ =] 1 on one die: 2 VP, on both: 7 VP, with 1 assistant
    all: s1 puts an agent and 1 assistant at S1 and takes B01 Information [+ =] 1 on one die: 2 VP, on both: 7 VP [SYN-33]
    all: S1: B07 Information [= +] 4 on one die: 2 VP, on both: 7 VP [SYN-60]
25 s1 N4: dice 2 5 → 3 5, 0 VP as the dice stand
    all: s1 plugs B01 in at N4 [SYN-41]
26 s1 cover the left corner: dice 2 5 → 2 5, 0 VP as the dice stand
    all: s1 calibrates N4 with the left corner covered: 2 5 → 2 5 [SYN-43]
27 s3 Buy from S2: B21 Service [= −] higher die − 2 VP, with 1 assistant
    all: s3 puts an agent and 1 assistant at S2 and takes B21 Service [= −] higher die − 2 VP [SYN-33]
    all: S2: B17 Service [= +] 7 − higher die VP [SYN-60]
    all: s3 plugs B21 in at N1 [SYN-41]
    all: s3 calibrates N1: 1 4 → 1 3 [SYN-43]
28 s2 Pass: four new cards, and your marker for the next round
    all: s2 passes [SYN-53]
    all: s2 clears the factory for four new cards [SYN-54]
    all: S1: B27 Transport [+ −] L < R: 4 VP [SYN-60]
    all: S2: B54 Industry [+ +] L + R odd: 2 VP [SYN-60]
    all: S3: B51 Industry [− =] L odd, R even: 3 VP [SYN-60]
    all: S4: B38 Defence [− −] L + R ≤ 4 or ≥ 10: 4 VP [SYN-60]
29 s1 Buy from S4: B38 Defence [− −] L + R ≤ 4 or ≥ 10: 4 VP
    all: s1 puts an agent at S4 and takes B38 Defence [− −] L + R ≤ 4 or ≥ 10: 4 VP [SYN-33]
    all: S4: B49 Industry [= +] L even, R odd: 3 VP [SYN-60]
    all: s1 plugs B38 in at N1 [SYN-41]
    all: s1 calibrates N1: 2 3 → 1 2 [SYN-43]
    all: s3 has no agents left and passes [SYN-29]
30 s2 Buy from S4: B49 Industry [= +] L even, R odd: 3 VP
    all: s2 puts an agent at S4 and takes B49 Industry [= +] L even, R odd: 3 VP [SYN-33]
    all: S4: B50 Industry [− +] L even, R odd: 3 VP [SYN-60]
    all: s2 plugs B49 in at N1 [SYN-41]
    all: s2 calibrates N1: 5 4 → 5 5 [SYN-43]
    all: s1 has no agents left and passes [SYN-29]
    all: Round 1 ends [SYN-32]
    all: s1: B38 Defence [− −] L + R ≤ 4 or ≥ 10: 4 VP at N1 with 1 and 2 pays 4 VP [SYN-63, s1 +4]
    all: s1: B56 Industry [= −] L + R even: 2 VP at N2 with 2 and 3 pays 0 VP [SYN-63, s1 +0]
    all: s1: B57 Industry [− =] both odd: 3 VP at N3 with 3 and 2 pays 0 VP [SYN-63, s1 +0]
    all: s1: B01 Information [+ =] 1 on one die: 2 VP, on both: 7 VP at N4 with 2 and 5 pays 0 VP [SYN-63, s1 +0]
    all: s2: B49 Industry [= +] L even, R odd: 3 VP at N1 with 5 and 5 pays 0 VP [SYN-63, s2 +0]
    all: s2: B35 Transport [− =] L = R: 5 VP at N2 with 5 and 3 pays 0 VP [SYN-63, s2 +0]
    all: s2: B34 Transport [− −] L ≥ R: 3 VP at N3 with 3 and 3 pays 3 VP [SYN-63, s2 +3]
    all: s2: B13 Service [− =] 8 − (L + R) VP at N4 with 3 and 4 pays 1 VP [SYN-63, s2 +1]
    all: s3: B21 Service [= −] higher die − 2 VP at N1 with 1 and 3 pays 1 VP [SYN-63, s3 +1]
    all: s3: B58 Industry [= +] both odd: 3 VP at N2 with 3 and 5 pays 3 VP [SYN-63, s3 +3]
    all: s3: B02 Information [= −] 1 on one die: 2 VP, on both: 7 VP at N3 with 5 and 5 pays 0 VP [SYN-63, s3 +0]
    all: s3: B30 Transport [− +] L > R: 4 VP at N4 with 5 and 5 pays 0 VP [SYN-63, s3 +0]
    all: s2 wins the investor of Transport at I1 [SYN-73]
    all: s1 comes second at I1 (Transport) and takes 1 VP [SYN-76, s1 +1]
    all: s3 wins the investor of Industry at I2 [SYN-73]
    all: s2 comes second at I2 (Industry) and takes 1 VP [SYN-76, s2 +1]
    all: s3 wins the investor of Service at I3 [SYN-73]
    all: s1 comes second at I3 (Service) and takes 1 VP [SYN-76, s1 +1]
    all: s1 wins the investor of Defence at I4 [SYN-73]
    all: s2 comes second at I4 (Defence) and takes 1 VP [SYN-76, s2 +1]
    all: s3 wins the investor of Information at I5 [SYN-73]
    all: s2 comes second at I5 (Information) and takes 1 VP [SYN-76, s2 +1]
    all: Round 2 begins. Order: s1, s3 and s2 [SYN-25]
    all: S1: B43 Defence [= −] difference 2: 5 VP [SYN-60]
    all: S2: B23 Service [+ =] lower die − 1 VP [SYN-60]
    all: S3: B59 Industry [+ =] both even: 3 VP [SYN-60]
    all: S4: B37 Defence [+ =] L + R ≤ 4 or ≥ 10: 4 VP [SYN-60]
    all: I1: investor of Service [SYN-19]
    all: I2: investor of Transport [SYN-19]
    all: I3: investor of Industry [SYN-19]
    all: I4: investor of Defence [SYN-19]
    all: I5: investor of Information [SYN-19]
    all: s1 rolls 5 1 5 4 1 [SYN-22]
    all: s2 rolls 4 6 3 2 4 [SYN-22]
    all: s3 rolls 6 4 6 3 6 [SYN-22]
= 30 17cf703e50d022beddf6c6939bdeb6404bad251be66ba73b02b1fe1a9d814179
31 s1 Buy from S1: B43 Defence [= −] difference 2: 5 VP, with 2 assistants
    all: s1 puts an agent and 2 assistants at S1 and takes B43 Defence [= −] difference 2: 5 VP [SYN-33]
    all: S1: B14 Service [= +] 8 − (L + R) VP [SYN-60]
32 s1 N4: dice 4 1 → 4 6, 5 VP as the dice stand
    all: s1 plugs B43 in at N4 [SYN-41]
33 s1 cover the right corner: dice 4 1 → 4 1, 0 VP as the dice stand
    all: s1 calibrates N4 with the right corner covered: 4 1 → 4 1 [SYN-43]
34 s3 Buy from S1: B14 Service [= +] 8 − (L + R) VP, with 2 assistants
    all: s3 puts an agent and 2 assistants at S1 and takes B14 Service [= +] 8 − (L + R) VP [SYN-33]
    all: S1: B04 Information [= +] 2 on one die: 2 VP, on both: 7 VP [SYN-60]
35 s3 N2: dice 4 6 → 4 1, 3 VP as the dice stand
    all: s3 plugs B14 in at N2 [SYN-41]
36 s3 cover the right corner: dice 4 6 → 4 6, 0 VP as the dice stand
    all: s3 calibrates N2 with the right corner covered: 4 6 → 4 6 [SYN-43]
37 s2 Buy from S3: B59 Industry [+ =] both even: 3 VP, with 5 assistants
    all: s2 puts an agent and 5 assistants at S3 and takes B59 Industry [+ =] both even: 3 VP [SYN-33]
    all: S3: B10 Information [+ −] 5 on one die: 2 VP, on both: 7 VP [SYN-60]
38 s2 N4: dice 2 4 → 3 4, 0 VP as the dice stand
    all: s2 plugs B59 in at N4 [SYN-41]
    all: s2 calibrates N4: 2 4 → 3 4 [SYN-43]
39 s1 Buy from S1: B04 Information [= +] 2 on one die: 2 VP, on both: 7 VP, with 2 assistants
    all: s1 puts an agent and 2 assistants at S1 and takes B04 Information [= +] 2 on one die: 2 VP, on both: 7 VP [SYN-33]
    all: S1: B45 Defence [+ =] L + R ≤ 5: 4 VP [SYN-60]
40 s1 N3: dice 5 4 → 5 5, 0 VP as the dice stand
    all: s1 plugs B04 in at N3 [SYN-41]
    all: s1 calibrates N3: 5 4 → 5 5 [SYN-43]
= 40 3fef65615a3ec131b1822c332b9e13ab99160faadfbf06d66ff3572daf35d572
41 s3 Buy from S1: B45 Defence [+ =] L + R ≤ 5: 4 VP, with 2 assistants
    all: s3 puts an agent and 2 assistants at S1 and takes B45 Defence [+ =] L + R ≤ 5: 4 VP [SYN-33]
    all: S1: B55 Industry [+ =] L + R even: 2 VP [SYN-60]
42 s3 N3: dice 6 3 → 1 3, 4 VP as the dice stand
    all: s3 plugs B45 in at N3 [SYN-41]
    all: s3 calibrates N3: 6 3 → 1 3 [SYN-43]
43 s2 Buy from S3: B10 Information [+ −] 5 on one die: 2 VP, on both: 7 VP
    all: s2 puts an agent at S3 and takes B10 Information [+ −] 5 on one die: 2 VP, on both: 7 VP [SYN-33]
    all: S3: B36 Transport [= −] L = R: 5 VP [SYN-60]
44 s2 N2: dice 6 3 → 1 2, 0 VP as the dice stand
    all: s2 plugs B10 in at N2 [SYN-41]
    all: s2 calibrates N2: 6 3 → 1 2 [SYN-43]
45 s1 Buy from S1: B55 Industry [+ =] L + R even: 2 VP
    all: s1 puts an agent at S1 and takes B55 Industry [+ =] L + R even: 2 VP [SYN-33]
    all: S1: B06 Information [− −] 3 on one die: 2 VP, on both: 7 VP [SYN-60]
46 s1 N1: dice 5 1 → 6 1, 0 VP as the dice stand
    all: s1 plugs B55 in at N1 [SYN-41]
    all: s1 calibrates N1: 5 1 → 6 1 [SYN-43]
47 s3 Buy from S1: B06 Information [− −] 3 on one die: 2 VP, on both: 7 VP
    all: s3 puts an agent at S1 and takes B06 Information [− −] 3 on one die: 2 VP, on both: 7 VP [SYN-33]
    all: S1: B42 Defence [+ −] difference 1: 4 VP [SYN-60]
48 s3 N1: dice 6 4 → 5 3, 2 VP as the dice stand
    all: s3 plugs B06 in at N1 [SYN-41]
    all: s3 calibrates N1: 6 4 → 5 3 [SYN-43]
49 s2 Buy from S4: B37 Defence [+ =] L + R ≤ 4 or ≥ 10: 4 VP
    all: s2 puts an agent at S4 and takes B37 Defence [+ =] L + R ≤ 4 or ≥ 10: 4 VP [SYN-33]
    all: S4: B52 Industry [+ −] L odd, R even: 3 VP [SYN-60]
50 s2 N3: dice 2 3 → 3 3, 0 VP as the dice stand
    all: s2 plugs B37 in at N3 [SYN-41]
    all: s2 calibrates N3: 2 3 → 3 3 [SYN-43]
= 50 e78813429af17963689a937c16bced5affdd1fedc0e6d2eb3da97421cc82b42e
51 s1 Buy from S4: B52 Industry [+ −] L odd, R even: 3 VP
    all: s1 puts an agent at S4 and takes B52 Industry [+ −] L odd, R even: 3 VP [SYN-33]
    all: S4: B29 Transport [− =] L > R: 4 VP [SYN-60]
    all: s1 plugs B52 in at N2 [SYN-41]
    all: s1 calibrates N2: 1 5 → 2 4 [SYN-43]
52 s3 Buy from S2: B23 Service [+ =] lower die − 1 VP
    all: s3 puts an agent at S2 and takes B23 Service [+ =] lower die − 1 VP [SYN-33]
    all: S2: B20 Service [+ −] (L + R) − 6 VP [SYN-60]
    all: s3 plugs B23 in at N4 [SYN-41]
    all: s3 calibrates N4: 3 6 → 4 6 [SYN-43]
53 s2 Buy from S3: B36 Transport [= −] L = R: 5 VP
    all: s2 puts an agent at S3 and takes B36 Transport [= −] L = R: 5 VP [SYN-33]
    all: S3: B15 Service [+ =] 5 − lower die VP [SYN-60]
    all: s2 plugs B36 in at N1 [SYN-41]
    all: s2 calibrates N1: 4 1 → 4 6 [SYN-43]
    all: s1 has no agents left and passes [SYN-29]
    all: s3 has no agents left and passes [SYN-29]
    all: s2 has no agents left and passes [SYN-29]
    all: Round 2 ends [SYN-32]
    all: s1: B55 Industry [+ =] L + R even: 2 VP at N1 with 6 and 2 pays 2 VP [SYN-63, s1 +2]
    all: s1: B52 Industry [+ −] L odd, R even: 3 VP at N2 with 2 and 4 pays 0 VP [SYN-63, s1 +0]
    all: s1: B04 Information [= +] 2 on one die: 2 VP, on both: 7 VP at N3 with 4 and 5 pays 0 VP [SYN-63, s1 +0]
    all: s1: B43 Defence [= −] difference 2: 5 VP at N4 with 5 and 1 pays 0 VP [SYN-63, s1 +0]
    all: s2: B36 Transport [= −] L = R: 5 VP at N1 with 4 and 6 pays 0 VP [SYN-63, s2 +0]
    all: s2: B10 Information [+ −] 5 on one die: 2 VP, on both: 7 VP at N2 with 6 and 3 pays 0 VP [SYN-63, s2 +0]
    all: s2: B37 Defence [+ =] L + R ≤ 4 or ≥ 10: 4 VP at N3 with 3 and 3 pays 0 VP [SYN-63, s2 +0]
    all: s2: B59 Industry [+ =] both even: 3 VP at N4 with 3 and 4 pays 0 VP [SYN-63, s2 +0]
    all: s3: B06 Information [− −] 3 on one die: 2 VP, on both: 7 VP at N1 with 5 and 3 pays 2 VP [SYN-63, s3 +2]
    all: s3: B14 Service [= +] 8 − (L + R) VP at N2 with 3 and 1 pays 4 VP [SYN-63, s3 +4]
    all: s3: B45 Defence [+ =] L + R ≤ 5: 4 VP at N3 with 1 and 4 pays 4 VP [SYN-63, s3 +4]
    all: s3: B23 Service [+ =] lower die − 1 VP at N4 with 4 and 6 pays 3 VP [SYN-63, s3 +3]
    all: s1 wins the investor of Service at I1 [SYN-73]
    all: s3 comes second at I1 (Service) and takes 1 VP [SYN-76, s3 +1]
    all: s3 wins the investor of Transport at I2 [SYN-73]
    all: s1 comes second at I2 (Transport) and takes 1 VP [SYN-76, s1 +1]
    all: s2 wins the investor of Industry at I3 [SYN-73]
    all: s3 comes second at I3 (Industry) and takes 1 VP [SYN-76, s3 +1]
    all: s2 wins the investor of Defence at I4 [SYN-73]
    all: s1 comes second at I4 (Defence) and takes 1 VP [SYN-76, s1 +1]
    all: s1 wins the investor of Information at I5 [SYN-73]
    all: s2 comes second at I5 (Information) and takes 1 VP [SYN-76, s2 +1]
    all: Round 3 begins. Order: s2, s3 and s1 [SYN-25]
    all: S1: B28 Transport [= +] L > R: 4 VP [SYN-60]
    all: S2: B40 Defence [− +] L + R = 7: 5 VP [SYN-60]
    all: S3: B16 Service [− −] 5 − lower die VP [SYN-60]
    all: S4: B39 Defence [= +] L + R = 7: 5 VP [SYN-60]
    all: I1: investor of Industry [SYN-19]
    all: I2: investor of Service [SYN-19]
    all: I3: investor of Defence [SYN-19]
    all: I4: investor of Information [SYN-19]
    all: I5: investor of Transport [SYN-19]
    all: s1 rolls 2 6 6 5 1 [SYN-22]
    all: s2 rolls 4 6 5 3 5 [SYN-22]
    all: s3 rolls 4 3 1 2 5 [SYN-22]
54 s2 Buy from S2: B40 Defence [− +] L + R = 7: 5 VP, with 2 assistants
    all: s2 puts an agent and 2 assistants at S2 and takes B40 Defence [− +] L + R = 7: 5 VP [SYN-33]
    all: S2: B31 Transport [+ =] L ≤ R: 3 VP [SYN-60]
55 s2 N4: dice 3 5 → 2 6, 0 VP as the dice stand
    all: s2 plugs B40 in at N4 [SYN-41]
56 s2 cover nothing: dice 3 5 → 2 6, 0 VP as the dice stand
    all: s2 calibrates N4: 3 5 → 2 6 [SYN-43]
57 s3 Buy from S4: B39 Defence [= +] L + R = 7: 5 VP, with 3 assistants
    all: s3 puts an agent and 3 assistants at S4 and takes B39 Defence [= +] L + R = 7: 5 VP [SYN-33]
    all: S4: B41 Defence [− =] difference 1: 4 VP [SYN-60]
58 s3 N3: dice 1 2 → 1 3, 0 VP as the dice stand
    all: s3 plugs B39 in at N3 [SYN-41]
59 s3 cover the right corner: dice 1 2 → 1 2, 0 VP as the dice stand
    all: s3 calibrates N3 with the right corner covered: 1 2 → 1 2 [SYN-43]
60 s1 Buy from S2: B31 Transport [+ =] L ≤ R: 3 VP, with 5 assistants
    all: s1 puts an agent and 5 assistants at S2 and takes B31 Transport [+ =] L ≤ R: 3 VP [SYN-33]
    all: S2: B19 Service [− =] (L + R) − 6 VP [SYN-60]
= 60 6162c831cf4af9276494ad0df0e597457b6ae0f5d40bcf58159dfcf96fe533d4
61 s1 N3: dice 6 5 → 1 5, 3 VP as the dice stand
    all: s1 plugs B31 in at N3 [SYN-41]
    all: s1 calibrates N3: 6 5 → 1 5 [SYN-43]
62 s2 Buy from S2: B19 Service [− =] (L + R) − 6 VP
    all: s2 puts an agent at S2 and takes B19 Service [− =] (L + R) − 6 VP [SYN-33]
    all: S2: B48 Defence [= +] L + R ≥ 9: 4 VP [SYN-60]
63 s2 N3: dice 5 2 → 4 2, 0 VP as the dice stand
    all: s2 plugs B19 in at N3 [SYN-41]
64 s2 cover nothing: dice 5 2 → 4 2, 0 VP as the dice stand
    all: s2 calibrates N3: 5 2 → 4 2 [SYN-43]
65 s3 Buy from S1: B28 Transport [= +] L > R: 4 VP
    all: s3 puts an agent at S1 and takes B28 Transport [= +] L > R: 4 VP [SYN-33]
    all: S1: B26 Transport [= −] L < R: 4 VP [SYN-60]
66 s3 N4: dice 2 5 → 2 6, 0 VP as the dice stand
    all: s3 plugs B28 in at N4 [SYN-41]
67 s3 cover nothing: dice 2 5 → 2 6, 0 VP as the dice stand
    all: s3 calibrates N4: 2 5 → 2 6 [SYN-43]
68 s1 Buy from S3: B16 Service [− −] 5 − lower die VP
    all: s1 puts an agent at S3 and takes B16 Service [− −] 5 − lower die VP [SYN-33]
    all: S3: B32 Transport [+ +] L ≤ R: 3 VP [SYN-60]
69 s1 N2: dice 6 1 → 5 6, 0 VP as the dice stand
    all: s1 plugs B16 in at N2 [SYN-41]
    all: s1 calibrates N2: 6 1 → 5 6 [SYN-43]
70 s2 Buy from S3: B32 Transport [+ +] L ≤ R: 3 VP, with 2 assistants
    all: s2 puts an agent and 2 assistants at S3 and takes B32 Transport [+ +] L ≤ R: 3 VP [SYN-33]
    all: S3: B03 Information [− =] 2 on one die: 2 VP, on both: 7 VP [SYN-60]
= 70 0bf57ac040af8faf6b0fd7cea1524d4fe72342761713914fed0e09a1a9eed5ff
71 s2 N2: dice 6 4 → 1 5, 3 VP as the dice stand
    all: s2 plugs B32 in at N2 [SYN-41]
72 s2 cover the left corner: dice 6 4 → 6 5, 0 VP as the dice stand
    all: s2 calibrates N2 with the left corner covered: 6 4 → 6 5 [SYN-43]
73 s3 Buy from S3: B03 Information [− =] 2 on one die: 2 VP, on both: 7 VP
    all: s3 puts an agent at S3 and takes B03 Information [− =] 2 on one die: 2 VP, on both: 7 VP [SYN-33]
    all: S3: B33 Transport [= +] L ≥ R: 3 VP [SYN-60]
74 s3 N1: dice 4 3 → 3 3, 0 VP as the dice stand
    all: s3 plugs B03 in at N1 [SYN-41]
75 s3 cover the left corner: dice 4 3 → 4 3, 0 VP as the dice stand
    all: s3 calibrates N1 with the left corner covered: 4 3 → 4 3 [SYN-43]
76 s1 Buy from S3: B33 Transport [= +] L ≥ R: 3 VP
    all: s1 puts an agent at S3 and takes B33 Transport [= +] L ≥ R: 3 VP [SYN-33]
    all: S3: B08 Information [− +] 4 on one die: 2 VP, on both: 7 VP [SYN-60]
77 s1 N4: dice 5 1 → 5 2, 3 VP as the dice stand
    all: s1 plugs B33 in at N4 [SYN-41]
    all: s1 calibrates N4: 5 1 → 5 2 [SYN-43]
78 s2 Buy from S2: B48 Defence [= +] L + R ≥ 9: 4 VP
    all: s2 puts an agent at S2 and takes B48 Defence [= +] L + R ≥ 9: 4 VP [SYN-33]
    all: S2: B11 Information [= −] 6 on one die: 2 VP, on both: 7 VP [SYN-60]
    all: s2 plugs B48 in at N1 [SYN-41]
    all: s2 calibrates N1: 4 6 → 4 1 [SYN-43]
79 s3 Pass: four new cards, and your marker for the next round
    all: s3 passes [SYN-53]
    all: s3 clears the factory for four new cards [SYN-54]
    all: S1: B44 Defence [+ +] difference 2: 5 VP [SYN-60]
    all: S2: B24 Service [= −] lower die − 1 VP [SYN-60]
    all: S3: B60 Industry [− −] both even: 3 VP [SYN-60]
    all: S4: B22 Service [+ +] higher die − 2 VP [SYN-60]
80 s1 Pass: four new cards, and your marker for the next round
    all: s1 passes [SYN-53]
    all: s1 clears the factory for four new cards [SYN-54]
    all: S1: B12 Information [+ +] 6 on one die: 2 VP, on both: 7 VP [SYN-60]
    all: S2: B47 Defence [− =] L + R ≥ 9: 4 VP [SYN-60]
    all: S3: B25 Transport [+ =] L < R: 4 VP [SYN-60]
    all: S4: B53 Industry [= −] L + R odd: 2 VP [SYN-60]
    all: s2 has no agents left and passes [SYN-29]
= 80 484c8d261a37cf9f115034cefef529c885fdcf6338dbd896185a1b7c064eb2e7
81 s3 Buy from S3: B25 Transport [+ =] L < R: 4 VP
    all: s3 puts an agent at S3 and takes B25 Transport [+ =] L < R: 4 VP [SYN-33]
    all: S3: B05 Information [+ =] 3 on one die: 2 VP, on both: 7 VP [SYN-60]
    all: s3 plugs B25 in at N2 [SYN-41]
    all: s3 calibrates N2: 3 1 → 4 1 [SYN-43]
82 s1 Buy from S2: B47 Defence [− =] L + R ≥ 9: 4 VP
    all: s1 puts an agent at S2 and takes B47 Defence [− =] L + R ≥ 9: 4 VP [SYN-33]
    all: S2: B46 Defence [= −] L + R ≤ 5: 4 VP [SYN-60]
    all: s1 plugs B47 in at N1 [SYN-41]
    all: s1 calibrates N1: 2 5 → 1 5 [SYN-43]
    all: Round 3 ends [SYN-32]
    all: s1: B47 Defence [− =] L + R ≥ 9: 4 VP at N1 with 1 and 5 pays 0 VP [SYN-63, s1 +0]
    all: s1: B16 Service [− −] 5 − lower die VP at N2 with 5 and 6 pays 0 VP [SYN-63, s1 +0]
    all: s1: B31 Transport [+ =] L ≤ R: 3 VP at N3 with 6 and 5 pays 0 VP [SYN-63, s1 +0]
    all: s1: B33 Transport [= +] L ≥ R: 3 VP at N4 with 5 and 2 pays 3 VP [SYN-63, s1 +3]
    all: s2: B48 Defence [= +] L + R ≥ 9: 4 VP at N1 with 4 and 1 pays 0 VP [SYN-63, s2 +0]
    all: s2: B32 Transport [+ +] L ≤ R: 3 VP at N2 with 1 and 5 pays 3 VP [SYN-63, s2 +3]
    all: s2: B19 Service [− =] (L + R) − 6 VP at N3 with 5 and 2 pays 1 VP [SYN-63, s2 +1]
    all: s2: B40 Defence [− +] L + R = 7: 5 VP at N4 with 2 and 6 pays 0 VP [SYN-63, s2 +0]
    all: s3: B03 Information [− =] 2 on one die: 2 VP, on both: 7 VP at N1 with 4 and 4 pays 0 VP [SYN-63, s3 +0]
    all: s3: B25 Transport [+ =] L < R: 4 VP at N2 with 4 and 1 pays 0 VP [SYN-63, s3 +0]
    all: s3: B39 Defence [= +] L + R = 7: 5 VP at N3 with 1 and 2 pays 0 VP [SYN-63, s3 +0]
    all: s3: B28 Transport [= +] L > R: 4 VP at N4 with 2 and 6 pays 0 VP [SYN-63, s3 +0]
    all: s3 wins the investor of Industry at I1 [SYN-73]
    all: s1 wins the investor of Service at I2 [SYN-73]
    all: s2 comes second at I2 (Service) and takes 1 VP [SYN-76, s2 +1]
    all: s1 wins the investor of Defence at I3 [SYN-73]
    all: s2 comes second at I3 (Defence) and takes 1 VP [SYN-76, s2 +1]
    all: s3 wins the investor of Information at I4 [SYN-73]
    all: s2 comes second at I4 (Information) and takes 1 VP [SYN-76, s2 +1]
    all: s3 wins the investor of Transport at I5 [SYN-73]
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
    all: s1 ends with 25 VP on rank 3 [SYN-87]
    all: s2 ends with 27 VP on rank 2 [SYN-87]
    all: s3 ends with 39 VP on rank 1 [SYN-87]
= 82 09692f3345b724d065af2b7228f8213d3809fd8d81132e238a120f010cf73fa1
s1 rank 3 score 25
s2 rank 2 score 27
s3 rank 1 score 39

syndicate revision 1, 3 seats, options {}
deal
    all: s1 runs Nautilus Transport and holds its printed investor: Transport [SYN-13]
    all: s2 runs Meridian Information and holds its printed investor: Information [SYN-13]
    all: s3 runs Halcyon Defence and holds its printed investor: Defence [SYN-13]
    all: Turn order of the first round: s3, s1 and s2 [SYN-15]
    all: Round 1 begins. Order: s3, s1 and s2 [SYN-25]
    all: S1: B13 Service [− =] 8 − (L + R) VP [SYN-60]
    all: S2: B39 Defence [= +] L + R = 7: 5 VP [SYN-60]
    all: S3: B28 Transport [= +] L > R: 4 VP [SYN-60]
    all: S4: B60 Industry [− −] both even: 3 VP [SYN-60]
    all: I1: investor of Transport [SYN-19]
    all: I2: investor of Industry [SYN-19]
    all: I3: investor of Information [SYN-19]
    all: I4: investor of Defence [SYN-19]
    all: I5: investor of Service [SYN-19]
    all: s1 rolls 5 5 2 5 5 [SYN-22]
    all: s2 rolls 5 6 5 6 1 [SYN-22]
    all: s3 rolls 2 4 2 3 1 [SYN-22]
1 s3 Pass: four new cards, and your marker for the next round
    all: s3 passes [SYN-53]
    all: s3 clears the factory for four new cards [SYN-54]
    all: S1: B37 Defence [+ =] L + R ≤ 4 or ≥ 10: 4 VP [SYN-60]
    all: S2: B19 Service [− =] (L + R) − 6 VP [SYN-60]
    all: S3: B46 Defence [= −] L + R ≤ 5: 4 VP [SYN-60]
    all: S4: B57 Industry [− =] both odd: 3 VP [SYN-60]
2 s1 Pass: four new cards, and your marker for the next round
    all: s1 passes [SYN-53]
    all: s1 clears the factory for four new cards [SYN-54]
    all: S1: B05 Information [+ =] 3 on one die: 2 VP, on both: 7 VP [SYN-60]
    all: S2: B09 Information [− =] 5 on one die: 2 VP, on both: 7 VP [SYN-60]
    all: S3: B41 Defence [− =] difference 1: 4 VP [SYN-60]
    all: S4: B45 Defence [+ =] L + R ≤ 5: 4 VP [SYN-60]
3 s2 Pass: four new cards, and your marker for the next round
    all: s2 passes [SYN-53]
    all: s2 clears the factory for four new cards [SYN-54]
    all: S1: B40 Defence [− +] L + R = 7: 5 VP [SYN-60]
    all: S2: B11 Information [= −] 6 on one die: 2 VP, on both: 7 VP [SYN-60]
    all: S3: B42 Defence [+ −] difference 1: 4 VP [SYN-60]
    all: S4: B47 Defence [− =] L + R ≥ 9: 4 VP [SYN-60]
4 s3 Buy from S2: B11 Information [= −] 6 on one die: 2 VP, on both: 7 VP
    all: s3 puts an agent at S2 and takes B11 Information [= −] 6 on one die: 2 VP, on both: 7 VP [SYN-33]
    all: S2: B06 Information [− −] 3 on one die: 2 VP, on both: 7 VP [SYN-60]
5 s3 N4: dice 3 1 → 3 6, 2 VP as the dice stand
    all: s3 plugs B11 in at N4 [SYN-41]
6 s3 cover the right corner: dice 3 1 → 3 1, 0 VP as the dice stand
    all: s3 calibrates N4 with the right corner covered: 3 1 → 3 1 [SYN-43]
7 s1 Buy from S4: B47 Defence [− =] L + R ≥ 9: 4 VP, with 3 assistants
    all: s1 puts an agent and 3 assistants at S4 and takes B47 Defence [− =] L + R ≥ 9: 4 VP [SYN-33]
    all: S4: B16 Service [− −] 5 − lower die VP [SYN-60]
8 s1 N3: dice 2 5 → 1 5, 0 VP as the dice stand
    all: s1 plugs B47 in at N3 [SYN-41]
9 s1 cover nothing: dice 2 5 → 1 5, 0 VP as the dice stand
    all: s1 calibrates N3: 2 5 → 1 5 [SYN-43]
10 s2 Buy from S3: B42 Defence [+ −] difference 1: 4 VP, with 1 assistant
    all: s2 puts an agent and 1 assistant at S3 and takes B42 Defence [+ −] difference 1: 4 VP [SYN-33]
    all: S3: B04 Information [= +] 2 on one die: 2 VP, on both: 7 VP [SYN-60]
= 10 9ce831abd1a62f567207d30de73c4c43df1d123c14934a80b5235f475902f107
11 s2 N2: dice 6 5 → 1 4, 0 VP as the dice stand
    all: s2 plugs B42 in at N2 [SYN-41]
12 s2 cover both corners: dice 6 5 → 6 5, 4 VP as the dice stand
    all: s2 calibrates N2 with both corners covered: 6 5 → 6 5 [SYN-43]
13 s3 Buy from S1: B40 Defence [− +] L + R = 7: 5 VP
    all: s3 puts an agent at S1 and takes B40 Defence [− +] L + R = 7: 5 VP [SYN-33]
    all: S1: B21 Service [= −] higher die − 2 VP [SYN-60]
14 s3 N2: dice 4 2 → 3 3, 0 VP as the dice stand
    all: s3 plugs B40 in at N2 [SYN-41]
15 s3 cover the right corner: dice 4 2 → 3 2, 0 VP as the dice stand
    all: s3 calibrates N2 with the right corner covered: 4 2 → 3 2 [SYN-43]
16 s1 Buy from S4: B16 Service [− −] 5 − lower die VP, with 2 assistants
    all: s1 puts an agent and 2 assistants at S4 and takes B16 Service [− −] 5 − lower die VP [SYN-33]
    all: S4: B53 Industry [= −] L + R odd: 2 VP [SYN-60]
17 s1 N1: dice 5 5 → 4 4, 1 VP as the dice stand
    all: s1 plugs B16 in at N1 [SYN-41]
    all: s1 calibrates N1: 5 5 → 4 4 [SYN-43]
18 s2 Buy from S4: B53 Industry [= −] L + R odd: 2 VP
    all: s2 puts an agent at S4 and takes B53 Industry [= −] L + R odd: 2 VP [SYN-33]
    all: S4: B14 Service [= +] 8 − (L + R) VP [SYN-60]
19 s2 N3: dice 5 6 → 5 5, 0 VP as the dice stand
    all: s2 plugs B53 in at N3 [SYN-41]
20 s2 cover the right corner: dice 5 6 → 5 6, 2 VP as the dice stand
    all: s2 calibrates N3 with the right corner covered: 5 6 → 5 6 [SYN-43]
= 20 e596b988f9d0c4baabb961f4c6d0669ec2edd444d9644b74b8d7099c1c79ff67
21 s3 Buy from S3: B04 Information [= +] 2 on one die: 2 VP, on both: 7 VP, with 1 assistant
    all: s3 puts an agent and 1 assistant at S3 and takes B04 Information [= +] 2 on one die: 2 VP, on both: 7 VP [SYN-33]
    all: S3: B59 Industry [+ =] both even: 3 VP [SYN-60]
22 s3 N3: dice 2 3 → 2 4, 2 VP as the dice stand
    all: s3 plugs B04 in at N3 [SYN-41]
23 s3 cover the right corner: dice 2 3 → 2 3, 2 VP as the dice stand
    all: s3 calibrates N3 with the right corner covered: 2 3 → 2 3 [SYN-43]
24 s1 Buy from S1: B21 Service [= −] higher die − 2 VP
    all: s1 puts an agent at S1 and takes B21 Service [= −] higher die − 2 VP [SYN-33]
    all: S1: B38 Defence [− −] L + R ≤ 4 or ≥ 10: 4 VP [SYN-60]
25 s1 N4: dice 5 5 → 5 4, 3 VP as the dice stand
    all: s1 plugs B21 in at N4 [SYN-41]
    all: s1 calibrates N4: 5 5 → 5 4 [SYN-43]
26 s2 Buy from S4: B14 Service [= +] 8 − (L + R) VP, with 1 assistant
    all: s2 puts an agent and 1 assistant at S4 and takes B14 Service [= +] 8 − (L + R) VP [SYN-33]
    all: S4: B17 Service [= +] 7 − higher die VP [SYN-60]
27 s2 N4: dice 6 1 → 6 2, 0 VP as the dice stand
    all: s2 plugs B14 in at N4 [SYN-41]
    all: s2 calibrates N4: 6 1 → 6 2 [SYN-43]
28 s3 Buy from S3: B59 Industry [+ =] both even: 3 VP
    all: s3 puts an agent at S3 and takes B59 Industry [+ =] both even: 3 VP [SYN-33]
    all: S3: B49 Industry [= +] L even, R odd: 3 VP [SYN-60]
    all: s3 plugs B59 in at N1 [SYN-41]
29 s3 cover the left corner: dice 2 3 → 2 3, 0 VP as the dice stand
    all: s3 calibrates N1 with the left corner covered: 2 3 → 2 3 [SYN-43]
30 s1 Buy from S3: B49 Industry [= +] L even, R odd: 3 VP
    all: s1 puts an agent at S3 and takes B49 Industry [= +] L even, R odd: 3 VP [SYN-33]
    all: S3: B48 Defence [= +] L + R ≥ 9: 4 VP [SYN-60]
    all: s1 plugs B49 in at N2 [SYN-41]
    all: s1 calibrates N2: 4 1 → 4 2 [SYN-43]
= 30 62ba7c58ea2eaaee2e65fe304156beb5b9f66b8c8bb62a324d129f2945771f79
31 s2 Buy from S1: B38 Defence [− −] L + R ≤ 4 or ≥ 10: 4 VP
    all: s2 puts an agent at S1 and takes B38 Defence [− −] L + R ≤ 4 or ≥ 10: 4 VP [SYN-33]
    all: S1: B29 Transport [− =] L > R: 4 VP [SYN-60]
    all: s2 plugs B38 in at N1 [SYN-41]
    all: s2 calibrates N1: 5 6 → 4 5 [SYN-43]
    all: Round 1 ends [SYN-32]
    all: s1: B16 Service [− −] 5 − lower die VP at N1 with 4 and 4 pays 1 VP [SYN-63, s1 +1]
    all: s1: B49 Industry [= +] L even, R odd: 3 VP at N2 with 4 and 2 pays 0 VP [SYN-63, s1 +0]
    all: s1: B47 Defence [− =] L + R ≥ 9: 4 VP at N3 with 2 and 5 pays 0 VP [SYN-63, s1 +0]
    all: s1: B21 Service [= −] higher die − 2 VP at N4 with 5 and 4 pays 3 VP [SYN-63, s1 +3]
    all: s2: B38 Defence [− −] L + R ≤ 4 or ≥ 10: 4 VP at N1 with 4 and 5 pays 0 VP [SYN-63, s2 +0]
    all: s2: B42 Defence [+ −] difference 1: 4 VP at N2 with 5 and 5 pays 0 VP [SYN-63, s2 +0]
    all: s2: B53 Industry [= −] L + R odd: 2 VP at N3 with 5 and 6 pays 2 VP [SYN-63, s2 +2]
    all: s2: B14 Service [= +] 8 − (L + R) VP at N4 with 6 and 2 pays 0 VP [SYN-63, s2 +0]
    all: s3: B59 Industry [+ =] both even: 3 VP at N1 with 2 and 3 pays 0 VP [SYN-63, s3 +0]
    all: s3: B40 Defence [− +] L + R = 7: 5 VP at N2 with 3 and 2 pays 0 VP [SYN-63, s3 +0]
    all: s3: B04 Information [= +] 2 on one die: 2 VP, on both: 7 VP at N3 with 2 and 3 pays 2 VP [SYN-63, s3 +2]
    all: s3: B11 Information [= −] 6 on one die: 2 VP, on both: 7 VP at N4 with 3 and 1 pays 0 VP [SYN-63, s3 +0]
    all: s3 wins the investor of Transport at I1 [SYN-73]
    all: s1 comes second at I1 (Transport) and takes 1 VP [SYN-76, s1 +1]
    all: s3 wins the investor of Industry at I2 [SYN-73]
    all: s1 comes second at I2 (Industry) and takes 1 VP [SYN-76, s1 +1]
    all: s3 wins the investor of Information at I3 [SYN-73]
    all: s2 comes second at I3 (Information) and takes 1 VP [SYN-76, s2 +1]
    all: s1 wins the investor of Defence at I4 [SYN-73]
    all: s2 comes second at I4 (Defence) and takes 1 VP [SYN-76, s2 +1]
    all: s1 wins the investor of Service at I5 [SYN-73]
    all: s2 comes second at I5 (Service) and takes 1 VP [SYN-76, s2 +1]
    all: Round 2 begins. Order: s2, s1 and s3 [SYN-25]
    all: S1: B15 Service [+ =] 5 − lower die VP [SYN-60]
    all: S2: B54 Industry [+ +] L + R odd: 2 VP [SYN-60]
    all: S3: B50 Industry [− +] L even, R odd: 3 VP [SYN-60]
    all: S4: B35 Transport [− =] L = R: 5 VP [SYN-60]
    all: I1: investor of Service [SYN-19]
    all: I2: investor of Industry [SYN-19]
    all: I3: investor of Transport [SYN-19]
    all: I4: investor of Defence [SYN-19]
    all: I5: investor of Information [SYN-19]
    all: s1 rolls 3 6 3 2 6 [SYN-22]
    all: s2 rolls 6 1 6 5 2 [SYN-22]
    all: s3 rolls 5 3 4 3 1 [SYN-22]
32 s2 Pass: four new cards, and your marker for the next round
    all: s2 passes [SYN-53]
    all: s2 clears the factory for four new cards [SYN-54]
    all: S1: B58 Industry [= +] both odd: 3 VP [SYN-60]
    all: S2: B10 Information [+ −] 5 on one die: 2 VP, on both: 7 VP [SYN-60]
    all: S3: B02 Information [= −] 1 on one die: 2 VP, on both: 7 VP [SYN-60]
    all: S4: B07 Information [= +] 4 on one die: 2 VP, on both: 7 VP [SYN-60]
33 s1 Pass: four new cards, and your marker for the next round
    all: s1 passes [SYN-53]
    all: s1 clears the factory for four new cards [SYN-54]
    all: S1: B12 Information [+ +] 6 on one die: 2 VP, on both: 7 VP [SYN-60]
    all: S2: B27 Transport [+ −] L < R: 4 VP [SYN-60]
    all: S3: B08 Information [− +] 4 on one die: 2 VP, on both: 7 VP [SYN-60]
    all: S4: B56 Industry [= −] L + R even: 2 VP [SYN-60]
34 s3 Pass: four new cards, and your marker for the next round
    all: s3 passes [SYN-53]
    all: s3 clears the factory for four new cards [SYN-54]
    all: S1: B01 Information [+ =] 1 on one die: 2 VP, on both: 7 VP [SYN-60]
    all: S2: B25 Transport [+ =] L < R: 4 VP [SYN-60]
    all: S3: B31 Transport [+ =] L ≤ R: 3 VP [SYN-60]
    all: S4: B30 Transport [− +] L > R: 4 VP [SYN-60]
35 s2 Buy from S1: B01 Information [+ =] 1 on one die: 2 VP, on both: 7 VP, with 1 assistant
    all: s2 puts an agent and 1 assistant at S1 and takes B01 Information [+ =] 1 on one die: 2 VP, on both: 7 VP [SYN-33]
    all: S1: B20 Service [+ −] (L + R) − 6 VP [SYN-60]
36 s2 N2: dice 1 6 → 2 6, 0 VP as the dice stand
    all: s2 plugs B01 in at N2 [SYN-41]
37 s2 cover nothing: dice 1 6 → 2 6, 0 VP as the dice stand
    all: s2 calibrates N2: 1 6 → 2 6 [SYN-43]
38 s1 Buy from S4: B30 Transport [− +] L > R: 4 VP, with 4 assistants
    all: s1 puts an agent and 4 assistants at S4 and takes B30 Transport [− +] L > R: 4 VP [SYN-33]
    all: S4: B51 Industry [− =] L odd, R even: 3 VP [SYN-60]
39 s1 N2: dice 6 3 → 5 4, 4 VP as the dice stand
    all: s1 plugs B30 in at N2 [SYN-41]
40 s1 cover the right corner: dice 6 3 → 5 3, 4 VP as the dice stand
    all: s1 calibrates N2 with the right corner covered: 6 3 → 5 3 [SYN-43]
= 40 24f8073dbefc44c907fd3a69a87caeda2a91b8cbdeb5d6a1104e43d1b3ac00f6
41 s3 Buy from S3: B31 Transport [+ =] L ≤ R: 3 VP
    all: s3 puts an agent at S3 and takes B31 Transport [+ =] L ≤ R: 3 VP [SYN-33]
    all: S3: B43 Defence [= −] difference 2: 5 VP [SYN-60]
42 s3 N3: dice 4 3 → 5 3, 0 VP as the dice stand
    all: s3 plugs B31 in at N3 [SYN-41]
43 s3 cover nothing: dice 4 3 → 5 3, 0 VP as the dice stand
    all: s3 calibrates N3: 4 3 → 5 3 [SYN-43]
44 s2 Buy from S1: B20 Service [+ −] (L + R) − 6 VP
    all: s2 puts an agent at S1 and takes B20 Service [+ −] (L + R) − 6 VP [SYN-33]
    all: S1: B55 Industry [+ =] L + R even: 2 VP [SYN-60]
45 s2 N4: dice 5 2 → 6 1, 1 VP as the dice stand
    all: s2 plugs B20 in at N4 [SYN-41]
46 s2 cover both corners: dice 5 2 → 5 2, 1 VP as the dice stand
    all: s2 calibrates N4 with both corners covered: 5 2 → 5 2 [SYN-43]
47 s1 Buy from S4: B51 Industry [− =] L odd, R even: 3 VP
    all: s1 puts an agent at S4 and takes B51 Industry [− =] L odd, R even: 3 VP [SYN-33]
    all: S4: B33 Transport [= +] L ≥ R: 3 VP [SYN-60]
48 s1 N3: dice 3 2 → 2 2, 0 VP as the dice stand
    all: s1 plugs B51 in at N3 [SYN-41]
    all: s1 calibrates N3: 3 2 → 2 2 [SYN-43]
49 s3 Buy from S2: B25 Transport [+ =] L < R: 4 VP, with 4 assistants
    all: s3 puts an agent and 4 assistants at S2 and takes B25 Transport [+ =] L < R: 4 VP [SYN-33]
    all: S2: B52 Industry [+ −] L odd, R even: 3 VP [SYN-60]
50 s3 N2: dice 3 5 → 4 5, 4 VP as the dice stand
    all: s3 plugs B25 in at N2 [SYN-41]
= 50 90c7f731472ccab9a4dc7951353c0275f76e74cfee91b47f90d4a8964842a9c3
51 s3 cover nothing: dice 3 5 → 4 5, 4 VP as the dice stand
    all: s3 calibrates N2: 3 5 → 4 5 [SYN-43]
52 s2 Buy from S4: B33 Transport [= +] L ≥ R: 3 VP, with 1 assistant
    all: s2 puts an agent and 1 assistant at S4 and takes B33 Transport [= +] L ≥ R: 3 VP [SYN-33]
    all: S4: B32 Transport [+ +] L ≤ R: 3 VP [SYN-60]
53 s2 N3: dice 6 5 → 6 6, 3 VP as the dice stand
    all: s2 plugs B33 in at N3 [SYN-41]
54 s2 cover the right corner: dice 6 5 → 6 5, 3 VP as the dice stand
    all: s2 calibrates N3 with the right corner covered: 6 5 → 6 5 [SYN-43]
55 s1 Buy from S3: B43 Defence [= −] difference 2: 5 VP
    all: s1 puts an agent at S3 and takes B43 Defence [= −] difference 2: 5 VP [SYN-33]
    all: S3: B03 Information [− =] 2 on one die: 2 VP, on both: 7 VP [SYN-60]
56 s1 N4: dice 2 6 → 2 5, 0 VP as the dice stand
    all: s1 plugs B43 in at N4 [SYN-41]
    all: s1 calibrates N4: 2 6 → 2 5 [SYN-43]
57 s3 Buy from S3: B03 Information [− =] 2 on one die: 2 VP, on both: 7 VP, with 1 assistant
    all: s3 puts an agent and 1 assistant at S3 and takes B03 Information [− =] 2 on one die: 2 VP, on both: 7 VP [SYN-33]
    all: S3: B23 Service [+ =] lower die − 1 VP [SYN-60]
58 s3 N4: dice 3 1 → 2 1, 2 VP as the dice stand
    all: s3 plugs B03 in at N4 [SYN-41]
    all: s3 calibrates N4: 3 1 → 2 1 [SYN-43]
59 s2 Buy from S4: B32 Transport [+ +] L ≤ R: 3 VP
    all: s2 puts an agent at S4 and takes B32 Transport [+ +] L ≤ R: 3 VP [SYN-33]
    all: S4: B44 Defence [+ +] difference 2: 5 VP [SYN-60]
    all: s2 plugs B32 in at N1 [SYN-41]
    all: s2 calibrates N1: 6 2 → 1 3 [SYN-43]
60 s1 Buy from S1: B55 Industry [+ =] L + R even: 2 VP
    all: s1 puts an agent at S1 and takes B55 Industry [+ =] L + R even: 2 VP [SYN-33]
    all: S1: B22 Service [+ +] higher die − 2 VP [SYN-60]
    all: s1 plugs B55 in at N1 [SYN-41]
    all: s1 calibrates N1: 3 5 → 4 5 [SYN-43]
= 60 b10edcce760564b4cc2c3cfb2d05207ccc163e9ccba40a7553a33a058c5d5d3c
61 s3 Buy from S2: B52 Industry [+ −] L odd, R even: 3 VP
    all: s3 puts an agent at S2 and takes B52 Industry [+ −] L odd, R even: 3 VP [SYN-33]
    all: S2: B24 Service [= −] lower die − 1 VP [SYN-60]
    all: s3 plugs B52 in at N1 [SYN-41]
    all: s3 calibrates N1: 5 4 → 6 3 [SYN-43]
    all: Round 2 ends [SYN-32]
    all: s1: B55 Industry [+ =] L + R even: 2 VP at N1 with 4 and 5 pays 0 VP [SYN-63, s1 +0]
    all: s1: B30 Transport [− +] L > R: 4 VP at N2 with 5 and 2 pays 4 VP [SYN-63, s1 +4]
    all: s1: B51 Industry [− =] L odd, R even: 3 VP at N3 with 2 and 2 pays 0 VP [SYN-63, s1 +0]
    all: s1: B43 Defence [= −] difference 2: 5 VP at N4 with 2 and 5 pays 0 VP [SYN-63, s1 +0]
    all: s2: B32 Transport [+ +] L ≤ R: 3 VP at N1 with 1 and 3 pays 3 VP [SYN-63, s2 +3]
    all: s2: B01 Information [+ =] 1 on one die: 2 VP, on both: 7 VP at N2 with 3 and 6 pays 0 VP [SYN-63, s2 +0]
    all: s2: B33 Transport [= +] L ≥ R: 3 VP at N3 with 6 and 5 pays 3 VP [SYN-63, s2 +3]
    all: s2: B20 Service [+ −] (L + R) − 6 VP at N4 with 5 and 2 pays 1 VP [SYN-63, s2 +1]
    all: s3: B52 Industry [+ −] L odd, R even: 3 VP at N1 with 6 and 3 pays 0 VP [SYN-63, s3 +0]
    all: s3: B25 Transport [+ =] L < R: 4 VP at N2 with 3 and 5 pays 4 VP [SYN-63, s3 +4]
    all: s3: B31 Transport [+ =] L ≤ R: 3 VP at N3 with 5 and 2 pays 0 VP [SYN-63, s3 +0]
    all: s3: B03 Information [− =] 2 on one die: 2 VP, on both: 7 VP at N4 with 2 and 1 pays 2 VP [SYN-63, s3 +2]
    all: s2 wins the investor of Service at I1 [SYN-73]
    all: s1 comes second at I1 (Service) and takes 1 VP [SYN-76, s1 +1]
    all: s3 wins the investor of Industry at I2 [SYN-73]
    all: s2 comes second at I2 (Industry) and takes 1 VP [SYN-76, s2 +1]
    all: s3 wins the investor of Transport at I3 [SYN-73]
    all: s1 comes second at I3 (Transport) and takes 1 VP [SYN-76, s1 +1]
    all: s1 wins the investor of Defence at I4 [SYN-73]
    all: s2 comes second at I4 (Defence) and takes 1 VP [SYN-76, s2 +1]
    all: s1 wins the investor of Information at I5 [SYN-73]
    all: s2 comes second at I5 (Information) and takes 1 VP [SYN-76, s2 +1]
    all: Round 3 begins. Order: s3, s1 and s2 [SYN-25]
    all: S1: B34 Transport [− −] L ≥ R: 3 VP [SYN-60]
    all: S2: B18 Service [− +] 7 − higher die VP [SYN-60]
    all: S3: B36 Transport [= −] L = R: 5 VP [SYN-60]
    all: S4: B26 Transport [= −] L < R: 4 VP [SYN-60]
    all: I1: investor of Transport [SYN-19]
    all: I2: investor of Service [SYN-19]
    all: I3: investor of Industry [SYN-19]
    all: I4: investor of Information [SYN-19]
    all: I5: investor of Defence [SYN-19]
    all: s1 rolls 3 4 6 1 2 [SYN-22]
    all: s2 rolls 2 6 4 5 1 [SYN-22]
    all: s3 rolls 5 6 3 3 6 [SYN-22]
62 s3 Pass: four new cards, and your marker for the next round
    all: s3 passes [SYN-53]
    all: s3 clears the factory for four new cards [SYN-54]
    all: The discard pile of 36 cards becomes the deck [SYN-58]
    all: S1: B45 Defence [+ =] L + R ≤ 5: 4 VP [SYN-60]
    all: S2: B02 Information [= −] 1 on one die: 2 VP, on both: 7 VP [SYN-60]
    all: S3: B56 Industry [= −] L + R even: 2 VP [SYN-60]
    all: S4: B24 Service [= −] lower die − 1 VP [SYN-60]
63 s1 Pass: four new cards, and your marker for the next round
    all: s1 passes [SYN-53]
    all: s1 clears the factory for four new cards [SYN-54]
    all: S1: B07 Information [= +] 4 on one die: 2 VP, on both: 7 VP [SYN-60]
    all: S2: B39 Defence [= +] L + R = 7: 5 VP [SYN-60]
    all: S3: B35 Transport [− =] L = R: 5 VP [SYN-60]
    all: S4: B19 Service [− =] (L + R) − 6 VP [SYN-60]
64 s2 Pass: four new cards, and your marker for the next round
    all: s2 passes [SYN-53]
    all: s2 clears the factory for four new cards [SYN-54]
    all: S1: B28 Transport [= +] L > R: 4 VP [SYN-60]
    all: S2: B05 Information [+ =] 3 on one die: 2 VP, on both: 7 VP [SYN-60]
    all: S3: B09 Information [− =] 5 on one die: 2 VP, on both: 7 VP [SYN-60]
    all: S4: B26 Transport [= −] L < R: 4 VP [SYN-60]
65 s3 Buy from S3: B09 Information [− =] 5 on one die: 2 VP, on both: 7 VP, with 1 assistant
    all: s3 puts an agent and 1 assistant at S3 and takes B09 Information [− =] 5 on one die: 2 VP, on both: 7 VP [SYN-33]
    all: S3: B48 Defence [= +] L + R ≥ 9: 4 VP [SYN-60]
66 s3 N2: dice 6 3 → 5 3, 2 VP as the dice stand
    all: s3 plugs B09 in at N2 [SYN-41]
67 s3 cover nothing: dice 6 3 → 5 3, 2 VP as the dice stand
    all: s3 calibrates N2: 6 3 → 5 3 [SYN-43]
68 s1 Buy from S3: B48 Defence [= +] L + R ≥ 9: 4 VP
    all: s1 puts an agent at S3 and takes B48 Defence [= +] L + R ≥ 9: 4 VP [SYN-33]
    all: S3: B08 Information [− +] 4 on one die: 2 VP, on both: 7 VP [SYN-60]
69 s1 N1: dice 3 4 → 3 5, 0 VP as the dice stand
    all: s1 plugs B48 in at N1 [SYN-41]
70 s1 cover nothing: dice 3 4 → 3 5, 0 VP as the dice stand
    all: s1 calibrates N1: 3 4 → 3 5 [SYN-43]
= 70 2803a0980193ec34b789a1493943caa6d6f271a4983a5b60e94221d26bb170f5
71 s2 Buy from S4: B26 Transport [= −] L < R: 4 VP, with 5 assistants
    all: s2 puts an agent and 5 assistants at S4 and takes B26 Transport [= −] L < R: 4 VP [SYN-33]
    all: S4: B10 Information [+ −] 5 on one die: 2 VP, on both: 7 VP [SYN-60]
72 s2 N2: dice 6 4 → 6 3, 0 VP as the dice stand
    all: s2 plugs B26 in at N2 [SYN-41]
    all: s2 calibrates N2: 6 4 → 6 3 [SYN-43]
73 s3 Buy from S4: B10 Information [+ −] 5 on one die: 2 VP, on both: 7 VP, with 1 assistant
    all: s3 puts an agent and 1 assistant at S4 and takes B10 Information [+ −] 5 on one die: 2 VP, on both: 7 VP [SYN-33]
    all: S4: B18 Service [− +] 7 − higher die VP [SYN-60]
74 s3 N1: dice 5 5 → 6 4, 0 VP as the dice stand
    all: s3 plugs B10 in at N1 [SYN-41]
75 s3 cover both corners: dice 5 5 → 5 5, 7 VP as the dice stand
    all: s3 calibrates N1 with both corners covered: 5 5 → 5 5 [SYN-43]
76 s1 Buy from S4: B18 Service [− +] 7 − higher die VP, with 3 assistants
    all: s1 puts an agent and 3 assistants at S4 and takes B18 Service [− +] 7 − higher die VP [SYN-33]
    all: S4: B46 Defence [= −] L + R ≤ 5: 4 VP [SYN-60]
77 s1 N3: dice 6 1 → 5 2, 2 VP as the dice stand
    all: s1 plugs B18 in at N3 [SYN-41]
78 s1 cover nothing: dice 6 1 → 5 2, 2 VP as the dice stand
    all: s1 calibrates N3: 6 1 → 5 2 [SYN-43]
79 s2 Buy from S3: B08 Information [− +] 4 on one die: 2 VP, on both: 7 VP
    all: s2 puts an agent at S3 and takes B08 Information [− +] 4 on one die: 2 VP, on both: 7 VP [SYN-33]
    all: S3: B17 Service [= +] 7 − higher die VP [SYN-60]
80 s2 N4: dice 5 1 → 4 2, 2 VP as the dice stand
    all: s2 plugs B08 in at N4 [SYN-41]
    all: s2 calibrates N4: 5 1 → 4 2 [SYN-43]
= 80 d8693fa1367edc0a37f6ddac6c435f0fe48138fb471346d8aa5f1068283abb71
81 s3 Buy from S1: B28 Transport [= +] L > R: 4 VP
    all: s3 puts an agent at S1 and takes B28 Transport [= +] L > R: 4 VP [SYN-33]
    all: S1: B57 Industry [− =] both odd: 3 VP [SYN-60]
82 s3 N4: dice 3 6 → 3 1, 4 VP as the dice stand
    all: s3 plugs B28 in at N4 [SYN-41]
83 s3 cover the right corner: dice 3 6 → 3 6, 0 VP as the dice stand
    all: s3 calibrates N4 with the right corner covered: 3 6 → 3 6 [SYN-43]
84 s1 Buy from S3: B17 Service [= +] 7 − higher die VP
    all: s1 puts an agent at S3 and takes B17 Service [= +] 7 − higher die VP [SYN-33]
    all: S3: B22 Service [+ +] higher die − 2 VP [SYN-60]
85 s1 N2: dice 5 5 → 5 6, 1 VP as the dice stand
    all: s1 plugs B17 in at N2 [SYN-41]
86 s1 cover the right corner: dice 5 5 → 5 5, 2 VP as the dice stand
    all: s1 calibrates N2 with the right corner covered: 5 5 → 5 5 [SYN-43]
87 s2 Buy from S1: B57 Industry [− =] both odd: 3 VP
    all: s2 puts an agent at S1 and takes B57 Industry [− =] both odd: 3 VP [SYN-33]
    all: S1: B54 Industry [+ +] L + R odd: 2 VP [SYN-60]
88 s2 N1: dice 2 6 → 1 6, 0 VP as the dice stand
    all: s2 plugs B57 in at N1 [SYN-41]
    all: s2 calibrates N1: 2 6 → 1 6 [SYN-43]
89 s3 Buy from S4: B46 Defence [= −] L + R ≤ 5: 4 VP
    all: s3 puts an agent at S4 and takes B46 Defence [= −] L + R ≤ 5: 4 VP [SYN-33]
    all: S4: B13 Service [− =] 8 − (L + R) VP [SYN-60]
    all: s3 plugs B46 in at N3 [SYN-41]
    all: s3 calibrates N3: 3 3 → 3 2 [SYN-43]
90 s1 Buy from S3: B22 Service [+ +] higher die − 2 VP, with 1 assistant
    all: s1 puts an agent and 1 assistant at S3 and takes B22 Service [+ +] higher die − 2 VP [SYN-33]
    all: S3: B23 Service [+ =] lower die − 1 VP [SYN-60]
    all: s1 plugs B22 in at N4 [SYN-41]
    all: s1 calibrates N4: 2 2 → 3 3 [SYN-43]
= 90 afbfd9ca5fe4982e8aed493b3075478e2bf0745277b5c240c9a7af4c1b8387a8
91 s2 Buy from S1: B54 Industry [+ +] L + R odd: 2 VP
    all: s2 puts an agent at S1 and takes B54 Industry [+ +] L + R odd: 2 VP [SYN-33]
    all: S1: B44 Defence [+ +] difference 2: 5 VP [SYN-60]
    all: s2 plugs B54 in at N3 [SYN-41]
    all: s2 calibrates N3: 3 4 → 4 5 [SYN-43]
    all: Round 3 ends [SYN-32]
    all: s1: B48 Defence [= +] L + R ≥ 9: 4 VP at N1 with 3 and 5 pays 0 VP [SYN-63, s1 +0]
    all: s1: B17 Service [= +] 7 − higher die VP at N2 with 5 and 5 pays 2 VP [SYN-63, s1 +2]
    all: s1: B18 Service [− +] 7 − higher die VP at N3 with 5 and 3 pays 2 VP [SYN-63, s1 +2]
    all: s1: B22 Service [+ +] higher die − 2 VP at N4 with 3 and 3 pays 1 VP [SYN-63, s1 +1]
    all: s2: B57 Industry [− =] both odd: 3 VP at N1 with 1 and 6 pays 0 VP [SYN-63, s2 +0]
    all: s2: B26 Transport [= −] L < R: 4 VP at N2 with 6 and 4 pays 0 VP [SYN-63, s2 +0]
    all: s2: B54 Industry [+ +] L + R odd: 2 VP at N3 with 4 and 5 pays 2 VP [SYN-63, s2 +2]
    all: s2: B08 Information [− +] 4 on one die: 2 VP, on both: 7 VP at N4 with 5 and 2 pays 0 VP [SYN-63, s2 +0]
    all: s3: B10 Information [+ −] 5 on one die: 2 VP, on both: 7 VP at N1 with 5 and 5 pays 7 VP [SYN-63, s3 +7]
    all: s3: B09 Information [− =] 5 on one die: 2 VP, on both: 7 VP at N2 with 5 and 3 pays 2 VP [SYN-63, s3 +2]
    all: s3: B46 Defence [= −] L + R ≤ 5: 4 VP at N3 with 3 and 2 pays 4 VP [SYN-63, s3 +4]
    all: s3: B28 Transport [= +] L > R: 4 VP at N4 with 2 and 6 pays 0 VP [SYN-63, s3 +0]
    all: s2 wins the investor of Transport at I1 [SYN-73]
    all: s3 comes second at I1 (Transport) and takes 1 VP [SYN-76, s3 +1]
    all: s2 wins the investor of Service at I2 [SYN-73]
    all: s3 comes second at I2 (Service) and takes 1 VP [SYN-76, s3 +1]
    all: s1 wins the investor of Industry at I3 [SYN-73]
    all: s3 comes second at I3 (Industry) and takes 1 VP [SYN-76, s3 +1]
    all: s1 wins the investor of Information at I4 [SYN-73]
    all: s2 comes second at I4 (Information) and takes 1 VP [SYN-76, s2 +1]
    all: s2 wins the investor of Defence at I5 [SYN-73]
    all: s1 comes second at I5 (Defence) and takes 1 VP [SYN-76, s1 +1]
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
    all: s1 ends with 33 VP on rank 2 [SYN-87]
    all: s2 ends with 29 VP on rank 3 [SYN-87]
    all: s3 ends with 41 VP on rank 1 [SYN-87]
= 91 85b5b3c2c2265686a500786c71de0c36145177d235614f0047dd114333e556c0
s1 rank 2 score 33
s2 rank 3 score 29
s3 rank 1 score 41

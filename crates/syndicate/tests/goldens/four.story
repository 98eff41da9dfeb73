syndicate revision 1, 4 seats, options {}
deal
    all: s1 runs Nautilus Defence and holds its printed investor: Defence [SYN-13]
    all: s2 runs Meridian Services and holds its printed investor: Service [SYN-13]
    all: s3 runs Halcyon Information and holds its printed investor: Information [SYN-13]
    all: s4 runs Vanguard Industries and holds its printed investor: Industry [SYN-13]
    all: Turn order of the first round: s1, s4, s3 and s2 [SYN-15]
    all: Round 1 begins. Order: s1, s4, s3 and s2 [SYN-25]
    all: S1: B38 Defence [− −] L + R ≤ 4 or ≥ 10: 4 VP [SYN-60]
    all: S2: B41 Defence [− =] difference 1: 4 VP [SYN-60]
    all: S3: B60 Industry [− −] both even: 3 VP [SYN-60]
    all: S4: B53 Industry [= −] L + R odd: 2 VP [SYN-60]
    all: I1: investor of Industry [SYN-19]
    all: I2: investor of Information [SYN-19]
    all: I3: investor of Service [SYN-19]
    all: I4: investor of Transport [SYN-19]
    all: I5: investor of Defence [SYN-19]
    all: s1 rolls 6 3 4 4 6 [SYN-22]
    all: s2 rolls 3 5 3 2 4 [SYN-22]
    all: s3 rolls 3 1 4 5 2 [SYN-22]
    all: s4 rolls 4 5 5 5 1 [SYN-22]
1 s1 Buy from S4: B53 Industry [= −] L + R odd: 2 VP, with 1 assistant
    all: s1 puts an agent and 1 assistant at S4 and takes B53 Industry [= −] L + R odd: 2 VP [SYN-33]
    all: S4: B31 Transport [+ =] L ≤ R: 3 VP [SYN-60]
2 s1 N3: dice 4 4 → 4 3, 2 VP as the dice stand
    all: s1 plugs B53 in at N3 [SYN-41]
3 s1 cover the right corner: dice 4 4 → 4 4, 0 VP as the dice stand
    all: s1 calibrates N3 with the right corner covered: 4 4 → 4 4 [SYN-43]
4 s4 Buy from S1: B38 Defence [− −] L + R ≤ 4 or ≥ 10: 4 VP, with 1 assistant
    all: s4 puts an agent and 1 assistant at S1 and takes B38 Defence [− −] L + R ≤ 4 or ≥ 10: 4 VP [SYN-33]
    all: S1: B54 Industry [+ +] L + R odd: 2 VP [SYN-60]
5 s4 N4: dice 5 1 → 4 6, 4 VP as the dice stand
    all: s4 plugs B38 in at N4 [SYN-41]
6 s4 cover the right corner: dice 5 1 → 4 1, 0 VP as the dice stand
    all: s4 calibrates N4 with the right corner covered: 5 1 → 4 1 [SYN-43]
7 s3 Buy from S3: B60 Industry [− −] both even: 3 VP, with 1 assistant
    all: s3 puts an agent and 1 assistant at S3 and takes B60 Industry [− −] both even: 3 VP [SYN-33]
    all: S3: B42 Defence [+ −] difference 1: 4 VP [SYN-60]
8 s3 N3: dice 4 5 → 3 4, 0 VP as the dice stand
    all: s3 plugs B60 in at N3 [SYN-41]
9 s3 cover the right corner: dice 4 5 → 3 5, 0 VP as the dice stand
    all: s3 calibrates N3 with the right corner covered: 4 5 → 3 5 [SYN-43]
10 s2 Buy from S1: B54 Industry [+ +] L + R odd: 2 VP
    all: s2 puts an agent at S1 and takes B54 Industry [+ +] L + R odd: 2 VP [SYN-33]
    all: S1: B03 Information [− =] 2 on one die: 2 VP, on both: 7 VP [SYN-60]
= 10 cf6184dab347aca0cff5cea147f0076ee011c5ef8d3d630f72a57ea12c4dbf9f
11 s2 N4: dice 2 4 → 3 5, 0 VP as the dice stand
    all: s2 plugs B54 in at N4 [SYN-41]
12 s2 cover nothing: dice 2 4 → 3 5, 0 VP as the dice stand
    all: s2 calibrates N4: 2 4 → 3 5 [SYN-43]
13 s1 Buy from S1: B03 Information [− =] 2 on one die: 2 VP, on both: 7 VP, with 2 assistants
    all: s1 puts an agent and 2 assistants at S1 and takes B03 Information [− =] 2 on one die: 2 VP, on both: 7 VP [SYN-33]
    all: S1: B22 Service [+ +] higher die − 2 VP [SYN-60]
14 s1 N4: dice 4 6 → 3 6, 0 VP as the dice stand
    all: s1 plugs B03 in at N4 [SYN-41]
15 s1 cover nothing: dice 4 6 → 3 6, 0 VP as the dice stand
    all: s1 calibrates N4: 4 6 → 3 6 [SYN-43]
16 s4 Buy from S3: B42 Defence [+ −] difference 1: 4 VP, with 1 assistant
    all: s4 puts an agent and 1 assistant at S3 and takes B42 Defence [+ −] difference 1: 4 VP [SYN-33]
    all: S3: B07 Information [= +] 4 on one die: 2 VP, on both: 7 VP [SYN-60]
17 s4 N2: dice 5 5 → 6 4, 0 VP as the dice stand
    all: s4 plugs B42 in at N2 [SYN-41]
18 s4 cover the left corner: dice 5 5 → 5 4, 4 VP as the dice stand
    all: s4 calibrates N2 with the left corner covered: 5 5 → 5 4 [SYN-43]
19 s3 Buy from S2: B41 Defence [− =] difference 1: 4 VP, with 1 assistant
    all: s3 puts an agent and 1 assistant at S2 and takes B41 Defence [− =] difference 1: 4 VP [SYN-33]
    all: S2: B19 Service [− =] (L + R) − 6 VP [SYN-60]
20 s3 N4: dice 5 2 → 4 2, 0 VP as the dice stand
    all: s3 plugs B41 in at N4 [SYN-41]
= 20 6803b32ef0a712e777f57dd62145824c439ef817f9a8cad5c7a6bd794d17fc8f
21 s3 cover the left corner: dice 5 2 → 5 2, 0 VP as the dice stand
    all: s3 calibrates N4 with the left corner covered: 5 2 → 5 2 [SYN-43]
22 s2 Buy from S3: B07 Information [= +] 4 on one die: 2 VP, on both: 7 VP, with 1 assistant
    all: s2 puts an agent and 1 assistant at S3 and takes B07 Information [= +] 4 on one die: 2 VP, on both: 7 VP [SYN-33]
    all: S3: B20 Service [+ −] (L + R) − 6 VP [SYN-60]
23 s2 N3: dice 3 3 → 3 4, 2 VP as the dice stand
    all: s2 plugs B07 in at N3 [SYN-41]
24 s2 cover nothing: dice 3 3 → 3 4, 2 VP as the dice stand
    all: s2 calibrates N3: 3 3 → 3 4 [SYN-43]
25 s1 Buy from S4: B31 Transport [+ =] L ≤ R: 3 VP
    all: s1 puts an agent at S4 and takes B31 Transport [+ =] L ≤ R: 3 VP [SYN-33]
    all: S4: B45 Defence [+ =] L + R ≤ 5: 4 VP [SYN-60]
26 s1 N2: dice 3 4 → 4 4, 3 VP as the dice stand
    all: s1 plugs B31 in at N2 [SYN-41]
27 s1 cover nothing: dice 3 4 → 4 4, 3 VP as the dice stand
    all: s1 calibrates N2: 3 4 → 4 4 [SYN-43]
28 s4 Pass: four new cards, and your marker for the next round
    all: s4 passes [SYN-53]
    all: s4 clears the factory for four new cards [SYN-54]
    all: S1: B59 Industry [+ =] both even: 3 VP [SYN-60]
    all: S2: B04 Information [= +] 2 on one die: 2 VP, on both: 7 VP [SYN-60]
    all: S3: B30 Transport [− +] L > R: 4 VP [SYN-60]
    all: S4: B36 Transport [= −] L = R: 5 VP [SYN-60]
29 s3 Buy from S4: B36 Transport [= −] L = R: 5 VP
    all: s3 puts an agent at S4 and takes B36 Transport [= −] L = R: 5 VP [SYN-33]
    all: S4: B57 Industry [− =] both odd: 3 VP [SYN-60]
30 s3 N2: dice 1 3 → 1 2, 0 VP as the dice stand
    all: s3 plugs B36 in at N2 [SYN-41]
= 30 fbbdbb6c0b6a1055a9b3b96d75c4f4a506074214a811c5b99a761d148741288c
31 s3 cover nothing: dice 1 3 → 1 2, 0 VP as the dice stand
    all: s3 calibrates N2: 1 3 → 1 2 [SYN-43]
32 s2 Buy from S4: B57 Industry [− =] both odd: 3 VP, with 4 assistants
    all: s2 puts an agent and 4 assistants at S4 and takes B57 Industry [− =] both odd: 3 VP [SYN-33]
    all: S4: B17 Service [= +] 7 − higher die VP [SYN-60]
33 s2 N2: dice 5 3 → 4 3, 0 VP as the dice stand
    all: s2 plugs B57 in at N2 [SYN-41]
    all: s2 calibrates N2: 5 3 → 4 3 [SYN-43]
34 s1 Buy from S1: B59 Industry [+ =] both even: 3 VP
    all: s1 puts an agent at S1 and takes B59 Industry [+ =] both even: 3 VP [SYN-33]
    all: S1: B50 Industry [− +] L even, R odd: 3 VP [SYN-60]
    all: s1 plugs B59 in at N1 [SYN-41]
35 s1 cover nothing: dice 6 4 → 1 4, 0 VP as the dice stand
    all: s1 calibrates N1: 6 4 → 1 4 [SYN-43]
36 s4 Buy from S3: B30 Transport [− +] L > R: 4 VP
    all: s4 puts an agent at S3 and takes B30 Transport [− +] L > R: 4 VP [SYN-33]
    all: S3: B52 Industry [+ −] L odd, R even: 3 VP [SYN-60]
37 s4 N3: dice 4 4 → 3 5, 0 VP as the dice stand
    all: s4 plugs B30 in at N3 [SYN-41]
38 s4 cover the right corner: dice 4 4 → 3 4, 0 VP as the dice stand
    all: s4 calibrates N3 with the right corner covered: 4 4 → 3 4 [SYN-43]
39 s3 Buy from S1: B50 Industry [− +] L even, R odd: 3 VP, with 1 assistant
    all: s3 puts an agent and 1 assistant at S1 and takes B50 Industry [− +] L even, R odd: 3 VP [SYN-33]
    all: S1: B58 Industry [= +] both odd: 3 VP [SYN-60]
    all: s3 plugs B50 in at N1 [SYN-41]
    all: s3 calibrates N1: 3 1 → 2 2 [SYN-43]
40 s2 Buy from S4: B17 Service [= +] 7 − higher die VP
    all: s2 puts an agent at S4 and takes B17 Service [= +] 7 − higher die VP [SYN-33]
    all: S4: B16 Service [− −] 5 − lower die VP [SYN-60]
    all: s2 plugs B17 in at N1 [SYN-41]
    all: s2 calibrates N1: 3 4 → 3 5 [SYN-43]
    all: s1 has no agents left and passes [SYN-29]
= 40 ab383332fb60ef2f33f3cf2677e11367b5d4dff32a20e91d3814fd0bbab78b68
41 s4 Buy from S1: B58 Industry [= +] both odd: 3 VP
    all: s4 puts an agent at S1 and takes B58 Industry [= +] both odd: 3 VP [SYN-33]
    all: S1: B43 Defence [= −] difference 2: 5 VP [SYN-60]
    all: s4 plugs B58 in at N1 [SYN-41]
    all: s4 calibrates N1: 4 5 → 4 6 [SYN-43]
    all: s3 has no agents left and passes [SYN-29]
    all: s2 has no agents left and passes [SYN-29]
    all: Round 1 ends [SYN-32]
    all: s1: B59 Industry [+ =] both even: 3 VP at N1 with 1 and 4 pays 0 VP [SYN-63, s1 +0]
    all: s1: B31 Transport [+ =] L ≤ R: 3 VP at N2 with 4 and 4 pays 3 VP [SYN-63, s1 +3]
    all: s1: B53 Industry [= −] L + R odd: 2 VP at N3 with 4 and 3 pays 2 VP [SYN-63, s1 +2]
    all: s1: B03 Information [− =] 2 on one die: 2 VP, on both: 7 VP at N4 with 3 and 6 pays 0 VP [SYN-63, s1 +0]
    all: s2: B17 Service [= +] 7 − higher die VP at N1 with 3 and 5 pays 2 VP [SYN-63, s2 +2]
    all: s2: B57 Industry [− =] both odd: 3 VP at N2 with 5 and 3 pays 3 VP [SYN-63, s2 +3]
    all: s2: B07 Information [= +] 4 on one die: 2 VP, on both: 7 VP at N3 with 3 and 4 pays 2 VP [SYN-63, s2 +2]
    all: s2: B54 Industry [+ +] L + R odd: 2 VP at N4 with 4 and 5 pays 2 VP [SYN-63, s2 +2]
    all: s3: B50 Industry [− +] L even, R odd: 3 VP at N1 with 2 and 2 pays 0 VP [SYN-63, s3 +0]
    all: s3: B36 Transport [= −] L = R: 5 VP at N2 with 2 and 2 pays 5 VP [SYN-63, s3 +5]
    all: s3: B60 Industry [− −] both even: 3 VP at N3 with 2 and 5 pays 0 VP [SYN-63, s3 +0]
    all: s3: B41 Defence [− =] difference 1: 4 VP at N4 with 5 and 2 pays 0 VP [SYN-63, s3 +0]
    all: s4: B58 Industry [= +] both odd: 3 VP at N1 with 4 and 6 pays 0 VP [SYN-63, s4 +0]
    all: s4: B42 Defence [+ −] difference 1: 4 VP at N2 with 6 and 3 pays 0 VP [SYN-63, s4 +0]
    all: s4: B30 Transport [− +] L > R: 4 VP at N3 with 3 and 4 pays 0 VP [SYN-63, s4 +0]
    all: s4: B38 Defence [− −] L + R ≤ 4 or ≥ 10: 4 VP at N4 with 4 and 1 pays 0 VP [SYN-63, s4 +0]
    all: s1 wins the investor of Industry at I1 [SYN-73]
    all: s4 comes second at I1 (Industry) and takes 1 VP [SYN-76, s4 +1]
    all: s1 wins the investor of Information at I2 [SYN-73]
    all: s3 comes second at I2 (Information) and takes 1 VP [SYN-76, s3 +1]
    all: s3 wins the investor of Service at I3 [SYN-73]
    all: s4 comes second at I3 (Service) and takes 1 VP [SYN-76, s4 +1]
    all: s2 wins the investor of Transport at I4 [SYN-73]
    all: s1 comes second at I4 (Transport) and takes 1 VP [SYN-76, s1 +1]
    all: s2 wins the investor of Defence at I5 [SYN-73]
    all: s1 comes second at I5 (Defence) and takes 1 VP [SYN-76, s1 +1]
    all: Round 2 begins. Order: s2, s3, s1 and s4 [SYN-25]
    all: S1: B47 Defence [− =] L + R ≥ 9: 4 VP [SYN-60]
    all: S2: B32 Transport [+ +] L ≤ R: 3 VP [SYN-60]
    all: S3: B25 Transport [+ =] L < R: 4 VP [SYN-60]
    all: S4: B48 Defence [= +] L + R ≥ 9: 4 VP [SYN-60]
    all: I1: investor of Defence [SYN-19]
    all: I2: investor of Information [SYN-19]
    all: I3: investor of Service [SYN-19]
    all: I4: investor of Industry [SYN-19]
    all: I5: investor of Transport [SYN-19]
    all: s1 rolls 4 3 2 6 5 [SYN-22]
    all: s2 rolls 3 6 6 3 1 [SYN-22]
    all: s3 rolls 5 2 5 4 1 [SYN-22]
    all: s4 rolls 3 4 4 1 3 [SYN-22]
42 s2 Buy from S3: B25 Transport [+ =] L < R: 4 VP, with 4 assistants
    all: s2 puts an agent and 4 assistants at S3 and takes B25 Transport [+ =] L < R: 4 VP [SYN-33]
    all: S3: B15 Service [+ =] 5 − lower die VP [SYN-60]
43 s2 N2: dice 6 6 → 1 6, 4 VP as the dice stand
    all: s2 plugs B25 in at N2 [SYN-41]
44 s2 cover nothing: dice 6 6 → 1 6, 4 VP as the dice stand
    all: s2 calibrates N2: 6 6 → 1 6 [SYN-43]
45 s3 Buy from S1: B47 Defence [− =] L + R ≥ 9: 4 VP, with 3 assistants
    all: s3 puts an agent and 3 assistants at S1 and takes B47 Defence [− =] L + R ≥ 9: 4 VP [SYN-33]
    all: S1: B34 Transport [− −] L ≥ R: 3 VP [SYN-60]
46 s3 N2: dice 2 5 → 1 5, 0 VP as the dice stand
    all: s3 plugs B47 in at N2 [SYN-41]
47 s3 cover nothing: dice 2 5 → 1 5, 0 VP as the dice stand
    all: s3 calibrates N2: 2 5 → 1 5 [SYN-43]
48 s1 Buy from S1: B34 Transport [− −] L ≥ R: 3 VP, with 3 assistants
    all: s1 puts an agent and 3 assistants at S1 and takes B34 Transport [− −] L ≥ R: 3 VP [SYN-33]
    all: S1: B06 Information [− −] 3 on one die: 2 VP, on both: 7 VP [SYN-60]
49 s1 N3: dice 2 6 → 1 5, 0 VP as the dice stand
    all: s1 plugs B34 in at N3 [SYN-41]
50 s1 cover the right corner: dice 2 6 → 1 6, 0 VP as the dice stand
    all: s1 calibrates N3 with the right corner covered: 2 6 → 1 6 [SYN-43]
= 50 4ad33f8d4d1cd785fa279c6860999b8c46cd2750c00fcd3364da0748212f4ea2
51 s4 Buy from S3: B15 Service [+ =] 5 − lower die VP, with 5 assistants
    all: s4 puts an agent and 5 assistants at S3 and takes B15 Service [+ =] 5 − lower die VP [SYN-33]
    all: S3: B37 Defence [+ =] L + R ≤ 4 or ≥ 10: 4 VP [SYN-60]
52 s4 N2: dice 4 4 → 5 4, 1 VP as the dice stand
    all: s4 plugs B15 in at N2 [SYN-41]
    all: s4 calibrates N2: 4 4 → 5 4 [SYN-43]
53 s2 Buy from S3: B37 Defence [+ =] L + R ≤ 4 or ≥ 10: 4 VP
    all: s2 puts an agent at S3 and takes B37 Defence [+ =] L + R ≤ 4 or ≥ 10: 4 VP [SYN-33]
    all: S3: B46 Defence [= −] L + R ≤ 5: 4 VP [SYN-60]
54 s2 N1: dice 3 1 → 4 1, 0 VP as the dice stand
    all: s2 plugs B37 in at N1 [SYN-41]
55 s2 cover the left corner: dice 3 1 → 3 1, 4 VP as the dice stand
    all: s2 calibrates N1 with the left corner covered: 3 1 → 3 1 [SYN-43]
56 s3 Buy from S1: B06 Information [− −] 3 on one die: 2 VP, on both: 7 VP, with 2 assistants
    all: s3 puts an agent and 2 assistants at S1 and takes B06 Information [− −] 3 on one die: 2 VP, on both: 7 VP [SYN-33]
    all: S1: B56 Industry [= −] L + R even: 2 VP [SYN-60]
57 s3 N4: dice 4 1 → 3 6, 2 VP as the dice stand
    all: s3 plugs B06 in at N4 [SYN-41]
    all: s3 calibrates N4: 4 1 → 3 6 [SYN-43]
58 s1 Buy from S4: B48 Defence [= +] L + R ≥ 9: 4 VP
    all: s1 puts an agent at S4 and takes B48 Defence [= +] L + R ≥ 9: 4 VP [SYN-33]
    all: S4: B39 Defence [= +] L + R = 7: 5 VP [SYN-60]
59 s1 N2: dice 3 1 → 3 2, 0 VP as the dice stand
    all: s1 plugs B48 in at N2 [SYN-41]
60 s1 cover nothing: dice 3 1 → 3 2, 0 VP as the dice stand
    all: s1 calibrates N2: 3 1 → 3 2 [SYN-43]
= 60 21e0975d289f8a61b020534049f2903063d584ca8d4646c43f32ae9141e52aa1
61 s4 Buy from S3: B46 Defence [= −] L + R ≤ 5: 4 VP
    all: s4 puts an agent at S3 and takes B46 Defence [= −] L + R ≤ 5: 4 VP [SYN-33]
    all: S3: B24 Service [= −] lower die − 1 VP [SYN-60]
62 s4 N1: dice 3 5 → 3 4, 0 VP as the dice stand
    all: s4 plugs B46 in at N1 [SYN-41]
    all: s4 calibrates N1: 3 5 → 3 4 [SYN-43]
63 s2 Pass: four new cards, and your marker for the next round
    all: s2 passes [SYN-53]
    all: s2 clears the factory for four new cards [SYN-54]
    all: S1: B23 Service [+ =] lower die − 1 VP [SYN-60]
    all: S2: B33 Transport [= +] L ≥ R: 3 VP [SYN-60]
    all: S3: B51 Industry [− =] L odd, R even: 3 VP [SYN-60]
    all: S4: B21 Service [= −] higher die − 2 VP [SYN-60]
64 s3 Buy from S2: B33 Transport [= +] L ≥ R: 3 VP
    all: s3 puts an agent at S2 and takes B33 Transport [= +] L ≥ R: 3 VP [SYN-33]
    all: S2: B05 Information [+ =] 3 on one die: 2 VP, on both: 7 VP [SYN-60]
65 s3 N1: dice 5 1 → 5 2, 3 VP as the dice stand
    all: s3 plugs B33 in at N1 [SYN-41]
    all: s3 calibrates N1: 5 1 → 5 2 [SYN-43]
66 s1 Buy from S4: B21 Service [= −] higher die − 2 VP, with 1 assistant
    all: s1 puts an agent and 1 assistant at S4 and takes B21 Service [= −] higher die − 2 VP [SYN-33]
    all: S4: B35 Transport [− =] L = R: 5 VP [SYN-60]
67 s1 N1: dice 4 3 → 4 2, 2 VP as the dice stand
    all: s1 plugs B21 in at N1 [SYN-41]
    all: s1 calibrates N1: 4 3 → 4 2 [SYN-43]
68 s4 Buy from S3: B51 Industry [− =] L odd, R even: 3 VP
    all: s4 puts an agent at S3 and takes B51 Industry [− =] L odd, R even: 3 VP [SYN-33]
    all: S3: B55 Industry [+ =] L + R even: 2 VP [SYN-60]
69 s4 N4: dice 1 3 → 6 3, 0 VP as the dice stand
    all: s4 plugs B51 in at N4 [SYN-41]
    all: s4 calibrates N4: 1 3 → 6 3 [SYN-43]
70 s2 Buy from S3: B55 Industry [+ =] L + R even: 2 VP
    all: s2 puts an agent at S3 and takes B55 Industry [+ =] L + R even: 2 VP [SYN-33]
    all: S3: B10 Information [+ −] 5 on one die: 2 VP, on both: 7 VP [SYN-60]
= 70 85d11b9b3dd4d2af5f63745ddeed649556d4dad3d593ad059e7c07d0a2b47438
71 s2 N4: dice 3 1 → 4 1, 0 VP as the dice stand
    all: s2 plugs B55 in at N4 [SYN-41]
    all: s2 calibrates N4: 3 1 → 4 1 [SYN-43]
72 s3 Buy from S3: B10 Information [+ −] 5 on one die: 2 VP, on both: 7 VP
    all: s3 puts an agent at S3 and takes B10 Information [+ −] 5 on one die: 2 VP, on both: 7 VP [SYN-33]
    all: S3: B49 Industry [= +] L even, R odd: 3 VP [SYN-60]
    all: s3 plugs B10 in at N3 [SYN-41]
    all: s3 calibrates N3: 5 3 → 6 2 [SYN-43]
73 s1 Buy from S3: B49 Industry [= +] L even, R odd: 3 VP
    all: s1 puts an agent at S3 and takes B49 Industry [= +] L even, R odd: 3 VP [SYN-33]
    all: S3: B11 Information [= −] 6 on one die: 2 VP, on both: 7 VP [SYN-60]
    all: s1 plugs B49 in at N4 [SYN-41]
    all: s1 calibrates N4: 6 5 → 6 6 [SYN-43]
74 s4 Buy from S2: B05 Information [+ =] 3 on one die: 2 VP, on both: 7 VP
    all: s4 puts an agent at S2 and takes B05 Information [+ =] 3 on one die: 2 VP, on both: 7 VP [SYN-33]
    all: S2: B40 Defence [− +] L + R = 7: 5 VP [SYN-60]
    all: s4 plugs B05 in at N3 [SYN-41]
    all: s4 calibrates N3: 4 6 → 5 6 [SYN-43]
75 s2 Buy from S3: B11 Information [= −] 6 on one die: 2 VP, on both: 7 VP
    all: s2 puts an agent at S3 and takes B11 Information [= −] 6 on one die: 2 VP, on both: 7 VP [SYN-33]
    all: S3: B13 Service [− =] 8 − (L + R) VP [SYN-60]
    all: s2 plugs B11 in at N3 [SYN-41]
    all: s2 calibrates N3: 6 4 → 6 3 [SYN-43]
    all: s3 has no agents left and passes [SYN-29]
    all: s1 has no agents left and passes [SYN-29]
    all: s4 has no agents left and passes [SYN-29]
    all: Round 2 ends [SYN-32]
    all: s1: B21 Service [= −] higher die − 2 VP at N1 with 4 and 2 pays 2 VP [SYN-63, s1 +2]
    all: s1: B48 Defence [= +] L + R ≥ 9: 4 VP at N2 with 2 and 2 pays 0 VP [SYN-63, s1 +0]
    all: s1: B34 Transport [− −] L ≥ R: 3 VP at N3 with 2 and 6 pays 0 VP [SYN-63, s1 +0]
    all: s1: B49 Industry [= +] L even, R odd: 3 VP at N4 with 6 and 6 pays 0 VP [SYN-63, s1 +0]
    all: s2: B37 Defence [+ =] L + R ≤ 4 or ≥ 10: 4 VP at N1 with 3 and 1 pays 4 VP [SYN-63, s2 +4]
    all: s2: B25 Transport [+ =] L < R: 4 VP at N2 with 1 and 6 pays 4 VP [SYN-63, s2 +4]
    all: s2: B11 Information [= −] 6 on one die: 2 VP, on both: 7 VP at N3 with 6 and 3 pays 2 VP [SYN-63, s2 +2]
    all: s2: B55 Industry [+ =] L + R even: 2 VP at N4 with 3 and 1 pays 2 VP [SYN-63, s2 +2]
    all: s3: B33 Transport [= +] L ≥ R: 3 VP at N1 with 5 and 2 pays 3 VP [SYN-63, s3 +3]
    all: s3: B47 Defence [− =] L + R ≥ 9: 4 VP at N2 with 2 and 6 pays 0 VP [SYN-63, s3 +0]
    all: s3: B10 Information [+ −] 5 on one die: 2 VP, on both: 7 VP at N3 with 6 and 2 pays 0 VP [SYN-63, s3 +0]
    all: s3: B06 Information [− −] 3 on one die: 2 VP, on both: 7 VP at N4 with 2 and 6 pays 0 VP [SYN-63, s3 +0]
    all: s4: B46 Defence [= −] L + R ≤ 5: 4 VP at N1 with 3 and 4 pays 0 VP [SYN-63, s4 +0]
    all: s4: B15 Service [+ =] 5 − lower die VP at N2 with 4 and 5 pays 1 VP [SYN-63, s4 +1]
    all: s4: B05 Information [+ =] 3 on one die: 2 VP, on both: 7 VP at N3 with 5 and 6 pays 0 VP [SYN-63, s4 +0]
    all: s4: B51 Industry [− =] L odd, R even: 3 VP at N4 with 6 and 3 pays 0 VP [SYN-63, s4 +0]
    all: s3 wins the investor of Defence at I1 [SYN-73]
    all: s1 comes second at I1 (Defence) and takes 1 VP [SYN-76, s1 +1]
    all: s3 wins the investor of Information at I2 [SYN-73]
    all: s1 comes second at I2 (Information) and takes 1 VP [SYN-76, s1 +1]
    all: s4 wins the investor of Service at I3 [SYN-73]
    all: s2 comes second at I3 (Service) and takes 1 VP [SYN-76, s2 +1]
    all: s2 wins the investor of Industry at I4 [SYN-73]
    all: s4 comes second at I4 (Industry) and takes 1 VP [SYN-76, s4 +1]
    all: s1 wins the investor of Transport at I5 [SYN-73]
    all: Round 3 begins. Order: s4, s1, s3 and s2 [SYN-25]
    all: S1: B29 Transport [− =] L > R: 4 VP [SYN-60]
    all: S2: B26 Transport [= −] L < R: 4 VP [SYN-60]
    all: S3: B02 Information [= −] 1 on one die: 2 VP, on both: 7 VP [SYN-60]
    all: S4: B09 Information [− =] 5 on one die: 2 VP, on both: 7 VP [SYN-60]
    all: I1: investor of Transport [SYN-19]
    all: I2: investor of Service [SYN-19]
    all: I3: investor of Industry [SYN-19]
    all: I4: investor of Defence [SYN-19]
    all: I5: investor of Information [SYN-19]
    all: s1 rolls 1 6 4 4 3 [SYN-22]
    all: s2 rolls 2 5 3 6 3 [SYN-22]
    all: s3 rolls 6 2 5 3 4 [SYN-22]
    all: s4 rolls 2 5 5 2 3 [SYN-22]
76 s4 Buy from S3: B02 Information [= −] 1 on one die: 2 VP, on both: 7 VP, with 1 assistant
    all: s4 puts an agent and 1 assistant at S3 and takes B02 Information [= −] 1 on one die: 2 VP, on both: 7 VP [SYN-33]
    all: S3: B01 Information [+ =] 1 on one die: 2 VP, on both: 7 VP [SYN-60]
77 s4 N4: dice 2 3 → 2 2, 0 VP as the dice stand
    all: s4 plugs B02 in at N4 [SYN-41]
78 s4 cover nothing: dice 2 3 → 2 2, 0 VP as the dice stand
    all: s4 calibrates N4: 2 3 → 2 2 [SYN-43]
79 s1 Buy from S4: B09 Information [− =] 5 on one die: 2 VP, on both: 7 VP, with 4 assistants
    all: s1 puts an agent and 4 assistants at S4 and takes B09 Information [− =] 5 on one die: 2 VP, on both: 7 VP [SYN-33]
    all: S4: B28 Transport [= +] L > R: 4 VP [SYN-60]
80 s1 N4: dice 4 3 → 3 3, 0 VP as the dice stand
    all: s1 plugs B09 in at N4 [SYN-41]
= 80 95ccd428d0fdfc71ea88e9d7752edfb961ebd5ba7019da7b614bbdea011df036
81 s1 cover the left corner: dice 4 3 → 4 3, 0 VP as the dice stand
    all: s1 calibrates N4 with the left corner covered: 4 3 → 4 3 [SYN-43]
82 s3 Buy from S2: B26 Transport [= −] L < R: 4 VP, with 4 assistants
    all: s3 puts an agent and 4 assistants at S2 and takes B26 Transport [= −] L < R: 4 VP [SYN-33]
    all: S2: B08 Information [− +] 4 on one die: 2 VP, on both: 7 VP [SYN-60]
83 s3 N2: dice 2 5 → 2 4, 4 VP as the dice stand
    all: s3 plugs B26 in at N2 [SYN-41]
84 s3 cover nothing: dice 2 5 → 2 4, 4 VP as the dice stand
    all: s3 calibrates N2: 2 5 → 2 4 [SYN-43]
85 s2 Buy from S1: B29 Transport [− =] L > R: 4 VP, with 3 assistants
    all: s2 puts an agent and 3 assistants at S1 and takes B29 Transport [− =] L > R: 4 VP [SYN-33]
    all: S1: B44 Defence [+ +] difference 2: 5 VP [SYN-60]
86 s2 N2: dice 5 3 → 4 3, 4 VP as the dice stand
    all: s2 plugs B29 in at N2 [SYN-41]
87 s2 cover nothing: dice 5 3 → 4 3, 4 VP as the dice stand
    all: s2 calibrates N2: 5 3 → 4 3 [SYN-43]
88 s4 Pass: four new cards, and your marker for the next round
    all: s4 passes [SYN-53]
    all: s4 clears the factory for four new cards [SYN-54]
    all: S1: B14 Service [= +] 8 − (L + R) VP [SYN-60]
    all: S2: B12 Information [+ +] 6 on one die: 2 VP, on both: 7 VP [SYN-60]
    all: S3: B18 Service [− +] 7 − higher die VP [SYN-60]
    all: S4: B27 Transport [+ −] L < R: 4 VP [SYN-60]
89 s1 Buy from S1: B14 Service [= +] 8 − (L + R) VP
    all: s1 puts an agent at S1 and takes B14 Service [= +] 8 − (L + R) VP [SYN-33]
    all: The discard pile of 20 cards becomes the deck [SYN-58]
    all: S1: B13 Service [− =] 8 − (L + R) VP [SYN-60]
90 s1 N1: dice 1 6 → 1 1, 6 VP as the dice stand
    all: s1 plugs B14 in at N1 [SYN-41]
    all: s1 calibrates N1: 1 6 → 1 1 [SYN-43]
= 90 453cc7439c7596d30d58ce3eb9014529456045528094856b4e86ebd1f7440e65
91 s3 Buy from S4: B27 Transport [+ −] L < R: 4 VP
    all: s3 puts an agent at S4 and takes B27 Transport [+ −] L < R: 4 VP [SYN-33]
    all: S4: B19 Service [− =] (L + R) − 6 VP [SYN-60]
92 s3 N1: dice 6 2 → 1 1, 0 VP as the dice stand
    all: s3 plugs B27 in at N1 [SYN-41]
93 s3 cover the right corner: dice 6 2 → 1 2, 4 VP as the dice stand
    all: s3 calibrates N1 with the right corner covered: 6 2 → 1 2 [SYN-43]
94 s2 Buy from S4: B19 Service [− =] (L + R) − 6 VP, with 1 assistant
    all: s2 puts an agent and 1 assistant at S4 and takes B19 Service [− =] (L + R) − 6 VP [SYN-33]
    all: S4: B45 Defence [+ =] L + R ≤ 5: 4 VP [SYN-60]
95 s2 N3: dice 3 6 → 2 6, 2 VP as the dice stand
    all: s2 plugs B19 in at N3 [SYN-41]
96 s2 cover nothing: dice 3 6 → 2 6, 2 VP as the dice stand
    all: s2 calibrates N3: 3 6 → 2 6 [SYN-43]
97 s4 Buy from S3: B18 Service [− +] 7 − higher die VP, with 4 assistants
    all: s4 puts an agent and 4 assistants at S3 and takes B18 Service [− +] 7 − higher die VP [SYN-33]
    all: S3: B23 Service [+ =] lower die − 1 VP [SYN-60]
98 s4 N1: dice 2 5 → 1 6, 1 VP as the dice stand
    all: s4 plugs B18 in at N1 [SYN-41]
    all: s4 calibrates N1: 2 5 → 1 6 [SYN-43]
99 s1 Buy from S1: B13 Service [− =] 8 − (L + R) VP
    all: s1 puts an agent at S1 and takes B13 Service [− =] 8 − (L + R) VP [SYN-33]
    all: S1: B43 Defence [= −] difference 2: 5 VP [SYN-60]
100 s1 N2: dice 1 4 → 6 4, 0 VP as the dice stand
    all: s1 plugs B13 in at N2 [SYN-41]
    all: s1 calibrates N2: 1 4 → 6 4 [SYN-43]
= 100 29ec68357b0370a2f7a49eb7c6314c5f50509d43be199d99cf3a0ffa57097df1
101 s3 Buy from S4: B45 Defence [+ =] L + R ≤ 5: 4 VP
    all: s3 puts an agent at S4 and takes B45 Defence [+ =] L + R ≤ 5: 4 VP [SYN-33]
    all: S4: B35 Transport [− =] L = R: 5 VP [SYN-60]
102 s3 N3: dice 4 3 → 5 3, 0 VP as the dice stand
    all: s3 plugs B45 in at N3 [SYN-41]
    all: s3 calibrates N3: 4 3 → 5 3 [SYN-43]
103 s2 Buy from S1: B43 Defence [= −] difference 2: 5 VP
    all: s2 puts an agent at S1 and takes B43 Defence [= −] difference 2: 5 VP [SYN-33]
    all: S1: B39 Defence [= +] L + R = 7: 5 VP [SYN-60]
104 s2 N1: dice 2 4 → 2 3, 0 VP as the dice stand
    all: s2 plugs B43 in at N1 [SYN-41]
105 s2 cover nothing: dice 2 4 → 2 3, 0 VP as the dice stand
    all: s2 calibrates N1: 2 4 → 2 3 [SYN-43]
106 s4 Buy from S2: B12 Information [+ +] 6 on one die: 2 VP, on both: 7 VP
    all: s4 puts an agent at S2 and takes B12 Information [+ +] 6 on one die: 2 VP, on both: 7 VP [SYN-33]
    all: S2: B52 Industry [+ −] L odd, R even: 3 VP [SYN-60]
107 s4 N3: dice 5 2 → 6 3, 2 VP as the dice stand
    all: s4 plugs B12 in at N3 [SYN-41]
    all: s4 calibrates N3: 5 2 → 6 3 [SYN-43]
108 s1 Buy from S2: B52 Industry [+ −] L odd, R even: 3 VP
    all: s1 puts an agent at S2 and takes B52 Industry [+ −] L odd, R even: 3 VP [SYN-33]
    all: S2: B08 Information [− +] 4 on one die: 2 VP, on both: 7 VP [SYN-60]
    all: s1 plugs B52 in at N3 [SYN-41]
    all: s1 calibrates N3: 4 4 → 5 3 [SYN-43]
109 s3 Buy from S4: B35 Transport [− =] L = R: 5 VP
    all: s3 puts an agent at S4 and takes B35 Transport [− =] L = R: 5 VP [SYN-33]
    all: S4: B04 Information [= +] 2 on one die: 2 VP, on both: 7 VP [SYN-60]
    all: s3 plugs B35 in at N4 [SYN-41]
    all: s3 calibrates N4: 3 4 → 2 4 [SYN-43]
110 s2 Buy from S4: B04 Information [= +] 2 on one die: 2 VP, on both: 7 VP, with 1 assistant
    all: s2 puts an agent and 1 assistant at S4 and takes B04 Information [= +] 2 on one die: 2 VP, on both: 7 VP [SYN-33]
    all: S4: B28 Transport [= +] L > R: 4 VP [SYN-60]
    all: s2 plugs B04 in at N4 [SYN-41]
    all: s2 calibrates N4: 6 3 → 6 4 [SYN-43]
= 110 6333da2627ce711bd99b0da6f73ba15fa09587e3ba6b8786599365f8cf45d1a8
111 s4 Buy from S4: B28 Transport [= +] L > R: 4 VP
    all: s4 puts an agent at S4 and takes B28 Transport [= +] L > R: 4 VP [SYN-33]
    all: S4: B56 Industry [= −] L + R even: 2 VP [SYN-60]
    all: s4 plugs B28 in at N2 [SYN-41]
    all: s4 calibrates N2: 6 6 → 6 1 [SYN-43]
    all: s1 has no agents left and passes [SYN-29]
    all: s3 has no agents left and passes [SYN-29]
    all: s2 has no agents left and passes [SYN-29]
    all: Round 3 ends [SYN-32]
    all: s1: B14 Service [= +] 8 − (L + R) VP at N1 with 1 and 6 pays 1 VP [SYN-63, s1 +1]
    all: s1: B13 Service [− =] 8 − (L + R) VP at N2 with 6 and 5 pays 0 VP [SYN-63, s1 +0]
    all: s1: B52 Industry [+ −] L odd, R even: 3 VP at N3 with 5 and 3 pays 0 VP [SYN-63, s1 +0]
    all: s1: B09 Information [− =] 5 on one die: 2 VP, on both: 7 VP at N4 with 3 and 3 pays 0 VP [SYN-63, s1 +0]
    all: s2: B43 Defence [= −] difference 2: 5 VP at N1 with 2 and 3 pays 0 VP [SYN-63, s2 +0]
    all: s2: B29 Transport [− =] L > R: 4 VP at N2 with 3 and 2 pays 4 VP [SYN-63, s2 +4]
    all: s2: B19 Service [− =] (L + R) − 6 VP at N3 with 2 and 6 pays 2 VP [SYN-63, s2 +2]
    all: s2: B04 Information [= +] 2 on one die: 2 VP, on both: 7 VP at N4 with 6 and 4 pays 0 VP [SYN-63, s2 +0]
    all: s3: B27 Transport [+ −] L < R: 4 VP at N1 with 1 and 2 pays 4 VP [SYN-63, s3 +4]
    all: s3: B26 Transport [= −] L < R: 4 VP at N2 with 2 and 5 pays 4 VP [SYN-63, s3 +4]
    all: s3: B45 Defence [+ =] L + R ≤ 5: 4 VP at N3 with 5 and 2 pays 0 VP [SYN-63, s3 +0]
    all: s3: B35 Transport [− =] L = R: 5 VP at N4 with 2 and 4 pays 0 VP [SYN-63, s3 +0]
    all: s4: B18 Service [− +] 7 − higher die VP at N1 with 1 and 6 pays 1 VP [SYN-63, s4 +1]
    all: s4: B28 Transport [= +] L > R: 4 VP at N2 with 6 and 1 pays 4 VP [SYN-63, s4 +4]
    all: s4: B12 Information [+ +] 6 on one die: 2 VP, on both: 7 VP at N3 with 1 and 3 pays 0 VP [SYN-63, s4 +0]
    all: s4: B02 Information [= −] 1 on one die: 2 VP, on both: 7 VP at N4 with 3 and 2 pays 0 VP [SYN-63, s4 +0]
    all: s2 wins the investor of Transport at I1 [SYN-73]
    all: s1 comes second at I1 (Transport) and takes 1 VP [SYN-76, s1 +1]
    all: s2 wins the investor of Service at I2 [SYN-73]
    all: s3 comes second at I2 (Service) and takes 1 VP [SYN-76, s3 +1]
    all: s4 wins the investor of Industry at I3 [SYN-73]
    all: s3 comes second at I3 (Industry) and takes 1 VP [SYN-76, s3 +1]
    all: s4 wins the investor of Defence at I4 [SYN-73]
    all: s1 comes second at I4 (Defence) and takes 1 VP [SYN-76, s1 +1]
    all: s1 wins the investor of Information at I5 [SYN-73]
    all: s2 comes second at I5 (Information) and takes 1 VP [SYN-76, s2 +1]
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
    all: s1 ends with 25 VP on rank 3 [SYN-87]
    all: s2 ends with 42 VP on rank 1 [SYN-87]
    all: s3 ends with 26 VP on rank 2 [SYN-87]
    all: s4 ends with 18 VP on rank 4 [SYN-87]
= 111 4bd139864e92d0c94479ffd431a916c48f4b1c7ebce7e34a5a45281dc7e5ff91
s1 rank 3 score 25
s2 rank 1 score 42
s3 rank 2 score 26
s4 rank 4 score 18

syndicate revision 1, 3 seats, options {}
deal
    all: s1 runs Nautilus Information and holds its printed investor: Information [SYN-13]
    all: s2 runs Meridian Defence and holds its printed investor: Defence [SYN-13]
    all: s3 runs Halcyon Transport and holds its printed investor: Transport [SYN-13]
    all: Turn order of the first round: s3, s1 and s2 [SYN-15]
    all: Round 1 begins. Order: s3, s1 and s2 [SYN-25]
    all: S1: B56 Industry [= −] L + R even: 2 VP [SYN-60]
    all: S2: B15 Service [+ =] 5 − lower die VP [SYN-60]
    all: S3: B52 Industry [+ −] L odd, R even: 3 VP [SYN-60]
    all: S4: B48 Defence [= +] L + R ≥ 9: 4 VP [SYN-60]
    all: I1: investor of Information [SYN-19]
    all: I2: investor of Industry [SYN-19]
    all: I3: investor of Service [SYN-19]
    all: I4: investor of Defence [SYN-19]
    all: I5: investor of Transport [SYN-19]
    all: s1 rolls 2 6 2 3 2 [SYN-22]
    all: s2 rolls 1 4 6 6 4 [SYN-22]
    all: s3 rolls 1 2 6 2 3 [SYN-22]
1 s3 Buy from S4: B48 Defence [= +] L + R ≥ 9: 4 VP
    all: s3 puts an agent at S4 and takes B48 Defence [= +] L + R ≥ 9: 4 VP [SYN-33]
    all: S4: B11 Information [= −] 6 on one die: 2 VP, on both: 7 VP [SYN-60]
2 s3 N1: dice 1 2 → 1 3, 0 VP as the dice stand
    all: s3 plugs B48 in at N1 [SYN-41]
3 s3 cover nothing: dice 1 2 → 1 3, 0 VP as the dice stand
    all: s3 calibrates N1: 1 2 → 1 3 [SYN-43]
4 s1 Buy from S2: B15 Service [+ =] 5 − lower die VP, with 2 assistants
    all: s1 puts an agent and 2 assistants at S2 and takes B15 Service [+ =] 5 − lower die VP [SYN-33]
    all: S2: B37 Defence [+ =] L + R ≤ 4 or ≥ 10: 4 VP [SYN-60]
5 s1 N2: dice 6 2 → 1 2, 4 VP as the dice stand
    all: s1 plugs B15 in at N2 [SYN-41]
6 s1 cover the left corner: dice 6 2 → 6 2, 3 VP as the dice stand
    all: s1 calibrates N2 with the left corner covered: 6 2 → 6 2 [SYN-43]
7 s2 Buy from S2: B37 Defence [+ =] L + R ≤ 4 or ≥ 10: 4 VP, with 4 assistants
    all: s2 puts an agent and 4 assistants at S2 and takes B37 Defence [+ =] L + R ≤ 4 or ≥ 10: 4 VP [SYN-33]
    all: S2: B42 Defence [+ −] difference 1: 4 VP [SYN-60]
8 s2 N3: dice 6 6 → 1 6, 0 VP as the dice stand
    all: s2 plugs B37 in at N3 [SYN-41]
9 s2 cover the left corner: dice 6 6 → 6 6, 4 VP as the dice stand
    all: s2 calibrates N3 with the left corner covered: 6 6 → 6 6 [SYN-43]
10 s3 Buy from S1: B56 Industry [= −] L + R even: 2 VP, with 2 assistants
    all: s3 puts an agent and 2 assistants at S1 and takes B56 Industry [= −] L + R even: 2 VP [SYN-33]
    all: S1: B43 Defence [= −] difference 2: 5 VP [SYN-60]
= 10 ebf6027ea9bc39357bd421e4add8d55486dc1b8a6262543a8addd1ed95b59949
11 s3 N2: dice 3 6 → 3 5, 2 VP as the dice stand
    all: s3 plugs B56 in at N2 [SYN-41]
12 s3 cover the right corner: dice 3 6 → 3 6, 0 VP as the dice stand
    all: s3 calibrates N2 with the right corner covered: 3 6 → 3 6 [SYN-43]
13 s1 Buy from S3: B52 Industry [+ −] L odd, R even: 3 VP, with 1 assistant
    all: s1 puts an agent and 1 assistant at S3 and takes B52 Industry [+ −] L odd, R even: 3 VP [SYN-33]
    all: S3: B09 Information [− =] 5 on one die: 2 VP, on both: 7 VP [SYN-60]
14 s1 N3: dice 2 3 → 3 2, 3 VP as the dice stand
    all: s1 plugs B52 in at N3 [SYN-41]
15 s1 cover nothing: dice 2 3 → 3 2, 3 VP as the dice stand
    all: s1 calibrates N3: 2 3 → 3 2 [SYN-43]
16 s2 Buy from S1: B43 Defence [= −] difference 2: 5 VP
    all: s2 puts an agent at S1 and takes B43 Defence [= −] difference 2: 5 VP [SYN-33]
    all: S1: B21 Service [= −] higher die − 2 VP [SYN-60]
17 s2 N1: dice 1 4 → 1 3, 5 VP as the dice stand
    all: s2 plugs B43 in at N1 [SYN-41]
    all: s2 calibrates N1: 1 4 → 1 3 [SYN-43]
18 s3 Buy from S1: B21 Service [= −] higher die − 2 VP, with 2 assistants
    all: s3 puts an agent and 2 assistants at S1 and takes B21 Service [= −] higher die − 2 VP [SYN-33]
    all: S1: B55 Industry [+ =] L + R even: 2 VP [SYN-60]
19 s3 N3: dice 6 2 → 6 1, 4 VP as the dice stand
    all: s3 plugs B21 in at N3 [SYN-41]
    all: s3 calibrates N3: 6 2 → 6 1 [SYN-43]
20 s1 Buy from S1: B55 Industry [+ =] L + R even: 2 VP
    all: s1 puts an agent at S1 and takes B55 Industry [+ =] L + R even: 2 VP [SYN-33]
    all: S1: B20 Service [+ −] (L + R) − 6 VP [SYN-60]
= 20 a1cee0bc47e8e4c886eeeb07b16bba9e82ad6cc4267147c7a908ef15329f0249
21 s1 N1: dice 2 6 → 3 6, 0 VP as the dice stand
    all: s1 plugs B55 in at N1 [SYN-41]
22 s1 cover nothing: dice 2 6 → 3 6, 0 VP as the dice stand
    all: s1 calibrates N1: 2 6 → 3 6 [SYN-43]
23 s2 Buy from S4: B11 Information [= −] 6 on one die: 2 VP, on both: 7 VP
    all: s2 puts an agent at S4 and takes B11 Information [= −] 6 on one die: 2 VP, on both: 7 VP [SYN-33]
    all: S4: B17 Service [= +] 7 − higher die VP [SYN-60]
24 s2 N4: dice 6 4 → 6 3, 2 VP as the dice stand
    all: s2 plugs B11 in at N4 [SYN-41]
    all: s2 calibrates N4: 6 4 → 6 3 [SYN-43]
25 s3 Buy from S3: B09 Information [− =] 5 on one die: 2 VP, on both: 7 VP
    all: s3 puts an agent at S3 and takes B09 Information [− =] 5 on one die: 2 VP, on both: 7 VP [SYN-33]
    all: S3: B13 Service [− =] 8 − (L + R) VP [SYN-60]
    all: s3 plugs B09 in at N4 [SYN-41]
    all: s3 calibrates N4: 1 3 → 6 3 [SYN-43]
26 s1 Buy from S2: B42 Defence [+ −] difference 1: 4 VP
    all: s1 puts an agent at S2 and takes B42 Defence [+ −] difference 1: 4 VP [SYN-33]
    all: S2: B22 Service [+ +] higher die − 2 VP [SYN-60]
    all: s1 plugs B42 in at N4 [SYN-41]
27 s1 cover the right corner: dice 2 2 → 3 2, 4 VP as the dice stand
    all: s1 calibrates N4 with the right corner covered: 2 2 → 3 2 [SYN-43]
28 s2 Buy from S3: B13 Service [− =] 8 − (L + R) VP
    all: s2 puts an agent at S3 and takes B13 Service [− =] 8 − (L + R) VP [SYN-33]
    all: S3: B40 Defence [− +] L + R = 7: 5 VP [SYN-60]
    all: s2 plugs B13 in at N2 [SYN-41]
    all: s2 calibrates N2: 3 6 → 2 6 [SYN-43]
    all: s3 has no agents left and passes [SYN-29]
    all: s1 has no agents left and passes [SYN-29]
    all: s2 has no agents left and passes [SYN-29]
    all: Round 1 ends [SYN-32]
    all: s1: B55 Industry [+ =] L + R even: 2 VP at N1 with 3 and 6 pays 0 VP [SYN-63, s1 +0]
    all: s1: B15 Service [+ =] 5 − lower die VP at N2 with 6 and 3 pays 2 VP [SYN-63, s1 +2]
    all: s1: B52 Industry [+ −] L odd, R even: 3 VP at N3 with 3 and 3 pays 0 VP [SYN-63, s1 +0]
    all: s1: B42 Defence [+ −] difference 1: 4 VP at N4 with 3 and 2 pays 4 VP [SYN-63, s1 +4]
    all: s2: B43 Defence [= −] difference 2: 5 VP at N1 with 1 and 2 pays 0 VP [SYN-63, s2 +0]
    all: s2: B13 Service [− =] 8 − (L + R) VP at N2 with 2 and 6 pays 0 VP [SYN-63, s2 +0]
    all: s2: B37 Defence [+ =] L + R ≤ 4 or ≥ 10: 4 VP at N3 with 6 and 6 pays 4 VP [SYN-63, s2 +4]
    all: s2: B11 Information [= −] 6 on one die: 2 VP, on both: 7 VP at N4 with 6 and 3 pays 2 VP [SYN-63, s2 +2]
    all: s3: B48 Defence [= +] L + R ≥ 9: 4 VP at N1 with 1 and 3 pays 0 VP [SYN-63, s3 +0]
    all: s3: B56 Industry [= −] L + R even: 2 VP at N2 with 3 and 6 pays 0 VP [SYN-63, s3 +0]
    all: s3: B21 Service [= −] higher die − 2 VP at N3 with 6 and 6 pays 4 VP [SYN-63, s3 +4]
    all: s3: B09 Information [− =] 5 on one die: 2 VP, on both: 7 VP at N4 with 6 and 3 pays 0 VP [SYN-63, s3 +0]
    all: s3 wins the investor of Information at I1 [SYN-73]
    all: s1 comes second at I1 (Information) and takes 1 VP [SYN-76, s1 +1]
    all: s3 wins the investor of Industry at I2 [SYN-73]
    all: s2 comes second at I2 (Industry) and takes 1 VP [SYN-76, s2 +1]
    all: s1 wins the investor of Service at I3 [SYN-73]
    all: s2 comes second at I3 (Service) and takes 1 VP [SYN-76, s2 +1]
    all: s3 wins the investor of Defence at I4 [SYN-73]
    all: s2 comes second at I4 (Defence) and takes 1 VP [SYN-76, s2 +1]
    all: s3 wins the investor of Transport at I5 [SYN-73]
    all: s2 comes second at I5 (Transport) and takes 1 VP [SYN-76, s2 +1]
    all: Round 2 begins. Order: s2, s1 and s3 [SYN-25]
    all: S1: B41 Defence [− =] difference 1: 4 VP [SYN-60]
    all: S2: B19 Service [− =] (L + R) − 6 VP [SYN-60]
    all: S3: B50 Industry [− +] L even, R odd: 3 VP [SYN-60]
    all: S4: B33 Transport [= +] L ≥ R: 3 VP [SYN-60]
    all: I1: investor of Defence [SYN-19]
    all: I2: investor of Information [SYN-19]
    all: I3: investor of Transport [SYN-19]
    all: I4: investor of Industry [SYN-19]
    all: I5: investor of Service [SYN-19]
    all: s1 rolls 4 2 3 4 2 [SYN-22]
    all: s2 rolls 6 2 4 1 4 [SYN-22]
    all: s3 rolls 3 5 2 6 6 [SYN-22]
29 s2 Buy from S3: B50 Industry [− +] L even, R odd: 3 VP, with 4 assistants
    all: s2 puts an agent and 4 assistants at S3 and takes B50 Industry [− +] L even, R odd: 3 VP [SYN-33]
    all: S3: B53 Industry [= −] L + R odd: 2 VP [SYN-60]
30 s2 N1: dice 6 2 → 5 3, 0 VP as the dice stand
    all: s2 plugs B50 in at N1 [SYN-41]
= 30 7bf95fbcdad330907d68da33c69472a3d8cf24b940958d600212cdb2fef8e9f8
31 s2 cover the right corner: dice 6 2 → 5 2, 0 VP as the dice stand
    all: s2 calibrates N1 with the right corner covered: 6 2 → 5 2 [SYN-43]
32 s1 Buy from S4: B33 Transport [= +] L ≥ R: 3 VP, with 5 assistants
    all: s1 puts an agent and 5 assistants at S4 and takes B33 Transport [= +] L ≥ R: 3 VP [SYN-33]
    all: S4: B58 Industry [= +] both odd: 3 VP [SYN-60]
33 s1 N1: dice 4 2 → 4 3, 3 VP as the dice stand
    all: s1 plugs B33 in at N1 [SYN-41]
    all: s1 calibrates N1: 4 2 → 4 3 [SYN-43]
34 s3 Buy from S4: B58 Industry [= +] both odd: 3 VP
    all: s3 puts an agent at S4 and takes B58 Industry [= +] both odd: 3 VP [SYN-33]
    all: S4: B28 Transport [= +] L > R: 4 VP [SYN-60]
35 s3 N3: dice 2 6 → 2 1, 0 VP as the dice stand
    all: s3 plugs B58 in at N3 [SYN-41]
36 s3 cover the right corner: dice 2 6 → 2 6, 0 VP as the dice stand
    all: s3 calibrates N3 with the right corner covered: 2 6 → 2 6 [SYN-43]
37 s2 Pass: four new cards, and your marker for the next round
    all: s2 passes [SYN-53]
    all: s2 clears the factory for four new cards [SYN-54]
    all: S1: B08 Information [− +] 4 on one die: 2 VP, on both: 7 VP [SYN-60]
    all: S2: B32 Transport [+ +] L ≤ R: 3 VP [SYN-60]
    all: S3: B16 Service [− −] 5 − lower die VP [SYN-60]
    all: S4: B25 Transport [+ =] L < R: 4 VP [SYN-60]
38 s1 Buy from S4: B25 Transport [+ =] L < R: 4 VP
    all: s1 puts an agent at S4 and takes B25 Transport [+ =] L < R: 4 VP [SYN-33]
    all: S4: B18 Service [− +] 7 − higher die VP [SYN-60]
39 s1 N4: dice 4 2 → 5 2, 0 VP as the dice stand
    all: s1 plugs B25 in at N4 [SYN-41]
    all: s1 calibrates N4: 4 2 → 5 2 [SYN-43]
40 s3 Buy from S3: B16 Service [− −] 5 − lower die VP, with 4 assistants
    all: s3 puts an agent and 4 assistants at S3 and takes B16 Service [− −] 5 − lower die VP [SYN-33]
    all: S3: B49 Industry [= +] L even, R odd: 3 VP [SYN-60]
= 40 6f8cd83e593b65b01a1cbfba8f3652d441e699f5199a97b8aa490638f7354f38
41 s3 N1: dice 3 5 → 2 4, 3 VP as the dice stand
    all: s3 plugs B16 in at N1 [SYN-41]
    all: s3 calibrates N1: 3 5 → 2 4 [SYN-43]
42 s2 Buy from S3: B49 Industry [= +] L even, R odd: 3 VP
    all: s2 puts an agent at S3 and takes B49 Industry [= +] L even, R odd: 3 VP [SYN-33]
    all: S3: B44 Defence [+ +] difference 2: 5 VP [SYN-60]
43 s2 N2: dice 2 4 → 2 5, 3 VP as the dice stand
    all: s2 plugs B49 in at N2 [SYN-41]
    all: s2 calibrates N2: 2 4 → 2 5 [SYN-43]
44 s1 Pass: four new cards, and your marker for the next round
    all: s1 passes [SYN-53]
    all: s1 clears the factory for four new cards [SYN-54]
    all: S1: B31 Transport [+ =] L ≤ R: 3 VP [SYN-60]
    all: S2: B60 Industry [− −] both even: 3 VP [SYN-60]
    all: S3: B57 Industry [− =] both odd: 3 VP [SYN-60]
    all: S4: B29 Transport [− =] L > R: 4 VP [SYN-60]
45 s3 Buy from S3: B57 Industry [− =] both odd: 3 VP
    all: s3 puts an agent at S3 and takes B57 Industry [− =] both odd: 3 VP [SYN-33]
    all: S3: B05 Information [+ =] 3 on one die: 2 VP, on both: 7 VP [SYN-60]
46 s3 N2: dice 4 2 → 3 2, 0 VP as the dice stand
    all: s3 plugs B57 in at N2 [SYN-41]
    all: s3 calibrates N2: 4 2 → 3 2 [SYN-43]
47 s2 Buy from S2: B60 Industry [− −] both even: 3 VP
    all: s2 puts an agent at S2 and takes B60 Industry [− −] both even: 3 VP [SYN-33]
    all: S2: B12 Information [+ +] 6 on one die: 2 VP, on both: 7 VP [SYN-60]
48 s2 N4: dice 1 4 → 6 3, 0 VP as the dice stand
    all: s2 plugs B60 in at N4 [SYN-41]
    all: s2 calibrates N4: 1 4 → 6 3 [SYN-43]
49 s1 Buy from S1: B31 Transport [+ =] L ≤ R: 3 VP
    all: s1 puts an agent at S1 and takes B31 Transport [+ =] L ≤ R: 3 VP [SYN-33]
    all: S1: B38 Defence [− −] L + R ≤ 4 or ≥ 10: 4 VP [SYN-60]
50 s1 N3: dice 3 5 → 4 5, 3 VP as the dice stand
    all: s1 plugs B31 in at N3 [SYN-41]
    all: s1 calibrates N3: 3 5 → 4 5 [SYN-43]
= 50 305eac8f4b3b74c0b075fb9dd211223e2d3e98fbd0100995b074e775b4079563
51 s3 Buy from S3: B05 Information [+ =] 3 on one die: 2 VP, on both: 7 VP
    all: s3 puts an agent at S3 and takes B05 Information [+ =] 3 on one die: 2 VP, on both: 7 VP [SYN-33]
    all: S3: B51 Industry [− =] L odd, R even: 3 VP [SYN-60]
    all: s3 plugs B05 in at N4 [SYN-41]
    all: s3 calibrates N4: 6 6 → 1 6 [SYN-43]
52 s2 Buy from S2: B12 Information [+ +] 6 on one die: 2 VP, on both: 7 VP
    all: s2 puts an agent at S2 and takes B12 Information [+ +] 6 on one die: 2 VP, on both: 7 VP [SYN-33]
    all: S2: B24 Service [= −] lower die − 1 VP [SYN-60]
    all: s2 plugs B12 in at N3 [SYN-41]
    all: s2 calibrates N3: 5 6 → 6 1 [SYN-43]
53 s1 Buy from S3: B51 Industry [− =] L odd, R even: 3 VP
    all: s1 puts an agent at S3 and takes B51 Industry [− =] L odd, R even: 3 VP [SYN-33]
    all: S3: B14 Service [= +] 8 − (L + R) VP [SYN-60]
    all: s1 plugs B51 in at N2 [SYN-41]
    all: s1 calibrates N2: 3 4 → 2 4 [SYN-43]
    all: s3 has no agents left and passes [SYN-29]
    all: Round 2 ends [SYN-32]
    all: s1: B33 Transport [= +] L ≥ R: 3 VP at N1 with 4 and 2 pays 3 VP [SYN-63, s1 +3]
    all: s1: B51 Industry [− =] L odd, R even: 3 VP at N2 with 2 and 4 pays 0 VP [SYN-63, s1 +0]
    all: s1: B31 Transport [+ =] L ≤ R: 3 VP at N3 with 4 and 5 pays 3 VP [SYN-63, s1 +3]
    all: s1: B25 Transport [+ =] L < R: 4 VP at N4 with 5 and 2 pays 0 VP [SYN-63, s1 +0]
    all: s2: B50 Industry [− +] L even, R odd: 3 VP at N1 with 5 and 2 pays 0 VP [SYN-63, s2 +0]
    all: s2: B49 Industry [= +] L even, R odd: 3 VP at N2 with 2 and 6 pays 0 VP [SYN-63, s2 +0]
    all: s2: B12 Information [+ +] 6 on one die: 2 VP, on both: 7 VP at N3 with 6 and 1 pays 2 VP [SYN-63, s2 +2]
    all: s2: B60 Industry [− −] both even: 3 VP at N4 with 1 and 3 pays 0 VP [SYN-63, s2 +0]
    all: s3: B16 Service [− −] 5 − lower die VP at N1 with 2 and 3 pays 3 VP [SYN-63, s3 +3]
    all: s3: B57 Industry [− =] both odd: 3 VP at N2 with 3 and 2 pays 0 VP [SYN-63, s3 +0]
    all: s3: B58 Industry [= +] both odd: 3 VP at N3 with 2 and 1 pays 0 VP [SYN-63, s3 +0]
    all: s3: B05 Information [+ =] 3 on one die: 2 VP, on both: 7 VP at N4 with 1 and 6 pays 0 VP [SYN-63, s3 +0]
    all: s1 wins the investor of Defence at I1 [SYN-73]
    all: s2 wins the investor of Information at I2 [SYN-73]
    all: s1 comes second at I2 (Information) and takes 1 VP [SYN-76, s1 +1]
    all: s2 wins the investor of Transport at I3 [SYN-73]
    all: s3 comes second at I3 (Transport) and takes 1 VP [SYN-76, s3 +1]
    all: s3 wins the investor of Industry at I4 [SYN-73]
    all: s1 comes second at I4 (Industry) and takes 1 VP [SYN-76, s1 +1]
    all: s1 wins the investor of Service at I5 [SYN-73]
    all: s3 comes second at I5 (Service) and takes 1 VP [SYN-76, s3 +1]
    all: Round 3 begins. Order: s3, s1 and s2 [SYN-25]
    all: S1: B34 Transport [− −] L ≥ R: 3 VP [SYN-60]
    all: S2: B04 Information [= +] 2 on one die: 2 VP, on both: 7 VP [SYN-60]
    all: S3: B26 Transport [= −] L < R: 4 VP [SYN-60]
    all: S4: B54 Industry [+ +] L + R odd: 2 VP [SYN-60]
    all: I1: investor of Transport [SYN-19]
    all: I2: investor of Industry [SYN-19]
    all: I3: investor of Service [SYN-19]
    all: I4: investor of Information [SYN-19]
    all: I5: investor of Defence [SYN-19]
    all: s1 rolls 4 2 3 2 2 [SYN-22]
    all: s2 rolls 4 6 4 5 5 [SYN-22]
    all: s3 rolls 4 2 4 4 5 [SYN-22]
54 s3 Buy from S4: B54 Industry [+ +] L + R odd: 2 VP, with 2 assistants
    all: s3 puts an agent and 2 assistants at S4 and takes B54 Industry [+ +] L + R odd: 2 VP [SYN-33]
    all: S4: B01 Information [+ =] 1 on one die: 2 VP, on both: 7 VP [SYN-60]
55 s3 N3: dice 4 4 → 5 5, 0 VP as the dice stand
    all: s3 plugs B54 in at N3 [SYN-41]
56 s3 cover nothing: dice 4 4 → 5 5, 0 VP as the dice stand
    all: s3 calibrates N3: 4 4 → 5 5 [SYN-43]
57 s1 Buy from S2: B04 Information [= +] 2 on one die: 2 VP, on both: 7 VP, with 2 assistants
    all: s1 puts an agent and 2 assistants at S2 and takes B04 Information [= +] 2 on one die: 2 VP, on both: 7 VP [SYN-33]
    all: S2: B10 Information [+ −] 5 on one die: 2 VP, on both: 7 VP [SYN-60]
58 s1 N2: dice 2 3 → 2 4, 2 VP as the dice stand
    all: s1 plugs B04 in at N2 [SYN-41]
59 s1 cover the right corner: dice 2 3 → 2 3, 2 VP as the dice stand
    all: s1 calibrates N2 with the right corner covered: 2 3 → 2 3 [SYN-43]
60 s2 Buy from S4: B01 Information [+ =] 1 on one die: 2 VP, on both: 7 VP
    all: s2 puts an agent at S4 and takes B01 Information [+ =] 1 on one die: 2 VP, on both: 7 VP [SYN-33]
    all: S4: B07 Information [= +] 4 on one die: 2 VP, on both: 7 VP [SYN-60]
= 60 75877c486805472ef0723808a969e99e886088e00fc911a8c2977993f2216289
61 s2 N4: dice 5 5 → 6 5, 0 VP as the dice stand
    all: s2 plugs B01 in at N4 [SYN-41]
62 s2 cover the left corner: dice 5 5 → 5 5, 0 VP as the dice stand
    all: s2 calibrates N4 with the left corner covered: 5 5 → 5 5 [SYN-43]
63 s3 Buy from S4: B07 Information [= +] 4 on one die: 2 VP, on both: 7 VP, with 1 assistant
    all: s3 puts an agent and 1 assistant at S4 and takes B07 Information [= +] 4 on one die: 2 VP, on both: 7 VP [SYN-33]
    all: S4: B46 Defence [= −] L + R ≤ 5: 4 VP [SYN-60]
64 s3 N4: dice 5 5 → 5 6, 0 VP as the dice stand
    all: s3 plugs B07 in at N4 [SYN-41]
65 s3 cover nothing: dice 5 5 → 5 6, 0 VP as the dice stand
    all: s3 calibrates N4: 5 5 → 5 6 [SYN-43]
66 s1 Buy from S4: B46 Defence [= −] L + R ≤ 5: 4 VP, with 2 assistants
    all: s1 puts an agent and 2 assistants at S4 and takes B46 Defence [= −] L + R ≤ 5: 4 VP [SYN-33]
    all: S4: B39 Defence [= +] L + R = 7: 5 VP [SYN-60]
67 s1 N1: dice 4 2 → 4 1, 4 VP as the dice stand
    all: s1 plugs B46 in at N1 [SYN-41]
    all: s1 calibrates N1: 4 2 → 4 1 [SYN-43]
68 s2 Buy from S1: B34 Transport [− −] L ≥ R: 3 VP, with 4 assistants
    all: s2 puts an agent and 4 assistants at S1 and takes B34 Transport [− −] L ≥ R: 3 VP [SYN-33]
    all: S1: B36 Transport [= −] L = R: 5 VP [SYN-60]
69 s2 N3: dice 4 5 → 3 4, 0 VP as the dice stand
    all: s2 plugs B34 in at N3 [SYN-41]
    all: s2 calibrates N3: 4 5 → 3 4 [SYN-43]
70 s3 Buy from S3: B26 Transport [= −] L < R: 4 VP, with 2 assistants
    all: s3 puts an agent and 2 assistants at S3 and takes B26 Transport [= −] L < R: 4 VP [SYN-33]
    all: S3: B02 Information [= −] 1 on one die: 2 VP, on both: 7 VP [SYN-60]
= 70 d8130b5675d45dbc661bd84256e7cf863522a2686c3b084d0ed79a6bc4bacf2f
71 s3 N1: dice 4 2 → 4 1, 0 VP as the dice stand
    all: s3 plugs B26 in at N1 [SYN-41]
    all: s3 calibrates N1: 4 2 → 4 1 [SYN-43]
72 s1 Pass: four new cards, and your marker for the next round
    all: s1 passes [SYN-53]
    all: s1 clears the factory for four new cards [SYN-54]
    all: S1: B47 Defence [− =] L + R ≥ 9: 4 VP [SYN-60]
    all: S2: B59 Industry [+ =] both even: 3 VP [SYN-60]
    all: S3: B27 Transport [+ −] L < R: 4 VP [SYN-60]
    all: S4: B45 Defence [+ =] L + R ≤ 5: 4 VP [SYN-60]
73 s2 Pass: four new cards, and your marker for the next round
    all: s2 passes [SYN-53]
    all: s2 clears the factory for four new cards [SYN-54]
    all: S1: B23 Service [+ =] lower die − 1 VP [SYN-60]
    all: S2: B30 Transport [− +] L > R: 4 VP [SYN-60]
    all: S3: B03 Information [− =] 2 on one die: 2 VP, on both: 7 VP [SYN-60]
    all: S4: B35 Transport [− =] L = R: 5 VP [SYN-60]
74 s3 Buy from S4: B35 Transport [− =] L = R: 5 VP
    all: s3 puts an agent at S4 and takes B35 Transport [− =] L = R: 5 VP [SYN-33]
    all: S4: B06 Information [− −] 3 on one die: 2 VP, on both: 7 VP [SYN-60]
    all: s3 plugs B35 in at N2 [SYN-41]
    all: s3 calibrates N2: 1 5 → 6 5 [SYN-43]
75 s1 Buy from S4: B06 Information [− −] 3 on one die: 2 VP, on both: 7 VP
    all: s1 puts an agent at S4 and takes B06 Information [− −] 3 on one die: 2 VP, on both: 7 VP [SYN-33]
    all: The discard pile of 24 cards becomes the deck [SYN-58]
    all: S4: B36 Transport [= −] L = R: 5 VP [SYN-60]
76 s1 N4: dice 2 2 → 1 1, 0 VP as the dice stand
    all: s1 plugs B06 in at N4 [SYN-41]
    all: s1 calibrates N4: 2 2 → 1 1 [SYN-43]
77 s2 Buy from S2: B30 Transport [− +] L > R: 4 VP
    all: s2 puts an agent at S2 and takes B30 Transport [− +] L > R: 4 VP [SYN-33]
    all: S2: B02 Information [= −] 1 on one die: 2 VP, on both: 7 VP [SYN-60]
78 s2 N2: dice 6 3 → 5 4, 4 VP as the dice stand
    all: s2 plugs B30 in at N2 [SYN-41]
    all: s2 calibrates N2: 6 3 → 5 4 [SYN-43]
    all: s3 has no agents left and passes [SYN-29]
79 s1 Buy from S3: B03 Information [− =] 2 on one die: 2 VP, on both: 7 VP
    all: s1 puts an agent at S3 and takes B03 Information [− =] 2 on one die: 2 VP, on both: 7 VP [SYN-33]
    all: S3: B47 Defence [− =] L + R ≥ 9: 4 VP [SYN-60]
    all: s1 plugs B03 in at N3 [SYN-41]
    all: s1 calibrates N3: 3 1 → 2 1 [SYN-43]
80 s2 Buy from S4: B36 Transport [= −] L = R: 5 VP
    all: s2 puts an agent at S4 and takes B36 Transport [= −] L = R: 5 VP [SYN-33]
    all: S4: B19 Service [− =] (L + R) − 6 VP [SYN-60]
    all: s2 plugs B36 in at N1 [SYN-41]
    all: s2 calibrates N1: 4 5 → 4 4 [SYN-43]
    all: Round 3 ends [SYN-32]
    all: s1: B46 Defence [= −] L + R ≤ 5: 4 VP at N1 with 4 and 1 pays 4 VP [SYN-63, s1 +4]
    all: s1: B04 Information [= +] 2 on one die: 2 VP, on both: 7 VP at N2 with 1 and 2 pays 2 VP [SYN-63, s1 +2]
    all: s1: B03 Information [− =] 2 on one die: 2 VP, on both: 7 VP at N3 with 2 and 1 pays 2 VP [SYN-63, s1 +2]
    all: s1: B06 Information [− −] 3 on one die: 2 VP, on both: 7 VP at N4 with 1 and 1 pays 0 VP [SYN-63, s1 +0]
    all: s2: B36 Transport [= −] L = R: 5 VP at N1 with 4 and 4 pays 5 VP [SYN-63, s2 +5]
    all: s2: B30 Transport [− +] L > R: 4 VP at N2 with 4 and 4 pays 0 VP [SYN-63, s2 +0]
    all: s2: B34 Transport [− −] L ≥ R: 3 VP at N3 with 4 and 4 pays 3 VP [SYN-63, s2 +3]
    all: s2: B01 Information [+ =] 1 on one die: 2 VP, on both: 7 VP at N4 with 4 and 5 pays 0 VP [SYN-63, s2 +0]
    all: s3: B26 Transport [= −] L < R: 4 VP at N1 with 4 and 6 pays 4 VP [SYN-63, s3 +4]
    all: s3: B35 Transport [− =] L = R: 5 VP at N2 with 6 and 5 pays 0 VP [SYN-63, s3 +0]
    all: s3: B54 Industry [+ +] L + R odd: 2 VP at N3 with 5 and 5 pays 0 VP [SYN-63, s3 +0]
    all: s3: B07 Information [= +] 4 on one die: 2 VP, on both: 7 VP at N4 with 5 and 6 pays 0 VP [SYN-63, s3 +0]
    all: s2 wins the investor of Transport at I1 [SYN-73]
    all: s2 wins the investor of Industry at I2 [SYN-73]
    all: s1 comes second at I2 (Industry) and takes 1 VP [SYN-76, s1 +1]
    all: s1 wins the investor of Service at I3 [SYN-73]
    all: s3 comes second at I3 (Service) and takes 1 VP [SYN-76, s3 +1]
    all: s3 wins the investor of Information at I4 [SYN-73]
    all: s1 comes second at I4 (Information) and takes 1 VP [SYN-76, s1 +1]
    all: s3 wins the investor of Defence at I5 [SYN-73]
    all: s1 comes second at I5 (Defence) and takes 1 VP [SYN-76, s1 +1]
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
    all: s1 ends with 34 VP on rank 2 [SYN-87]
    all: s2 ends with 34 VP on rank 2 [SYN-87]
    all: s3 ends with 34 VP on rank 1 [SYN-87]
= 80 3320fcfba66f6a2831d75035233918fba47c1c1322d6fdb984da38968daee621
= 80 3320fcfba66f6a2831d75035233918fba47c1c1322d6fdb984da38968daee621
s1 rank 2 score 34
s2 rank 2 score 34
s3 rank 1 score 34

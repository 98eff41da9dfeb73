syndicate revision 1, 3 seats, options {}
deal
    all: s1 runs Nautilus Industries and holds its printed investor: Industry [SYN-13]
    all: s2 runs Meridian Services and holds its printed investor: Service [SYN-13]
    all: s3 runs Halcyon Transport and holds its printed investor: Transport [SYN-13]
    all: Turn order of the first round: s3, s1 and s2 [SYN-15]
    all: Round 1 begins. Order: s3, s1 and s2 [SYN-25]
    all: S1: B51 Industry [− =] L odd, R even: 3 VP [SYN-60]
    all: S2: B45 Defence [+ =] L + R ≤ 5: 4 VP [SYN-60]
    all: S3: B41 Defence [− =] difference 1: 4 VP [SYN-60]
    all: S4: B02 Information [= −] 1 on one die: 2 VP, on both: 7 VP [SYN-60]
    all: I1: investor of Information [SYN-19]
    all: I2: investor of Industry [SYN-19]
    all: I3: investor of Defence [SYN-19]
    all: I4: investor of Service [SYN-19]
    all: I5: investor of Transport [SYN-19]
    all: s1 rolls 5 3 5 1 1 [SYN-22]
    all: s2 rolls 1 6 1 5 5 [SYN-22]
    all: s3 rolls 4 4 5 3 3 [SYN-22]
1 s3 Buy from S3: B41 Defence [− =] difference 1: 4 VP, with 3 assistants
    all: s3 puts an agent and 3 assistants at S3 and takes B41 Defence [− =] difference 1: 4 VP [SYN-33]
    all: S3: B19 Service [− =] (L + R) − 6 VP [SYN-60]
2 s3 N3: dice 5 3 → 4 3, 4 VP as the dice stand
    all: s3 plugs B41 in at N3 [SYN-41]
3 s3 cover nothing: dice 5 3 → 4 3, 4 VP as the dice stand
    all: s3 calibrates N3: 5 3 → 4 3 [SYN-43]
4 s1 Buy from S1: B51 Industry [− =] L odd, R even: 3 VP, with 3 assistants
    all: s1 puts an agent and 3 assistants at S1 and takes B51 Industry [− =] L odd, R even: 3 VP [SYN-33]
    all: S1: B37 Defence [+ =] L + R ≤ 4 or ≥ 10: 4 VP [SYN-60]
5 s1 N4: dice 1 1 → 6 1, 0 VP as the dice stand
    all: s1 plugs B51 in at N4 [SYN-41]
6 s1 cover nothing: dice 1 1 → 6 1, 0 VP as the dice stand
    all: s1 calibrates N4: 1 1 → 6 1 [SYN-43]
7 s2 Buy from S4: B02 Information [= −] 1 on one die: 2 VP, on both: 7 VP, with 2 assistants
    all: s2 puts an agent and 2 assistants at S4 and takes B02 Information [= −] 1 on one die: 2 VP, on both: 7 VP [SYN-33]
    all: S4: B40 Defence [− +] L + R = 7: 5 VP [SYN-60]
8 s2 N1: dice 1 6 → 1 5, 2 VP as the dice stand
    all: s2 plugs B02 in at N1 [SYN-41]
9 s2 cover nothing: dice 1 6 → 1 5, 2 VP as the dice stand
    all: s2 calibrates N1: 1 6 → 1 5 [SYN-43]
10 s3 Buy from S4: B40 Defence [− +] L + R = 7: 5 VP
    all: s3 puts an agent at S4 and takes B40 Defence [− +] L + R = 7: 5 VP [SYN-33]
    all: S4: B46 Defence [= −] L + R ≤ 5: 4 VP [SYN-60]
= 10 aa560865ec74e0790901290792d68ba45031186559ecd4dec33a5d24af7f432a
11 s3 N2: dice 4 4 → 3 5, 0 VP as the dice stand
    all: s3 plugs B40 in at N2 [SYN-41]
12 s3 cover the right corner: dice 4 4 → 3 4, 5 VP as the dice stand
    all: s3 calibrates N2 with the right corner covered: 4 4 → 3 4 [SYN-43]
13 s1 Pass: four new cards, and your marker for the next round
    all: s1 passes [SYN-53]
    all: s1 clears the factory for four new cards [SYN-54]
    all: S1: B31 Transport [+ =] L ≤ R: 3 VP [SYN-60]
    all: S2: B58 Industry [= +] both odd: 3 VP [SYN-60]
    all: S3: B09 Information [− =] 5 on one die: 2 VP, on both: 7 VP [SYN-60]
    all: S4: B22 Service [+ +] higher die − 2 VP [SYN-60]
14 s2 Pass: four new cards, and your marker for the next round
    all: s2 passes [SYN-53]
    all: s2 clears the factory for four new cards [SYN-54]
    all: S1: B13 Service [− =] 8 − (L + R) VP [SYN-60]
    all: S2: B23 Service [+ =] lower die − 1 VP [SYN-60]
    all: S3: B60 Industry [− −] both even: 3 VP [SYN-60]
    all: S4: B06 Information [− −] 3 on one die: 2 VP, on both: 7 VP [SYN-60]
15 s3 Buy from S3: B60 Industry [− −] both even: 3 VP
    all: s3 puts an agent at S3 and takes B60 Industry [− −] both even: 3 VP [SYN-33]
    all: S3: B15 Service [+ =] 5 − lower die VP [SYN-60]
16 s3 N1: dice 4 3 → 3 2, 0 VP as the dice stand
    all: s3 plugs B60 in at N1 [SYN-41]
17 s3 cover nothing: dice 4 3 → 3 2, 0 VP as the dice stand
    all: s3 calibrates N1: 4 3 → 3 2 [SYN-43]
18 s1 Buy from S1: B13 Service [− =] 8 − (L + R) VP, with 1 assistant
    all: s1 puts an agent and 1 assistant at S1 and takes B13 Service [− =] 8 − (L + R) VP [SYN-33]
    all: S1: B32 Transport [+ +] L ≤ R: 3 VP [SYN-60]
19 s1 N2: dice 3 5 → 2 5, 1 VP as the dice stand
    all: s1 plugs B13 in at N2 [SYN-41]
20 s1 cover the left corner: dice 3 5 → 3 5, 0 VP as the dice stand
    all: s1 calibrates N2 with the left corner covered: 3 5 → 3 5 [SYN-43]
= 20 bc61b5a50169ac91dcbd67f17396de6125aad09d27928c9fd215b2a1e7999383
21 s2 Buy from S4: B06 Information [− −] 3 on one die: 2 VP, on both: 7 VP, with 1 assistant
    all: s2 puts an agent and 1 assistant at S4 and takes B06 Information [− −] 3 on one die: 2 VP, on both: 7 VP [SYN-33]
    all: S4: B05 Information [+ =] 3 on one die: 2 VP, on both: 7 VP [SYN-60]
22 s2 N2: dice 5 1 → 4 6, 0 VP as the dice stand
    all: s2 plugs B06 in at N2 [SYN-41]
23 s2 cover the right corner: dice 5 1 → 4 1, 0 VP as the dice stand
    all: s2 calibrates N2 with the right corner covered: 5 1 → 4 1 [SYN-43]
24 s3 Buy from S1: B32 Transport [+ +] L ≤ R: 3 VP
    all: s3 puts an agent at S1 and takes B32 Transport [+ +] L ≤ R: 3 VP [SYN-33]
    all: S1: B57 Industry [− =] both odd: 3 VP [SYN-60]
    all: s3 plugs B32 in at N4 [SYN-41]
25 s3 cover the right corner: dice 3 3 → 4 3, 0 VP as the dice stand
    all: s3 calibrates N4 with the right corner covered: 3 3 → 4 3 [SYN-43]
26 s1 Buy from S2: B23 Service [+ =] lower die − 1 VP
    all: s1 puts an agent at S2 and takes B23 Service [+ =] lower die − 1 VP [SYN-33]
    all: S2: B52 Industry [+ −] L odd, R even: 3 VP [SYN-60]
27 s1 N3: dice 5 6 → 6 6, 5 VP as the dice stand
    all: s1 plugs B23 in at N3 [SYN-41]
    all: s1 calibrates N3: 5 6 → 6 6 [SYN-43]
28 s2 Buy from S1: B57 Industry [− =] both odd: 3 VP, with 1 assistant
    all: s2 puts an agent and 1 assistant at S1 and takes B57 Industry [− =] both odd: 3 VP [SYN-33]
    all: S1: B38 Defence [− −] L + R ≤ 4 or ≥ 10: 4 VP [SYN-60]
29 s2 N4: dice 5 5 → 4 5, 0 VP as the dice stand
    all: s2 plugs B57 in at N4 [SYN-41]
    all: s2 calibrates N4: 5 5 → 4 5 [SYN-43]
    all: s3 has no agents left and passes [SYN-29]
30 s1 Buy from S1: B38 Defence [− −] L + R ≤ 4 or ≥ 10: 4 VP
    all: s1 puts an agent at S1 and takes B38 Defence [− −] L + R ≤ 4 or ≥ 10: 4 VP [SYN-33]
    all: S1: B07 Information [= +] 4 on one die: 2 VP, on both: 7 VP [SYN-60]
    all: s1 plugs B38 in at N1 [SYN-41]
    all: s1 calibrates N1: 5 3 → 4 2 [SYN-43]
= 30 b279a6507fc84747aa3c84831ad4e8f674406124597040dcab8e311b085ef225
31 s2 Buy from S2: B52 Industry [+ −] L odd, R even: 3 VP
    all: s2 puts an agent at S2 and takes B52 Industry [+ −] L odd, R even: 3 VP [SYN-33]
    all: S2: B56 Industry [= −] L + R even: 2 VP [SYN-60]
    all: s2 plugs B52 in at N3 [SYN-41]
    all: s2 calibrates N3: 1 4 → 2 3 [SYN-43]
    all: Round 1 ends [SYN-32]
    all: s1: B38 Defence [− −] L + R ≤ 4 or ≥ 10: 4 VP at N1 with 4 and 2 pays 0 VP [SYN-63, s1 +0]
    all: s1: B13 Service [− =] 8 − (L + R) VP at N2 with 2 and 6 pays 0 VP [SYN-63, s1 +0]
    all: s1: B23 Service [+ =] lower die − 1 VP at N3 with 6 and 6 pays 5 VP [SYN-63, s1 +5]
    all: s1: B51 Industry [− =] L odd, R even: 3 VP at N4 with 6 and 1 pays 0 VP [SYN-63, s1 +0]
    all: s2: B02 Information [= −] 1 on one die: 2 VP, on both: 7 VP at N1 with 1 and 4 pays 2 VP [SYN-63, s2 +2]
    all: s2: B06 Information [− −] 3 on one die: 2 VP, on both: 7 VP at N2 with 4 and 2 pays 0 VP [SYN-63, s2 +0]
    all: s2: B52 Industry [+ −] L odd, R even: 3 VP at N3 with 2 and 3 pays 0 VP [SYN-63, s2 +0]
    all: s2: B57 Industry [− =] both odd: 3 VP at N4 with 3 and 5 pays 3 VP [SYN-63, s2 +3]
    all: s3: B60 Industry [− −] both even: 3 VP at N1 with 3 and 2 pays 0 VP [SYN-63, s3 +0]
    all: s3: B40 Defence [− +] L + R = 7: 5 VP at N2 with 2 and 4 pays 0 VP [SYN-63, s3 +0]
    all: s3: B41 Defence [− =] difference 1: 4 VP at N3 with 4 and 4 pays 0 VP [SYN-63, s3 +0]
    all: s3: B32 Transport [+ +] L ≤ R: 3 VP at N4 with 4 and 3 pays 0 VP [SYN-63, s3 +0]
    all: s1 wins the investor of Information at I1 [SYN-73]
    all: s2 comes second at I1 (Information) and takes 1 VP [SYN-76, s2 +1]
    all: s1 wins the investor of Industry at I2 [SYN-73]
    all: s2 comes second at I2 (Industry) and takes 1 VP [SYN-76, s2 +1]
    all: s3 wins the investor of Defence at I3 [SYN-73]
    all: s1 comes second at I3 (Defence) and takes 1 VP [SYN-76, s1 +1]
    all: s3 wins the investor of Service at I4 [SYN-73]
    all: s2 comes second at I4 (Service) and takes 1 VP [SYN-76, s2 +1]
    all: s2 wins the investor of Transport at I5 [SYN-73]
    all: s3 comes second at I5 (Transport) and takes 1 VP [SYN-76, s3 +1]
    all: Round 2 begins. Order: s3, s2 and s1 [SYN-25]
    all: S1: B39 Defence [= +] L + R = 7: 5 VP [SYN-60]
    all: S2: B47 Defence [− =] L + R ≥ 9: 4 VP [SYN-60]
    all: S3: B53 Industry [= −] L + R odd: 2 VP [SYN-60]
    all: S4: B44 Defence [+ +] difference 2: 5 VP [SYN-60]
    all: I1: investor of Transport [SYN-19]
    all: I2: investor of Service [SYN-19]
    all: I3: investor of Information [SYN-19]
    all: I4: investor of Defence [SYN-19]
    all: I5: investor of Industry [SYN-19]
    all: s1 rolls 5 6 3 1 1 [SYN-22]
    all: s2 rolls 4 3 5 1 1 [SYN-22]
    all: s3 rolls 2 5 5 2 4 [SYN-22]
32 s3 Buy from S4: B44 Defence [+ +] difference 2: 5 VP, with 1 assistant
    all: s3 puts an agent and 1 assistant at S4 and takes B44 Defence [+ +] difference 2: 5 VP [SYN-33]
    all: S4: B27 Transport [+ −] L < R: 4 VP [SYN-60]
33 s3 N4: dice 2 4 → 3 5, 5 VP as the dice stand
    all: s3 plugs B44 in at N4 [SYN-41]
34 s3 cover the left corner: dice 2 4 → 2 5, 0 VP as the dice stand
    all: s3 calibrates N4 with the left corner covered: 2 4 → 2 5 [SYN-43]
35 s2 Buy from S3: B53 Industry [= −] L + R odd: 2 VP, with 2 assistants
    all: s2 puts an agent and 2 assistants at S3 and takes B53 Industry [= −] L + R odd: 2 VP [SYN-33]
    all: S3: B17 Service [= +] 7 − higher die VP [SYN-60]
36 s2 N2: dice 3 5 → 3 4, 2 VP as the dice stand
    all: s2 plugs B53 in at N2 [SYN-41]
37 s2 cover nothing: dice 3 5 → 3 4, 2 VP as the dice stand
    all: s2 calibrates N2: 3 5 → 3 4 [SYN-43]
38 s1 Buy from S3: B17 Service [= +] 7 − higher die VP
    all: s1 puts an agent at S3 and takes B17 Service [= +] 7 − higher die VP [SYN-33]
    all: S3: B42 Defence [+ −] difference 1: 4 VP [SYN-60]
39 s1 N4: dice 1 1 → 1 2, 5 VP as the dice stand
    all: s1 plugs B17 in at N4 [SYN-41]
40 s1 cover nothing: dice 1 1 → 1 2, 5 VP as the dice stand
    all: s1 calibrates N4: 1 1 → 1 2 [SYN-43]
= 40 d36bd26217d135dd7b0d560543d5eeb648dbd99ff96d9cf3a806e9161d3f70d2
41 s3 Buy from S4: B27 Transport [+ −] L < R: 4 VP, with 3 assistants
    all: s3 puts an agent and 3 assistants at S4 and takes B27 Transport [+ −] L < R: 4 VP [SYN-33]
    all: S4: B14 Service [= +] 8 − (L + R) VP [SYN-60]
42 s3 N3: dice 5 2 → 6 1, 0 VP as the dice stand
    all: s3 plugs B27 in at N3 [SYN-41]
    all: s3 calibrates N3: 5 2 → 6 1 [SYN-43]
43 s2 Buy from S2: B47 Defence [− =] L + R ≥ 9: 4 VP, with 1 assistant
    all: s2 puts an agent and 1 assistant at S2 and takes B47 Defence [− =] L + R ≥ 9: 4 VP [SYN-33]
    all: S2: B01 Information [+ =] 1 on one die: 2 VP, on both: 7 VP [SYN-60]
44 s2 N4: dice 1 1 → 6 1, 0 VP as the dice stand
    all: s2 plugs B47 in at N4 [SYN-41]
45 s2 cover nothing: dice 1 1 → 6 1, 0 VP as the dice stand
    all: s2 calibrates N4: 1 1 → 6 1 [SYN-43]
46 s1 Buy from S2: B01 Information [+ =] 1 on one die: 2 VP, on both: 7 VP, with 5 assistants
    all: s1 puts an agent and 5 assistants at S2 and takes B01 Information [+ =] 1 on one die: 2 VP, on both: 7 VP [SYN-33]
    all: S2: B21 Service [= −] higher die − 2 VP [SYN-60]
47 s1 N3: dice 3 1 → 4 1, 2 VP as the dice stand
    all: s1 plugs B01 in at N3 [SYN-41]
    all: s1 calibrates N3: 3 1 → 4 1 [SYN-43]
48 s3 Pass: four new cards, and your marker for the next round
    all: s3 passes [SYN-53]
    all: s3 clears the factory for four new cards [SYN-54]
    all: S1: B24 Service [= −] lower die − 1 VP [SYN-60]
    all: S2: B54 Industry [+ +] L + R odd: 2 VP [SYN-60]
    all: S3: B08 Information [− +] 4 on one die: 2 VP, on both: 7 VP [SYN-60]
    all: S4: B36 Transport [= −] L = R: 5 VP [SYN-60]
49 s2 Buy from S4: B36 Transport [= −] L = R: 5 VP
    all: s2 puts an agent at S4 and takes B36 Transport [= −] L = R: 5 VP [SYN-33]
    all: S4: B18 Service [− +] 7 − higher die VP [SYN-60]
50 s2 N1: dice 4 3 → 4 2, 0 VP as the dice stand
    all: s2 plugs B36 in at N1 [SYN-41]
= 50 f9712113d10ae5e55b084a6049ec094d17b06b7f63a6a8bd6377d19ede1065fa
51 s2 cover nothing: dice 4 3 → 4 2, 0 VP as the dice stand
    all: s2 calibrates N1: 4 3 → 4 2 [SYN-43]
52 s1 Buy from S1: B24 Service [= −] lower die − 1 VP
    all: s1 puts an agent at S1 and takes B24 Service [= −] lower die − 1 VP [SYN-33]
    all: S1: B35 Transport [− =] L = R: 5 VP [SYN-60]
53 s1 N1: dice 5 6 → 5 5, 4 VP as the dice stand
    all: s1 plugs B24 in at N1 [SYN-41]
    all: s1 calibrates N1: 5 6 → 5 5 [SYN-43]
54 s3 Buy from S4: B18 Service [− +] 7 − higher die VP
    all: s3 puts an agent at S4 and takes B18 Service [− +] 7 − higher die VP [SYN-33]
    all: S4: B28 Transport [= +] L > R: 4 VP [SYN-60]
55 s3 N1: dice 2 5 → 1 6, 1 VP as the dice stand
    all: s3 plugs B18 in at N1 [SYN-41]
    all: s3 calibrates N1: 2 5 → 1 6 [SYN-43]
56 s2 Buy from S3: B08 Information [− +] 4 on one die: 2 VP, on both: 7 VP, with 2 assistants
    all: s2 puts an agent and 2 assistants at S3 and takes B08 Information [− +] 4 on one die: 2 VP, on both: 7 VP [SYN-33]
    all: S3: B04 Information [= +] 2 on one die: 2 VP, on both: 7 VP [SYN-60]
    all: s2 plugs B08 in at N3 [SYN-41]
    all: s2 calibrates N3: 4 6 → 3 1 [SYN-43]
57 s1 Buy from S3: B04 Information [= +] 2 on one die: 2 VP, on both: 7 VP
    all: s1 puts an agent at S3 and takes B04 Information [= +] 2 on one die: 2 VP, on both: 7 VP [SYN-33]
    all: S3: B33 Transport [= +] L ≥ R: 3 VP [SYN-60]
    all: s1 plugs B04 in at N2 [SYN-41]
    all: s1 calibrates N2: 5 4 → 5 5 [SYN-43]
58 s3 Buy from S2: B54 Industry [+ +] L + R odd: 2 VP
    all: s3 puts an agent at S2 and takes B54 Industry [+ +] L + R odd: 2 VP [SYN-33]
    all: S2: B34 Transport [− −] L ≥ R: 3 VP [SYN-60]
    all: s3 plugs B54 in at N2 [SYN-41]
    all: s3 calibrates N2: 6 6 → 1 1 [SYN-43]
    all: s2 has no agents left and passes [SYN-29]
    all: s1 has no agents left and passes [SYN-29]
    all: Round 2 ends [SYN-32]
    all: s1: B24 Service [= −] lower die − 1 VP at N1 with 5 and 5 pays 4 VP [SYN-63, s1 +4]
    all: s1: B04 Information [= +] 2 on one die: 2 VP, on both: 7 VP at N2 with 5 and 5 pays 0 VP [SYN-63, s1 +0]
    all: s1: B01 Information [+ =] 1 on one die: 2 VP, on both: 7 VP at N3 with 5 and 1 pays 2 VP [SYN-63, s1 +2]
    all: s1: B17 Service [= +] 7 − higher die VP at N4 with 1 and 2 pays 5 VP [SYN-63, s1 +5]
    all: s2: B36 Transport [= −] L = R: 5 VP at N1 with 4 and 2 pays 0 VP [SYN-63, s2 +0]
    all: s2: B53 Industry [= −] L + R odd: 2 VP at N2 with 2 and 3 pays 2 VP [SYN-63, s2 +2]
    all: s2: B08 Information [− +] 4 on one die: 2 VP, on both: 7 VP at N3 with 3 and 1 pays 0 VP [SYN-63, s2 +0]
    all: s2: B47 Defence [− =] L + R ≥ 9: 4 VP at N4 with 1 and 1 pays 0 VP [SYN-63, s2 +0]
    all: s3: B18 Service [− +] 7 − higher die VP at N1 with 1 and 1 pays 6 VP [SYN-63, s3 +6]
    all: s3: B54 Industry [+ +] L + R odd: 2 VP at N2 with 1 and 1 pays 0 VP [SYN-63, s3 +0]
    all: s3: B27 Transport [+ −] L < R: 4 VP at N3 with 1 and 1 pays 0 VP [SYN-63, s3 +0]
    all: s3: B44 Defence [+ +] difference 2: 5 VP at N4 with 1 and 5 pays 0 VP [SYN-63, s3 +0]
    all: s1 wins the investor of Transport at I1 [SYN-73]
    all: s1 wins the investor of Service at I2 [SYN-73]
    all: s2 comes second at I2 (Service) and takes 1 VP [SYN-76, s2 +1]
    all: s2 wins the investor of Information at I3 [SYN-73]
    all: s1 comes second at I3 (Information) and takes 1 VP [SYN-76, s1 +1]
    all: s3 wins the investor of Defence at I4 [SYN-73]
    all: s2 comes second at I4 (Defence) and takes 1 VP [SYN-76, s2 +1]
    all: s3 wins the investor of Industry at I5 [SYN-73]
    all: s2 comes second at I5 (Industry) and takes 1 VP [SYN-76, s2 +1]
    all: Round 3 begins. Order: s1, s2 and s3 [SYN-25]
    all: S1: B12 Information [+ +] 6 on one die: 2 VP, on both: 7 VP [SYN-60]
    all: S2: B29 Transport [− =] L > R: 4 VP [SYN-60]
    all: S3: B30 Transport [− +] L > R: 4 VP [SYN-60]
    all: S4: B10 Information [+ −] 5 on one die: 2 VP, on both: 7 VP [SYN-60]
    all: I1: investor of Information [SYN-19]
    all: I2: investor of Service [SYN-19]
    all: I3: investor of Defence [SYN-19]
    all: I4: investor of Industry [SYN-19]
    all: I5: investor of Transport [SYN-19]
    all: s1 rolls 2 2 1 4 4 [SYN-22]
    all: s2 rolls 2 5 4 3 3 [SYN-22]
    all: s3 rolls 1 2 5 1 2 [SYN-22]
59 s1 Buy from S1: B12 Information [+ +] 6 on one die: 2 VP, on both: 7 VP, with 2 assistants
    all: s1 puts an agent and 2 assistants at S1 and takes B12 Information [+ +] 6 on one die: 2 VP, on both: 7 VP [SYN-33]
    all: S1: B16 Service [− −] 5 − lower die VP [SYN-60]
60 s1 N4: dice 4 4 → 5 5, 0 VP as the dice stand
    all: s1 plugs B12 in at N4 [SYN-41]
= 60 0abf5c042a10178817a2c9fb80c18c44644ae15e59e59afda0063e9bd7dcde3a
61 s1 cover both corners: dice 4 4 → 4 4, 0 VP as the dice stand
    all: s1 calibrates N4 with both corners covered: 4 4 → 4 4 [SYN-43]
62 s2 Buy from S3: B30 Transport [− +] L > R: 4 VP, with 3 assistants
    all: s2 puts an agent and 3 assistants at S3 and takes B30 Transport [− +] L > R: 4 VP [SYN-33]
    all: S3: B50 Industry [− +] L even, R odd: 3 VP [SYN-60]
63 s2 N1: dice 2 5 → 1 6, 0 VP as the dice stand
    all: s2 plugs B30 in at N1 [SYN-41]
64 s2 cover the left corner: dice 2 5 → 2 6, 0 VP as the dice stand
    all: s2 calibrates N1 with the left corner covered: 2 5 → 2 6 [SYN-43]
65 s3 Buy from S2: B29 Transport [− =] L > R: 4 VP, with 5 assistants
    all: s3 puts an agent and 5 assistants at S2 and takes B29 Transport [− =] L > R: 4 VP [SYN-33]
    all: S2: B20 Service [+ −] (L + R) − 6 VP [SYN-60]
66 s3 N2: dice 2 5 → 1 5, 0 VP as the dice stand
    all: s3 plugs B29 in at N2 [SYN-41]
    all: s3 calibrates N2: 2 5 → 1 5 [SYN-43]
67 s1 Buy from S2: B20 Service [+ −] (L + R) − 6 VP, with 1 assistant
    all: s1 puts an agent and 1 assistant at S2 and takes B20 Service [+ −] (L + R) − 6 VP [SYN-33]
    all: S2: B03 Information [− =] 2 on one die: 2 VP, on both: 7 VP [SYN-60]
68 s1 N1: dice 2 2 → 3 1, 0 VP as the dice stand
    all: s1 plugs B20 in at N1 [SYN-41]
    all: s1 calibrates N1: 2 2 → 3 1 [SYN-43]
69 s2 Buy from S2: B03 Information [− =] 2 on one die: 2 VP, on both: 7 VP
    all: s2 puts an agent at S2 and takes B03 Information [− =] 2 on one die: 2 VP, on both: 7 VP [SYN-33]
    all: S2: B43 Defence [= −] difference 2: 5 VP [SYN-60]
70 s2 N3: dice 4 3 → 3 3, 0 VP as the dice stand
    all: s2 plugs B03 in at N3 [SYN-41]
= 70 4dcbc9d26f59ab158bc40b7c1484ac86e5469a54fdb5fdc9c33773f992665245
71 s2 cover nothing: dice 4 3 → 3 3, 0 VP as the dice stand
    all: s2 calibrates N3: 4 3 → 3 3 [SYN-43]
72 s3 Buy from S1: B16 Service [− −] 5 − lower die VP
    all: s3 puts an agent at S1 and takes B16 Service [− −] 5 − lower die VP [SYN-33]
    all: S1: B59 Industry [+ =] both even: 3 VP [SYN-60]
73 s3 N3: dice 5 1 → 4 6, 1 VP as the dice stand
    all: s3 plugs B16 in at N3 [SYN-41]
    all: s3 calibrates N3: 5 1 → 4 6 [SYN-43]
74 s1 Buy from S4: B10 Information [+ −] 5 on one die: 2 VP, on both: 7 VP
    all: s1 puts an agent at S4 and takes B10 Information [+ −] 5 on one die: 2 VP, on both: 7 VP [SYN-33]
    all: S4: B55 Industry [+ =] L + R even: 2 VP [SYN-60]
75 s1 N3: dice 1 4 → 2 3, 0 VP as the dice stand
    all: s1 plugs B10 in at N3 [SYN-41]
    all: s1 calibrates N3: 1 4 → 2 3 [SYN-43]
76 s2 Buy from S1: B59 Industry [+ =] both even: 3 VP, with 1 assistant
    all: s2 puts an agent and 1 assistant at S1 and takes B59 Industry [+ =] both even: 3 VP [SYN-33]
    all: S1: B25 Transport [+ =] L < R: 4 VP [SYN-60]
77 s2 N2: dice 6 3 → 1 3, 0 VP as the dice stand
    all: s2 plugs B59 in at N2 [SYN-41]
    all: s2 calibrates N2: 6 3 → 1 3 [SYN-43]
78 s3 Buy from S1: B25 Transport [+ =] L < R: 4 VP
    all: s3 puts an agent at S1 and takes B25 Transport [+ =] L < R: 4 VP [SYN-33]
    all: S1: B48 Defence [= +] L + R ≥ 9: 4 VP [SYN-60]
79 s3 N4: dice 6 2 → 1 2, 4 VP as the dice stand
    all: s3 plugs B25 in at N4 [SYN-41]
    all: s3 calibrates N4: 6 2 → 1 2 [SYN-43]
80 s1 Buy from S2: B43 Defence [= −] difference 2: 5 VP
    all: s1 puts an agent at S2 and takes B43 Defence [= −] difference 2: 5 VP [SYN-33]
    all: S2: B11 Information [= −] 6 on one die: 2 VP, on both: 7 VP [SYN-60]
    all: s1 plugs B43 in at N2 [SYN-41]
    all: s1 calibrates N2: 1 2 → 1 1 [SYN-43]
= 80 7af3330f6e0c2393f77400d6cf1f9d7fec8236a1bc51fbb6aeabb082ca192f63
81 s2 Pass: four new cards, and your marker for the next round
    all: s2 passes [SYN-53]
    all: s2 clears the factory for four new cards [SYN-54]
    all: S1: B26 Transport [= −] L < R: 4 VP [SYN-60]
    all: S2: B49 Industry [= +] L even, R odd: 3 VP [SYN-60]
    all: The discard pile of 24 cards becomes the deck [SYN-58]
    all: S3: B11 Information [= −] 6 on one die: 2 VP, on both: 7 VP [SYN-60]
    all: S4: B34 Transport [− −] L ≥ R: 3 VP [SYN-60]
82 s3 Pass: four new cards, and your marker for the next round
    all: s3 passes [SYN-53]
    all: s3 clears the factory for four new cards [SYN-54]
    all: S1: B55 Industry [+ =] L + R even: 2 VP [SYN-60]
    all: S2: B09 Information [− =] 5 on one die: 2 VP, on both: 7 VP [SYN-60]
    all: S3: B42 Defence [+ −] difference 1: 4 VP [SYN-60]
    all: S4: B33 Transport [= +] L ≥ R: 3 VP [SYN-60]
    all: s1 has no agents left and passes [SYN-29]
83 s2 Buy from S4: B33 Transport [= +] L ≥ R: 3 VP
    all: s2 puts an agent at S4 and takes B33 Transport [= +] L ≥ R: 3 VP [SYN-33]
    all: S4: B50 Industry [− +] L even, R odd: 3 VP [SYN-60]
    all: s2 plugs B33 in at N4 [SYN-41]
    all: s2 calibrates N4: 3 3 → 3 4 [SYN-43]
84 s3 Buy from S2: B09 Information [− =] 5 on one die: 2 VP, on both: 7 VP
    all: s3 puts an agent at S2 and takes B09 Information [− =] 5 on one die: 2 VP, on both: 7 VP [SYN-33]
    all: S2: B58 Industry [= +] both odd: 3 VP [SYN-60]
    all: s3 plugs B09 in at N1 [SYN-41]
    all: s3 calibrates N1: 1 1 → 6 1 [SYN-43]
    all: Round 3 ends [SYN-32]
    all: s1: B20 Service [+ −] (L + R) − 6 VP at N1 with 3 and 1 pays 0 VP [SYN-63, s1 +0]
    all: s1: B43 Defence [= −] difference 2: 5 VP at N2 with 1 and 1 pays 0 VP [SYN-63, s1 +0]
    all: s1: B10 Information [+ −] 5 on one die: 2 VP, on both: 7 VP at N3 with 1 and 3 pays 0 VP [SYN-63, s1 +0]
    all: s1: B12 Information [+ +] 6 on one die: 2 VP, on both: 7 VP at N4 with 3 and 4 pays 0 VP [SYN-63, s1 +0]
    all: s2: B30 Transport [− +] L > R: 4 VP at N1 with 2 and 1 pays 4 VP [SYN-63, s2 +4]
    all: s2: B59 Industry [+ =] both even: 3 VP at N2 with 1 and 3 pays 0 VP [SYN-63, s2 +0]
    all: s2: B03 Information [− =] 2 on one die: 2 VP, on both: 7 VP at N3 with 3 and 3 pays 0 VP [SYN-63, s2 +0]
    all: s2: B33 Transport [= +] L ≥ R: 3 VP at N4 with 3 and 4 pays 0 VP [SYN-63, s2 +0]
    all: s3: B09 Information [− =] 5 on one die: 2 VP, on both: 7 VP at N1 with 6 and 1 pays 0 VP [SYN-63, s3 +0]
    all: s3: B29 Transport [− =] L > R: 4 VP at N2 with 1 and 4 pays 0 VP [SYN-63, s3 +0]
    all: s3: B16 Service [− −] 5 − lower die VP at N3 with 4 and 1 pays 4 VP [SYN-63, s3 +4]
    all: s3: B25 Transport [+ =] L < R: 4 VP at N4 with 1 and 2 pays 4 VP [SYN-63, s3 +4]
    all: s1 wins the investor of Information at I1 [SYN-73]
    all: s3 comes second at I1 (Information) and takes 1 VP [SYN-76, s3 +1]
    all: s3 wins the investor of Service at I2 [SYN-73]
    all: s1 comes second at I2 (Service) and takes 1 VP [SYN-76, s1 +1]
    all: s3 wins the investor of Defence at I3 [SYN-73]
    all: s2 comes second at I3 (Defence) and takes 1 VP [SYN-76, s2 +1]
    all: s2 wins the investor of Industry at I4 [SYN-73]
    all: s1 comes second at I4 (Industry) and takes 1 VP [SYN-76, s1 +1]
    all: s1 wins the investor of Transport at I5 [SYN-73]
    all: s2 comes second at I5 (Transport) and takes 1 VP [SYN-76, s2 +1]
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
    all: s1 ends with 35 VP on rank 1 [SYN-87]
    all: s2 ends with 30 VP on rank 3 [SYN-87]
    all: s3 ends with 35 VP on rank 1 [SYN-87]
= 84 fbeba7b9373f5c9ada75f07884d76db8f6b4297c24928b28095d127e959e4e31
s1 rank 1 score 35
s2 rank 3 score 30
s3 rank 1 score 35

syndicate revision 1, 2 seats, options {}
deal
    all: s1 runs Nautilus Transport and holds its printed investor: Transport [SYN-13]
    all: s2 runs Meridian Industries and holds its printed investor: Industry [SYN-13]
    all: Turn order of the first round: s2 and s1 [SYN-15]
    all: Round 1 begins. Order: s2 and s1 [SYN-25]
    all: S1: B21 Service [= −] higher die − 2 VP [SYN-60]
    all: S2: B23 Service [+ =] lower die − 1 VP [SYN-60]
    all: S3: B27 Transport [+ −] L < R: 4 VP [SYN-60]
    all: S4: B59 Industry [+ =] both even: 3 VP [SYN-60]
    all: I1: investor of Industry [SYN-19]
    all: I2: investor of Transport [SYN-19]
    all: I3: investor of Defence [SYN-19]
    all: I4: investor of Information [SYN-19]
    all: I5: investor of Service [SYN-19]
    all: s1 rolls 2 1 3 3 5 [SYN-22]
    all: s2 rolls 1 3 3 3 3 [SYN-22]
1 s2 Buy from S4: B59 Industry [+ =] both even: 3 VP, with 1 assistant
    all: s2 puts an agent and 1 assistant at S4 and takes B59 Industry [+ =] both even: 3 VP [SYN-33]
    all: S4: B08 Information [− +] 4 on one die: 2 VP, on both: 7 VP [SYN-60]
2 s2 N3: dice 3 3 → 4 3, 0 VP as the dice stand
    all: s2 plugs B59 in at N3 [SYN-41]
3 s2 cover the left corner: dice 3 3 → 3 3, 0 VP as the dice stand
    all: s2 calibrates N3 with the left corner covered: 3 3 → 3 3 [SYN-43]
4 s1 Buy from S1: B21 Service [= −] higher die − 2 VP, with 1 assistant
    all: s1 puts an agent and 1 assistant at S1 and takes B21 Service [= −] higher die − 2 VP [SYN-33]
    all: S1: B18 Service [− +] 7 − higher die VP [SYN-60]
5 s1 N4: dice 3 5 → 3 4, 2 VP as the dice stand
    all: s1 plugs B21 in at N4 [SYN-41]
6 s1 cover the right corner: dice 3 5 → 3 5, 3 VP as the dice stand
    all: s1 calibrates N4 with the right corner covered: 3 5 → 3 5 [SYN-43]
7 s2 Buy from S3: B27 Transport [+ −] L < R: 4 VP, with 1 assistant
    all: s2 puts an agent and 1 assistant at S3 and takes B27 Transport [+ −] L < R: 4 VP [SYN-33]
    all: S3: B04 Information [= +] 2 on one die: 2 VP, on both: 7 VP [SYN-60]
8 s2 N2: dice 3 3 → 4 2, 0 VP as the dice stand
    all: s2 plugs B27 in at N2 [SYN-41]
9 s2 cover the right corner: dice 3 3 → 4 3, 0 VP as the dice stand
    all: s2 calibrates N2 with the right corner covered: 3 3 → 4 3 [SYN-43]
10 s1 Buy from S1: B18 Service [− +] 7 − higher die VP
    all: s1 puts an agent at S1 and takes B18 Service [− +] 7 − higher die VP [SYN-33]
    all: S1: B06 Information [− −] 3 on one die: 2 VP, on both: 7 VP [SYN-60]
= 10 099c2eeddc215666d1f1d795e7584810ee60c0368d8c701619a4196fa92ce027
11 s1 N3: dice 3 3 → 2 4, 3 VP as the dice stand
    all: s1 plugs B18 in at N3 [SYN-41]
12 s1 cover nothing: dice 3 3 → 2 4, 3 VP as the dice stand
    all: s1 calibrates N3: 3 3 → 2 4 [SYN-43]
13 s2 Buy from S1: B06 Information [− −] 3 on one die: 2 VP, on both: 7 VP, with 1 assistant
    all: s2 puts an agent and 1 assistant at S1 and takes B06 Information [− −] 3 on one die: 2 VP, on both: 7 VP [SYN-33]
    all: S1: B14 Service [= +] 8 − (L + R) VP [SYN-60]
14 s2 N4: dice 3 3 → 2 2, 0 VP as the dice stand
    all: s2 plugs B06 in at N4 [SYN-41]
    all: s2 calibrates N4: 3 3 → 2 2 [SYN-43]
15 s1 Buy from S1: B14 Service [= +] 8 − (L + R) VP
    all: s1 puts an agent at S1 and takes B14 Service [= +] 8 − (L + R) VP [SYN-33]
    all: S1: B37 Defence [+ =] L + R ≤ 4 or ≥ 10: 4 VP [SYN-60]
16 s1 N2: dice 1 2 → 1 3, 4 VP as the dice stand
    all: s1 plugs B14 in at N2 [SYN-41]
17 s1 cover nothing: dice 1 2 → 1 3, 4 VP as the dice stand
    all: s1 calibrates N2: 1 2 → 1 3 [SYN-43]
18 s2 Buy from S2: B23 Service [+ =] lower die − 1 VP
    all: s2 puts an agent at S2 and takes B23 Service [+ =] lower die − 1 VP [SYN-33]
    all: S2: B57 Industry [− =] both odd: 3 VP [SYN-60]
    all: s2 plugs B23 in at N1 [SYN-41]
    all: s2 calibrates N1: 1 4 → 2 4 [SYN-43]
19 s1 Buy from S2: B57 Industry [− =] both odd: 3 VP, with 1 assistant
    all: s1 puts an agent and 1 assistant at S2 and takes B57 Industry [− =] both odd: 3 VP [SYN-33]
    all: S2: B22 Service [+ +] higher die − 2 VP [SYN-60]
    all: s1 plugs B57 in at N1 [SYN-41]
20 s1 cover the left corner: dice 2 1 → 2 1, 0 VP as the dice stand
    all: s1 calibrates N1 with the left corner covered: 2 1 → 2 1 [SYN-43]
    all: s2 has no agents left and passes [SYN-29]
    all: s1 has no agents left and passes [SYN-29]
    all: Round 1 ends [SYN-32]
    all: s1: B57 Industry [− =] both odd: 3 VP at N1 with 2 and 1 pays 0 VP [SYN-63, s1 +0]
    all: s1: B14 Service [= +] 8 − (L + R) VP at N2 with 1 and 3 pays 4 VP [SYN-63, s1 +4]
    all: s1: B18 Service [− +] 7 − higher die VP at N3 with 3 and 4 pays 3 VP [SYN-63, s1 +3]
    all: s1: B21 Service [= −] higher die − 2 VP at N4 with 4 and 5 pays 3 VP [SYN-63, s1 +3]
    all: s2: B23 Service [+ =] lower die − 1 VP at N1 with 2 and 4 pays 1 VP [SYN-63, s2 +1]
    all: s2: B27 Transport [+ −] L < R: 4 VP at N2 with 4 and 3 pays 0 VP [SYN-63, s2 +0]
    all: s2: B59 Industry [+ =] both even: 3 VP at N3 with 3 and 2 pays 0 VP [SYN-63, s2 +0]
    all: s2: B06 Information [− −] 3 on one die: 2 VP, on both: 7 VP at N4 with 2 and 2 pays 0 VP [SYN-63, s2 +0]
    all: s1 wins the investor of Industry at I1 [SYN-73]
    all: s2 comes second at I1 (Industry) and takes 1 VP [SYN-76, s2 +1]
    all: s1 wins the investor of Transport at I2 [SYN-73]
    all: s2 comes second at I2 (Transport) and takes 1 VP [SYN-76, s2 +1]
    all: s2 wins the investor of Defence at I3 [SYN-73]
    all: s1 comes second at I3 (Defence) and takes 1 VP [SYN-76, s1 +1]
    all: s2 wins the investor of Information at I4 [SYN-73]
    all: s2 wins the investor of Service at I5 [SYN-73]
    all: Round 2 begins. Order: s1 and s2 [SYN-25]
    all: S1: B48 Defence [= +] L + R ≥ 9: 4 VP [SYN-60]
    all: S2: B35 Transport [− =] L = R: 5 VP [SYN-60]
    all: S3: B10 Information [+ −] 5 on one die: 2 VP, on both: 7 VP [SYN-60]
    all: S4: B20 Service [+ −] (L + R) − 6 VP [SYN-60]
    all: I1: investor of Transport [SYN-19]
    all: I2: investor of Information [SYN-19]
    all: I3: investor of Defence [SYN-19]
    all: I4: investor of Industry [SYN-19]
    all: I5: investor of Service [SYN-19]
    all: s1 rolls 5 1 2 1 3 [SYN-22]
    all: s2 rolls 5 4 2 3 2 [SYN-22]
= 20 ffd32631a9be6ae0cdaf796c4cef068ffd51ec4f6998f7ba97d97dd7f2a998ed
21 s1 Buy from S3: B10 Information [+ −] 5 on one die: 2 VP, on both: 7 VP, with 4 assistants
    all: s1 puts an agent and 4 assistants at S3 and takes B10 Information [+ −] 5 on one die: 2 VP, on both: 7 VP [SYN-33]
    all: S3: B30 Transport [− +] L > R: 4 VP [SYN-60]
22 s1 N3: dice 2 1 → 3 6, 0 VP as the dice stand
    all: s1 plugs B10 in at N3 [SYN-41]
23 s1 cover the right corner: dice 2 1 → 3 1, 0 VP as the dice stand
    all: s1 calibrates N3 with the right corner covered: 2 1 → 3 1 [SYN-43]
24 s2 Buy from S1: B48 Defence [= +] L + R ≥ 9: 4 VP, with 1 assistant
    all: s2 puts an agent and 1 assistant at S1 and takes B48 Defence [= +] L + R ≥ 9: 4 VP [SYN-33]
    all: S1: B55 Industry [+ =] L + R even: 2 VP [SYN-60]
25 s2 N4: dice 3 2 → 3 3, 0 VP as the dice stand
    all: s2 plugs B48 in at N4 [SYN-41]
26 s2 cover the right corner: dice 3 2 → 3 2, 0 VP as the dice stand
    all: s2 calibrates N4 with the right corner covered: 3 2 → 3 2 [SYN-43]
27 s1 Buy from S2: B35 Transport [− =] L = R: 5 VP
    all: s1 puts an agent at S2 and takes B35 Transport [− =] L = R: 5 VP [SYN-33]
    all: S2: B38 Defence [− −] L + R ≤ 4 or ≥ 10: 4 VP [SYN-60]
28 s1 N4: dice 1 3 → 6 3, 0 VP as the dice stand
    all: s1 plugs B35 in at N4 [SYN-41]
    all: s1 calibrates N4: 1 3 → 6 3 [SYN-43]
29 s2 Buy from S3: B30 Transport [− +] L > R: 4 VP, with 3 assistants
    all: s2 puts an agent and 3 assistants at S3 and takes B30 Transport [− +] L > R: 4 VP [SYN-33]
    all: S3: B32 Transport [+ +] L ≤ R: 3 VP [SYN-60]
30 s2 N3: dice 2 3 → 1 4, 0 VP as the dice stand
    all: s2 plugs B30 in at N3 [SYN-41]
    all: s2 calibrates N3: 2 3 → 1 4 [SYN-43]
= 30 2690e240c54c1d276ee7f27f7fe539cc12f6a6f038dec92da34c6359df3add2a
31 s1 Buy from S1: B55 Industry [+ =] L + R even: 2 VP
    all: s1 puts an agent at S1 and takes B55 Industry [+ =] L + R even: 2 VP [SYN-33]
    all: S1: B60 Industry [− −] both even: 3 VP [SYN-60]
32 s1 N2: dice 1 3 → 2 3, 0 VP as the dice stand
    all: s1 plugs B55 in at N2 [SYN-41]
    all: s1 calibrates N2: 1 3 → 2 3 [SYN-43]
33 s2 Buy from S3: B32 Transport [+ +] L ≤ R: 3 VP
    all: s2 puts an agent at S3 and takes B32 Transport [+ +] L ≤ R: 3 VP [SYN-33]
    all: S3: B54 Industry [+ +] L + R odd: 2 VP [SYN-60]
34 s2 N1: dice 5 4 → 6 5, 0 VP as the dice stand
    all: s2 plugs B32 in at N1 [SYN-41]
    all: s2 calibrates N1: 5 4 → 6 5 [SYN-43]
35 s1 Buy from S2: B38 Defence [− −] L + R ≤ 4 or ≥ 10: 4 VP
    all: s1 puts an agent at S2 and takes B38 Defence [− −] L + R ≤ 4 or ≥ 10: 4 VP [SYN-33]
    all: S2: B40 Defence [− +] L + R = 7: 5 VP [SYN-60]
    all: s1 plugs B38 in at N1 [SYN-41]
    all: s1 calibrates N1: 5 2 → 4 1 [SYN-43]
36 s2 Buy from S3: B54 Industry [+ +] L + R odd: 2 VP
    all: s2 puts an agent at S3 and takes B54 Industry [+ +] L + R odd: 2 VP [SYN-33]
    all: S3: B45 Defence [+ =] L + R ≤ 5: 4 VP [SYN-60]
    all: s2 plugs B54 in at N2 [SYN-41]
    all: s2 calibrates N2: 5 1 → 6 2 [SYN-43]
    all: s1 has no agents left and passes [SYN-29]
    all: s2 has no agents left and passes [SYN-29]
    all: Round 2 ends [SYN-32]
    all: s1: B38 Defence [− −] L + R ≤ 4 or ≥ 10: 4 VP at N1 with 4 and 1 pays 0 VP [SYN-63, s1 +0]
    all: s1: B55 Industry [+ =] L + R even: 2 VP at N2 with 1 and 3 pays 2 VP [SYN-63, s1 +2]
    all: s1: B10 Information [+ −] 5 on one die: 2 VP, on both: 7 VP at N3 with 3 and 6 pays 0 VP [SYN-63, s1 +0]
    all: s1: B35 Transport [− =] L = R: 5 VP at N4 with 6 and 3 pays 0 VP [SYN-63, s1 +0]
    all: s2: B32 Transport [+ +] L ≤ R: 3 VP at N1 with 6 and 6 pays 3 VP [SYN-63, s2 +3]
    all: s2: B54 Industry [+ +] L + R odd: 2 VP at N2 with 6 and 2 pays 0 VP [SYN-63, s2 +0]
    all: s2: B30 Transport [− +] L > R: 4 VP at N3 with 2 and 4 pays 0 VP [SYN-63, s2 +0]
    all: s2: B48 Defence [= +] L + R ≥ 9: 4 VP at N4 with 4 and 2 pays 0 VP [SYN-63, s2 +0]
    all: s2 wins the investor of Transport at I1 [SYN-73]
    all: s1 comes second at I1 (Transport) and takes 1 VP [SYN-76, s1 +1]
    all: s1 wins the investor of Information at I2 [SYN-73]
    all: s2 comes second at I2 (Information) and takes 1 VP [SYN-76, s2 +1]
    all: s1 wins the investor of Defence at I3 [SYN-73]
    all: s2 comes second at I3 (Defence) and takes 1 VP [SYN-76, s2 +1]
    all: s2 wins the investor of Industry at I4 [SYN-73]
    all: s1 comes second at I4 (Industry) and takes 1 VP [SYN-76, s1 +1]
    all: Nobody has influence at I5: the investor of Service is not won [SYN-77]
    all: Round 3 begins. Order: s2 and s1 [SYN-25]
    all: S1: B39 Defence [= +] L + R = 7: 5 VP [SYN-60]
    all: S2: B05 Information [+ =] 3 on one die: 2 VP, on both: 7 VP [SYN-60]
    all: S3: B25 Transport [+ =] L < R: 4 VP [SYN-60]
    all: S4: B58 Industry [= +] both odd: 3 VP [SYN-60]
    all: I1: investor of Defence [SYN-19]
    all: I2: investor of Information [SYN-19]
    all: I3: investor of Service [SYN-19]
    all: I4: investor of Industry [SYN-19]
    all: I5: investor of Transport [SYN-19]
    all: s1 rolls 1 1 2 5 6 [SYN-22]
    all: s2 rolls 1 5 6 4 3 [SYN-22]
37 s2 Buy from S3: B25 Transport [+ =] L < R: 4 VP, with 5 assistants
    all: s2 puts an agent and 5 assistants at S3 and takes B25 Transport [+ =] L < R: 4 VP [SYN-33]
    all: S3: B49 Industry [= +] L even, R odd: 3 VP [SYN-60]
38 s2 N4: dice 4 3 → 5 3, 0 VP as the dice stand
    all: s2 plugs B25 in at N4 [SYN-41]
    all: s2 calibrates N4: 4 3 → 5 3 [SYN-43]
39 s1 Buy from S1: B39 Defence [= +] L + R = 7: 5 VP, with 4 assistants
    all: s1 puts an agent and 4 assistants at S1 and takes B39 Defence [= +] L + R = 7: 5 VP [SYN-33]
    all: S1: B28 Transport [= +] L > R: 4 VP [SYN-60]
40 s1 N3: dice 2 5 → 2 6, 0 VP as the dice stand
    all: s1 plugs B39 in at N3 [SYN-41]
= 40 21b363703a8ddf103955f01278ed91df2c4e86b6b70dca7bbefab06bc60333ea
41 s1 cover nothing: dice 2 5 → 2 6, 0 VP as the dice stand
    all: s1 calibrates N3: 2 5 → 2 6 [SYN-43]
42 s2 Buy from S4: B58 Industry [= +] both odd: 3 VP
    all: s2 puts an agent at S4 and takes B58 Industry [= +] both odd: 3 VP [SYN-33]
    all: S4: B11 Information [= −] 6 on one die: 2 VP, on both: 7 VP [SYN-60]
43 s2 N2: dice 5 6 → 5 1, 3 VP as the dice stand
    all: s2 plugs B58 in at N2 [SYN-41]
    all: s2 calibrates N2: 5 6 → 5 1 [SYN-43]
44 s1 Buy from S2: B05 Information [+ =] 3 on one die: 2 VP, on both: 7 VP, with 1 assistant
    all: s1 puts an agent and 1 assistant at S2 and takes B05 Information [+ =] 3 on one die: 2 VP, on both: 7 VP [SYN-33]
    all: S2: B17 Service [= +] 7 − higher die VP [SYN-60]
45 s1 N1: dice 1 1 → 2 1, 0 VP as the dice stand
    all: s1 plugs B05 in at N1 [SYN-41]
    all: s1 calibrates N1: 1 1 → 2 1 [SYN-43]
46 s2 Buy from S2: B17 Service [= +] 7 − higher die VP
    all: s2 puts an agent at S2 and takes B17 Service [= +] 7 − higher die VP [SYN-33]
    all: S2: B33 Transport [= +] L ≥ R: 3 VP [SYN-60]
47 s2 N1: dice 1 5 → 1 6, 1 VP as the dice stand
    all: s2 plugs B17 in at N1 [SYN-41]
    all: s2 calibrates N1: 1 5 → 1 6 [SYN-43]
48 s1 Buy from S1: B28 Transport [= +] L > R: 4 VP
    all: s1 puts an agent at S1 and takes B28 Transport [= +] L > R: 4 VP [SYN-33]
    all: S1: B46 Defence [= −] L + R ≤ 5: 4 VP [SYN-60]
49 s1 N4: dice 6 6 → 6 1, 4 VP as the dice stand
    all: s1 plugs B28 in at N4 [SYN-41]
    all: s1 calibrates N4: 6 6 → 6 1 [SYN-43]
50 s2 Buy from S4: B11 Information [= −] 6 on one die: 2 VP, on both: 7 VP
    all: s2 puts an agent at S4 and takes B11 Information [= −] 6 on one die: 2 VP, on both: 7 VP [SYN-33]
    all: S4: B03 Information [− =] 2 on one die: 2 VP, on both: 7 VP [SYN-60]
    all: s2 plugs B11 in at N3 [SYN-41]
    all: s2 calibrates N3: 1 5 → 1 4 [SYN-43]
= 50 378d1c0530d028ab5d62836363b3ce91836830451e8674853e8c7c1acf99f780
51 s1 Buy from S4: B03 Information [− =] 2 on one die: 2 VP, on both: 7 VP
    all: s1 puts an agent at S4 and takes B03 Information [− =] 2 on one die: 2 VP, on both: 7 VP [SYN-33]
    all: S4: B47 Defence [− =] L + R ≥ 9: 4 VP [SYN-60]
    all: s1 plugs B03 in at N2 [SYN-41]
    all: s1 calibrates N2: 1 2 → 6 2 [SYN-43]
    all: s2 has no agents left and passes [SYN-29]
    all: s1 has no agents left and passes [SYN-29]
    all: Round 3 ends [SYN-32]
    all: s1: B05 Information [+ =] 3 on one die: 2 VP, on both: 7 VP at N1 with 2 and 6 pays 0 VP [SYN-63, s1 +0]
    all: s1: B03 Information [− =] 2 on one die: 2 VP, on both: 7 VP at N2 with 6 and 2 pays 2 VP [SYN-63, s1 +2]
    all: s1: B39 Defence [= +] L + R = 7: 5 VP at N3 with 2 and 6 pays 0 VP [SYN-63, s1 +0]
    all: s1: B28 Transport [= +] L > R: 4 VP at N4 with 6 and 1 pays 4 VP [SYN-63, s1 +4]
    all: s2: B17 Service [= +] 7 − higher die VP at N1 with 1 and 6 pays 1 VP [SYN-63, s2 +1]
    all: s2: B58 Industry [= +] both odd: 3 VP at N2 with 6 and 1 pays 0 VP [SYN-63, s2 +0]
    all: s2: B11 Information [= −] 6 on one die: 2 VP, on both: 7 VP at N3 with 1 and 4 pays 0 VP [SYN-63, s2 +0]
    all: s2: B25 Transport [+ =] L < R: 4 VP at N4 with 4 and 3 pays 0 VP [SYN-63, s2 +0]
    all: s1 wins the investor of Defence at I1 [SYN-73]
    all: s1 wins the investor of Information at I2 [SYN-73]
    all: s2 comes second at I2 (Information) and takes 1 VP [SYN-76, s2 +1]
    all: s2 wins the investor of Service at I3 [SYN-73]
    all: s1 comes second at I3 (Service) and takes 1 VP [SYN-76, s1 +1]
    all: s2 wins the investor of Industry at I4 [SYN-73]
    all: s1 comes second at I4 (Industry) and takes 1 VP [SYN-76, s1 +1]
    all: s2 wins the investor of Transport at I5 [SYN-73]
    all: s1 comes second at I5 (Transport) and takes 1 VP [SYN-76, s1 +1]
    all: s1: Information, 2 investors × 3 robots = 6 VP [SYN-86, s1 +6]
    all: s1: Transport, 2 investors × 2 robots = 4 VP [SYN-86, s1 +4]
    all: s1: Defence, 2 investors × 2 robots = 4 VP [SYN-86, s1 +4]
    all: s1: Industry, 1 investor × 2 robots = 2 VP [SYN-86, s1 +2]
    all: s2: Information, 1 investor × 2 robots = 2 VP [SYN-86, s2 +2]
    all: s2: Service, 2 investors × 2 robots = 4 VP [SYN-86, s2 +4]
    all: s2: Transport, 2 investors × 4 robots = 8 VP [SYN-86, s2 +8]
    all: s2: Defence, 1 investor × 1 robot = 1 VP [SYN-86, s2 +1]
    all: s2: Industry, 3 investors × 3 robots = 9 VP [SYN-86, s2 +9]
    all: s1 ends with 40 VP on rank 1 [SYN-87]
    all: s2 ends with 34 VP on rank 2 [SYN-87]
= 51 7d1f57752753cc422ffb78cf06c227e5e8a81c96e1daaf00a333a8fb9b488e10
s1 rank 1 score 40
s2 rank 2 score 34

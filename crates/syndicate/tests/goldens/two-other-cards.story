syndicate revision 1, 2 seats, options {}
deal
    all: s1 runs Nautilus Transport and holds its printed investor: Transport [SYN-13]
    all: s2 runs Meridian Defence and holds its printed investor: Defence [SYN-13]
    all: Turn order of the first round: s2 and s1 [SYN-15]
    all: Round 1 begins. Order: s2 and s1 [SYN-25]
    all: S1: B03 Information [− =] 2 on one die: 3 VP, on both: 9 VP [SYN-60]
    all: S2: B39 Defence [= +] L + R = 8: 5 VP [SYN-60]
    all: S3: B34 Transport [− −] L ≥ R: 3 VP [SYN-60]
    all: S4: B06 Information [− −] 3 on one die: 3 VP, on both: 9 VP [SYN-60]
    all: I1: investor of Industry [SYN-19]
    all: I2: investor of Defence [SYN-19]
    all: I3: investor of Information [SYN-19]
    all: I4: investor of Service [SYN-19]
    all: I5: investor of Transport [SYN-19]
    all: s1 rolls 6 5 1 6 5 [SYN-22]
    all: s2 rolls 4 4 4 2 5 [SYN-22]
1 s2 Buy from S3: B34 Transport [− −] L ≥ R: 3 VP, with 2 assistants
    all: s2 puts an agent and 2 assistants at S3 and takes B34 Transport [− −] L ≥ R: 3 VP [SYN-33]
    all: S3: B42 Defence [+ −] difference 1: 4 VP [SYN-60]
2 s2 N1: dice 4 4 → 3 3, 3 VP as the dice stand
    all: s2 plugs B34 in at N1 [SYN-41]
3 s2 cover nothing: dice 4 4 → 3 3, 3 VP as the dice stand
    all: s2 calibrates N1: 4 4 → 3 3 [SYN-43]
4 s1 Buy from S2: B39 Defence [= +] L + R = 8: 5 VP
    all: s1 puts an agent at S2 and takes B39 Defence [= +] L + R = 8: 5 VP [SYN-33]
    all: S2: B22 Service [+ +] higher die − 2 VP [SYN-60]
5 s1 N1: dice 6 5 → 6 6, 0 VP as the dice stand
    all: s1 plugs B39 in at N1 [SYN-41]
6 s1 cover the right corner: dice 6 5 → 6 5, 0 VP as the dice stand
    all: s1 calibrates N1 with the right corner covered: 6 5 → 6 5 [SYN-43]
7 s2 Buy from S2: B22 Service [+ +] higher die − 2 VP, with 1 assistant
    all: s2 puts an agent and 1 assistant at S2 and takes B22 Service [+ +] higher die − 2 VP [SYN-33]
    all: S2: B10 Information [+ −] 5 on one die: 3 VP, on both: 9 VP [SYN-60]
8 s2 N2: dice 3 4 → 4 5, 3 VP as the dice stand
    all: s2 plugs B22 in at N2 [SYN-41]
9 s2 cover both corners: dice 3 4 → 3 4, 2 VP as the dice stand
    all: s2 calibrates N2 with both corners covered: 3 4 → 3 4 [SYN-43]
10 s1 Buy from S4: B06 Information [− −] 3 on one die: 3 VP, on both: 9 VP
    all: s1 puts an agent at S4 and takes B06 Information [− −] 3 on one die: 3 VP, on both: 9 VP [SYN-33]
    all: S4: B36 Transport [= −] L = R: 5 VP [SYN-60]
= 10 b5c792aa2e3f09e28904a2bb85c536af3a00a2c4fa26152772070242f037dcad
11 s1 N3: dice 1 6 → 6 5, 0 VP as the dice stand
    all: s1 plugs B06 in at N3 [SYN-41]
12 s1 cover nothing: dice 1 6 → 6 5, 0 VP as the dice stand
    all: s1 calibrates N3: 1 6 → 6 5 [SYN-43]
13 s2 Buy from S4: B36 Transport [= −] L = R: 5 VP
    all: s2 puts an agent at S4 and takes B36 Transport [= −] L = R: 5 VP [SYN-33]
    all: S4: B49 Industry [= +] L even, R odd: 3 VP [SYN-60]
14 s2 N4: dice 2 5 → 2 4, 0 VP as the dice stand
    all: s2 plugs B36 in at N4 [SYN-41]
    all: s2 calibrates N4: 2 5 → 2 4 [SYN-43]
15 s1 Buy from S3: B42 Defence [+ −] difference 1: 4 VP, with 2 assistants
    all: s1 puts an agent and 2 assistants at S3 and takes B42 Defence [+ −] difference 1: 4 VP [SYN-33]
    all: S3: B41 Defence [− =] difference 1: 4 VP [SYN-60]
16 s1 N2: dice 5 6 → 6 5, 4 VP as the dice stand
    all: s1 plugs B42 in at N2 [SYN-41]
17 s1 cover both corners: dice 5 6 → 5 6, 4 VP as the dice stand
    all: s1 calibrates N2 with both corners covered: 5 6 → 5 6 [SYN-43]
18 s2 Buy from S3: B41 Defence [− =] difference 1: 4 VP
    all: s2 puts an agent at S3 and takes B41 Defence [− =] difference 1: 4 VP [SYN-33]
    all: S3: B26 Transport [= −] L < R: 4 VP [SYN-60]
    all: s2 plugs B41 in at N3 [SYN-41]
    all: s2 calibrates N3: 4 2 → 3 2 [SYN-43]
19 s1 Buy from S3: B26 Transport [= −] L < R: 4 VP
    all: s1 puts an agent at S3 and takes B26 Transport [= −] L < R: 4 VP [SYN-33]
    all: S3: B38 Defence [− −] L + R ≤ 4 or ≥ 10: 4 VP [SYN-60]
    all: s1 plugs B26 in at N4 [SYN-41]
    all: s1 calibrates N4: 5 5 → 5 4 [SYN-43]
    all: s2 has no agents left and passes [SYN-29]
    all: s1 has no agents left and passes [SYN-29]
    all: Round 1 ends [SYN-32]
    all: s1: B39 Defence [= +] L + R = 8: 5 VP at N1 with 6 and 5 pays 0 VP [SYN-63, s1 +0]
    all: s1: B42 Defence [+ −] difference 1: 4 VP at N2 with 5 and 6 pays 4 VP [SYN-63, s1 +4]
    all: s1: B06 Information [− −] 3 on one die: 3 VP, on both: 9 VP at N3 with 6 and 5 pays 0 VP [SYN-63, s1 +0]
    all: s1: B26 Transport [= −] L < R: 4 VP at N4 with 5 and 4 pays 0 VP [SYN-63, s1 +0]
    all: s2: B34 Transport [− −] L ≥ R: 3 VP at N1 with 3 and 3 pays 3 VP [SYN-63, s2 +3]
    all: s2: B22 Service [+ +] higher die − 2 VP at N2 with 3 and 3 pays 1 VP [SYN-63, s2 +1]
    all: s2: B41 Defence [− =] difference 1: 4 VP at N3 with 3 and 2 pays 4 VP [SYN-63, s2 +4]
    all: s2: B36 Transport [= −] L = R: 5 VP at N4 with 2 and 4 pays 0 VP [SYN-63, s2 +0]
    all: Nobody has influence at I1: the investor of Industry is not won [SYN-77]
    all: s2 wins the investor of Defence at I2 [SYN-73]
    all: s1 comes second at I2 (Defence) and takes 1 VP [SYN-76, s1 +1]
    all: s2 wins the investor of Information at I3 [SYN-73]
    all: s1 comes second at I3 (Information) and takes 1 VP [SYN-76, s1 +1]
    all: s2 wins the investor of Service at I4 [SYN-73]
    all: s1 comes second at I4 (Service) and takes 1 VP [SYN-76, s1 +1]
    all: s2 wins the investor of Transport at I5 [SYN-73]
    all: s1 comes second at I5 (Transport) and takes 1 VP [SYN-76, s1 +1]
    all: Round 2 begins. Order: s1 and s2 [SYN-25]
    all: S1: B05 Information [+ =] 3 on one die: 3 VP, on both: 9 VP [SYN-60]
    all: S2: B60 Industry [− −] both even: 3 VP [SYN-60]
    all: S3: B13 Service [− =] 8 − (L + R) VP [SYN-60]
    all: S4: B37 Defence [+ =] L + R ≤ 4 or ≥ 10: 4 VP [SYN-60]
    all: I1: investor of Service [SYN-19]
    all: I2: investor of Defence [SYN-19]
    all: I3: investor of Transport [SYN-19]
    all: I4: investor of Industry [SYN-19]
    all: I5: investor of Information [SYN-19]
    all: s1 rolls 2 1 1 2 3 [SYN-22]
    all: s2 rolls 4 4 5 2 1 [SYN-22]
20 s1 Buy from S4: B37 Defence [+ =] L + R ≤ 4 or ≥ 10: 4 VP, with 1 assistant
    all: s1 puts an agent and 1 assistant at S4 and takes B37 Defence [+ =] L + R ≤ 4 or ≥ 10: 4 VP [SYN-33]
    all: S4: B57 Industry [− =] both odd: 3 VP [SYN-60]
= 20 bd30788e3ff9739281fcd89ef20787323ef56040281bbcaafe04488dea473fc8
21 s1 N4: dice 2 3 → 3 3, 0 VP as the dice stand
    all: s1 plugs B37 in at N4 [SYN-41]
22 s1 cover the left corner: dice 2 3 → 2 3, 0 VP as the dice stand
    all: s1 calibrates N4 with the left corner covered: 2 3 → 2 3 [SYN-43]
23 s2 Buy from S1: B05 Information [+ =] 3 on one die: 3 VP, on both: 9 VP, with 1 assistant
    all: s2 puts an agent and 1 assistant at S1 and takes B05 Information [+ =] 3 on one die: 3 VP, on both: 9 VP [SYN-33]
    all: S1: B15 Service [+ =] 5 − lower die VP [SYN-60]
24 s2 N2: dice 4 5 → 5 5, 0 VP as the dice stand
    all: s2 plugs B05 in at N2 [SYN-41]
25 s2 cover nothing: dice 4 5 → 5 5, 0 VP as the dice stand
    all: s2 calibrates N2: 4 5 → 5 5 [SYN-43]
26 s1 Buy from S1: B15 Service [+ =] 5 − lower die VP, with 1 assistant
    all: s1 puts an agent and 1 assistant at S1 and takes B15 Service [+ =] 5 − lower die VP [SYN-33]
    all: S1: B54 Industry [+ +] L + R odd: 2 VP [SYN-60]
27 s1 N3: dice 1 2 → 2 2, 3 VP as the dice stand
    all: s1 plugs B15 in at N3 [SYN-41]
28 s1 cover the left corner: dice 1 2 → 1 2, 4 VP as the dice stand
    all: s1 calibrates N3 with the left corner covered: 1 2 → 1 2 [SYN-43]
29 s2 Buy from S4: B57 Industry [− =] both odd: 3 VP, with 3 assistants
    all: s2 puts an agent and 3 assistants at S4 and takes B57 Industry [− =] both odd: 3 VP [SYN-33]
    all: S4: B09 Information [− =] 5 on one die: 3 VP, on both: 9 VP [SYN-60]
30 s2 N1: dice 4 5 → 3 5, 3 VP as the dice stand
    all: s2 plugs B57 in at N1 [SYN-41]
= 30 6772795081ac9c79312e1bba7330778212b922bcafbbbe2de2a72e034dff6fbf
31 s2 cover nothing: dice 4 5 → 3 5, 3 VP as the dice stand
    all: s2 calibrates N1: 4 5 → 3 5 [SYN-43]
32 s1 Buy from S4: B09 Information [− =] 5 on one die: 3 VP, on both: 9 VP
    all: s1 puts an agent at S4 and takes B09 Information [− =] 5 on one die: 3 VP, on both: 9 VP [SYN-33]
    all: S4: B30 Transport [− +] L > R: 4 VP [SYN-60]
33 s1 N2: dice 1 1 → 6 1, 0 VP as the dice stand
    all: s1 plugs B09 in at N2 [SYN-41]
34 s1 cover the left corner: dice 1 1 → 1 1, 0 VP as the dice stand
    all: s1 calibrates N2 with the left corner covered: 1 1 → 1 1 [SYN-43]
35 s2 Buy from S1: B54 Industry [+ +] L + R odd: 2 VP
    all: s2 puts an agent at S1 and takes B54 Industry [+ +] L + R odd: 2 VP [SYN-33]
    all: S1: B04 Information [= +] 2 on one die: 3 VP, on both: 9 VP [SYN-60]
36 s2 N4: dice 2 1 → 3 2, 2 VP as the dice stand
    all: s2 plugs B54 in at N4 [SYN-41]
37 s2 cover the right corner: dice 2 1 → 3 1, 0 VP as the dice stand
    all: s2 calibrates N4 with the right corner covered: 2 1 → 3 1 [SYN-43]
38 s1 Buy from S2: B60 Industry [− −] both even: 3 VP
    all: s1 puts an agent at S2 and takes B60 Industry [− −] both even: 3 VP [SYN-33]
    all: S2: B02 Information [= −] 1 on one die: 3 VP, on both: 9 VP [SYN-60]
    all: s1 plugs B60 in at N1 [SYN-41]
    all: s1 calibrates N1: 2 1 → 1 6 [SYN-43]
39 s2 Pass: four new cards, and your marker for the next round
    all: s2 passes [SYN-53]
    all: s2 clears the factory for four new cards [SYN-54]
    all: S1: B43 Defence [= −] difference 2: 5 VP [SYN-60]
    all: S2: B20 Service [+ −] (L + R) − 6 VP [SYN-60]
    all: S3: B50 Industry [− +] L even, R odd: 3 VP [SYN-60]
    all: S4: B33 Transport [= +] L ≥ R: 3 VP [SYN-60]
    all: s1 has no agents left and passes [SYN-29]
40 s2 Buy from S2: B20 Service [+ −] (L + R) − 6 VP
    all: s2 puts an agent at S2 and takes B20 Service [+ −] (L + R) − 6 VP [SYN-33]
    all: S2: B32 Transport [+ +] L ≤ R: 3 VP [SYN-60]
    all: s2 plugs B20 in at N3 [SYN-41]
    all: s2 calibrates N3: 5 3 → 6 2 [SYN-43]
    all: Round 2 ends [SYN-32]
    all: s1: B60 Industry [− −] both even: 3 VP at N1 with 1 and 6 pays 0 VP [SYN-63, s1 +0]
    all: s1: B09 Information [− =] 5 on one die: 3 VP, on both: 9 VP at N2 with 6 and 1 pays 0 VP [SYN-63, s1 +0]
    all: s1: B15 Service [+ =] 5 − lower die VP at N3 with 1 and 2 pays 4 VP [SYN-63, s1 +4]
    all: s1: B37 Defence [+ =] L + R ≤ 4 or ≥ 10: 4 VP at N4 with 2 and 3 pays 0 VP [SYN-63, s1 +0]
    all: s2: B57 Industry [− =] both odd: 3 VP at N1 with 3 and 5 pays 3 VP [SYN-63, s2 +3]
    all: s2: B05 Information [+ =] 3 on one die: 3 VP, on both: 9 VP at N2 with 5 and 6 pays 0 VP [SYN-63, s2 +0]
    all: s2: B20 Service [+ −] (L + R) − 6 VP at N3 with 6 and 2 pays 2 VP [SYN-63, s2 +2]
    all: s2: B54 Industry [+ +] L + R odd: 2 VP at N4 with 2 and 1 pays 2 VP [SYN-63, s2 +2]
    all: s2 wins the investor of Service at I1 [SYN-73]
    all: s1 comes second at I1 (Service) and takes 1 VP [SYN-76, s1 +1]
    all: s2 wins the investor of Defence at I2 [SYN-73]
    all: s1 comes second at I2 (Defence) and takes 1 VP [SYN-76, s1 +1]
    all: s1 wins the investor of Transport at I3 [SYN-73]
    all: s2 comes second at I3 (Transport) and takes 1 VP [SYN-76, s2 +1]
    all: s2 wins the investor of Industry at I4 [SYN-73]
    all: s1 comes second at I4 (Industry) and takes 1 VP [SYN-76, s1 +1]
    all: s2 wins the investor of Information at I5 [SYN-73]
    all: s1 comes second at I5 (Information) and takes 1 VP [SYN-76, s1 +1]
    all: Round 3 begins. Order: s1 and s2 [SYN-25]
    all: S1: B35 Transport [− =] L = R: 5 VP [SYN-60]
    all: S2: B28 Transport [= +] L > R: 4 VP [SYN-60]
    all: S3: B53 Industry [= −] L + R odd: 2 VP [SYN-60]
    all: S4: B51 Industry [− =] L odd, R even: 3 VP [SYN-60]
    all: I1: investor of Transport [SYN-19]
    all: I2: investor of Defence [SYN-19]
    all: I3: investor of Information [SYN-19]
    all: I4: investor of Service [SYN-19]
    all: I5: investor of Industry [SYN-19]
    all: s1 rolls 6 4 6 5 2 [SYN-22]
    all: s2 rolls 4 5 5 4 3 [SYN-22]
= 40 fc506cf1304ebe37c171671e39ffbc343dc8fe1f20d5e3443ae74cdbc1d49225
41 s1 Buy from S1: B35 Transport [− =] L = R: 5 VP, with 1 assistant
    all: s1 puts an agent and 1 assistant at S1 and takes B35 Transport [− =] L = R: 5 VP [SYN-33]
    all: S1: B44 Defence [+ +] difference 2: 5 VP [SYN-60]
42 s1 N2: dice 4 6 → 3 6, 0 VP as the dice stand
    all: s1 plugs B35 in at N2 [SYN-41]
43 s1 cover the left corner: dice 4 6 → 4 6, 0 VP as the dice stand
    all: s1 calibrates N2 with the left corner covered: 4 6 → 4 6 [SYN-43]
44 s2 Buy from S4: B51 Industry [− =] L odd, R even: 3 VP, with 2 assistants
    all: s2 puts an agent and 2 assistants at S4 and takes B51 Industry [− =] L odd, R even: 3 VP [SYN-33]
    all: S4: B24 Service [= −] lower die − 1 VP [SYN-60]
45 s2 N3: dice 5 4 → 4 4, 0 VP as the dice stand
    all: s2 plugs B51 in at N3 [SYN-41]
46 s2 cover the left corner: dice 5 4 → 5 4, 3 VP as the dice stand
    all: s2 calibrates N3 with the left corner covered: 5 4 → 5 4 [SYN-43]
47 s1 Buy from S3: B53 Industry [= −] L + R odd: 2 VP, with 2 assistants
    all: s1 puts an agent and 2 assistants at S3 and takes B53 Industry [= −] L + R odd: 2 VP [SYN-33]
    all: S3: B21 Service [= −] higher die − 2 VP [SYN-60]
48 s1 N3: dice 6 5 → 6 4, 0 VP as the dice stand
    all: s1 plugs B53 in at N3 [SYN-41]
49 s1 cover the right corner: dice 6 5 → 6 5, 2 VP as the dice stand
    all: s1 calibrates N3 with the right corner covered: 6 5 → 6 5 [SYN-43]
50 s2 Buy from S1: B44 Defence [+ +] difference 2: 5 VP, with 2 assistants
    all: s2 puts an agent and 2 assistants at S1 and takes B44 Defence [+ +] difference 2: 5 VP [SYN-33]
    all: S1: B48 Defence [= +] L + R ≥ 9: 4 VP [SYN-60]
= 50 ed0ff7604aa4dce899f6d26aa875943bfe61b67714ee580d794a581210c8ca60
51 s2 N1: dice 4 5 → 5 6, 0 VP as the dice stand
    all: s2 plugs B44 in at N1 [SYN-41]
    all: s2 calibrates N1: 4 5 → 5 6 [SYN-43]
52 s1 Buy from S1: B48 Defence [= +] L + R ≥ 9: 4 VP
    all: s1 puts an agent at S1 and takes B48 Defence [= +] L + R ≥ 9: 4 VP [SYN-33]
    all: S1: B47 Defence [− =] L + R ≥ 9: 4 VP [SYN-60]
53 s1 N4: dice 5 2 → 5 3, 0 VP as the dice stand
    all: s1 plugs B48 in at N4 [SYN-41]
    all: s1 calibrates N4: 5 2 → 5 3 [SYN-43]
54 s2 Buy from S2: B28 Transport [= +] L > R: 4 VP
    all: s2 puts an agent at S2 and takes B28 Transport [= +] L > R: 4 VP [SYN-33]
    all: S2: B23 Service [+ =] lower die − 1 VP [SYN-60]
55 s2 N4: dice 4 3 → 4 4, 0 VP as the dice stand
    all: s2 plugs B28 in at N4 [SYN-41]
    all: s2 calibrates N4: 4 3 → 4 4 [SYN-43]
56 s1 Buy from S3: B21 Service [= −] higher die − 2 VP
    all: s1 puts an agent at S3 and takes B21 Service [= −] higher die − 2 VP [SYN-33]
    all: S3: B11 Information [= −] 6 on one die: 3 VP, on both: 9 VP [SYN-60]
    all: s1 plugs B21 in at N1 [SYN-41]
    all: s1 calibrates N1: 6 4 → 6 3 [SYN-43]
57 s2 Buy from S2: B23 Service [+ =] lower die − 1 VP
    all: s2 puts an agent at S2 and takes B23 Service [+ =] lower die − 1 VP [SYN-33]
    all: S2: B59 Industry [+ =] both even: 3 VP [SYN-60]
    all: s2 plugs B23 in at N2 [SYN-41]
    all: s2 calibrates N2: 6 5 → 1 5 [SYN-43]
    all: s1 has no agents left and passes [SYN-29]
    all: s2 has no agents left and passes [SYN-29]
    all: Round 3 ends [SYN-32]
    all: s1: B21 Service [= −] higher die − 2 VP at N1 with 6 and 3 pays 4 VP [SYN-63, s1 +4]
    all: s1: B35 Transport [− =] L = R: 5 VP at N2 with 3 and 6 pays 0 VP [SYN-63, s1 +0]
    all: s1: B53 Industry [= −] L + R odd: 2 VP at N3 with 6 and 5 pays 2 VP [SYN-63, s1 +2]
    all: s1: B48 Defence [= +] L + R ≥ 9: 4 VP at N4 with 5 and 3 pays 0 VP [SYN-63, s1 +0]
    all: s2: B44 Defence [+ +] difference 2: 5 VP at N1 with 5 and 1 pays 0 VP [SYN-63, s2 +0]
    all: s2: B23 Service [+ =] lower die − 1 VP at N2 with 1 and 5 pays 0 VP [SYN-63, s2 +0]
    all: s2: B51 Industry [− =] L odd, R even: 3 VP at N3 with 5 and 4 pays 3 VP [SYN-63, s2 +3]
    all: s2: B28 Transport [= +] L > R: 4 VP at N4 with 4 and 4 pays 0 VP [SYN-63, s2 +0]
    all: s1 wins the investor of Transport at I1 [SYN-73]
    all: s2 comes second at I1 (Transport) and takes 1 VP [SYN-76, s2 +1]
    all: s2 wins the investor of Defence at I2 [SYN-73]
    all: s1 comes second at I2 (Defence) and takes 1 VP [SYN-76, s1 +1]
    all: s1 wins the investor of Information at I3 [SYN-73]
    all: s2 comes second at I3 (Information) and takes 1 VP [SYN-76, s2 +1]
    all: s1 wins the investor of Service at I4 [SYN-73]
    all: s2 comes second at I4 (Service) and takes 1 VP [SYN-76, s2 +1]
    all: s2 wins the investor of Industry at I5 [SYN-73]
    all: s1: Information, 1 investor × 2 robots = 2 VP [SYN-86, s1 +2]
    all: s1: Service, 1 investor × 2 robots = 2 VP [SYN-86, s1 +2]
    all: s1: Transport, 3 investors × 2 robots = 6 VP [SYN-86, s1 +6]
    all: s2: Information, 2 investors × 1 robot = 2 VP [SYN-86, s2 +2]
    all: s2: Service, 2 investors × 3 robots = 6 VP [SYN-86, s2 +6]
    all: s2: Transport, 1 investor × 3 robots = 3 VP [SYN-86, s2 +3]
    all: s2: Defence, 4 investors × 2 robots = 8 VP [SYN-86, s2 +8]
    all: s2: Industry, 2 investors × 3 robots = 6 VP [SYN-86, s2 +6]
    all: s1 ends with 33 VP on rank 2 [SYN-87]
    all: s2 ends with 47 VP on rank 1 [SYN-87]
= 57 2ac8f4b6aa31259fcd805bf5bdc71791ba16cf152657762ef858c746f36bcf8b
s1 rank 2 score 33
s2 rank 1 score 47

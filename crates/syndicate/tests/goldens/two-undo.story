syndicate revision 1, 2 seats, options {}
deal
    all: s1 runs Nautilus Services and holds its printed investor: Service [SYN-13]
    all: s2 runs Meridian Defence and holds its printed investor: Defence [SYN-13]
    all: Turn order of the first round: s1 and s2 [SYN-15]
    all: Round 1 begins. Order: s1 and s2 [SYN-25]
    all: S1: B15 Service [+ =] 5 − lower die VP [SYN-60]
    all: S2: B11 Information [= −] 6 on one die: 2 VP, on both: 7 VP [SYN-60]
    all: S3: B26 Transport [= −] L < R: 4 VP [SYN-60]
    all: S4: B21 Service [= −] higher die − 2 VP [SYN-60]
    all: I1: investor of Defence [SYN-19]
    all: I2: investor of Service [SYN-19]
    all: I3: investor of Industry [SYN-19]
    all: I4: investor of Transport [SYN-19]
    all: I5: investor of Information [SYN-19]
    all: s1 rolls 2 3 3 2 1 [SYN-22]
    all: s2 rolls 5 6 1 3 3 [SYN-22]
1 s1 Buy from S4: B21 Service [= −] higher die − 2 VP, with 2 assistants
    all: s1 puts an agent and 2 assistants at S4 and takes B21 Service [= −] higher die − 2 VP [SYN-33]
    all: S4: B55 Industry [+ =] L + R even: 2 VP [SYN-60]
2 s1 N1: dice 2 3 → 2 2, 0 VP as the dice stand
    all: s1 plugs B21 in at N1 [SYN-41]
3 s1 undo 2
4 s1 N3: dice 3 2 → 3 1, 1 VP as the dice stand
    all: s1 plugs B21 in at N3 [SYN-41]
5 s1 cover nothing: dice 3 2 → 3 1, 1 VP as the dice stand
    all: s1 calibrates N3: 3 2 → 3 1 [SYN-43]
6 s2 Buy from S1: B15 Service [+ =] 5 − lower die VP, with 5 assistants
    all: s2 puts an agent and 5 assistants at S1 and takes B15 Service [+ =] 5 − lower die VP [SYN-33]
    all: S1: B42 Defence [+ −] difference 1: 4 VP [SYN-60]
7 s2 N4: dice 3 3 → 4 3, 2 VP as the dice stand
    all: s2 plugs B15 in at N4 [SYN-41]
    all: s2 calibrates N4: 3 3 → 4 3 [SYN-43]
8 s1 Buy from S2: B11 Information [= −] 6 on one die: 2 VP, on both: 7 VP
    all: s1 puts an agent at S2 and takes B11 Information [= −] 6 on one die: 2 VP, on both: 7 VP [SYN-33]
    all: S2: B57 Industry [− =] both odd: 3 VP [SYN-60]
9 s1 N2: dice 3 3 → 3 2, 0 VP as the dice stand
    all: s1 plugs B11 in at N2 [SYN-41]
10 s1 cover the right corner: dice 3 3 → 3 3, 0 VP as the dice stand
    all: s1 calibrates N2 with the right corner covered: 3 3 → 3 3 [SYN-43]
= 10 9ed07804b85755920a95bbc3cd6edf35d6f706d8ea857d46114443b1c851ef07
11 s2 Buy from S1: B42 Defence [+ −] difference 1: 4 VP
    all: s2 puts an agent at S1 and takes B42 Defence [+ −] difference 1: 4 VP [SYN-33]
    all: S1: B28 Transport [= +] L > R: 4 VP [SYN-60]
12 s2 N1: dice 5 6 → 6 5, 4 VP as the dice stand
    all: s2 plugs B42 in at N1 [SYN-41]
    all: s2 calibrates N1: 5 6 → 6 5 [SYN-43]
13 s1 Buy from S1: B28 Transport [= +] L > R: 4 VP, with 2 assistants
    all: s1 puts an agent and 2 assistants at S1 and takes B28 Transport [= +] L > R: 4 VP [SYN-33]
    all: S1: B41 Defence [− =] difference 1: 4 VP [SYN-60]
14 s1 N4: dice 1 1 → 1 2, 0 VP as the dice stand
    all: s1 plugs B28 in at N4 [SYN-41]
    all: s1 calibrates N4: 1 1 → 1 2 [SYN-43]
15 s2 Buy from S3: B26 Transport [= −] L < R: 4 VP
    all: s2 puts an agent at S3 and takes B26 Transport [= −] L < R: 4 VP [SYN-33]
    all: S3: B49 Industry [= +] L even, R odd: 3 VP [SYN-60]
16 s2 N2: dice 5 1 → 5 6, 4 VP as the dice stand
    all: s2 plugs B26 in at N2 [SYN-41]
    all: s2 calibrates N2: 5 1 → 5 6 [SYN-43]
17 s1 Buy from S2: B57 Industry [− =] both odd: 3 VP
    all: s1 puts an agent at S2 and takes B57 Industry [− =] both odd: 3 VP [SYN-33]
    all: S2: B38 Defence [− −] L + R ≤ 4 or ≥ 10: 4 VP [SYN-60]
    all: s1 plugs B57 in at N1 [SYN-41]
    all: s1 calibrates N1: 2 3 → 1 3 [SYN-43]
18 s2 Buy from S4: B55 Industry [+ =] L + R even: 2 VP
    all: s2 puts an agent at S4 and takes B55 Industry [+ =] L + R even: 2 VP [SYN-33]
    all: S4: B04 Information [= +] 2 on one die: 2 VP, on both: 7 VP [SYN-60]
    all: s2 plugs B55 in at N3 [SYN-41]
    all: s2 calibrates N3: 6 4 → 1 4 [SYN-43]
    all: s1 has no agents left and passes [SYN-29]
    all: s2 has no agents left and passes [SYN-29]
    all: Round 1 ends [SYN-32]
    all: s1: B57 Industry [− =] both odd: 3 VP at N1 with 1 and 3 pays 3 VP [SYN-63, s1 +3]
    all: s1: B11 Information [= −] 6 on one die: 2 VP, on both: 7 VP at N2 with 3 and 3 pays 0 VP [SYN-63, s1 +0]
    all: s1: B21 Service [= −] higher die − 2 VP at N3 with 3 and 1 pays 1 VP [SYN-63, s1 +1]
    all: s1: B28 Transport [= +] L > R: 4 VP at N4 with 1 and 2 pays 0 VP [SYN-63, s1 +0]
    all: s2: B42 Defence [+ −] difference 1: 4 VP at N1 with 6 and 5 pays 4 VP [SYN-63, s2 +4]
    all: s2: B26 Transport [= −] L < R: 4 VP at N2 with 5 and 1 pays 0 VP [SYN-63, s2 +0]
    all: s2: B55 Industry [+ =] L + R even: 2 VP at N3 with 1 and 4 pays 0 VP [SYN-63, s2 +0]
    all: s2: B15 Service [+ =] 5 − lower die VP at N4 with 4 and 3 pays 2 VP [SYN-63, s2 +2]
    all: s2 wins the investor of Defence at I1 [SYN-73]
    all: s1 comes second at I1 (Defence) and takes 1 VP [SYN-76, s1 +1]
    all: s2 wins the investor of Service at I2 [SYN-73]
    all: s1 comes second at I2 (Service) and takes 1 VP [SYN-76, s1 +1]
    all: s1 wins the investor of Industry at I3 [SYN-73]
    all: s2 comes second at I3 (Industry) and takes 1 VP [SYN-76, s2 +1]
    all: s1 wins the investor of Transport at I4 [SYN-73]
    all: s2 comes second at I4 (Transport) and takes 1 VP [SYN-76, s2 +1]
    all: s1 wins the investor of Information at I5 [SYN-73]
    all: s2 comes second at I5 (Information) and takes 1 VP [SYN-76, s2 +1]
    all: Round 2 begins. Order: s2 and s1 [SYN-25]
    all: S1: B14 Service [= +] 8 − (L + R) VP [SYN-60]
    all: S2: B23 Service [+ =] lower die − 1 VP [SYN-60]
    all: S3: B48 Defence [= +] L + R ≥ 9: 4 VP [SYN-60]
    all: S4: B31 Transport [+ =] L ≤ R: 3 VP [SYN-60]
    all: I1: investor of Industry [SYN-19]
    all: I2: investor of Service [SYN-19]
    all: I3: investor of Defence [SYN-19]
    all: I4: investor of Information [SYN-19]
    all: I5: investor of Transport [SYN-19]
    all: s1 rolls 5 2 6 5 5 [SYN-22]
    all: s2 rolls 5 5 4 6 4 [SYN-22]
19 s2 Buy from S3: B48 Defence [= +] L + R ≥ 9: 4 VP, with 1 assistant
    all: s2 puts an agent and 1 assistant at S3 and takes B48 Defence [= +] L + R ≥ 9: 4 VP [SYN-33]
    all: S3: B37 Defence [+ =] L + R ≤ 4 or ≥ 10: 4 VP [SYN-60]
20 s2 N4: dice 6 4 → 6 5, 4 VP as the dice stand
    all: s2 plugs B48 in at N4 [SYN-41]
= 20 edc484fc2d8a49e2d8213fb5d2ddf7d3915d0bcd9d8aa251ca06bf90743325d8
21 s2 cover the right corner: dice 6 4 → 6 4, 4 VP as the dice stand
    all: s2 calibrates N4 with the right corner covered: 6 4 → 6 4 [SYN-43]
22 s1 Buy from S2: B23 Service [+ =] lower die − 1 VP, with 2 assistants
    all: s1 puts an agent and 2 assistants at S2 and takes B23 Service [+ =] lower die − 1 VP [SYN-33]
    all: S2: B32 Transport [+ +] L ≤ R: 3 VP [SYN-60]
23 s1 N4: dice 5 5 → 6 5, 4 VP as the dice stand
    all: s1 plugs B23 in at N4 [SYN-41]
24 s1 cover the left corner: dice 5 5 → 5 5, 4 VP as the dice stand
    all: s1 calibrates N4 with the left corner covered: 5 5 → 5 5 [SYN-43]
25 s2 Buy from S2: B32 Transport [+ +] L ≤ R: 3 VP, with 3 assistants
    all: s2 puts an agent and 3 assistants at S2 and takes B32 Transport [+ +] L ≤ R: 3 VP [SYN-33]
    all: S2: B10 Information [+ −] 5 on one die: 2 VP, on both: 7 VP [SYN-60]
26 s2 N2: dice 5 4 → 6 5, 0 VP as the dice stand
    all: s2 plugs B32 in at N2 [SYN-41]
    all: s2 calibrates N2: 5 4 → 6 5 [SYN-43]
27 s1 Buy from S2: B10 Information [+ −] 5 on one die: 2 VP, on both: 7 VP, with 1 assistant
    all: s1 puts an agent and 1 assistant at S2 and takes B10 Information [+ −] 5 on one die: 2 VP, on both: 7 VP [SYN-33]
    all: S2: B09 Information [− =] 5 on one die: 2 VP, on both: 7 VP [SYN-60]
28 s1 N1: dice 5 2 → 6 1, 0 VP as the dice stand
    all: s1 plugs B10 in at N1 [SYN-41]
29 s1 cover nothing: dice 5 2 → 6 1, 0 VP as the dice stand
    all: s1 calibrates N1: 5 2 → 6 1 [SYN-43]
30 s2 Buy from S2: B09 Information [− =] 5 on one die: 2 VP, on both: 7 VP
    all: s2 puts an agent at S2 and takes B09 Information [− =] 5 on one die: 2 VP, on both: 7 VP [SYN-33]
    all: S2: B51 Industry [− =] L odd, R even: 3 VP [SYN-60]
= 30 716a9895453e8e6cbffab3c964ab618960d577251e71a38b8250c7f650dd59f4
31 s2 N1: dice 5 6 → 4 6, 0 VP as the dice stand
    all: s2 plugs B09 in at N1 [SYN-41]
    all: s2 calibrates N1: 5 6 → 4 6 [SYN-43]
32 s1 Buy from S3: B37 Defence [+ =] L + R ≤ 4 or ≥ 10: 4 VP
    all: s1 puts an agent at S3 and takes B37 Defence [+ =] L + R ≤ 4 or ≥ 10: 4 VP [SYN-33]
    all: S3: B39 Defence [= +] L + R = 7: 5 VP [SYN-60]
33 s1 N2: dice 1 6 → 2 6, 0 VP as the dice stand
    all: s1 plugs B37 in at N2 [SYN-41]
34 s1 cover nothing: dice 1 6 → 2 6, 0 VP as the dice stand
    all: s1 calibrates N2: 1 6 → 2 6 [SYN-43]
35 s2 Buy from S1: B14 Service [= +] 8 − (L + R) VP
    all: s2 puts an agent at S1 and takes B14 Service [= +] 8 − (L + R) VP [SYN-33]
    all: S1: B54 Industry [+ +] L + R odd: 2 VP [SYN-60]
    all: s2 plugs B14 in at N3 [SYN-41]
    all: s2 calibrates N3: 5 6 → 5 1 [SYN-43]
36 s1 Buy from S3: B39 Defence [= +] L + R = 7: 5 VP
    all: s1 puts an agent at S3 and takes B39 Defence [= +] L + R = 7: 5 VP [SYN-33]
    all: S3: B16 Service [− −] 5 − lower die VP [SYN-60]
    all: s1 plugs B39 in at N3 [SYN-41]
37 s1 cover nothing: dice 6 5 → 6 6, 0 VP as the dice stand
    all: s1 calibrates N3: 6 5 → 6 6 [SYN-43]
    all: s2 has no agents left and passes [SYN-29]
    all: s1 has no agents left and passes [SYN-29]
    all: Round 2 ends [SYN-32]
    all: s1: B10 Information [+ −] 5 on one die: 2 VP, on both: 7 VP at N1 with 6 and 2 pays 0 VP [SYN-63, s1 +0]
    all: s1: B37 Defence [+ =] L + R ≤ 4 or ≥ 10: 4 VP at N2 with 2 and 6 pays 0 VP [SYN-63, s1 +0]
    all: s1: B39 Defence [= +] L + R = 7: 5 VP at N3 with 6 and 6 pays 0 VP [SYN-63, s1 +0]
    all: s1: B23 Service [+ =] lower die − 1 VP at N4 with 6 and 5 pays 4 VP [SYN-63, s1 +4]
    all: s2: B09 Information [− =] 5 on one die: 2 VP, on both: 7 VP at N1 with 4 and 6 pays 0 VP [SYN-63, s2 +0]
    all: s2: B32 Transport [+ +] L ≤ R: 3 VP at N2 with 6 and 5 pays 0 VP [SYN-63, s2 +0]
    all: s2: B14 Service [= +] 8 − (L + R) VP at N3 with 5 and 1 pays 2 VP [SYN-63, s2 +2]
    all: s2: B48 Defence [= +] L + R ≥ 9: 4 VP at N4 with 1 and 4 pays 0 VP [SYN-63, s2 +0]
    all: s2 wins the investor of Industry at I1 [SYN-73]
    all: s2 wins the investor of Service at I2 [SYN-73]
    all: s1 comes second at I2 (Service) and takes 1 VP [SYN-76, s1 +1]
    all: s1 wins the investor of Defence at I3 [SYN-73]
    all: s2 comes second at I3 (Defence) and takes 1 VP [SYN-76, s2 +1]
    all: s1 wins the investor of Information at I4 [SYN-73]
    all: s2 comes second at I4 (Information) and takes 1 VP [SYN-76, s2 +1]
    all: Nobody has influence at I5: the investor of Transport is not won [SYN-77]
    all: Round 3 begins. Order: s1 and s2 [SYN-25]
    all: S1: B43 Defence [= −] difference 2: 5 VP [SYN-60]
    all: S2: B34 Transport [− −] L ≥ R: 3 VP [SYN-60]
    all: S3: B58 Industry [= +] both odd: 3 VP [SYN-60]
    all: S4: B18 Service [− +] 7 − higher die VP [SYN-60]
    all: I1: investor of Defence [SYN-19]
    all: I2: investor of Transport [SYN-19]
    all: I3: investor of Service [SYN-19]
    all: I4: investor of Industry [SYN-19]
    all: I5: investor of Information [SYN-19]
    all: s1 rolls 5 3 3 3 2 [SYN-22]
    all: s2 rolls 3 3 4 5 1 [SYN-22]
38 s1 Buy from S2: B34 Transport [− −] L ≥ R: 3 VP, with 3 assistants
    all: s1 puts an agent and 3 assistants at S2 and takes B34 Transport [− −] L ≥ R: 3 VP [SYN-33]
    all: S2: B05 Information [+ =] 3 on one die: 2 VP, on both: 7 VP [SYN-60]
39 s1 N2: dice 3 3 → 2 2, 3 VP as the dice stand
    all: s1 plugs B34 in at N2 [SYN-41]
40 s1 cover the right corner: dice 3 3 → 2 3, 0 VP as the dice stand
    all: s1 calibrates N2 with the right corner covered: 3 3 → 2 3 [SYN-43]
= 40 1a9c1e859b4ae66d6c84e16c43c5b5ec3e85e1e1ae2b2ee0a9f7ce91741f99fc
41 s2 Buy from S1: B43 Defence [= −] difference 2: 5 VP
    all: s2 puts an agent at S1 and takes B43 Defence [= −] difference 2: 5 VP [SYN-33]
    all: S1: B17 Service [= +] 7 − higher die VP [SYN-60]
42 s2 N4: dice 5 1 → 5 6, 0 VP as the dice stand
    all: s2 plugs B43 in at N4 [SYN-41]
43 s2 cover the right corner: dice 5 1 → 5 1, 0 VP as the dice stand
    all: s2 calibrates N4 with the right corner covered: 5 1 → 5 1 [SYN-43]
44 s1 Buy from S1: B17 Service [= +] 7 − higher die VP, with 1 assistant
    all: s1 puts an agent and 1 assistant at S1 and takes B17 Service [= +] 7 − higher die VP [SYN-33]
    all: S1: B50 Industry [− +] L even, R odd: 3 VP [SYN-60]
45 s1 N1: dice 5 2 → 5 3, 2 VP as the dice stand
    all: s1 plugs B17 in at N1 [SYN-41]
    all: s1 calibrates N1: 5 2 → 5 3 [SYN-43]
46 s2 Buy from S3: B58 Industry [= +] both odd: 3 VP, with 4 assistants
    all: s2 puts an agent and 4 assistants at S3 and takes B58 Industry [= +] both odd: 3 VP [SYN-33]
    all: S3: B02 Information [= −] 1 on one die: 2 VP, on both: 7 VP [SYN-60]
47 s2 N1: dice 3 3 → 3 4, 0 VP as the dice stand
    all: s2 plugs B58 in at N1 [SYN-41]
    all: s2 calibrates N1: 3 3 → 3 4 [SYN-43]
48 s1 Buy from S2: B05 Information [+ =] 3 on one die: 2 VP, on both: 7 VP
    all: s1 puts an agent at S2 and takes B05 Information [+ =] 3 on one die: 2 VP, on both: 7 VP [SYN-33]
    all: S2: B35 Transport [− =] L = R: 5 VP [SYN-60]
49 s1 N3: dice 3 3 → 4 3, 2 VP as the dice stand
    all: s1 plugs B05 in at N3 [SYN-41]
    all: s1 calibrates N3: 3 3 → 4 3 [SYN-43]
50 s2 Pass: four new cards, and your marker for the next round
    all: s2 passes [SYN-53]
    all: s2 clears the factory for four new cards [SYN-54]
    all: S1: B40 Defence [− +] L + R = 7: 5 VP [SYN-60]
    all: S2: B60 Industry [− −] both even: 3 VP [SYN-60]
    all: S3: B07 Information [= +] 4 on one die: 2 VP, on both: 7 VP [SYN-60]
    all: S4: B29 Transport [− =] L > R: 4 VP [SYN-60]
= 50 d12d2713b928f54037dead758495bc6001bc60bd85d7860d61a09846c84659fc
51 s1 Buy from S4: B29 Transport [− =] L > R: 4 VP
    all: s1 puts an agent at S4 and takes B29 Transport [− =] L > R: 4 VP [SYN-33]
    all: S4: B13 Service [− =] 8 − (L + R) VP [SYN-60]
    all: s1 plugs B29 in at N4 [SYN-41]
    all: s1 calibrates N4: 3 2 → 2 2 [SYN-43]
52 s2 Buy from S4: B13 Service [− =] 8 − (L + R) VP
    all: s2 puts an agent at S4 and takes B13 Service [− =] 8 − (L + R) VP [SYN-33]
    all: S4: B52 Industry [+ −] L odd, R even: 3 VP [SYN-60]
53 s2 N2: dice 4 4 → 3 4, 1 VP as the dice stand
    all: s2 plugs B13 in at N2 [SYN-41]
    all: s2 calibrates N2: 4 4 → 3 4 [SYN-43]
    all: s1 has no agents left and passes [SYN-29]
54 s2 Buy from S2: B60 Industry [− −] both even: 3 VP
    all: s2 puts an agent at S2 and takes B60 Industry [− −] both even: 3 VP [SYN-33]
    all: S2: B47 Defence [− =] L + R ≥ 9: 4 VP [SYN-60]
    all: s2 plugs B60 in at N3 [SYN-41]
    all: s2 calibrates N3: 4 5 → 3 4 [SYN-43]
    all: Round 3 ends [SYN-32]
    all: s1: B17 Service [= +] 7 − higher die VP at N1 with 5 and 3 pays 2 VP [SYN-63, s1 +2]
    all: s1: B34 Transport [− −] L ≥ R: 3 VP at N2 with 3 and 4 pays 0 VP [SYN-63, s1 +0]
    all: s1: B05 Information [+ =] 3 on one die: 2 VP, on both: 7 VP at N3 with 4 and 2 pays 0 VP [SYN-63, s1 +0]
    all: s1: B29 Transport [− =] L > R: 4 VP at N4 with 2 and 2 pays 0 VP [SYN-63, s1 +0]
    all: s2: B58 Industry [= +] both odd: 3 VP at N1 with 3 and 3 pays 3 VP [SYN-63, s2 +3]
    all: s2: B13 Service [− =] 8 − (L + R) VP at N2 with 3 and 3 pays 2 VP [SYN-63, s2 +2]
    all: s2: B60 Industry [− −] both even: 3 VP at N3 with 3 and 4 pays 0 VP [SYN-63, s2 +0]
    all: s2: B43 Defence [= −] difference 2: 5 VP at N4 with 4 and 1 pays 0 VP [SYN-63, s2 +0]
    all: s1 wins the investor of Defence at I1 [SYN-73]
    all: s2 comes second at I1 (Defence) and takes 1 VP [SYN-76, s2 +1]
    all: s1 wins the investor of Transport at I2 [SYN-73]
    all: s2 comes second at I2 (Transport) and takes 1 VP [SYN-76, s2 +1]
    all: s2 wins the investor of Service at I3 [SYN-73]
    all: s1 comes second at I3 (Service) and takes 1 VP [SYN-76, s1 +1]
    all: s2 wins the investor of Industry at I4 [SYN-73]
    all: s1 comes second at I4 (Industry) and takes 1 VP [SYN-76, s1 +1]
    all: s1 wins the investor of Information at I5 [SYN-73]
    all: s2 comes second at I5 (Information) and takes 1 VP [SYN-76, s2 +1]
    all: s1: Information, 3 investors × 3 robots = 9 VP [SYN-86, s1 +9]
    all: s1: Service, 1 investor × 3 robots = 3 VP [SYN-86, s1 +3]
    all: s1: Transport, 2 investors × 3 robots = 6 VP [SYN-86, s1 +6]
    all: s1: Defence, 2 investors × 2 robots = 4 VP [SYN-86, s1 +4]
    all: s1: Industry, 1 investor × 1 robot = 1 VP [SYN-86, s1 +1]
    all: s2: Service, 3 investors × 3 robots = 9 VP [SYN-86, s2 +9]
    all: s2: Defence, 2 investors × 3 robots = 6 VP [SYN-86, s2 +6]
    all: s2: Industry, 2 investors × 3 robots = 6 VP [SYN-86, s2 +6]
    all: s1 ends with 38 VP on rank 2 [SYN-87]
    all: s2 ends with 42 VP on rank 1 [SYN-87]
= 54 f18a09e00dd8e7eac2049c76f4e111877efb67cb0c19426f49ca0bc00af4be0b
s1 rank 2 score 38
s2 rank 1 score 42

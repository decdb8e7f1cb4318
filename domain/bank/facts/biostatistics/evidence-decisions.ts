import type { Decision, Selection } from '../professional-practice/practice-case.ts';

/** Reading of evidence: hypotheses, intervals, tests, screening. */
export const evidenceDecisions: readonly Decision[] = [
  {
    id: 'interval-crosses-one',
    theme: 'appraisal',
    level: 'analysis',
    stem: 'A trial of a new drug reports a relative risk of stroke of 0.82 with a 95% confidence interval of 0.64 to 1.05. How should this be read?',
    key: [
      'The result is compatible with no effect',
      'The interval includes 1, so a difference has not been shown at the 5% level.',
    ],
    wrong: [
      [
        'The drug lowers stroke risk by 82 percent',
        'A relative risk of 0.82 would mean a fall by 18%.',
      ],
      [
        'The drug has been proved to be useless',
        'Absence of proof is not proof of absence. A benefit of up to 36% is possible.',
      ],
      [
        'The drug raises the risk of stroke by 5%',
        'The upper limit is the edge of what is compatible and not the estimate.',
      ],
      [
        'The p value of the trial is below 0.05',
        'An interval that includes 1 goes with a p value above 0.05.',
      ],
      [
        'The trial was too large to be accurate',
        'A larger trial gives a narrower interval and more accurate results.',
      ],
    ],
    takeaway: 'For ratios the null value is 1, and for differences it is 0.',
  },
  {
    id: 'type-two-error',
    theme: 'hypothesis',
    level: 'analysis',
    stem: 'A trial with 30 patients in each arm finds no significant effect of a drug. Later trials with thousands of patients show a clear benefit. What best describes the first result?',
    key: [
      'Type II error from low power',
      'A true effect was missed because the sample was too small.',
    ],
    wrong: [
      ['Type I error from low power', 'A type I error finds an effect that does not exist.'],
      [
        'Type I error from multiple tests',
        'Multiple testing yields false positives and not misses.',
      ],
      ['Type II error from a high alpha', 'A higher alpha lowers the chance of a type II error.'],
      ['Regression toward the mean', 'It concerns extreme values that become less extreme.'],
      [
        'Ecologic fallacy from group data',
        'The data came from individual patients, so this fallacy cannot arise.',
      ],
    ],
    takeaway: 'Power is 1 − beta. It rises with sample size, effect size and precision.',
  },
  {
    id: 'type-one-many-tests',
    theme: 'hypothesis',
    level: 'analysis',
    stem: 'A study of an inactive supplement compares 40 laboratory values between two groups at a level of 0.05. Two are significant. Which explanation is most likely?',
    key: [
      'Type I error from multiple comparisons',
      'With 40 tests at 0.05, two false positives are expected by chance.',
    ],
    wrong: [
      [
        'Type II error from too few participants',
        'A type II error misses true effects, and here a false one appeared.',
      ],
      [
        'High power because of the many measures',
        'The number of measures does not raise power for each.',
      ],
      [
        'Low reliability of one laboratory device',
        'Nothing points to a device, and chance explains the result.',
      ],
      ['Confounding by age in one of the groups', 'Nothing is said of a difference in age.'],
      [
        'Lead-time bias of the earlier blood draws',
        'Lead-time bias concerns survival after screening and not laboratory comparisons.',
      ],
    ],
    takeaway:
      'Fewer prespecified outcomes or a stricter level, such as Bonferroni’s, protects from this.',
  },
  {
    id: 'p-value-meaning',
    theme: 'hypothesis',
    stem: 'A trial of a blood pressure drug reports a mean fall of 6 mm Hg compared with placebo, p = 0.03. What does the p value mean?',
    key: [
      'A 3% chance of such data if there is no effect',
      'The p value is the probability of data as extreme as these when the null hypothesis is true.',
    ],
    wrong: [
      [
        'A 3% chance that the drug has no real effect',
        'The p value is not the probability of the hypothesis.',
      ],
      [
        'A 97% chance that the drug works in a patient',
        'It says nothing of how likely one patient is to respond.',
      ],
      ['A 3% fall in blood pressure compared to placebo', 'The size of the effect is 6 mm Hg.'],
      [
        'A 97% chance of the same result in a new trial',
        'The p value does not give the chance of replication.',
      ],
      [
        'A 3% share of the patients with adverse effects',
        'Adverse effects are counted separately and have nothing to do with it.',
      ],
    ],
    takeaway:
      'A small p value tells nothing about clinical importance. Look at the size and its interval.',
  },
  {
    id: 'cutoff-lowered',
    theme: 'test-measures',
    level: 'analysis',
    stem: 'To miss fewer cases of diabetes a program lowers the glucose level at which its test counts as positive. What happens to the test?',
    key: [
      'Sensitivity rises and specificity falls',
      'A lower cutoff catches more of the ill and also marks more of the well as positive.',
    ],
    wrong: [
      ['Sensitivity falls and specificity rises', 'This is the effect of a higher cutoff.'],
      [
        'Sensitivity rises and specificity rises',
        'With one test, gain in one is paid for by the other.',
      ],
      [
        'Prevalence rises and sensitivity falls',
        'Prevalence depends on the population and not on the cutoff.',
      ],
      ['Prevalence falls and specificity rises', 'The cutoff does not change how many are ill.'],
      [
        'Both stay, and the false positives fall',
        'False positives increase with a lower cutoff, and sensitivity changes too.',
      ],
    ],
    takeaway: 'Screening favors sensitivity, and confirmation favors specificity.',
  },
  {
    id: 'prevalence-and-ppv',
    theme: 'test-measures',
    level: 'analysis',
    stem: 'An HIV test with fixed sensitivity and specificity moves from a clinic with a prevalence of 8% to blood donors with a prevalence of 0.02%. What changes most?',
    key: [
      'Positive predictive value falls',
      'When disease is rare, false positives outnumber true positives.',
    ],
    wrong: [
      [
        'Negative predictive value falls',
        'The negative predictive value rises as the disease becomes rarer.',
      ],
      ['Sensitivity of the test falls', 'Sensitivity is a property of the test and is fixed here.'],
      ['Specificity of the test falls', 'Specificity is a property of the test and is fixed here.'],
      [
        'Positive likelihood ratio falls',
        'The ratio depends on sensitivity and specificity alone.',
      ],
      ['False positive rate among well rises', 'This rate is 1 − specificity and stays the same.'],
    ],
    takeaway:
      'Predictive values depend on prevalence. Confirm positive results in low-risk people.',
  },
  {
    id: 'incidence-prevalence-treatment',
    theme: 'surveillance',
    level: 'analysis',
    stem: 'A new treatment for a leukemia lengthens life by years but does not cure. The number of new cases per year stays the same. What happens in the population?',
    key: [
      'Prevalence rises while incidence is unchanged',
      'Prevalence grows with duration of disease. Incidence counts new cases.',
    ],
    wrong: [
      [
        'Incidence rises while prevalence is unchanged',
        'Treatment of the ill does not make new cases.',
      ],
      [
        'Prevalence falls while incidence is unchanged',
        'Prevalence would fall with cure or faster death.',
      ],
      [
        'Incidence and prevalence fall at the same rate',
        'Neither falls when patients live longer with disease.',
      ],
      [
        'Incidence falls while prevalence is unchanged',
        'The number of new cases is said to stay the same.',
      ],
      [
        'Mortality rises while prevalence is unchanged',
        'Longer life with the disease lowers mortality in each year.',
      ],
    ],
    takeaway: 'In a steady state prevalence is about incidence times mean duration.',
  },
  {
    id: 'relative-versus-absolute',
    theme: 'risk-measures',
    level: 'analysis',
    stem: 'An advertisement says that a drug “cuts heart attacks by 50%.” In the trial 1% had one on the drug and 2% on placebo in 5 years. Which statement puts the benefit in proportion?',
    key: [
      'About 100 patients are treated for 5 years to spare one',
      'The absolute reduction is 1%, so the number needed to treat is 100.',
    ],
    wrong: [
      [
        'About 50 of every 100 patients are spared by the drug',
        'Half of a small risk is not half of the patients.',
      ],
      [
        'About 2 patients are treated for 5 years to spare one',
        'This takes the relative reduction for the absolute one.',
      ],
      [
        'About 20 patients are treated for 5 years to spare one',
        'This would need an absolute reduction of 5%.',
      ],
      [
        'About 99 of every 100 patients are spared by the drug',
        'Most of these would not have had an attack in any case.',
      ],
      [
        'About 10 patients are treated for 5 years to spare one',
        'This would need an absolute reduction of 10%.',
      ],
    ],
    takeaway:
      'Relative effects sound large when the baseline risk is small. Ask for the absolute difference.',
  },
  {
    id: 'surrogate-endpoint',
    theme: 'appraisal',
    level: 'analysis',
    stem: 'A brochure praises a drug that raises HDL cholesterol by 30%. The cited trial did not report heart attacks, strokes or deaths. What is the chief weakness of the claim?',
    key: [
      'It rests on a surrogate outcome',
      'A better laboratory value does not prove that patients live longer or better.',
    ],
    wrong: [
      ['It rests on a composite outcome', 'A composite joins several events. None was reported.'],
      ['It rests on a crossover design', 'The design is not given and is not the weakness.'],
      [
        'It rests on a rare disease',
        'Abnormal lipids are common, and rarity would not be the weakness.',
      ],
      [
        'It rests on a subgroup analysis',
        'No subgroup of the participants is mentioned in the claim.',
      ],
      [
        'It rests on a per-protocol set',
        'Nothing in the claim tells which participants were analyzed.',
      ],
    ],
    takeaway: 'Prefer outcomes that matter to patients: death, events, function, symptoms.',
  },
  {
    id: 'intention-to-treat-why',
    theme: 'appraisal',
    level: 'analysis',
    stem: 'In a trial of surgery versus exercise for knee pain, 18% of the exercise group had surgery after all. The authors analyze each person in the group to which chance assigned him or her. What does this preserve?',
    key: [
      'The balance that was made by random assignment',
      'Intention-to-treat analysis keeps known and unknown factors balanced.',
    ],
    wrong: [
      [
        'The effect in those who adhered to the plan',
        'The effect in those who adhered is what a per-protocol analysis estimates.',
      ],
      [
        'The blinding of surgeons and of participants',
        'The way of analysis cannot blind people who know their treatment.',
      ],
      [
        'The power that was lost through the crossover',
        'Crossover dilutes the effect, and power stays lower.',
      ],
      [
        'The external validity for other populations',
        'How far results can be generalized depends on who was enrolled.',
      ],
      [
        'The secrecy of who was allotted to what arm',
        'Concealment of allocation concerns enrollment and is over by the analysis.',
      ],
    ],
    takeaway:
      'It tends to underestimate the effect, which is the cautious side in superiority trials.',
  },
  {
    id: 'evidence-highest',
    theme: 'appraisal',
    stem: 'A {clinician} looks for the best evidence on whether a drug prevents migraine. Which source stands highest in the usual hierarchy?',
    key: [
      'Systematic review of randomized trials',
      'It joins randomized evidence found by a full search, with its quality appraised.',
    ],
    wrong: [
      [
        'Large cohort study from one health plan',
        'Cohorts are open to confounding because nobody was assigned by chance.',
      ],
      ['Case-control study with matched pairs', 'It is weaker because of recall and selection.'],
      [
        'Single randomized trial at one hospital',
        'One trial is strong but less so than all trials together.',
      ],
      [
        'Consensus statement of expert opinion',
        'Opinion that does not rest on systematic evidence stands low.',
      ],
      [
        'Case series from a specialist clinic',
        'A case series has no comparison group and stands low.',
      ],
    ],
    takeaway:
      'The hierarchy is a guide. A poor review of poor trials is not better than one good trial.',
  },
  {
    id: 'skewed-stay-median',
    theme: 'hypothesis',
    stem: 'Length of stay of 41 patients is mostly 2 to 4 days, but three stayed for more than 90 days. Which measure describes the typical stay best?',
    key: ['The median', 'The median is not pulled by a few extreme values.'],
    wrong: [
      ['The mean', 'The mean is drawn upward by the three long stays.'],
      ['The range', 'The range describes spread and depends on the extremes.'],
      ['The variance', 'Variance describes how widely values are spread and not the typical one.'],
      ['The maximum', 'The maximum is the stay of the single most extreme patient.'],
      ['The 90th centile', 'The 90th centile describes the upper end of the distribution.'],
    ],
    takeaway:
      'With positive skew the mean is larger than the median, and the median larger than the mode.',
  },
  {
    id: 'screening-criteria',
    theme: 'surveillance',
    level: 'analysis',
    stem: 'A company offers a blood test that finds a rare fatal disease 3 years before symptoms. There is no treatment that changes its course. Why is it unsuited to screening?',
    key: [
      'Early detection does not change the outcome',
      'Screening helps when treatment in the silent phase is better than later treatment.',
    ],
    wrong: [
      [
        'A blood sample is too invasive for healthy people',
        'A blood draw is acceptable to most people.',
      ],
      [
        'A silent phase of 3 years is too long to be useful',
        'A long silent phase gives time to find disease and favors screening.',
      ],
      [
        'A fatal disease is outside the scope of screening',
        'Serious disease is what screening is meant to find.',
      ],
      [
        'A test by a company is not open to evaluation',
        'Who makes a test does not decide its use.',
      ],
      [
        'A rare disease cannot be found with a blood test',
        'Rare diseases of newborns are found in this way.',
      ],
    ],
    takeaway:
      'Disease, test and treatment must all fit: important, detectable early, accurate, acceptable and effective.',
  },
  {
    id: 'normal-distribution-share',
    theme: 'hypothesis',
    stem: 'In a healthy population fasting glucose is normally distributed with a mean of 88 mg/dL and a standard deviation of 6 mg/dL. What percentage of people have a value above 100 mg/dL?',
    key: [
      '2.5%',
      'The value lies 2 standard deviations above the mean. About 95% lie within 2, so 2.5% lie above.',
    ],
    wrong: [
      ['5%', 'This is the share in both tails, below 76 and above 100 mg/dL.'],
      ['16%', 'This is the share above 1 standard deviation.'],
      ['32%', 'This is the share outside 1 standard deviation on both sides.'],
      ['95%', 'This is the share within 2 standard deviations.'],
      ['0.15%', 'This is the share above 3 standard deviations.'],
    ],
    takeaway: 'Within 1, 2 and 3 standard deviations lie about 68, 95 and 99.7%.',
  },
];

export const evidenceSelections: readonly Selection[] = [
  {
    id: 'reduce-confounding',
    theme: 'bias',
    stem: 'An observational study links coffee with lung cancer, but coffee drinkers smoke more. Which methods deal with this confounding?',
    right: [
      [
        'Stratifying the analysis by smoking',
        'Within each stratum smokers are compared with smokers and others with others.',
      ],
      [
        'Restricting the study to nonsmokers',
        'Where nobody smokes, smoking cannot confound the association with coffee.',
      ],
      [
        'Matching subjects on pack-years',
        'Matching makes the groups alike in how much they have smoked.',
      ],
      [
        'Adjusting for smoking by regression',
        'A regression model can hold smoking constant while coffee varies.',
      ],
    ],
    wrong: [
      [
        'Enrolling more subjects of the same kind',
        'A larger sample gives a more precise but equally confounded result.',
      ],
      [
        'Lowering the level of significance',
        'A stricter level guards against chance and not against confounding.',
      ],
    ],
    takeaway:
      'Confounding is met in design by randomization, restriction and matching, and in analysis by stratification and regression. Sample size does not remove it.',
  },
  {
    id: 'raise-power',
    theme: 'hypothesis',
    stem: 'The planners of a trial want to raise its power. Which changes do so, other things being equal?',
    right: [
      ['Enrolling more participants', 'More data make a true effect easier to see.'],
      [
        'Using a more precise measurement',
        'Less random variation makes a true difference easier to see.',
      ],
      [
        'Studying a larger effect size',
        'A larger difference is easier to tell from random variation.',
      ],
    ],
    wrong: [
      [
        'Lowering alpha from 0.05 to 0.01',
        'A stricter alpha makes it harder to find a true effect.',
      ],
      ['Raising beta from 0.1 to 0.2', 'Power is 1 − beta, so it would fall.'],
      [
        'Allowing more loss to follow-up',
        'Loss to follow-up lowers the effective sample size and with it power.',
      ],
    ],
    takeaway:
      'Power is the probability of finding a true effect. It grows with sample size, effect size, precision and a more lenient alpha.',
  },
  {
    id: 'depends-on-prevalence',
    theme: 'test-measures',
    stem: 'A test is moved from a specialist clinic to general screening, where the disease is rarer. Sensitivity and specificity do not change. Which statements hold in the new setting?',
    right: [
      [
        'A larger share of positives is false',
        'With rare disease false positives outnumber true ones.',
      ],
      [
        'A negative result is more reassuring',
        'The negative predictive value rises when the disease becomes rarer.',
      ],
      [
        'The likelihood ratios stay the same',
        'Likelihood ratios depend on sensitivity and specificity alone, which are unchanged.',
      ],
    ],
    wrong: [
      ['The share of the ill detected falls', 'This share is the sensitivity, which is unchanged.'],
      [
        'The positive predictive value rises',
        'The positive predictive value falls when the disease becomes rarer.',
      ],
      [
        'The accuracy can no longer be found',
        'Accuracy, the share of correct results, can be computed in any setting.',
      ],
    ],
    takeaway:
      'Sensitivity, specificity and likelihood ratios belong to the test. Predictive values belong to the test in a population.',
  },
  {
    id: 'causal-criteria',
    theme: 'bias',
    stem: 'A cohort study links a solvent with kidney disease. Which findings support a causal link?',
    right: [
      [
        'Exposure came before the disease',
        'A cause must come before its effect, so this is essential.',
      ],
      [
        'Risk rises with the dose of exposure',
        'A gradient with the dose of exposure speaks for causation.',
      ],
      [
        'Other studies find the same link',
        'Consistency across settings speaks against chance and local bias.',
      ],
      [
        'Risk falls once exposure has ended',
        'A fall in risk after the exposure ends speaks for causation.',
      ],
    ],
    wrong: [
      [
        'The exposed workers are older on average',
        'Age could confound the link and weakens the inference.',
      ],
      [
        'Workers with disease recalled it better',
        'Unequal recall would produce an association that is not real.',
      ],
    ],
    takeaway:
      'Time order is essential. Strength, gradient, consistency, reversibility, plausibility and experiment add support, while bias and confounding have to be excluded.',
  },
  {
    id: 'trial-quality-marks',
    theme: 'appraisal',
    stem: 'A {clinician} appraises a randomized trial before changing practice. Which features raise confidence in its result?',
    right: [
      [
        'Allocation hidden until enrollment',
        'Concealment prevents those who enroll from choosing the arm.',
      ],
      ['Outcome assessors kept blind', 'Assessors who do not know the treatment cannot favor it.'],
      ['Follow-up of 98% of subjects', 'Few losses leave little room for attrition bias.'],
    ],
    wrong: [
      [
        'Outcome chosen after data were seen',
        'To choose the outcome after seeing the data produces false positives.',
      ],
      [
        'Early stop at the first good result',
        'Trials that stop early tend to exaggerate the benefit.',
      ],
      ['Arms that differ in age at baseline', 'An imbalance in age may confound the comparison.'],
    ],
    takeaway:
      'Check randomization, concealment, blinding, follow-up, analysis by assigned group and outcomes that matter to patients.',
  },
];

import type { CategoryGroup } from '../professional-practice/practice-case.ts';

/** Designs of studies. */
export const designGroup: CategoryGroup = {
  theme: 'study-design',
  question: 'Which study design is this?',
  categories: [
    {
      id: 'case-control',
      name: 'Case-control study',
      is: 'A case-control study starts from people with and without a disease and looks back for exposures.',
      unfit: 'The groups here are not formed by disease and compared for past exposure.',
    },
    {
      id: 'prospective',
      name: 'Prospective cohort study',
      is: 'A prospective cohort study starts from exposure in healthy people and follows them forward.',
      unfit: 'No healthy people are grouped by exposure now and followed.',
    },
    {
      id: 'retrospective',
      name: 'Retrospective cohort study',
      is: 'A retrospective cohort study groups people by exposure in old records and reads on to later outcomes.',
      unfit: 'Old records are not used to follow exposed people to their outcomes.',
    },
    {
      id: 'cross-sectional',
      name: 'Cross-sectional study',
      is: 'A cross-sectional study measures exposure and disease at one point in time.',
      unfit: 'Exposure and disease are not measured at one and the same time.',
    },
    {
      id: 'trial',
      name: 'Randomized parallel trial',
      is: 'In a randomized parallel trial chance assigns each person to one of the treatments.',
      unfit: 'Chance does not assign each person to one treatment for good.',
    },
    {
      id: 'crossover',
      name: 'Randomized crossover trial',
      is: 'In a crossover trial each person receives both treatments in random order.',
      unfit: 'The participants do not receive one treatment after the other.',
    },
    {
      id: 'ecologic',
      name: 'Ecologic study',
      is: 'An ecologic study compares whole populations and has no data on individuals.',
      unfit: 'Data here come from individuals and not from whole populations.',
    },
    {
      id: 'series',
      name: 'Case series report',
      is: 'A case series describes several patients and has no comparison group.',
      unfit: 'There is more here than a description of a few patients.',
    },
    {
      id: 'meta',
      name: 'Meta-analysis',
      is: 'A meta-analysis pools the results of several studies.',
      unfit: 'No results of earlier studies are being pooled.',
    },
  ],
  cases: [
    {
      id: 'design-mesothelioma-jobs',
      of: 'case-control',
      scene:
        'Investigators interview 80 patients with mesothelioma and 160 neighbors of the same age without it. They ask each about work in shipyards decades ago.',
      why: 'Subjects are chosen by disease and compared for an earlier exposure.',
    },
    {
      id: 'design-limb-defect-mothers',
      of: 'case-control',
      scene:
        'Mothers of 60 infants with limb defects and of 180 healthy infants are asked which drugs they took in early pregnancy. An odds ratio is reported.',
      why: 'The outcome defines the groups, and the exposure is sought in the past.',
    },
    {
      id: 'design-nurses-night-shift',
      of: 'prospective',
      scene:
        'In 2012, 4,000 healthy nurses were grouped by whether they worked nights. They are examined every 2 years to see who develops diabetes.',
      why: 'People free of disease are grouped by exposure and followed forward.',
    },
    {
      id: 'design-vapers-followed',
      of: 'prospective',
      scene:
        'A team enrolls teenagers who vape and teenagers who do not, all with normal lungs, and will measure spirometry each year until 2035.',
      why: 'Exposure comes first, and the outcome lies in the future.',
    },
    {
      id: 'design-plant-records',
      of: 'retrospective',
      scene:
        'From payroll files of 1970 a team lists workers who handled benzene and office staff who did not. Cancer registries show who had leukemia by 2000.',
      why: 'Exposure is taken from old records, and the outcome has already happened.',
    },
    {
      id: 'design-survey-saturday',
      of: 'cross-sectional',
      scene:
        'On one weekend 2,300 adults in a town have their blood pressure taken and fill in a form on salt intake. The prevalence of hypertension is compared between groups.',
      why: 'Exposure and disease are recorded at the same moment.',
    },
    {
      id: 'design-inhaler-swap',
      of: 'crossover',
      scene:
        'Forty adults with asthma use inhaler X for 8 weeks and inhaler Y for 8 weeks with a pause between. A computer decides which comes first.',
      why: 'Each person takes both treatments and serves as his or her own control.',
    },
    {
      id: 'design-coin-antidepressant',
      of: 'trial',
      scene:
        'Three hundred adults with depression are assigned by a computer to a new drug or to placebo for 12 weeks. Neither they nor the raters know which.',
      why: 'Chance assigns each person to one arm, and the arms are compared.',
    },
    {
      id: 'design-sunlight-nations',
      of: 'ecologic',
      scene:
        'A report plots mean yearly sunshine against the rate of multiple sclerosis in 31 countries. No person’s own exposure is known.',
      why: 'The unit of analysis is the country, so conclusions about persons may be false.',
    },
    {
      id: 'design-eight-gamers',
      of: 'series',
      scene:
        'A clinic reports eight young patients with thumb tendinitis after long gaming sessions and describes their course. Nobody else is studied.',
      why: 'Several patients are described, and there is no comparison group.',
    },
    {
      id: 'design-forest-plot',
      of: 'meta',
      scene:
        'Authors search four databases, find 14 trials of a statin in older adults and combine them in a forest plot with one overall estimate.',
      why: 'Results of separate studies are joined to one estimate.',
    },
  ],
};

/** Ways in which studies mislead. */
export const biasGroup: CategoryGroup = {
  theme: 'bias',
  question: 'Which threat to validity explains this best?',
  categories: [
    {
      id: 'recall',
      name: 'Recall bias',
      is: 'Recall bias arises when those who are ill remember exposures better than those who are well.',
      unfit: 'Unequal memory of the past is not the problem here.',
    },
    {
      id: 'selection',
      name: 'Selection bias',
      is: 'Selection bias arises when the people studied differ from those about whom conclusions are drawn.',
      unfit: 'The way in which people came into the study is not the problem.',
    },
    {
      id: 'lead',
      name: 'Lead-time bias',
      is: 'Lead-time bias makes survival look longer because the diagnosis is made earlier.',
      unfit: 'An earlier start of the clock does not explain the result.',
    },
    {
      id: 'length',
      name: 'Length-time bias',
      is: 'Length-time bias arises because screening finds slow disease more often than fast disease.',
      unfit: 'Slow and fast forms of disease are not what is at issue.',
    },
    {
      id: 'confounding',
      name: 'Confounding',
      is: 'A confounder is linked with the exposure and is itself a cause of the outcome.',
      unfit: 'No third factor linked with exposure and outcome explains the result.',
    },
    {
      id: 'observer',
      name: 'Observer bias',
      is: 'Observer bias arises when those who judge outcomes know the exposure or treatment.',
      unfit: 'The judgment of outcomes by people who knew is not the problem.',
    },
    {
      id: 'attrition',
      name: 'Attrition bias',
      is: 'Attrition bias arises when those who drop out differ from those who stay.',
      unfit: 'Loss of participants does not explain the result.',
    },
    {
      id: 'hawthorne',
      name: 'Hawthorne effect',
      is: 'In the Hawthorne effect people change their behavior because they are being watched.',
      unfit: 'Nobody changed behavior because of being watched.',
    },
    {
      id: 'publication',
      name: 'Publication bias',
      is: 'Publication bias arises when studies with positive results are published more often.',
      unfit: 'Missing unpublished studies are not the problem.',
    },
  ],
  cases: [
    {
      id: 'flaw-birth-defect-interview',
      of: 'recall',
      scene:
        'Mothers of infants with cleft palate report many more colds in early pregnancy than mothers of healthy infants. Clinic notes from that time show equal numbers in both groups.',
      why: 'Mothers of affected infants searched their memory harder.',
    },
    {
      id: 'flaw-gym-volunteers',
      of: 'selection',
      scene:
        'To estimate how many adults of a city have obesity, a team weighs people who come out of three fitness clubs. It finds 6%, far below the state’s figure.',
      why: 'Members of fitness clubs do not represent the city’s adults.',
    },
    {
      id: 'flaw-hospital-controls',
      of: 'selection',
      near: ['confounding'],
      scene:
        'A study of coffee and pancreatic cancer takes its controls from the ward of a gastroenterologist, where many have ulcers and were told to avoid coffee. Coffee appears to be harmful.',
      why: 'The controls drink less coffee than the population from which the cases came.',
    },
    {
      id: 'flaw-scan-survival-same-death',
      of: 'lead',
      near: ['length'],
      scene:
        'A new scan finds a brain tumor 2 years before symptoms. Five-year survival from diagnosis doubles, yet patients die at the same age as before.',
      why: 'The clock starts earlier, and the time of death does not change.',
    },
    {
      id: 'flaw-slow-tumors-found',
      of: 'length',
      near: ['lead'],
      scene:
        'Tumors found at a yearly screening are mostly slow-growing types, and those that come to light between screenings are mostly aggressive. Screened tumors seem to have a better outlook.',
      why: 'Slow tumors stay detectable for longer and are therefore caught more often by screening.',
    },
    {
      id: 'flaw-lighters-lung-cancer',
      of: 'confounding',
      scene:
        'People who carry a lighter have six times the rate of lung cancer of those who do not. Among smokers, carriers and others have equal rates, and so it is among nonsmokers.',
      why: 'Smoking is linked with lighters and causes the cancer. The association vanishes on stratification.',
    },
    {
      id: 'flaw-down-birth-order',
      of: 'confounding',
      scene:
        'Down syndrome is seen more often in fifth-born than in first-born children. Within each age group of mothers the rate does not differ by birth order.',
      why: 'Mother’s age goes along with birth order and is the true cause.',
    },
    {
      id: 'flaw-radiologist-knows',
      of: 'observer',
      scene:
        'In an open trial of a bone drug, radiologists who know who received it find fewer new fractures in that group. When the same films are read blind, there is no difference.',
      why: 'Knowing who was treated influenced how the films were read.',
    },
    {
      id: 'flaw-nausea-dropouts',
      of: 'attrition',
      near: ['selection'],
      scene:
        'In a diet trial 40% of the drug group leave, most because they did not lose weight. Of those who remain, the drug group lost more than placebo, where 5% left.',
      why: 'Those with poor results left one arm, so the remaining group looks better.',
    },
    {
      id: 'flaw-hand-washing-camera',
      of: 'hawthorne',
      near: ['observer'],
      scene:
        'Handwashing rises from 50% to 92% in the week when students with clipboards stand in the corridor. A hidden count of soap use a month later shows 51%.',
      why: 'Staff acted differently while they knew that they were watched.',
    },
    {
      id: 'flaw-funnel-gap',
      of: 'publication',
      scene:
        'A pooled analysis of 20 trials favors a supplement. In the funnel plot small trials with no effect are missing on one side, and a registry lists nine that never appeared.',
      why: 'Small negative trials were not published, so the pooled result is too favorable.',
    },
  ],
};

/** Which statistical method fits. */
export const methodGroup: CategoryGroup = {
  theme: 'hypothesis',
  question: 'Which statistical method is most appropriate?',
  categories: [
    {
      id: 'two-t',
      name: 'Unpaired t test',
      is: 'The unpaired t test compares the means of two independent groups.',
      unfit: 'The task is not to compare the means of two separate groups.',
    },
    {
      id: 'paired-t',
      name: 'Paired t test',
      is: 'The paired t test compares two means from the same people.',
      unfit: 'The data are not two measurements of a mean in the same people.',
    },
    {
      id: 'anova',
      name: 'Analysis of variance',
      is: 'Analysis of variance compares the means of three or more groups.',
      unfit: 'There are not three or more means to be compared.',
    },
    {
      id: 'chi',
      name: 'Chi-square test',
      is: 'The chi-square test compares proportions of categories between groups.',
      unfit: 'The outcome is not a proportion in categories to be compared between groups.',
    },
    {
      id: 'pearson',
      name: 'Pearson correlation',
      is: 'Pearson correlation measures the linear relation of two continuous variables.',
      unfit: 'The question is not how two continuous variables vary together.',
    },
    {
      id: 'logistic',
      name: 'Logistic regression',
      is: 'Logistic regression relates several predictors to an outcome with two categories.',
      unfit: 'No yes-or-no outcome is to be explained by several predictors at once.',
    },
    {
      id: 'logrank',
      name: 'Log-rank test',
      is: 'The log-rank test compares survival curves with censored data.',
      unfit: 'Time to an event with censoring is not what is compared.',
    },
  ],
  cases: [
    {
      id: 'method-two-arms-pressure',
      of: 'two-t',
      scene:
        'A trial compares mean systolic pressure after 3 months in 60 people on a drug with that of 60 other people on placebo. Pressure is normally distributed.',
      why: 'Two independent groups are compared for a mean.',
    },
    {
      id: 'method-before-after-yoga',
      of: 'paired-t',
      scene:
        'Resting heart rate of 35 adults is measured before and after an 8-week yoga course. The differences are normally distributed.',
      why: 'Each person gives two values, so the differences within persons are tested.',
    },
    {
      id: 'method-four-diets',
      of: 'anova',
      scene:
        'Adults are assigned to one of four diets. Mean weight loss, which is normally distributed, is compared at 6 months.',
      why: 'Four means are compared in one test, which avoids many separate tests.',
    },
    {
      id: 'method-clinic-vaccinated',
      of: 'chi',
      scene:
        'The share of patients who were vaccinated, yes or no, is compared among three clinics with 200 patients each.',
      why: 'Counts in two categories are compared between three independent groups.',
    },
    {
      id: 'method-vitamin-density',
      of: 'pearson',
      scene:
        'In 150 adults a team wants one number for how closely vitamin D level and bone density, both continuous and normal, rise together.',
      why: 'It gives the strength of a linear relation between two continuous variables.',
    },
    {
      id: 'method-predict-readmission',
      of: 'logistic',
      scene:
        'A hospital wants to know how age, number of drugs and living alone, each adjusted for the others, change the odds of readmission, yes or no.',
      why: 'A two-category outcome is modeled by several predictors and gives odds ratios.',
    },
    {
      id: 'method-melanoma-curves',
      of: 'logrank',
      scene:
        'Two treatments of melanoma are compared by Kaplan-Meier curves. Some patients are still alive at the end, and some moved away.',
      why: 'Time to death with censored patients calls for a comparison of whole curves.',
    },
    {
      id: 'method-stroke-sex-share',
      of: 'chi',
      scene:
        'Of 300 women 12% and of 300 men 18% had a stroke within 5 years of a transient attack. The team asks whether the two percentages differ by more than chance.',
      why: 'Two proportions from independent groups of patients are to be compared.',
    },
  ],
};

/** Phases of the development of a drug. */
export const phaseGroup: CategoryGroup = {
  theme: 'study-design',
  question: 'Which phase of drug development is this?',
  categories: [
    {
      id: 'preclinical',
      name: 'Preclinical phase',
      is: 'Preclinical work is done in cells and animals.',
      unfit: 'People are taking part here.',
    },
    {
      id: 'one',
      name: 'Phase I trial',
      is: 'Phase I tests safety, dose and kinetics in a small number of people, often healthy ones.',
      unfit: 'The aim is not a first look at dose and kinetics in a few people.',
    },
    {
      id: 'two',
      name: 'Phase II trial',
      is: 'Phase II looks for efficacy and short-term safety in a moderate number of patients.',
      unfit: 'The study is not a first look at efficacy in a moderate number of patients.',
    },
    {
      id: 'three',
      name: 'Phase III trial',
      is: 'Phase III compares the drug with standard care or placebo in large numbers of patients.',
      unfit: 'It is not a large comparison before approval.',
    },
    {
      id: 'four',
      name: 'Phase IV trial',
      is: 'Phase IV watches for rare and late effects after approval.',
      unfit: 'The drug has not yet been on the market, or nothing is watched after approval.',
    },
  ],
  cases: [
    {
      id: 'phase-twenty-students',
      of: 'one',
      scene:
        'Twenty-four healthy volunteers receive rising single doses of a new drug for gout. Blood levels and side effects are recorded for 5 days.',
      why: 'Healthy people receive the drug to learn about dose, kinetics and safety.',
    },
    {
      id: 'phase-hundred-gout',
      of: 'two',
      scene:
        'One hundred and forty patients with gout take one of three doses for 8 weeks to see whether uric acid falls and which dose should be studied further.',
      why: 'Efficacy and dose are explored in a moderate number of patients.',
    },
    {
      id: 'phase-three-thousand',
      of: 'three',
      scene:
        'Three thousand patients in 90 centers are randomized to a new anticoagulant or warfarin before the company applies for approval.',
      why: 'A large comparison with standard care gives the evidence for approval.',
    },
    {
      id: 'phase-after-market-liver',
      of: 'four',
      scene:
        'Two years after a drug reached pharmacies, a registry of 200,000 users finds liver failure in 1 of 40,000.',
      why: 'Rare harm shows after approval, when many people take the drug.',
    },
  ],
};

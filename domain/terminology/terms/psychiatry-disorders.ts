import type { MedicalTerm } from '../../contracts/terminology.ts';

/** Terms of mental disorders and adverse effects of their drugs. */
export const psychiatryDisordersTerms: readonly MedicalTerm[] = [
  {
    term: 'Delirium',
    definition:
      'Acute, fluctuating disturbance of attention and awareness caused by illness, drug or withdrawal.',
    category: 'Psychiatry',
    pronunciation: 'dih-LEER-ee-um',
    etymology: 'Latin delirare, to leave the furrow, from de, off, and lira, ridge',
    parts: [],
    examples: [
      'The night after hip repair an 84-year-old picks at the sheets and cannot name the months backward.',
      'Dementia creeps in over months and leaves attention intact at first.',
    ],
    relatedTerms: ['Hallucination', 'Post-intensive care syndrome', 'Dementia'],
    bodySystem: 'Brain',
    clinicalSignificance:
      'It raises mortality; seek infection, retention, hypoxia, pain and anticholinergics, restore glasses and sleep, and avoid benzodiazepines except in alcohol or sedative withdrawal.',
    commonAbbreviations: ['CAM (Confusion Assessment Method)'],
    illustration: null,
  },
  {
    term: 'Mania',
    definition:
      'Abnormally elevated or irritable mood with high energy for at least a week or needing hospital care, with little sleep, pressured speech and reckless acts.',
    category: 'Psychiatry',
    pronunciation: 'MAY-nee-uh',
    etymology: 'Greek mania, madness',
    parts: [],
    examples: [
      'After three hours of sleep a bookkeeper feels superb, has bought two cars and talks without pause.',
      'Four days of similar but milder change without impairment is hypomania.',
    ],
    relatedTerms: ['Flight of ideas', 'Delusion', 'Schizophrenia'],
    bodySystem: 'Mental health',
    clinicalSignificance:
      'One episode makes bipolar I disorder; lithium is kept at 0.8 to 1.2 mEq/L in the acute phase, finger foods and low stimulation help, and antidepressants alone may provoke it.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Schizophrenia',
    definition:
      'Psychotic disorder of at least six months with delusions, hallucinations, disorganized speech or behavior, or negative symptoms and decline in function.',
    category: 'Psychiatry',
    pronunciation: 'skit-suh-FREE-nee-uh',
    etymology: 'Greek schizein, to split + phren, mind',
    parts: [
      { part: 'schiz/o', kind: 'root', meaning: 'split' },
      { part: 'phren/o', kind: 'root', meaning: 'mind' },
      { part: '-ia', kind: 'suffix', meaning: 'condition' },
    ],
    examples: [
      'A 21-year-old has dropped out, hears voices and has neglected himself for eight months.',
      'The same picture that clears within a month is brief psychotic disorder.',
    ],
    relatedTerms: ['Delusion', 'Hallucination', 'Tardive dyskinesia', 'Catatonia'],
    bodySystem: 'Mental health',
    clinicalSignificance:
      'Lifetime risk is just under 1 percent; clozapine is kept for resistance to two antipsychotics and needs neutrophil counts.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Major depressive disorder',
    definition:
      'Two weeks or more of low mood or loss of interest, with at least five symptoms in all, such as poor sleep, guilt or thoughts of death, and no past mania.',
    category: 'Psychiatry',
    pronunciation: 'MAY-jer dih-PRES-iv dis-OR-der',
    etymology: 'Latin maior, greater + deprimere, to press down + dis-, apart, and ordo, row',
    parts: [],
    examples: [
      'For a month a nurse has woken at four, lost 5 kg and felt worthless; PHQ-9 is 19.',
      'Sadness that comes in waves after a loss, with self-esteem kept, is grief.',
    ],
    relatedTerms: ['Anhedonia', 'Mania', 'Anorexia nervosa'],
    bodySystem: 'Mental health',
    clinicalSignificance:
      'Every patient is asked directly about suicide; risk may rise as energy returns early in treatment, and SSRIs take 4 to 6 weeks for full effect.',
    commonAbbreviations: [
      'MDD (major depressive disorder)',
      'PHQ-9 (Patient Health Questionnaire-9)',
    ],
    illustration: null,
  },
  {
    term: 'Anorexia nervosa',
    definition:
      "Eating disorder with restriction to a significantly low weight, intense fear of gaining and a distorted view of one's body.",
    category: 'Psychiatry',
    pronunciation: 'an-oh-REK-see-uh ner-VOH-suh',
    etymology: 'Greek an-, without + orexis, appetite + Latin nervosus, full of nerves',
    parts: [
      { part: 'an-', kind: 'prefix', meaning: 'without' },
      { part: 'orex/o', kind: 'root', meaning: 'appetite' },
      { part: '-ia', kind: 'suffix', meaning: 'condition' },
    ],
    examples: [
      'A runner with BMI 15.8, pulse 42 and fine down on her arms says that she is fat.',
      'Binges and purges at a normal or raised weight are bulimia.',
    ],
    relatedTerms: ['Refeeding syndrome', 'Body mass index', 'Compulsion'],
    bodySystem: 'Mental health',
    clinicalSignificance:
      'It has among the highest mortality of psychiatric disorders; bradycardia, low potassium or phosphate and syncope call for admission, and calories rise under monitoring.',
    commonAbbreviations: ['AN (anorexia nervosa)'],
    illustration: null,
  },
  {
    term: 'Post-traumatic stress disorder',
    definition:
      'More than one month of intrusive memories, avoidance, negative mood and hyperarousal after exposure to death, injury or violence.',
    category: 'Psychiatry',
    pronunciation: 'POHST traw-MAT-ik STRES dis-OR-der',
    etymology:
      'Latin post, after + Greek trauma, wound + Anglo-French destresse, hardship + Latin dis-, apart, and ordo, row',
    parts: [],
    examples: [
      'Since spring a paramedic has dreamed of a crash nightly, driven detours and jumped at sirens.',
      'Identical symptoms for three days to a month are called acute stress disorder.',
    ],
    relatedTerms: ['Post-intensive care syndrome', 'Compulsion', 'Major depressive disorder'],
    bodySystem: 'Mental health',
    clinicalSignificance:
      'Exposure-based or cognitive processing psychotherapy comes first, sertraline, paroxetine or venlafaxine next; benzodiazepines are not advised.',
    commonAbbreviations: ['PTSD (post-traumatic stress disorder)'],
    illustration: null,
  },
  {
    term: 'Akathisia',
    definition:
      'Distressing inner restlessness with inability to keep still, days to weeks after starting or raising an antipsychotic.',
    category: 'Psychiatry',
    pronunciation: 'ak-uh-THIZH-uh',
    etymology: 'Greek a-, not + kathisis, a sitting',
    parts: [
      { part: 'a-', kind: 'prefix', meaning: 'not' },
      { part: 'kathis/o', kind: 'root', meaning: 'sitting' },
      { part: '-ia', kind: 'suffix', meaning: 'condition' },
    ],
    examples: [
      'A man on haloperidol for a week paces and marches in place and says that he could jump out of his skin.',
      'Taken for agitation, it is made worse by another dose.',
    ],
    relatedTerms: ['Tardive dyskinesia', 'Neuroleptic malignant syndrome', 'Schizophrenia'],
    bodySystem: 'Nervous system',
    clinicalSignificance:
      'Lower the dose or change the drug; propranolol helps; it carries a risk of suicide and of stopping treatment.',
    commonAbbreviations: ['EPS (extrapyramidal symptoms)'],
    illustration: null,
  },
  {
    term: 'Tardive dyskinesia',
    definition:
      'Involuntary lip smacking, tongue thrusting and writhing after months or years of dopamine blockers.',
    category: 'Psychiatry',
    pronunciation: 'TAR-div dis-kih-NEE-zhuh',
    etymology:
      'French tardif, late, from Latin tardus, slow + Greek dys, bad, and kinesis, movement',
    parts: [
      { part: 'dys-', kind: 'prefix', meaning: 'bad or abnormal' },
      { part: 'kines/o', kind: 'root', meaning: 'movement' },
      { part: '-ia', kind: 'suffix', meaning: 'condition' },
    ],
    examples: [
      'After 12 years of fluphenazine, a woman chews without food and does not notice.',
      'A jaw locked open hours after the first dose is acute dystonia.',
    ],
    relatedTerms: ['Akathisia', 'Schizophrenia', 'Neuroleptic malignant syndrome'],
    bodySystem: 'Nervous system',
    clinicalSignificance:
      'The AIMS examination every 6 to 12 months finds it early; valbenazine or deutetrabenazine treat it, while anticholinergics can worsen it.',
    commonAbbreviations: ['TD (tardive dyskinesia)', 'AIMS (Abnormal Involuntary Movement Scale)'],
    illustration: null,
  },
  {
    term: 'Neuroleptic malignant syndrome',
    definition:
      'Life-threatening reaction to dopamine blockers with fever, lead-pipe rigidity, altered mental state and unstable vital signs over days.',
    category: 'Psychiatry',
    pronunciation: 'noor-oh-LEP-tik muh-LIG-nunt SIN-drohm',
    etymology:
      'Greek neuron, nerve, and lepsis, a seizing + Latin malignus, of evil nature + Greek syndrome, a running together',
    parts: [],
    examples: [
      'Four days after a haloperidol increase: 39.8 C, stiff as a board, CK 14,000.',
      'Clonus, diarrhea and onset within a day fit serotonin toxicity instead.',
    ],
    relatedTerms: ['Malignant hyperthermia', 'Catatonia', 'Akathisia'],
    bodySystem: 'Nervous system and muscle',
    clinicalSignificance:
      'Stop the drug, cool, hydrate for rhabdomyolysis and give dantrolene or bromocriptine in severe cases; wait at least two weeks before another antipsychotic.',
    commonAbbreviations: ['NMS (neuroleptic malignant syndrome)'],
    illustration: null,
  },
];

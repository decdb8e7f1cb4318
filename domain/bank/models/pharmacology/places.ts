import type { Audience } from '../../facts/pharmacology/fact.ts';
import type { Placement } from '../item-model.ts';

/** What a nurse practitioner does with the fact, in the areas of both examinations. */
const practitionerUses = {
  choose: [
    ['plan', 'Pharmacotherapy selection and dosing'],
    ['implementation', 'Pharmacotherapeutic intervention selection'],
  ],
  beers: [
    ['plan', 'Beers criteria and geriatric prescribing'],
    ['planning', 'Pharmacotherapeutics, pharmacokinetics and pharmacogenetics'],
  ],
  steward: [
    ['plan', 'Antibiotic stewardship'],
    ['implementation', 'Pharmacotherapeutic intervention selection'],
  ],
  kinetics: [
    ['plan', 'Pharmacotherapy selection and dosing'],
    ['planning', 'Pharmacotherapeutics, pharmacokinetics and pharmacogenetics'],
  ],
  labs: [
    ['evaluate', 'Monitoring laboratory values and drug safety'],
    ['evaluation', 'Pharmacotherapeutic outcomes'],
  ],
  harm: [
    ['evaluate', 'Adverse drug reactions'],
    ['evaluation', 'Pharmacotherapeutic outcomes'],
  ],
  response: [
    ['evaluate', 'Response to treatment and follow-up intervals'],
    ['evaluation', 'Pharmacotherapeutic outcomes'],
  ],
  teach: [
    ['plan', 'Patient education and anticipatory guidance'],
    ['implementation', 'Patient and family education'],
  ],
} as const;

/** Topics of a model's items where the fact names none. */
export type Topics = {
  readonly rn: string;
  readonly lpn: string;
  readonly np: keyof typeof practitionerUses;
};

const nursePlaces = (audience: Audience, topics: Topics): readonly Placement[] =>
  audience.to.flatMap((field): Placement[] => {
    if (field === 'RN') {
      const topic = audience.rn ?? topics.rn;
      return [{ field, exam: 'NCLEX-RN', area: 'pharmacological-parenteral', topic }];
    }
    if (field === 'LPN') {
      const topic = audience.lpn ?? topics.lpn;
      return [{ field, exam: 'NCLEX-PN', area: 'pharmacological-therapies', topic }];
    }
    const [[aanp, aanpTopic], [ancc, anccTopic]] = practitionerUses[topics.np];
    return [
      { field, exam: 'AANP Exam', area: aanp, topic: aanpTopic },
      { field, exam: 'ANCC Exam', area: ancc, topic: anccTopic },
    ];
  });

const therapistTopics = {
  aerosol: 'Aerosolized drugs and specialty gases (heliox, nitric oxide)',
  agents: 'Recommending changes to the care plan and pharmacologic agents',
} as const;

const medicalPlaces = ({ pa, step1, step2, rt }: Audience): readonly Placement[] => [
  ...(pa
    ? [
        { field: 'PA' as const, exam: 'PANCE', area: pa[0], topic: pa[1] },
        { field: 'PA' as const, exam: 'PANRE', area: pa[0], topic: pa[1] },
      ]
    : []),
  ...(step1
    ? [{ field: 'USMLE1' as const, exam: 'USMLE Step 1', area: step1[0], topic: step1[1] }]
    : []),
  ...(step2
    ? [{ field: 'USMLE2' as const, exam: 'USMLE Step 2 CK', area: step2[0], topic: step2[1] }]
    : []),
  ...(rt
    ? [{ field: 'RT' as const, exam: 'TMC', area: 'interventions', topic: therapistTopics[rt] }]
    : []),
];

/** Every place where a fact is asked. */
export const placesOf = (audience: Audience, topics: Topics): readonly Placement[] => [
  ...nursePlaces(audience, topics),
  ...medicalPlaces(audience),
];

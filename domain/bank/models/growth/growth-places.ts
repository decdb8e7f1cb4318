import type { OtherPlace } from '../../facts/basic-care/care-fact.ts';

const practitioner: readonly OtherPlace[] = [
  { field: 'NP', exam: 'AANP Exam', area: 'assess', topic: 'Growth and development' },
  {
    field: 'NP',
    exam: 'ANCC Exam',
    area: 'assessment',
    topic: 'Age-specific developmental assessment',
  },
];

const physicians: Readonly<Record<'USMLE1' | 'USMLE2', OtherPlace>> = {
  USMLE1: {
    field: 'USMLE1',
    exam: 'USMLE Step 1',
    area: 'human-development',
    topic: 'Developmental milestones',
  },
  USMLE2: {
    field: 'USMLE2',
    exam: 'USMLE Step 2 CK',
    area: 'human-development',
    topic: 'Well-child care and milestones',
  },
};

/** Places of growth and development outside nursing. */
export const growthOthers = (usmle: 'USMLE1' | 'USMLE2' | undefined): readonly OtherPlace[] =>
  usmle ? [...practitioner, physicians[usmle]] : practitioner;

/** Puberty, for those who assess it. */
export const pubertyOthers: readonly OtherPlace[] = [
  ...practitioner,
  {
    field: 'USMLE1',
    exam: 'USMLE Step 1',
    area: 'human-development',
    topic: 'Puberty and Tanner stages',
  },
];

import type { Topics } from '../../facts/basic-care/care-fact.ts';
import type { Choice, Placement } from '../item-model.ts';

const parts = {
  management: {
    rn: 'management-of-care',
    lpn: 'coordinated-care',
    source: 'Standard nursing leadership, law and ethics texts',
  },
  safety: {
    rn: 'safety-infection-control',
    lpn: 'safety-infection-control',
    source: 'Standard nursing fundamentals text and public health infection control guidance',
  },
  promotion: {
    rn: 'health-promotion-maintenance',
    lpn: 'health-promotion-maintenance',
    source: 'Standard maternal-newborn, pediatric and health assessment texts',
  },
  mind: {
    rn: 'psychosocial-integrity',
    lpn: 'psychosocial-integrity',
    source: 'Standard psychiatric and mental health nursing texts',
  },
  comfort: {
    rn: 'basic-care-comfort',
    lpn: 'basic-care-comfort',
    source: 'Standard fundamentals of nursing and clinical nutrition texts',
  },
} as const;

/** A client need of the nursing outlines. */
type NursingPart = keyof typeof parts;

/** Class of source of the facts of a part. */
export const sourceOf = (part: NursingPart): string => parts[part].source;

/** Where an item counts in the nursing examinations and in any others it serves. */
export const nursingPlaces = (
  part: NursingPart,
  { rn, lpn, others = [] }: Topics,
): readonly Placement[] => [
  ...(rn === undefined
    ? []
    : [{ field: 'RN', exam: 'NCLEX-RN', area: parts[part].rn, topic: rn } as const]),
  ...(lpn === undefined
    ? []
    : [{ field: 'LPN', exam: 'NCLEX-PN', area: parts[part].lpn, topic: lpn } as const]),
  ...others,
];

const lengthLimit = 2;
const wanted = 5;

/** Leaves out distractors much longer or shorter than the key where enough others remain. */
export const ofLikeLength = (key: Choice, distractors: readonly Choice[]): readonly Choice[] => {
  const alike = distractors.filter(({ text }) => {
    const ratio = text.length / key.text.length;
    return ratio < lengthLimit && ratio > 1 / lengthLimit;
  });
  return alike.length >= wanted ? alike : distractors;
};

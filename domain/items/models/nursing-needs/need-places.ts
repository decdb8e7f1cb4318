import type { Need, Statement, Topics } from '../../../knowledge/basic-care/care-fact.ts';
import type { Choice, Place } from '../item-model.ts';

const areas: Readonly<Record<Need, string>> = {
  promotion: 'health-promotion-maintenance',
  mind: 'psychosocial-integrity',
  comfort: 'basic-care-comfort',
};

/** Class of source of the facts of a need. */
export const sourceOfNeed: Readonly<Record<Need, string>> = {
  promotion: 'Standard maternal-newborn, pediatric and health assessment texts',
  mind: 'Standard psychiatric and mental health nursing texts',
  comfort: 'Standard fundamentals of nursing and clinical nutrition texts',
};

/** Where an item counts in the nursing examinations and in any others it serves. */
export const needPlaces = (need: Need, { rn, lpn, others = [] }: Topics): readonly Place[] => [
  ...(rn === undefined
    ? []
    : [{ field: 'RN', exam: 'NCLEX-RN', area: areas[need], topic: rn } as const]),
  ...(lpn === undefined
    ? []
    : [{ field: 'LPN', exam: 'NCLEX-PN', area: areas[need], topic: lpn } as const]),
  ...others,
];

/** A statement as an option. */
export const asChoice = ([text, why]: Statement): Choice => ({ text, why });

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

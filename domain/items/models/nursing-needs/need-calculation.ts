import type { Need, Topics } from '../../../knowledge/basic-care/care-fact.ts';
import type { NumericDraft } from '../item-model.ts';
import { amount } from '../numeric-model.ts';
import { needPlaces, sourceOfNeed } from './need-places.ts';

type Calculation = Topics & {
  readonly need: Need;
  readonly fact: string;
  readonly stem: string;
  readonly given: Readonly<Record<string, number>>;
  readonly exact: number;
  readonly decimals: number;
  readonly unit: string;
  readonly why: string;
  /** A wrong number and the slip that gives it. */
  readonly slips: readonly (readonly [value: number, why: string])[];
  readonly explanation: string;
};

/** A numeric draft; each slip becomes an option in the unit of the key. */
export const needCalculation = (about: Calculation): Omit<NumericDraft, 'name' | 'family'> => {
  const { need, fact, stem, given, exact, decimals, unit, why, slips, explanation } = about;
  return {
    type: 'single',
    facts: [fact],
    places: needPlaces(need, about),
    level: 'application',
    stem,
    given,
    exact,
    key: amount(exact, { decimals, unit, why }),
    distractors: slips.map(([value, slipWhy]) => amount(value, { decimals, unit, why: slipWhy })),
    explanation,
    source: sourceOfNeed[need],
  };
};

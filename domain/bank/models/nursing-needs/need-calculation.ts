import type { Need, Topics } from '../../facts/basic-care/care-fact.ts';
import { amount, type PosedDraft } from '../numeric-model.ts';
import { nursingPlaces, sourceOf } from '../nursing/nursing-part.ts';
import { asOptions, type Slip } from '../slips.ts';

type Calculation = Topics & {
  readonly need: Need;
  readonly fact: string;
  readonly stem: string;
  readonly given: Readonly<Record<string, number>>;
  readonly exact: number;
  readonly decimals: number;
  readonly unit: string;
  readonly why: string;
  readonly slips: readonly Slip[];
  readonly explanation: string;
};

/** A numeric draft; each slip becomes an option in the unit of the key. */
export const needCalculation = (about: Calculation): PosedDraft => {
  const { need, fact, stem, given, exact, decimals, unit, why, slips, explanation } = about;
  return {
    type: 'single',
    facts: [fact],
    places: nursingPlaces(need, about),
    level: 'application',
    stem,
    given,
    exact,
    key: amount(exact, { decimals, unit, why }),
    distractors: asOptions(slips, { decimals, unit }),
    explanation,
    source: sourceOf(need),
  };
};

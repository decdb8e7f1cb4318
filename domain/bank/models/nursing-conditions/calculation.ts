import type { OtherPlace } from '../../facts/nursing-conditions/nursing-fact.ts';
import { amount, type PosedDraft } from '../numeric-model.ts';
import { asOptions, type Slip } from '../slips.ts';
import { placesOf } from './nursing-places.ts';

type Calculation = {
  readonly facts: readonly string[];
  readonly rn?: string;
  readonly lpn?: string;
  readonly others?: readonly OtherPlace[];
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
export const calculation = (about: Calculation): PosedDraft => {
  const { facts, stem, given, exact, decimals, unit, why, slips, explanation } = about;
  return {
    type: 'single',
    facts,
    places: placesOf(
      { others: about.others ?? [] },
      {
        ...(about.rn ? { rn: about.rn } : {}),
        ...(about.lpn ? { lpn: about.lpn } : {}),
      },
    ),
    level: 'application',
    stem,
    given,
    exact,
    key: amount(exact, { decimals, unit, why }),
    distractors: asOptions(slips, { decimals, unit }),
    explanation,
    source: 'Standard nursing calculation and critical care texts',
  };
};

import type { RandomSource } from '../../../kernel/random.ts';
import { amount, type NumericCase } from '../numeric-model.ts';
import { asOptions, type Slip, tellingSlips } from '../slips.ts';
import { type PlacesOf, respiratorySource } from './places.ts';

/** A calculation with its own numbers: the question, the result and what goes wrong. */
export type Calculation = {
  readonly given: Readonly<Record<string, number>>;
  readonly stem: string;
  readonly exact: number;
  readonly unit: string;
  readonly decimals: number;
  /** The steps with their numbers. */
  readonly why: string;
  readonly mistakes: readonly Slip[];
};

type About = {
  readonly fact: string;
  readonly topic: string;
  readonly placesOf: PlacesOf;
  /** What to take away. */
  readonly note: string;
};

const fewest = 3;
const nearest = 0.05;

/** A case with numbers of its own; drawn anew while too few mistakes give numbers apart. */
export const calculation =
  ({ fact, topic, placesOf, note }: About) =>
  (pose: (random: RandomSource) => Calculation): NumericCase =>
  (random) => {
    const { given, stem, exact, unit, decimals, why, mistakes } = pose(random);
    const telling = tellingSlips(exact, mistakes, nearest);
    if (telling.length < fewest) return undefined;
    return {
      type: 'single',
      facts: [fact],
      places: placesOf(topic),
      level: 'application',
      stem,
      key: amount(exact, { decimals, unit, why }),
      distractors: asOptions(telling, { decimals, unit }),
      explanation: `${why} ${note}`,
      source: respiratorySource,
      given,
      exact,
    };
  };

import type { RandomSource } from '../../../kernel/random.ts';
import type { NumericDraft } from '../item-model.ts';
import { amount, type NumericCase } from '../numeric-model.ts';
import { type PlacesOf, respiratorySource } from './places.ts';

/** A number that a named mistake gives, and the mistake. */
export type Mistake = readonly [value: number, why: string];

/** A calculation with its own numbers: the question, the result and what goes wrong. */
export type Calculation = {
  readonly given: Readonly<Record<string, number>>;
  readonly stem: string;
  readonly exact: number;
  readonly unit: string;
  readonly decimals: number;
  /** The steps with their numbers. */
  readonly why: string;
  readonly mistakes: readonly Mistake[];
};

type About = {
  readonly fact: string;
  readonly topic: string;
  readonly placesOf: PlacesOf;
  /** What to take away. */
  readonly note: string;
};

const triesAtMost = 300;
const wanted = 3;
const nearest = 0.05;

const areApart = (a: number, b: number): boolean =>
  Math.abs(a - b) > nearest * Math.max(Math.abs(a), Math.abs(b));

/** The mistakes that give a positive number well apart from the key's and from one another's. */
const telling = ({ exact, mistakes }: Calculation): readonly Mistake[] => {
  const kept: Mistake[] = [];
  for (const mistake of mistakes) {
    const [value] = mistake;
    const others = [exact, ...kept.map(([number]) => number)];
    if (value > 0 && others.every((other) => areApart(other, value))) kept.push(mistake);
  }
  return kept;
};

const draftOf = (problem: Calculation, { fact, topic, placesOf, note }: About) => {
  const { given, stem, exact, unit, decimals, why } = problem;
  const shown = (value: number, reason: string) => amount(value, { decimals, unit, why: reason });
  return {
    type: 'single',
    facts: [fact],
    places: placesOf(topic),
    level: 'application',
    stem,
    key: shown(exact, why),
    distractors: telling(problem).map(([value, reason]) => shown(value, reason)),
    explanation: `${why} ${note}`,
    source: respiratorySource,
    given,
    exact,
  } satisfies Omit<NumericDraft, 'name' | 'family'>;
};

/** A case whose numbers are drawn until enough mistakes give numbers of their own. */
export const calculation =
  (about: About) =>
  (pose: (random: RandomSource) => Calculation): NumericCase =>
  (random) => {
    for (let tries = 0; tries < triesAtMost; tries += 1) {
      const problem = pose(random);
      if (telling(problem).length >= wanted) return draftOf(problem, about);
    }
    throw new Error(`${about.fact}: the mistakes give too few numbers`);
  };

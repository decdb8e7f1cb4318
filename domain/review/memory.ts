import { type FSRS, fsrs, Rating } from 'ts-fsrs';
import type { Grade } from '../contracts/review.ts';
import type { MemoryModel } from './memory-models.ts';

/** What FSRS knows of one card. */
export type Memory = {
  /** Days until nine in ten would still remember it. */
  readonly stability: number;
  /** 1 to 10. */
  readonly difficulty: number;
};

const ratings = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
} as const satisfies Record<Grade, Rating>;

const engines = new Map<string, FSRS>();

const engineOf = ({ version, retention, weights }: MemoryModel): FSRS => {
  const known = engines.get(version);
  if (known) return known;
  const engine = fsrs({ request_retention: retention, w: weights, enable_fuzz: false });
  engines.set(version, engine);
  return engine;
};

/** To six decimals: the last digits of a power differ from one machine to another. */
const rounded = (value: number): number => Math.round(value * 1e6) / 1e6;

export type Graded = {
  /** Null before the first answer. */
  readonly memory: Memory | null;
  /** Since the last answer, 0 or more. */
  readonly elapsedDays: number;
  readonly grade: Grade;
};

/** FSRS-6 after one answer (Ye, https://github.com/open-spaced-repetition/fsrs4anki/wiki/The-Algorithm). */
export const memoryAfter = (model: MemoryModel, { memory, elapsedDays, grade }: Graded): Memory => {
  const next = engineOf(model).next_state(memory, elapsedDays, ratings[grade]);
  return { stability: rounded(next.stability), difficulty: rounded(next.difficulty) };
};

/** Whole days, 1 or more, until the share of the model still remembers. */
export const intervalDays = (model: MemoryModel, { stability }: Memory): number =>
  engineOf(model).next_interval(stability, 0);

/** The chance to remember so many days after the last answer, 0 to 1. */
export const retrievability = (
  model: MemoryModel,
  { stability }: Memory,
  elapsedDays: number,
): number => engineOf(model).forgetting_curve(Math.max(0, elapsedDays), stability);

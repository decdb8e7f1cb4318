import { seedOf } from '../../domain/kernel/random.ts';

/** One share of a projection's keys; `index` counts from 0 to `of` - 1. */
export type Partition = { readonly index: number; readonly of: number };

export const whole: Partition = { index: 0, of: 1 };

export const partitionsOf = (count: number): readonly Partition[] =>
  Array.from({ length: count }, (_, index) => ({ index, of: count }));

export const isInPartition = (key: string, { index, of }: Partition): boolean =>
  of === 1 || seedOf(key) % of === index;

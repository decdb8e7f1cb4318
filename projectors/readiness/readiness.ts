import type { AccountId } from '../../domain/kernel/ids.ts';
import { epochMs } from '../../domain/kernel/time.ts';
import type { ReadinessEstimate } from '../../domain/readiness/events.ts';
import { projection } from '../projection.ts';

export type ReadinessPoint = Pick<
  ReadinessEstimate,
  'at' | 'day' | 'formula' | 'items' | 'likelihood' | 'expected' | 'low' | 'high'
>;

/**
 * What a learner was told about one exam: the latest in full, and how it came there. The latest is
 * the one of the newest evidence, whenever it was written down.
 */
export type ReadinessRow = {
  readonly learnerId: AccountId;
  readonly latest: ReadinessEstimate;
  /** Oldest first, the latest included. */
  readonly history: readonly ReadinessPoint[];
};

/** Longer ago than any page shows. */
const keptPoints = 400;

const byTime = (one: ReadinessPoint, other: ReadinessPoint): number =>
  epochMs(one.at) - epochMs(other.at);

const pointOf = ({
  at,
  day,
  formula,
  items,
  likelihood,
  expected,
  low,
  high,
}: ReadinessEstimate): ReadinessPoint => ({
  at,
  day,
  formula,
  items,
  likelihood,
  expected,
  low,
  high,
});

export const readinessEstimates = projection<ReadinessRow>()({
  name: 'readiness',
  version: 3,
  table: 'readiness',
  owner: 'learner_id',
  handles: ['ReadinessEstimated'],
  columns: [{ name: 'learner_id', type: 'text', of: ({ learnerId }) => learnerId }],
  indexes: [['learner_id']],
  keys: ({ data }) => [`${data.learnerId}/${data.field}/${data.exam}`],
  evolve: (row, { data }) => ({
    learnerId: data.learnerId,
    latest: row && row.latest.at > data.at ? row.latest : data,
    history: [...(row?.history ?? []), pointOf(data)].sort(byTime).slice(-keptPoints),
  }),
});

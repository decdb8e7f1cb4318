import type { Rescoring } from '../../domain/attempt/events.ts';
import type { AccountId } from '../../domain/kernel/ids.ts';
import { projection } from '../projection.ts';

/** What became of an attempt's score since it was handed in, in the order in which it happened. */
export type RescoringsRow = {
  readonly learnerId: AccountId;
  readonly rescorings: readonly Rescoring[];
};

/** Beside the history, which keeps every score as it was given. */
export const rescorings = projection<RescoringsRow>()({
  name: 'rescorings',
  version: 3,
  table: 'rescoring',
  owner: 'learner_id',
  handles: ['AttemptRescored'],
  columns: [{ name: 'learner_id', type: 'text', of: ({ learnerId }) => learnerId }],
  indexes: [['learner_id']],
  keys: ({ data }) => [data.attemptId],
  evolve: (row, { data }) => ({
    learnerId: data.learnerId,
    rescorings: [...(row?.rescorings ?? []), data],
  }),
});

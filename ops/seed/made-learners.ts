import { openingOf, restOf } from '../../api/test-mode/store-life.ts';
import type { AccountId } from '../../domain/kernel/ids.ts';
import { PersonForgotten, type Vault } from '../../domain/ports/vault.ts';
import { sealValue } from '../adapters/vault/sealed-values.ts';
import { type BulkWish, bulkLearner } from './bulk-learners.ts';
import { bulkCorrelation } from './bulk-log.ts';
import { type EventTuples, eventTuples } from './event-tuples.ts';

export type LearnerKey = {
  /** The number of a learner. */
  readonly place: number;
  readonly key: Uint8Array | undefined;
};

const vaultWith = (key: Uint8Array | undefined): Pick<Vault, 'seal'> => ({
  seal: async (person: AccountId, place, clear) => {
    if (!key) throw new PersonForgotten(`${person} has no key`);
    return sealValue({ person, key }, place, clear);
  },
});

/** Makes these learners up: their events, learner by learner and stream by stream. */
export const madeLearners = async (
  wish: BulkWish,
  learners: readonly LearnerKey[],
): Promise<EventTuples> => {
  const tuples = eventTuples();
  for (const { place, key } of learners) {
    const { accountId, eventId, life } = bulkLearner(wish, place);
    const stored = { accountId, correlationId: bulkCorrelation };
    const sealing = { vault: vaultWith(key), eventId };
    const opening = await openingOf(sealing, life.deeds, stored);
    const rest = await restOf(sealing, life.deeds, stored);
    const account = rest.find(({ stream }) => stream === opening.stream);
    const first = { ...opening, events: [...opening.events, ...(account?.events ?? [])] };
    for (const { stream, events } of [first, ...rest.filter((one) => one !== account)]) {
      for (const [revision, event] of events.entries()) tuples.add(stream, event, revision);
    }
  }
  return tuples.taken();
};

import type { RescoreAttempt } from '../../domain/attempt/rescoring.ts';
import { itemRevisionKey } from '../../domain/bank/item/read-keys.ts';
import type { RecordedBoardwellEvent } from '../../domain/events/registry.ts';
import { beforeAll, type Position } from '../../domain/kernel/envelope.ts';
import type { AccountId, AttemptId } from '../../domain/kernel/ids.ts';
import { causeOf } from '../../domain/ports/effects.ts';
import type { EventLog } from '../../domain/ports/event-log.ts';
import type { Handled } from '../projection.ts';
import { lifted } from '../runtime/fold-event.ts';
import { type Answering, answerEvents, taskOf } from './answer-events.ts';
import type { Act } from './effects.ts';
import { doOrPark } from './parked-work.ts';

export type AttemptHolder = { readonly attemptId: AttemptId; readonly learnerId: AccountId };

export type Rekeyed = Handled<'ItemRekeyed'>;

export type RescoreWorld = Answering & {
  readonly log: Pick<EventLog, 'readAll'>;
  /** Begins to look for the attempts that held it, from the start where it had begun before. */
  readonly begin: (rekeyed: Rekeyed) => Promise<void>;
  readonly rescore: Act<RescoreAttempt>;
};

type Submitted = Handled<'QuizSubmitted'>;

export const rescoreCommand = (
  { data }: Rekeyed,
  { attemptId, learnerId }: AttemptHolder,
): RescoreAttempt => ({
  type: 'RescoreAttempt',
  attemptId,
  learnerId,
  at: data.at,
  itemId: data.itemId,
  revision: data.revision,
  key: data.key,
  reason: data.reason,
});

type Rekeys = Map<string, Rekeyed>;

/** A paper that was issued before its item got another key was scored by the old one. */
const rescoreLate = async (
  { rescore }: RescoreWorld,
  { data }: Submitted,
  rekeys: Rekeys,
): Promise<void> => {
  for (const { itemId, revision } of data.answers) {
    const rekeyed = rekeys.get(itemRevisionKey(itemId, revision));
    if (!rekeyed) continue;
    await rescore(causeOf(rekeyed), data.attemptId, rescoreCommand(rekeyed, data));
  }
};

const remember = (rekeys: Rekeys, event: Rekeyed): void => {
  rekeys.set(itemRevisionKey(event.data.itemId, event.data.revision), event);
};

/** One that cannot be read is parked; what was answered before says nothing of it. */
const rekeysUpTo = async ({ log, parking }: RescoreWorld, position: Position): Promise<Rekeys> => {
  const rekeys: Rekeys = new Map();
  for await (const { events } of log.readAll({ after: beforeAll, types: ['ItemRekeyed'] })) {
    for (const event of events) {
      if (event.position > position) return rekeys;
      const recall = async () => remember(rekeys, lifted(event) as Rekeyed);
      await doOrPark(parking, taskOf(event), recall);
    }
  }
  return rekeys;
};

const answer = async (
  world: RescoreWorld,
  event: RecordedBoardwellEvent,
  rekeys: Rekeys,
): Promise<void> => {
  if (event.type === 'QuizSubmitted') await rescoreLate(world, event, rekeys);
  if (event.type !== 'ItemRekeyed') return;
  remember(rekeys, event);
  await world.begin(event);
};

/**
 * When an item gets another key, every attempt that held it is counted anew, also one that is
 * handed in later. Runs until the signal; throws what the log, the read models and `rescore` throw,
 * and skips nothing when it is started again, for the commands repeat themselves without effect.
 */
export const rescoreAttempts = async (world: RescoreWorld, signal: AbortSignal): Promise<void> => {
  const after = await world.checkpoint.read();
  const rekeys = await rekeysUpTo(world, after);
  await answerEvents(
    world,
    {
      types: ['ItemRekeyed', 'QuizSubmitted'],
      answer: (event) => answer(world, event, rekeys),
      // A paper is counted by the keys that were corrected before it.
      keyOf: () => 'in log order',
      behindParked: 'pass',
    },
    signal,
  );
};

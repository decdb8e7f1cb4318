import { match } from 'ts-pattern';
import type { RecordedBoardwellEvent } from '../../domain/events/registry.ts';
import type { AccountId, InstitutionId } from '../../domain/kernel/ids.ts';
import type { Instant } from '../../domain/kernel/time.ts';
import { causeOf } from '../../domain/ports/effects.ts';
import type { ReadPosition } from '../../domain/ports/read-position.ts';
import { type Answering, answerEvents } from './answer-events.ts';
import type { Act } from './effects.ts';

/** A seat of somebody who was erased. */
export type OrphanedSeat = {
  readonly institutionId: InstitutionId;
  readonly accountId: AccountId;
  readonly at: Instant;
};

export type SeatsWorld = Answering & {
  readonly readPosition: ReadPosition;
  /** The seats of the account, if it was erased. */
  readonly seatsOfErased: (account: AccountId) => Promise<readonly InstitutionId[]>;
  readonly giveBack: Act<OrphanedSeat>;
  /** Destroys the key that the words of a closed school are sealed with. */
  readonly forget: Act<InstitutionId>;
};

const readModelMs = 2000;

const caughtUp = async (
  { readPosition }: SeatsWorld,
  event: RecordedBoardwellEvent,
  signal: AbortSignal,
): Promise<boolean> => {
  const models = ['accounts', 'school-ties'];
  while (!(await readPosition.reached(models, event.position, readModelMs))) {
    if (signal.aborted) return false;
  }
  return true;
};

const giveBackAll = async (
  world: SeatsWorld,
  event: RecordedBoardwellEvent,
  { accountId, at }: Pick<OrphanedSeat, 'accountId' | 'at'>,
): Promise<void> => {
  for (const institutionId of await world.seatsOfErased(accountId)) {
    await world.giveBack(causeOf(event), institutionId, { institutionId, accountId, at });
  }
};

/**
 * Gives the seats back of whoever was erased, and forgets a school that was closed. A seat that was
 * taken in the same moment as its holder was erased is found at the later of the two events.
 */
export const returnSeats = (world: SeatsWorld, signal: AbortSignal): Promise<void> =>
  answerEvents(
    world,
    {
      types: ['AccountErased', 'SeatTaken', 'SchoolClosed'],
      keyOf: ({ stream }) => stream,
      behindParked: 'pass',
      answer: async (event, ends) => {
        if (!(await caughtUp(world, event, ends))) return;
        await match(event)
          .with({ type: 'AccountErased' }, { type: 'SeatTaken' }, ({ data }) =>
            giveBackAll(world, event, data),
          )
          .with({ type: 'SchoolClosed' }, ({ data: { institutionId } }) =>
            world.forget(causeOf(event), institutionId, institutionId),
          )
          .otherwise(async () => undefined);
      },
    },
    signal,
  );

import type { FastifyBaseLogger } from 'fastify';
import type { ApiWorld } from '../../../api/server/world.ts';
import type { CommandWorld } from '../../../domain/handling/handle-command.ts';
import type { EventLog } from '../../../domain/ports/event-log.ts';
import type { Answering } from '../../../projectors/reactions/answer-events.ts';
import {
  type Bound,
  bindEffects,
  type Effects,
  type Keyed,
} from '../../../projectors/reactions/effects.ts';
import type { Parking } from '../../../projectors/reactions/parked-work.ts';
import { type HeldLease, leaseLost } from '../../adapters/leases/lease.ts';
import { type AnyParked, parkingOf } from './parking.ts';
import type { ReactionCheckpoints } from './reaction-checkpoints.ts';

/** What a reaction works with, for as long as this process holds its lease. */
export type ReactionHost = Pick<
  ApiWorld,
  'clock' | 'database' | 'mail' | 'payments' | 'readPosition' | 'seals' | 'vault'
> & {
  readonly log: Omit<EventLog, 'append' | 'close'>;
  readonly checkpoint: Answering['checkpoint'];
  readonly parking: <Work>() => Parking<Work>;
  /** The one way to act: each effect takes the key that follows from its cause. */
  readonly effects: <Given extends Effects>(
    make: (commands: CommandWorld) => Given & Keyed<Given>,
  ) => Bound<Given>;
};

export type Reaction = {
  /** Its lease, its checkpoint and what it parked are kept under it. */
  readonly name: string;
  /** It finds its work in tables, and stands nowhere in the log. */
  readonly followsNoLog?: true;
  /** Until the signal. */
  readonly run: (host: ReactionHost, signal: AbortSignal) => Promise<void>;
};

/** What all reactions of a process share. */
export type Equipment = {
  readonly logger: FastifyBaseLogger;
  readonly checkpoints: ReactionCheckpoints;
  readonly isAnyParked: AnyParked;
};

export const hostOf = (
  { commands, database, clock, mail, payments, readPosition, identifiers, seals, vault }: ApiWorld,
  lease: HeldLease,
  { logger, checkpoints, isAnyParked }: Equipment,
): ReactionHost => ({
  clock,
  database,
  mail,
  payments,
  readPosition,
  seals,
  vault,
  log: commands.log,
  checkpoint: checkpoints(lease),
  parking: () =>
    parkingOf({ pool: database, logger, chance: identifiers.chance, isAnyParked }, lease),
  effects: (make) =>
    bindEffects(make(commands), {
      reaction: lease.name,
      idOf: identifiers.commandOf,
      mustBeOurs: () => {
        if (lease.lost.aborted) throw leaseLost(lease);
      },
    }),
});

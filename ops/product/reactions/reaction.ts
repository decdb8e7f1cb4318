import type { FastifyBaseLogger } from 'fastify';
import type { ApiWorld } from '../../../api/server/world.ts';
import type { Answering } from '../../../projectors/reactions/answer-events.ts';
import type { Parking } from '../../../projectors/reactions/parked-work.ts';
import type { ReactionLease } from './lease/lease.ts';
import { parkingOf } from './parking.ts';
import { reactionCheckpoint } from './reaction-checkpoint.ts';

/** What a reaction works with, for as long as this process holds its lease. */
export type ReactionHost = {
  readonly world: ApiWorld;
  readonly checkpoint: Answering['checkpoint'];
  readonly parking: <Work>() => Parking<Work>;
};

export type Reaction = {
  /** Its lease, its checkpoint and what it parked are kept under it. */
  readonly name: string;
  /** Until the signal. */
  readonly run: (host: ReactionHost, signal: AbortSignal) => Promise<void>;
};

export const hostOf = (
  world: ApiWorld,
  lease: ReactionLease,
  logger: FastifyBaseLogger,
): ReactionHost => ({
  world,
  checkpoint: reactionCheckpoint(world.database, lease),
  parking: () =>
    parkingOf({ pool: world.database, logger, chance: world.identifiers.chance }, lease),
});

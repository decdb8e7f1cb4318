import type { ApiWorld } from '../../../api/server/world.ts';
import { attempt } from '../../../domain/attempt/attempt.ts';
import { handleCommand } from '../../../domain/handling/handle-command.ts';
import { attemptStream } from '../../../domain/kernel/ids.ts';
import type { Place } from '../../../domain/ports/event-log.ts';
import type { Parking } from '../../../projectors/reactions/parked-work.ts';
import {
  type RescoreWorld,
  rescoreAttempts,
} from '../../../projectors/reactions/rescore-attempts.ts';
import { type HolderWork, rescoreHolders } from '../../../projectors/reactions/rescore-holders.ts';
import { reactionCheckpoint } from './reaction-checkpoint.ts';
import type { Rekeyings } from './rekeyings.ts';

const sendTo =
  ({ commands, identifiers }: ApiWorld): RescoreWorld['send'] =>
  async (command, causeId) => {
    const { attemptId, learnerId, type } = command;
    const handled = await handleCommand(commands, {
      decider: attempt,
      stream: attemptStream(attemptId),
      command,
      meta: {
        actor: 'system',
        subject: learnerId,
        correlationId: causeId,
        commandId: identifiers.commandOf(causeId, attemptId),
      },
    });
    if (!handled.ok) throw new Error(`${type} of ${attemptId}: ${handled.refusal.code}`);
  };

/** Follows corrected keys and the papers that come in after them, until the signal. */
export const followRekeys =
  ({ begin }: Rekeyings) =>
  (world: ApiWorld, parking: Parking<Place>, signal: AbortSignal): Promise<void> => {
    const checkpoint = reactionCheckpoint(world.database, 'rescore-attempts');
    const { log } = world.commands;
    return rescoreAttempts({ log, parking, checkpoint, begin, send: sendTo(world) }, signal);
  };

/** Counts the attempts anew that held an item with a corrected key, until the signal. */
export const recountHolders =
  (rekeyings: Rekeyings) =>
  (world: ApiWorld, parking: Parking<HolderWork>, signal: AbortSignal): Promise<void> => {
    const { commands, readPosition } = world;
    const { log } = commands;
    return rescoreHolders(
      { ...rekeyings, log, readPosition, parking, send: sendTo(world) },
      signal,
    );
  };

import type { ApiWorld } from '../../../api/server/world.ts';
import { attempt } from '../../../domain/attempt/attempt.ts';
import { handleCommand } from '../../../domain/handling/handle-command.ts';
import { attemptStream } from '../../../domain/kernel/ids.ts';
import type { Place } from '../../../domain/ports/event-log.ts';
import {
  type RescoreWorld,
  rescoreAttempts,
} from '../../../projectors/reactions/rescore-attempts.ts';
import { type HolderWork, rescoreHolders } from '../../../projectors/reactions/rescore-holders.ts';
import type { Reaction } from './reaction.ts';
import { rekeyings } from './rekeyings.ts';

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

/** Follows corrected keys and the papers that come in after them. */
export const rescoreAttemptsReaction: Reaction = {
  name: 'rescore-attempts',
  run: ({ world, checkpoint, parking }, signal) => {
    const { begin } = rekeyings(world.database);
    const from = { log: world.commands.log, checkpoint, parking: parking<Place>() };
    return rescoreAttempts({ ...from, begin, send: sendTo(world) }, signal);
  },
};

/** Counts the attempts anew that held an item with a corrected key. */
export const rescoreHoldersReaction: Reaction = {
  name: 'rescore-holders',
  run: ({ world, parking }, signal) => {
    const { commands, readPosition } = world;
    const from = { log: commands.log, readPosition, parking: parking<HolderWork>() };
    return rescoreHolders({ ...rekeyings(world.database), ...from, send: sendTo(world) }, signal);
  },
};

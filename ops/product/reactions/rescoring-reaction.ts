import { attempt } from '../../../domain/attempt/attempt.ts';
import type { RescoreAttempt } from '../../../domain/attempt/rescoring.ts';
import { type CommandWorld, handleCommand } from '../../../domain/handling/handle-command.ts';
import { attemptStream } from '../../../domain/kernel/ids.ts';
import type { Effect } from '../../../domain/ports/effects.ts';
import type { EventAddress } from '../../../domain/ports/event-log.ts';
import { rescoreAttempts } from '../../../projectors/reactions/rescore-attempts.ts';
import { type HolderWork, rescoreHolders } from '../../../projectors/reactions/rescore-holders.ts';
import { effectMeta } from './effect-meta.ts';
import type { Reaction } from './reaction.ts';
import { rekeyings } from './rekeyings.ts';

const rescoreWith =
  (commands: CommandWorld): Effect<RescoreAttempt> =>
  async (key, command) => {
    const { attemptId, learnerId, type } = command;
    const stream = attemptStream(attemptId);
    const meta = effectMeta(key, learnerId);
    const handled = await handleCommand(commands, { decider: attempt, stream, command, meta });
    if (!handled.ok) throw new Error(`${type} of ${attemptId}: ${handled.refusal.code}`);
  };

/** Follows corrected keys and the papers that come in after them. */
export const rescoreAttemptsReaction: Reaction = {
  name: 'rescore-attempts',
  run: ({ log, database, checkpoint, parking, effects }, signal) => {
    const { begin } = rekeyings(database);
    const { rescore } = effects((commands) => ({ rescore: rescoreWith(commands) }));
    const from = { log, checkpoint, parking: parking<EventAddress>() };
    return rescoreAttempts({ ...from, begin, rescore }, signal);
  },
};

/** Counts the attempts anew that held an item with a corrected key. */
export const rescoreHoldersReaction: Reaction = {
  name: 'rescore-holders',
  followsNoLog: true,
  run: ({ log, database, readPosition, parking, effects }, signal) => {
    const { rescore } = effects((commands) => ({ rescore: rescoreWith(commands) }));
    const from = { log, readPosition, parking: parking<HolderWork>() };
    return rescoreHolders({ ...rekeyings(database), ...from, rescore }, signal);
  },
};

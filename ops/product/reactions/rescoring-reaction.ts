import type { ApiWorld } from '../../../api/world.ts';
import { attempt } from '../../../domain/attempt/attempt.ts';
import { handleCommand } from '../../../domain/handling/handle-command.ts';
import { attemptStream } from '../../../domain/kernel/ids.ts';
import type { Place } from '../../../domain/ports/event-log.ts';
import type { Parking } from '../../../projectors/reactions/parked-work.ts';
import {
  type HeldBy,
  type RescoreWorld,
  rescoreAttempts,
} from '../../../projectors/reactions/rescore-attempts.ts';
import { reactionCheckpoint } from './reaction-checkpoint.ts';

/** Looked through once for a key that was wrong: not worth an index that every submission pays for. */
const holding = `
  select data->>'attemptId' as "attemptId", data->>'learnerId' as "learnerId"
  from read.attempt
  where status = 'submitted' and (data->'items')::jsonb @> $1::jsonb
  order by key`;

const sendTo =
  ({ commands, identifiers }: ApiWorld): RescoreWorld['send'] =>
  async (command, causeId) => {
    const { attemptId, learnerId, type } = command;
    const handled = await handleCommand(commands, {
      ...{ decider: attempt, stream: attemptStream(attemptId), command },
      meta: {
        ...{ actor: 'system', subject: learnerId, correlationId: causeId },
        commandId: identifiers.commandOf(causeId, attemptId),
      },
    });
    if (!handled.ok) throw new Error(`${type} of ${attemptId}: ${handled.refusal.code}`);
  };

/** Counts attempts anew whose keys were corrected, until the signal. */
export const followRekeys = (
  world: ApiWorld,
  parking: Parking<Place>,
  signal: AbortSignal,
): Promise<void> =>
  rescoreAttempts(
    {
      ...{ log: world.commands.log, readPosition: world.readPosition, parking },
      checkpoint: reactionCheckpoint(world.database, 'rescore-attempts'),
      attemptsHolding: async (itemId, revision) => {
        const item = JSON.stringify([{ itemId, revision }]);
        return (await world.database.query<HeldBy>(holding, [item])).rows;
      },
      send: sendTo(world),
    },
    signal,
  );

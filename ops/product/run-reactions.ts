import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { loggedError } from '../../api/problems/logged-error.ts';
import type { ApiWorld } from '../../api/world.ts';
import { attempt } from '../../domain/attempt/attempt.ts';
import type { RescoreAttempt } from '../../domain/attempt/rescoring.ts';
import { handleCommand } from '../../domain/handling/handle-command.ts';
import { beforeAll, type Position } from '../../domain/kernel/envelope.ts';
import { attemptStream } from '../../domain/kernel/ids.ts';
import {
  type HeldBy,
  type RescoreWorld,
  rescoreAttempts,
} from '../../projectors/reactions/rescore-attempts.ts';
import { backoff } from '../../projectors/runtime/backoff.ts';
import { pause } from '../../projectors/runtime/pause.ts';

const name = 'rescore-attempts';

const checkpointIn = (pool: Pool): RescoreWorld['checkpoint'] => ({
  read: async () => {
    const { rows } = await pool.query<{ position: Position }>(
      'select position from projector.reaction where name = $1',
      [name],
    );
    return rows[0]?.position ?? beforeAll;
  },
  write: async (position) => {
    await pool.query(
      `insert into projector.reaction (name, position) values ($1, $2)
       on conflict (name) do update set position = excluded.position`,
      [name, position],
    );
  },
});

/** Looked through once for a key that was wrong: not worth an index that every submission pays for. */
const holding = `
  select data->>'attemptId' as "attemptId", data->>'learnerId' as "learnerId"
  from read.attempt
  where status = 'submitted' and (data->'items')::jsonb @> $1::jsonb
  order by key`;

const worldOf = ({ commands, database, identifiers, readPosition }: ApiWorld): RescoreWorld => ({
  log: commands.log,
  readPosition,
  checkpoint: checkpointIn(database),
  attemptsHolding: async (itemId, revision) => {
    const { rows } = await database.query<HeldBy>(holding, [
      JSON.stringify([{ itemId, revision }]),
    ]);
    return rows;
  },
  send: async (command: RescoreAttempt, causeId) => {
    const { attemptId, learnerId } = command;
    const commandId = identifiers.commandOf(causeId, attemptId);
    const meta = {
      actor: 'system',
      subject: learnerId,
      commandId,
      correlationId: causeId,
    } as const;
    const handled = await handleCommand(commands, {
      decider: attempt,
      stream: attemptStream(attemptId),
      command,
      meta,
    });
    if (!handled.ok) throw new Error(`${attemptId} was not rescored: ${handled.refusal.code}`);
  },
});

export type RunningReactions = { readonly stop: () => Promise<void> };

/** Answers what happens with what must follow, and tries again for ever when something is away. */
export const runReactions = (world: ApiWorld, logger: FastifyBaseLogger): RunningReactions => {
  const stopping = new AbortController();
  const { signal } = stopping;
  const keepRunning = async (): Promise<void> => {
    const retry = backoff();
    while (!signal.aborted) {
      try {
        await rescoreAttempts(worldOf(world), signal);
      } catch (error) {
        logger.error({ err: loggedError(error) }, 'Rescoring failed; trying again');
        await pause(retry.next(), signal);
      }
    }
  };
  const running = keepRunning();
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
};

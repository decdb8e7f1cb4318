import type { FastifyBaseLogger } from 'fastify';
import { loggedError } from '../../api/problems/logged-error.ts';
import type { ApiWorld } from '../../api/world.ts';
import { attempt } from '../../domain/attempt/attempt.ts';
import type { AttemptCommand } from '../../domain/attempt/commands.ts';
import { graceMs } from '../../domain/attempt/exam-clock.ts';
import { handleCommand } from '../../domain/handling/handle-command.ts';
import { attemptStream, type CommandId, simulationStream } from '../../domain/kernel/ids.ts';
import { epochMs } from '../../domain/kernel/time.ts';
import { simulation } from '../../domain/simulation/simulation.ts';
import {
  completeOverdue,
  type OverdueSimulation,
  type OverdueSimulationWorld,
} from '../../projectors/reactions/complete-overdue.ts';
import {
  type HeldBy,
  type RescoreWorld,
  rescoreAttempts,
} from '../../projectors/reactions/rescore-attempts.ts';
import {
  type Overdue,
  type OverdueWorld,
  submitOverdue,
} from '../../projectors/reactions/submit-overdue.ts';
import { backoff } from '../../projectors/runtime/backoff.ts';
import { pause } from '../../projectors/runtime/pause.ts';
import { reactionCheckpoint } from './reaction-checkpoint.ts';
import { followReadiness } from './readiness-reaction.ts';

/** Looked through once for a key that was wrong: not worth an index that every submission pays for. */
const holding = `
  select data->>'attemptId' as "attemptId", data->>'learnerId' as "learnerId"
  from read.attempt
  where status = 'submitted' and (data->'items')::jsonb @> $1::jsonb
  order by key`;

type Sending = Pick<ApiWorld, 'commands'>;
type Sent = {
  readonly command: AttemptCommand;
  readonly commandId: CommandId;
  readonly correlationId: string;
};

const sendTo = async (
  { commands }: Sending,
  { command, commandId, correlationId }: Sent,
): Promise<void> => {
  const { attemptId, learnerId, type } = command;
  const meta = { actor: 'system', subject: learnerId, commandId, correlationId } as const;
  const stream = attemptStream(attemptId);
  const handled = await handleCommand(commands, { decider: attempt, stream, command, meta });
  if (!handled.ok) throw new Error(`${type} of ${attemptId}: ${handled.refusal.code}`);
};

const rescoreWorld = (world: ApiWorld): RescoreWorld => ({
  log: world.commands.log,
  readPosition: world.readPosition,
  checkpoint: reactionCheckpoint(world.database, 'rescore-attempts'),
  attemptsHolding: async (itemId, revision) => {
    const { rows } = await world.database.query<HeldBy>(holding, [
      JSON.stringify([{ itemId, revision }]),
    ]);
    return rows;
  },
  send: (command, causeId) =>
    sendTo(world, {
      command,
      commandId: world.identifiers.commandOf(causeId, command.attemptId),
      correlationId: causeId,
    }),
});

const overdue = {
  name: 'overdue',
  text: `select a.data->>'attemptId' as "attemptId", a.learner_id as "learnerId",
           a.data->>'field' as field, l.data->>'timeZone' as "timeZone"
         from read.attempt a join read.account l on l.key = a.learner_id
         where a.ends_ms < $1`,
};

const overdueWorld = (world: ApiWorld): OverdueWorld => ({
  now: world.clock.instant,
  overdue: async (now) => {
    const values = [epochMs(now) - graceMs];
    return (await world.database.query<Overdue>({ ...overdue, values })).rows;
  },
  send: (command) =>
    sendTo(world, {
      command,
      commandId: world.identifiers.commandOf('time is up', command.attemptId),
      correlationId: 'time is up',
    }),
});

const overdueSimulations = {
  name: 'overdue-simulations',
  text: `select s.data->>'attemptId' as "attemptId", s.learner_id as "learnerId",
           l.data->>'timeZone' as "timeZone"
         from read.simulation s join read.account l on l.key = s.learner_id
         where s.ends_ms < $1`,
};

const overdueSimulationWorld = ({
  commands,
  clock,
  database,
  identifiers,
}: ApiWorld): OverdueSimulationWorld => ({
  now: clock.instant,
  overdue: async (now) => {
    const values = [epochMs(now) - graceMs];
    return (await database.query<OverdueSimulation>({ ...overdueSimulations, values })).rows;
  },
  send: async (command) => {
    const { attemptId, learnerId, type } = command;
    const handled = await handleCommand(commands, {
      decider: simulation,
      stream: simulationStream(attemptId),
      command,
      meta: {
        ...{ actor: 'system', subject: learnerId, correlationId: 'time is up' },
        commandId: identifiers.commandOf('time is up', attemptId),
      },
    });
    if (!handled.ok) throw new Error(`${type} of ${attemptId}: ${handled.refusal.code}`);
  },
});

export type RunningReactions = { readonly stop: () => Promise<void> };

/** How often exams are looked for whose time is over. */
const overdueEveryMs = 5_000;

const followLog = async (world: ApiWorld, signal: AbortSignal): Promise<void> =>
  rescoreAttempts(rescoreWorld(world), signal);

const watchClocks = async (world: ApiWorld, signal: AbortSignal): Promise<void> => {
  while (!signal.aborted) {
    await submitOverdue(overdueWorld(world));
    await completeOverdue(overdueSimulationWorld(world));
    await pause(overdueEveryMs, signal);
  }
};

/** Answers what happens with what must follow, and tries again for ever when something is away. */
export const runReactions = (world: ApiWorld, logger: FastifyBaseLogger): RunningReactions => {
  const stopping = new AbortController();
  const { signal } = stopping;
  const keepRunning = async (react: typeof followLog): Promise<void> => {
    const retry = backoff();
    while (!signal.aborted) {
      try {
        await react(world, signal);
      } catch (error) {
        logger.error({ err: loggedError(error) }, 'A reaction failed; trying again');
        await pause(retry.next(), signal);
      }
    }
  };
  const running = [followLog, watchClocks, followReadiness].map(keepRunning);
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all(running);
    },
  };
};

import { sql } from 'kysely';
import { query } from '../../../database/query.ts';
import { type Given, statement } from '../../../database/statement.ts';
import type { Tables } from '../../../database/tables/tables.ts';
import { attempt } from '../../../domain/attempt/attempt.ts';
import type { SubmitQuiz } from '../../../domain/attempt/commands.ts';
import { graceMs } from '../../../domain/attempt/exam-clock.ts';
import { type CommandWorld, handleCommand } from '../../../domain/handling/handle-command.ts';
import { attemptStream, simulationStream } from '../../../domain/kernel/ids.ts';
import { epochMs, type Instant } from '../../../domain/kernel/time.ts';
import type { Effect } from '../../../domain/ports/effects.ts';
import { simulation } from '../../../domain/simulation/simulation.ts';
import type { CompleteSimulation } from '../../../domain/simulation/simulation-state.ts';
import type { PaperRow } from '../../../projectors/attempts/attempts.ts';
import {
  completeOverdue,
  type OverdueSimulation,
  type OverdueSimulationWorld,
} from '../../../projectors/reactions/complete-overdue.ts';
import {
  type Overdue,
  type OverdueWorld,
  submitOverdue,
} from '../../../projectors/reactions/submit-overdue.ts';
import { effectMeta } from './effect-meta.ts';
import type { Reaction } from './reaction.ts';

/** What a paper and a simulation have in common. */
type Timed = Pick<Tables['read.attempt'], 'key' | 'learner_id' | 'ends_ms'> & {
  readonly data: Pick<PaperRow, 'attemptId' | 'learnerId' | 'field'>;
};

/** What is parked has a next try of its own. */
const overdueIn = (table: 'read.attempt' | 'read.simulation', reaction: string) =>
  statement(`overdue in ${table}`, ({ before, limit }: Given<{ before: string; limit: number }>) =>
    query
      .selectFrom(sql<Timed>`${sql.table(table)}`.as('a'))
      .innerJoin('read.account as l', 'l.key', 'a.learner_id')
      .select(({ ref }) => [
        ref('a.data', '->>').key('attemptId').as('attemptId'),
        ref('a.data', '->>').key('learnerId').as('learnerId'),
        ref('a.data', '->>').key('field').as('field'),
        ref('l.data', '->>').key('timeZone').as('timeZone'),
      ])
      .where('a.ends_ms', '<', before)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('projector.parked as p')
              .select('p.key')
              .where('p.reaction', '=', reaction)
              .whereRef('p.key', '=', 'a.key'),
          ),
        ),
      )
      .orderBy('a.ends_ms')
      .limit(limit),
  );

const papers = overdueIn('read.attempt', 'submit-overdue');
const simulations = overdueIn('read.simulation', 'complete-overdue');

const overdueAt = (now: Instant, limit: number) => ({
  before: String(epochMs(now) - graceMs),
  limit,
});

/** Whoever gave up meanwhile has nothing that could be handed in. */
const mustBeDone = (handled: {
  readonly ok: boolean;
  readonly refusal?: { code: string };
}): void => {
  const code = handled.refusal?.code;
  if (code !== undefined && code !== 'AttemptGivenUp') throw new Error(`Refused: ${code}`);
};

const submitWith =
  (commands: CommandWorld): Effect<SubmitQuiz> =>
  async (key, command) => {
    const stream = attemptStream(command.attemptId);
    const meta = effectMeta(key, command.learnerId);
    mustBeDone(await handleCommand(commands, { decider: attempt, stream, command, meta }));
  };

const completeWith =
  (commands: CommandWorld): Effect<CompleteSimulation> =>
  async (key, command) => {
    const stream = simulationStream(command.attemptId);
    const meta = effectMeta(key, command.learnerId);
    mustBeDone(await handleCommand(commands, { decider: simulation, stream, command, meta }));
  };

/** Hands in papers whose time is over. */
export const submitOverdueExams: Reaction = {
  name: 'submit-overdue',
  followsNoLog: true,
  run: ({ clock, database, parking, effects }, signal) => {
    const overdue: OverdueWorld['overdue'] = (now, limit) =>
      papers.rows(database, overdueAt(now, limit));
    const { submit } = effects((commands) => ({ submit: submitWith(commands) }));
    const from = { now: clock.instant, overdue, parking: parking<Overdue>() };
    return submitOverdue({ ...from, submit }, signal);
  },
};

/** Completes simulations whose time is over. */
export const completeOverdueSimulations: Reaction = {
  name: 'complete-overdue',
  followsNoLog: true,
  run: ({ clock, database, parking, effects }, signal) => {
    const overdue: OverdueSimulationWorld['overdue'] = (now, limit) =>
      simulations.rows(database, overdueAt(now, limit));
    const { complete } = effects((commands) => ({ complete: completeWith(commands) }));
    const from = { now: clock.instant, overdue, parking: parking<OverdueSimulation>() };
    return completeOverdue({ ...from, complete }, signal);
  },
};

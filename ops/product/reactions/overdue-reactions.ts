import { attempt } from '../../../domain/attempt/attempt.ts';
import type { SubmitQuiz } from '../../../domain/attempt/commands.ts';
import { graceMs } from '../../../domain/attempt/exam-clock.ts';
import { type CommandWorld, handleCommand } from '../../../domain/handling/handle-command.ts';
import { attemptStream, simulationStream } from '../../../domain/kernel/ids.ts';
import { epochMs, type Instant } from '../../../domain/kernel/time.ts';
import type { Effect } from '../../../domain/ports/effects.ts';
import { simulation } from '../../../domain/simulation/simulation.ts';
import type { CompleteSimulation } from '../../../domain/simulation/simulation-state.ts';
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

/** What is parked has a next try of its own. */
const overdueIn = (table: string, reaction: string) => ({
  name: reaction,
  text: `select a.data->>'attemptId' as "attemptId", a.learner_id as "learnerId",
           a.data->>'field' as field, l.data->>'timeZone' as "timeZone"
         from read.${table} a join read.account l on l.key = a.learner_id
         where a.ends_ms < $1 and not exists (
           select from projector.parked p where p.reaction = '${reaction}' and p.key = a.key)
         order by a.ends_ms limit $2`,
});

const papers = overdueIn('attempt', 'submit-overdue');
const simulations = overdueIn('simulation', 'complete-overdue');

const overdueAt = (now: Instant, limit: number) => [epochMs(now) - graceMs, limit];

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
  run: ({ clock, database, parking, effects }, signal) => {
    const overdue: OverdueWorld['overdue'] = async (now, limit) =>
      (await database.query<Overdue>({ ...papers, values: overdueAt(now, limit) })).rows;
    const { submit } = effects((commands) => ({ submit: submitWith(commands) }));
    const from = { now: clock.instant, overdue, parking: parking<Overdue>() };
    return submitOverdue({ ...from, submit }, signal);
  },
};

/** Completes simulations whose time is over. */
export const completeOverdueSimulations: Reaction = {
  name: 'complete-overdue',
  run: ({ clock, database, parking, effects }, signal) => {
    const overdue: OverdueSimulationWorld['overdue'] = async (now, limit) =>
      (await database.query<OverdueSimulation>({ ...simulations, values: overdueAt(now, limit) }))
        .rows;
    const { complete } = effects((commands) => ({ complete: completeWith(commands) }));
    const from = { now: clock.instant, overdue, parking: parking<OverdueSimulation>() };
    return completeOverdue({ ...from, complete }, signal);
  },
};

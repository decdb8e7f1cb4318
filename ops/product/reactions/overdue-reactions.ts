import type { ApiWorld } from '../../../api/server/world.ts';
import { attempt } from '../../../domain/attempt/attempt.ts';
import { graceMs } from '../../../domain/attempt/exam-clock.ts';
import { handleCommand } from '../../../domain/handling/handle-command.ts';
import type { EventMeta } from '../../../domain/kernel/envelope.ts';
import {
  type AccountId,
  type AttemptId,
  attemptStream,
  simulationStream,
} from '../../../domain/kernel/ids.ts';
import { epochMs, type Instant } from '../../../domain/kernel/time.ts';
import { simulation } from '../../../domain/simulation/simulation.ts';
import {
  completeOverdue,
  type OverdueSimulation,
} from '../../../projectors/reactions/complete-overdue.ts';
import { type Overdue, submitOverdue } from '../../../projectors/reactions/submit-overdue.ts';
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

type Ended = { readonly attemptId: AttemptId; readonly learnerId: AccountId };

const metaOf = ({ identifiers }: ApiWorld, { attemptId, learnerId }: Ended): EventMeta => ({
  actor: 'system',
  subject: learnerId,
  correlationId: 'time is up',
  commandId: identifiers.commandOf('time is up', attemptId),
});

/** Whoever gave up meanwhile has nothing that could be handed in. */
const mustBeDone = (handled: {
  readonly ok: boolean;
  readonly refusal?: { code: string };
}): void => {
  const code = handled.refusal?.code;
  if (code !== undefined && code !== 'AttemptGivenUp') throw new Error(`Refused: ${code}`);
};

/** Hands in papers whose time is over. */
export const submitOverdueExams: Reaction = {
  name: 'submit-overdue',
  run: ({ world, parking }, signal) => {
    const { clock, commands, database } = world;
    const overdue = async (now: Instant, limit: number) =>
      (await database.query<Overdue>({ ...papers, values: overdueAt(now, limit) })).rows;
    const send: Parameters<typeof submitOverdue>[0]['send'] = async (command) => {
      const stream = attemptStream(command.attemptId);
      const meta = metaOf(world, command);
      mustBeDone(await handleCommand(commands, { decider: attempt, stream, command, meta }));
    };
    return submitOverdue(
      { now: clock.instant, overdue, parking: parking<Overdue>(), send },
      signal,
    );
  },
};

/** Completes simulations whose time is over. */
export const completeOverdueSimulations: Reaction = {
  name: 'complete-overdue',
  run: ({ world, parking }, signal) => {
    const { clock, commands, database } = world;
    const overdue = async (now: Instant, limit: number) =>
      (await database.query<OverdueSimulation>({ ...simulations, values: overdueAt(now, limit) }))
        .rows;
    const send: Parameters<typeof completeOverdue>[0]['send'] = async (command) => {
      const stream = simulationStream(command.attemptId);
      const meta = metaOf(world, command);
      mustBeDone(await handleCommand(commands, { decider: simulation, stream, command, meta }));
    };
    return completeOverdue(
      { now: clock.instant, overdue, parking: parking<OverdueSimulation>(), send },
      signal,
    );
  },
};

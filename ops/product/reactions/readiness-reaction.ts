import { query } from '../../../database/query.ts';
import { type Given, statement } from '../../../database/statement.ts';
import { type CommandWorld, handleCommand } from '../../../domain/handling/handle-command.ts';
import { readinessStream } from '../../../domain/kernel/ids.ts';
import type { Effect } from '../../../domain/ports/effects.ts';
import type { EventAddress } from '../../../domain/ports/event-log.ts';
import {
  type IssueReadinessEstimate,
  readinessRecord,
} from '../../../domain/readiness/issue-estimate.ts';
import {
  issueReadiness,
  type ReadinessWorld,
} from '../../../projectors/reactions/issue-readiness.ts';
import { effectMeta } from './effect-meta.ts';
import type { Reaction } from './reaction.ts';

const evidence = statement('readiness-evidence', ({ learner }: Given<{ learner: string }>) =>
  query
    .selectFrom('read.readiness_evidence as e')
    .innerJoin('read.account as a', 'a.key', 'e.key')
    .select(({ ref }) => [
      ref('e.data', '->').key('papers').as('papers'),
      ref('a.data', '->>').key('timeZone').as('timeZone'),
    ])
    .where('e.key', '=', learner),
);

const tellWith =
  (commands: CommandWorld): Effect<IssueReadinessEstimate> =>
  async (key, command) => {
    const { learnerId } = command;
    const stream = readinessStream(learnerId);
    const meta = effectMeta(key, learnerId);
    await handleCommand(commands, { decider: readinessRecord, stream, command, meta });
  };

/** Tells learners how ready they are, paper by paper. */
export const readinessReaction: Reaction = {
  name: 'issue-readiness',
  run: ({ log, database, readPosition, checkpoint, parking, effects }, signal) => {
    const evidenceOf: ReadinessWorld['evidenceOf'] = (learner) =>
      evidence.first(database, { learner });
    const from = { log, readPosition, checkpoint, parking: parking<EventAddress>() };
    const { tell } = effects((commands) => ({ tell: tellWith(commands) }));
    return issueReadiness({ ...from, evidenceOf, tell }, signal);
  },
};

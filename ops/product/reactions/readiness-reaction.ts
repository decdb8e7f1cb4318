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
  type TimedPapers,
} from '../../../projectors/reactions/issue-readiness.ts';
import { effectMeta } from './effect-meta.ts';
import type { Reaction } from './reaction.ts';

const evidence = {
  name: 'readiness-evidence',
  text: `select e.data->'papers' as papers, a.data->>'timeZone' as "timeZone"
         from read.readiness_evidence e join read.account a on a.key = e.key
         where e.key = $1`,
};

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
    const evidenceOf: ReadinessWorld['evidenceOf'] = async (learner) => {
      const { rows } = await database.query<TimedPapers>({ ...evidence, values: [learner] });
      return rows[0];
    };
    const from = { log, readPosition, checkpoint, parking: parking<EventAddress>() };
    const { tell } = effects((commands) => ({ tell: tellWith(commands) }));
    return issueReadiness({ ...from, evidenceOf, tell }, signal);
  },
};

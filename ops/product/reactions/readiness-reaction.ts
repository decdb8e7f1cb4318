import type { ApiWorld } from '../../../api/server/world.ts';
import { handleCommand } from '../../../domain/handling/handle-command.ts';
import { readinessStream } from '../../../domain/kernel/ids.ts';
import type { Place } from '../../../domain/ports/event-log.ts';
import { readinessRecord } from '../../../domain/readiness/issue-estimate.ts';
import {
  issueReadiness,
  type ReadinessWorld,
  type TimedPapers,
} from '../../../projectors/reactions/issue-readiness.ts';
import type { Reaction } from './reaction.ts';

const evidence = {
  name: 'readiness-evidence',
  text: `select e.data->'papers' as papers, a.data->>'timeZone' as "timeZone"
         from read.readiness_evidence e join read.account a on a.key = e.key
         where e.key = $1`,
};

const sendTo =
  ({ commands, identifiers }: ApiWorld): ReadinessWorld['send'] =>
  async (command, cause) => {
    const { learnerId } = command;
    const { testMode } = cause.meta;
    await handleCommand(commands, {
      decider: readinessRecord,
      stream: readinessStream(learnerId),
      command,
      meta: {
        actor: 'system',
        subject: learnerId,
        correlationId: cause.meta.correlationId,
        commandId: identifiers.commandOf(cause.id, 'readiness'),
        causationId: cause.id,
        ...(testMode ? { testMode } : {}),
      },
    });
  };

/** Tells learners how ready they are, paper by paper. */
export const readinessReaction: Reaction = {
  name: 'issue-readiness',
  run: ({ world, checkpoint, parking }, signal) => {
    const evidenceOf: ReadinessWorld['evidenceOf'] = async (learner) => {
      const { rows } = await world.database.query<TimedPapers>({ ...evidence, values: [learner] });
      return rows[0];
    };
    const { readPosition, commands } = world;
    const from = { log: commands.log, readPosition, checkpoint, parking: parking<Place>() };
    return issueReadiness({ ...from, evidenceOf, send: sendTo(world) }, signal);
  },
};

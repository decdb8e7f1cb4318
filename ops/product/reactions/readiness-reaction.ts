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
import type { Parking } from '../../../projectors/reactions/parked-work.ts';
import { reactionCheckpoint } from './reaction-checkpoint.ts';

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

/** Tells learners how ready they are, paper by paper, until the signal. */
export const followReadiness = (
  world: ApiWorld,
  parking: Parking<Place>,
  signal: AbortSignal,
): Promise<void> =>
  issueReadiness(
    {
      log: world.commands.log,
      readPosition: world.readPosition,
      parking,
      checkpoint: reactionCheckpoint(world.database, 'issue-readiness'),
      evidenceOf: async (learner) => {
        const { rows } = await world.database.query<TimedPapers>({
          ...evidence,
          values: [learner],
        });
        return rows[0];
      },
      send: sendTo(world),
    },
    signal,
  );

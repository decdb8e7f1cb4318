import type { FastifyRequest } from 'fastify';
import type { MetricLine } from '../../domain/contracts/metrics.ts';
import { handleCommand } from '../../domain/handling/handle-command.ts';
import { replayStream } from '../../domain/kernel/ids.ts';
import { type EndMetricRun, metricRuns } from '../../domain/replay/metric-runs.ts';
import { loggedError } from '../server/problems/logged-error.ts';
import { signedIn } from '../server/signed-in.ts';
import type { ApiWorld } from '../server/world.ts';

type Sum = Omit<EndMetricRun, 'type' | 'runId' | 'at'>;

/** Passes on what a run tells, and holds its last line back until that is asked for. */
export const runNotes = (tell: (line: MetricLine) => void) => {
  const began = performance.now();
  let name: string | null = null;
  let events = 0;
  let last: Extract<MetricLine, { readonly kind: 'done' | 'failed' }> | undefined;
  return {
    hear: (line: MetricLine): void => {
      if (line.kind === 'started') ({ name } = line);
      if (line.kind === 'progress' || line.kind === 'done') ({ events } = line);
      if (line.kind === 'done' || line.kind === 'failed') last = line;
      else tell(line);
    },
    sum: (): Sum => ({
      name,
      events,
      rows: last?.kind === 'done' ? last.table.rows.length : 0,
      seconds: Number(((performance.now() - began) / 1000).toFixed(2)),
      outcome: last?.kind === 'failed' ? last.code : 'done',
    }),
    tellEnd: (): void => {
      if (last) tell(last);
    },
  };
};

/** Where the log is away by now, the run is shown without an end. */
export const recordMetricEnd = async (
  { commands, clock, identifiers }: ApiWorld,
  request: FastifyRequest,
  end: Omit<EndMetricRun, 'type' | 'at'>,
): Promise<void> => {
  const { accountId: actor } = signedIn(request);
  try {
    await handleCommand(commands, {
      decider: metricRuns,
      stream: replayStream(end.runId),
      command: { type: 'EndMetricRun', ...end, at: clock.instant() },
      meta: {
        actor,
        subject: actor,
        correlationId: request.id,
        commandId: identifiers.command(),
      },
    });
  } catch (error) {
    request.log.warn({ err: loggedError(error) }, 'The end of a metric could not be recorded');
  }
};

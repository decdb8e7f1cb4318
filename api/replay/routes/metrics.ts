import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type MetricLine, metricDesk, runMetricBody } from '../../../domain/contracts/metrics.ts';
import { replayStream } from '../../../domain/kernel/ids.ts';
import { metricRuns } from '../../../domain/replay/metric-runs.ts';
import { carryOut } from '../../server/carry-out.ts';
import type { ApiContext } from '../../server/context.ts';
import { lineStream } from '../../server/line-stream.ts';
import { loggedError } from '../../server/problems/logged-error.ts';
import { Refused } from '../../server/refused.ts';
import { signedIn } from '../../server/signed-in.ts';
import { digestOf } from '../metric-digest.ts';
import { recordMetricEnd, runNotes } from '../record-metric-end.ts';

const lines = z.string().describe('Lines of JSON: what it is, how far it is, and its table.');

/** A metric file in whatever letters, and the rest of the wish. */
const mostBytes = 512 * 1024;

const cutOff: MetricLine = {
  kind: 'failed',
  code: 'MetricEnded',
  message: 'The log could not be read to its end. Try again in a moment.',
};

type Exchange = { readonly request: FastifyRequest; readonly reply: FastifyReply };
type Wish = z.infer<typeof runMetricBody>;

/** It stands in the log who runs what over what before anything is read. */
const record = async (
  context: ApiContext,
  exchange: Exchange,
  { source, filter, reason }: Wish,
): Promise<string> => {
  const runId = randomUUID();
  const by = signedIn(exchange.request).accountId;
  const at = context.world.clock.instant();
  const digest = digestOf(source);
  await carryOut(context, exchange, {
    decider: metricRuns,
    stream: replayStream(runId),
    actor: by,
    eachTime: true,
    command: { type: 'RunMetric', runId, digest, filter, by, at, reason },
  });
  return runId;
};

type Running = Wish & { readonly runId: string; readonly stopping: AbortSignal };

/** Runs until it has ended, or until nobody waits for it any more. */
const answer = async (
  { world }: ApiContext,
  { request, reply }: Exchange,
  { runId, source, filter, stopping }: Running,
): Promise<void> => {
  const left = new AbortController();
  const { write: tell, whenClosed, end } = lineStream<MetricLine>(reply);
  whenClosed(() => left.abort());
  const signal = AbortSignal.any([left.signal, stopping]);
  const notes = runNotes(tell);
  try {
    await world.replay.runMetric({ runId, source, filter, tell: notes.hear, signal });
  } catch (error) {
    request.log.warn({ err: loggedError(error) }, 'A metric was cut off');
    notes.hear(cutOff);
  }
  await recordMetricEnd(world, request, { runId, ...notes.sum() });
  // Who reads the last line may promote the run: its end stands in the log by then.
  notes.tellEnd();
  end();
};

/** Metrics that analysts wrote, run over the log in a process that reaches nothing else. */
export const metricsRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    let isUnderWay = false;
    const stopping = new AbortController();
    app.addHook('preClose', async () => stopping.abort());

    app.get(
      '/api/admin/replay/metrics',
      {
        config: { policy: { auth: 'admin', csrf: false } },
        schema: {
          about: {
            capability: 'replay',
            operationId: 'listMetrics',
            summary: 'List the metric files of this server, and what isolates a metric here',
          },
          response: { 200: metricDesk },
        },
      },
      () => context.world.replay.metrics(),
    );

    app.post(
      '/api/admin/replay/metrics/runs',
      {
        bodyLimit: mostBytes,
        config: { policy: { auth: 'admin', csrf: true } },
        schema: {
          about: {
            capability: 'replay',
            eachTime: true,
            produces: 'application/x-ndjson',
            operationId: 'runMetric',
            summary: 'Run a metric over the log; how far it is and its table come in lines',
            refuses: [409],
          },
          body: runMetricBody,
          response: { 200: lines },
        },
      },
      async (request, reply) => {
        if (isUnderWay) throw new Refused({ code: 'MetricUnderWay' });
        isUnderWay = true;
        try {
          const exchange = { request, reply };
          const runId = await record(context, exchange, request.body);
          await answer(context, exchange, { ...request.body, runId, stopping: stopping.signal });
        } finally {
          isUnderWay = false;
        }
      },
    );
  };

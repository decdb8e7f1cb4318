import { randomUUID } from 'node:crypto';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  liveMetricAsked,
  liveMetricBody,
  promoteMetricBody,
} from '../../../domain/contracts/live-metrics.ts';
import { loadStream } from '../../../domain/handling/load-stream.ts';
import { liveMetricsStream, replayStream } from '../../../domain/kernel/ids.ts';
import {
  type DemoteMetric,
  liveMetrics,
  type PromoteMetric,
  type RetryMetric,
} from '../../../domain/replay/live-metrics.ts';
import { metricRuns } from '../../../domain/replay/metric-runs.ts';
import { carryOut } from '../../server/carry-out.ts';
import type { ApiContext } from '../../server/context.ts';
import type { Exchange } from '../../server/exchange.ts';
import { signedIn } from '../../server/signed-in.ts';
import { digestOf } from '../metric-digest.ts';

/** A metric file in whatever letters, and the rest of the wish. */
const mostBytes = 512 * 1024;

const params = z.strictObject({ metricId: z.uuid('Use an id as the server issued it') });

type LiveMetricRequest<Command> = Command extends unknown ? Omit<Command, 'by' | 'at'> : never;
type Command = PromoteMetric | DemoteMetric | RetryMetric;

const ask = async (
  context: ApiContext,
  exchange: Exchange,
  command: LiveMetricRequest<Command>,
): Promise<{ readonly metricId: string }> => {
  const by = signedIn(exchange.request).accountId;
  const at = context.world.clock.instant();
  await carryOut(context, exchange, {
    decider: liveMetrics,
    stream: liveMetricsStream,
    actor: by,
    eachTime: true,
    command: { ...command, by, at } as Command,
  });
  return { metricId: command.metricId };
};

type Promotion = z.infer<typeof promoteMetricBody>;

const promote = async (
  context: ApiContext,
  exchange: Exchange,
  { runId, source, reason }: Promotion,
): Promise<{ readonly metricId: string }> => {
  const run = await loadStream(context.world.commands, replayStream(runId), metricRuns);
  const digest = digestOf(source);
  const metricId = randomUUID();
  return ask(context, exchange, {
    type: 'PromoteMetric',
    metricId,
    run: run.state,
    source,
    digest,
    reason,
  });
};

const changes = [
  {
    type: 'RetryMetric',
    path: 'retry',
    operationId: 'retryLiveMetric',
    summary: 'Try a live metric that failed again',
  },
  {
    type: 'DemoteMetric',
    path: 'demotion',
    operationId: 'demoteMetric',
    summary: 'Keep a live metric up to date no more, and drop its rows',
  },
] as const;

/** A metric is promoted, tried again and demoted, each time with a reason. */
export const changeLiveMetricsRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/admin/replay/metrics/live',
      {
        bodyLimit: mostBytes,
        config: { policy: { auth: 'admin', csrf: true } },
        schema: {
          about: {
            capability: 'replay',
            eachTime: true,
            operationId: 'promoteMetric',
            summary: 'Keep a metric that was run over the whole log up to date from now on',
            refuses: [409],
          },
          body: promoteMetricBody,
          response: { 202: liveMetricAsked },
        },
      },
      async (request, reply) =>
        reply.code(202).send(await promote(context, { request, reply }, request.body)),
    );

    for (const { type, path, operationId, summary } of changes) {
      app.post(
        `/api/admin/replay/metrics/live/:metricId/${path}`,
        {
          config: { policy: { auth: 'admin', csrf: true } },
          schema: {
            about: { capability: 'replay', eachTime: true, operationId, summary, refuses: [404] },
            params,
            body: liveMetricBody,
            response: { 202: liveMetricAsked },
          },
        },
        async (request, reply) => {
          const wish = { type, ...request.params, ...request.body };
          return reply.code(202).send(await ask(context, { request, reply }, wish));
        },
      );
    }
  };

import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ApiContext } from '../server/context.ts';
import { loggedError } from '../server/problems/logged-error.ts';
import type { StreamsWorld } from './open-streams.ts';

const heartbeatMs = 20_000;

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // Asks a proxy in front to pass messages on as they come.
  'x-accel-buffering': 'no',
} as const;

/** What open streams need of the product that serves them. */
export const streamsWorld = (
  { world, sessions }: Pick<ApiContext, 'world' | 'sessions'>,
  { log }: Pick<FastifyInstance, 'log'>,
): StreamsWorld => ({
  bus: world.bus,
  now: world.clock.instant,
  alive: sessions.alive,
  failed: (error) => {
    if (!world.outages.took(error)) log.warn({ err: loggedError(error) }, 'No heartbeat');
  },
  heartbeatMs: world.settings.heartbeatMs ?? heartbeatMs,
});

/** Begins server-sent events as the answer; a browser that lost them comes back after so long. */
export const beginEvents = (reply: FastifyReply, retryMs: number): ServerResponse => {
  const response = reply.hijack().raw;
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) response.setHeader(name, value);
  }
  response.writeHead(200, headers);
  response.write(`retry: ${retryMs}\n\n`);
  return response;
};

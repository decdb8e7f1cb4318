import fastifyPlugin from 'fastify-plugin';
import type { Measures } from '../operations/metrics/measures.ts';

/** Measures every answer under its route's pattern; what matches no route is one row. */
export const measuredPlugin = fastifyPlugin<{ readonly measures: Measures }>(
  async (app, { measures }) => {
    app.addHook('onResponse', ({ method, routeOptions }, reply, done) => {
      measures.answered({
        method,
        route: routeOptions.url ?? 'none',
        status: reply.statusCode,
        seconds: reply.elapsedTime / 1000,
      });
      done();
    });
    app.addHook('onClose', async () => measures.stop());
  },
);

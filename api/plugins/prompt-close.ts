import fastifyPlugin from 'fastify-plugin';
import { Refused } from '../server/refused.ts';

/** A request that takes longer than this is cut off by a shutdown. */
const longestMs = 3_000;
const lookAgainMs = 20;

/**
 * Lets a shutdown wait for answers, and for nothing else. Browsers open connections ahead of need,
 * and Node counts one that never carried a request as busy: it would hold the end up for a minute.
 */
export const promptClosePlugin = fastifyPlugin(async (app) => {
  const { server } = app;
  let unanswered = 0;
  let isStopping = false;
  app.addHook('onRequest', (_, __, done) =>
    done(isStopping ? new Refused({ code: 'Stopping' }) : undefined),
  );
  server.on('request', (_, response) => {
    unanswered += 1;
    response.on('close', () => {
      unanswered -= 1;
    });
  });

  app.addHook('preClose', async () => {
    isStopping = true;
    if (!server.listening) return;
    const until = performance.now() + longestMs;
    const timer = setInterval(() => {
      if (server.listening) return;
      if (unanswered === 0 || performance.now() > until) server.closeAllConnections();
    }, lookAgainMs);
    server.on('close', () => clearInterval(timer));
  });
});

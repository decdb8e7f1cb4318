import fastifyPlugin from 'fastify-plugin';
import { beforeAll } from '../../domain/kernel/envelope.ts';
import type { OwnWrites } from '../server/own-writes/own-writes.ts';

/** Must stand before the plugin that writes cookies into answers. */
export const positionCookiePlugin = fastifyPlugin<{ readonly ownWrites: OwnWrites }>(
  async (app, { ownWrites }) => {
    app.decorateReply('kept', beforeAll);
    // biome-ignore lint/complexity/useMaxParams: the shape of this hook where it makes no promise
    app.addHook('onSend', (_, reply, __, done) => {
      if (reply.kept !== beforeAll) ownWrites.setCookie(reply);
      done();
    });
  },
);

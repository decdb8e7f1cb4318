import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type CalendarFeed, calendarFeed } from '../../../domain/contracts/review.ts';
import { type ApiContext, signedIn } from '../../server/context.ts';

/** The secret address of a learner's review calendar: made when wished, revoked when wished. */
export const reviewFeedRoute =
  ({ feeds, world }: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    const present = (secret: string | null): CalendarFeed => ({
      url: secret && `${world.settings.publicOrigin}/calendar/${secret}.ics`,
    });
    const response = { 200: calendarFeed };

    app.get(
      '/api/review/feed',
      { config: { policy: { auth: 'user', csrf: false } }, schema: { response } },
      async (request) => present(await feeds.secretOf(signedIn(request).accountId)),
    );

    app.post(
      '/api/review/feed',
      { config: { policy: { auth: 'user', csrf: true } }, schema: { response } },
      async (request) => present(await feeds.create(signedIn(request).accountId)),
    );

    app.post(
      '/api/review/feed/revoke',
      { config: { policy: { auth: 'user', csrf: true } }, schema: { response } },
      async (request) => {
        await feeds.revoke(signedIn(request).accountId);
        return present(null);
      },
    );
  };

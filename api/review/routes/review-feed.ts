import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type CalendarFeed, calendarFeed } from '../../../domain/contracts/review.ts';
import type { ApiContext } from '../../server/context.ts';
import { signedIn } from '../../server/signed-in.ts';

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
      {
        config: { policy: { auth: 'user', csrf: false } },
        schema: {
          about: {
            capability: 'review',
            operationId: 'readCalendarFeed',
            summary: 'Read the secret address of the review calendar',
          },
          response,
        },
      },
      async (request) => present(await feeds.secretOf(signedIn(request).accountId)),
    );

    app.post(
      '/api/review/feed',
      {
        config: { policy: { auth: 'user', csrf: true } },
        schema: {
          about: {
            capability: 'review',
            eachTime: true,
            operationId: 'createCalendarFeed',
            summary: 'Make a secret address for the review calendar',
          },
          response,
        },
      },
      async (request) => present(await feeds.create(signedIn(request).accountId)),
    );

    app.post(
      '/api/review/feed/revoke',
      {
        config: { policy: { auth: 'user', csrf: true } },
        schema: {
          about: {
            capability: 'review',
            eachTime: true,
            operationId: 'revokeCalendarFeed',
            summary: 'Revoke the secret address of the review calendar',
          },
          response,
        },
      },
      async (request) => {
        await feeds.revoke(signedIn(request).accountId);
        return present(null);
      },
    );
  };

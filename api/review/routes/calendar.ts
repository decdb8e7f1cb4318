import { createHash } from 'node:crypto';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { typedSecret } from '../../../domain/kernel/text.ts';
import { dayIn } from '../../../domain/kernel/time.ts';
import type { ApiContext } from '../../server/context.ts';
import { notModified } from '../../server/no-content.ts';
import { Refused } from '../../server/refused.ts';
import type { CalendarFeedOwner } from '../feed-store.ts';
import { refreshSeconds, reviewCalendar } from '../review-calendar.ts';

const calendarOf = async (
  context: ApiContext,
  { feedId, account }: CalendarFeedOwner,
): Promise<string> => {
  const { clock, settings } = context.world;
  const { accountId, field, timeZone } = account;
  const today = dayIn(timeZone, clock.instant());
  const planned = await context.plannedReview({ accountId, field, today });
  return reviewCalendar({ feedId, planned, publicOrigin: settings.publicOrigin });
};

/** For calendar programs, which have no session: who knows the address may read it. */
export const calendarRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/calendar/:secret.ics',
      {
        config: { policy: { auth: 'public', csrf: false } },
        schema: {
          about: {
            capability: 'review',
            produces: 'text/calendar',
            operationId: 'readCalendar',
            summary: 'Subscribe to the review calendar',
            refuses: [404],
          },
          params: z.strictObject({ secret: typedSecret({ max: 128 }) }),
          response: {
            200: z.string().describe('The calendar, as iCalendar has it.'),
            304: notModified,
          },
        },
      },
      async (request, reply) => {
        const owner = await context.feeds.ownerOf(request.params.secret);
        if (!owner) throw new Refused({ code: 'CalendarNotFound' });
        const text = await calendarOf(context, owner);
        const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
        reply.headers({ etag, 'cache-control': `private, max-age=${refreshSeconds}` });
        if (request.headers['if-none-match'] === etag) return reply.code(304).send();
        return reply.type('text/calendar; charset=utf-8').send(text);
      },
    );
  };

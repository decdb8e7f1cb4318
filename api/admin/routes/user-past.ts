import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { livedDays } from '../../../domain/analytics/lived-days.ts';
import { userPast, userPastBody } from '../../../domain/contracts/user-past.ts';
import { accountId } from '../../../domain/kernel/ids.ts';
import { type Instant, instant, type TimeZone } from '../../../domain/kernel/time.ts';
import type { ApiContext } from '../../server/context.ts';
import { Refused } from '../../server/refused.ts';
import { learnersEvents } from '../../time-travel/learners-events.ts';
import { pastReads } from '../../time-travel/learners-past.ts';
import { momentIn } from '../moment-in.ts';
import { presentUserPast } from '../presenters/user-past.ts';
import { accountFor } from '../sees-testers-only.ts';
import { viewPersonalData } from '../view-personal-data.ts';

const refuse = (right: string): never => {
  throw new Refused({ code: 'InvalidRequest', field: 'moment', right });
};

/** A moment with its zone stands for itself; one without is by the learner's clock of today. */
const momentOf = (moment: string | undefined, zone: TimeZone, now: Instant): Instant => {
  if (moment === undefined) return now;
  const { data: exact } = instant.safeParse(moment);
  const at = exact ?? momentIn(zone, moment);
  return at > now ? refuse(`Use a moment up to now, ${now}`) : at;
};

/** An account as it was at a moment, rebuilt from the log; that somebody looked is an event. */
export const userPastRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    const { world, inTurn, auditWords } = context;
    const { database, commands, timeTravel } = world;
    const source = { database, log: commands.log, types: timeTravel.types };

    app.post(
      '/api/admin/users/:accountId/as-of',
      {
        config: {
          policy: { auth: 'admin', csrf: true, reads: [...pastReads, 'progress'], ofTesters: true },
        },
        schema: {
          about: {
            capability: 'admin',
            eachTime: true,
            operationId: 'readUserPast',
            summary: 'Rebuild an account as it was at a moment, and record who looked and why',
            refuses: [404],
          },
          params: z.strictObject({ accountId }),
          body: userPastBody,
          response: { 200: userPast },
        },
      },
      async (request, reply) => {
        const begun = performance.now();
        const personId = request.params.accountId;
        const { account, username } = await accountFor(context, request, personId);
        const now = world.clock.instant();
        const moment = momentOf(request.body.moment, account.timeZone, now);
        if (moment < account.createdAt) {
          refuse(`Use a moment from ${account.createdAt} on: before it there was no account`);
        }
        const { reason } = request.body;
        await viewPersonalData(context, { request, reply }, { personId, part: 'past', reason });
        const events = await inTurn(`past-${personId}`, () => learnersEvents(source, personId));
        const past = presentUserPast(timeTravel, {
          lived: livedDays(events),
          moment,
          now,
          sentenceOf: auditWords.sentenceOf,
        });
        if (!past) throw new Refused({ code: 'NotFound' });
        const tookMs = Math.round(performance.now() - begun);
        return { accountId: personId, username, ...past, tookMs };
      },
    );
  };

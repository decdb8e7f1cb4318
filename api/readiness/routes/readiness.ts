import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { readinessQuery, readinessView } from '../../../domain/contracts/readiness.ts';
import type { CalendarDay } from '../../../domain/kernel/time.ts';
import type { SignedIn } from '../../plugins/policy.ts';
import type { ApiContext } from '../../server/context.ts';
import { learnersDay } from '../../server/learners-now.ts';
import { signedIn } from '../../server/signed-in.ts';
import { learnersPast, pastReads } from '../../time-travel/learners-past.ts';
import { presentReadiness, type Readied } from '../presenters/readiness.ts';

type ReadinessFacts = Omit<Readied, 'rows'>;

const knownNow = async (
  { readiness, world }: ApiContext,
  session: SignedIn,
): Promise<ReadinessFacts> => ({
  field: session.account?.field ?? null,
  papers: await readiness.papers(session.accountId),
  today: learnersDay(session, world.clock.instant()),
});

const knownOn = async (
  context: ApiContext,
  session: SignedIn,
  asOf: CalendarDay,
): Promise<ReadinessFacts> => {
  const { day, lived } = await learnersPast(context, session, { day: asOf, field: 'asOf' });
  const { account, papers } = context.world.timeTravel.fold(lived.map(({ event }) => event));
  return { field: account?.field ?? null, papers, today: day };
};

export const readinessRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/readiness',
      {
        config: {
          policy: {
            auth: 'user',
            csrf: false,
            reads: ['readiness', 'readiness-evidence', ...pastReads],
          },
        },
        schema: {
          about: {
            capability: 'readiness',
            operationId: 'readReadiness',
            summary: 'Read how ready the learner is for each exam',
          },
          querystring: readinessQuery,
          response: { 200: readinessView },
        },
      },
      async (request) => {
        const session = signedIn(request);
        const { asOf } = request.query;
        const [known, rows] = await Promise.all([
          asOf === undefined ? knownNow(context, session) : knownOn(context, session, asOf),
          context.readiness.estimates(session.accountId),
        ]);
        return presentReadiness({ ...known, rows });
      },
    );
  };

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { studyPlanBody, studyPlan as studyPlanView } from '../../../domain/contracts/review.ts';
import { studyPlanStream } from '../../../domain/kernel/ids.ts';
import { studyPlan } from '../../../domain/review/study-plan.ts';
import { carryOut } from '../../server/carry-out.ts';
import type { ApiContext } from '../../server/context.ts';
import { learnersDay } from '../../server/learners-now.ts';
import { Refused } from '../../server/refused.ts';
import { signedIn } from '../../server/signed-in.ts';
import { planNow } from '../planned-review.ts';

/** When the learner's exam is, and how much of each day they give to review. */
export const studyPlanRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/study-plan',
      {
        config: { policy: { auth: 'user', csrf: false, reads: ['study-plans', 'accounts'] } },
        schema: {
          about: {
            capability: 'review',
            operationId: 'readStudyPlan',
            summary: 'Read the exam date and the minutes planned for review',
          },
          response: { 200: studyPlanView },
        },
      },
      async (request) => {
        const { accountId, account } = signedIn(request);
        const { plan } = await context.reviews.standing(accountId);
        return planNow(plan, account?.field ?? null);
      },
    );

    app.put(
      '/api/study-plan',
      {
        config: { policy: { auth: 'user', csrf: true, reads: ['accounts'] } },
        schema: {
          about: {
            capability: 'review',
            operationId: 'setStudyPlan',
            summary: 'Set the exam date and the minutes planned for review',
            refuses: [404],
          },
          body: studyPlanBody,
          response: { 200: studyPlanView },
        },
      },
      async (request, reply) => {
        const session = signedIn(request);
        const { accountId, account } = session;
        if (!account?.field) throw new Refused({ code: 'FieldNotChosen' });
        const at = context.world.clock.instant();
        const { state } = await carryOut(
          context,
          { request, reply },
          {
            decider: studyPlan,
            stream: studyPlanStream(accountId),
            actor: accountId,
            command: {
              type: 'SetStudyPlan',
              learnerId: accountId,
              at,
              field: account.field,
              today: learnersDay(session, at),
              ...request.body,
            },
          },
        );
        return planNow(state ?? undefined, account.field);
      },
    );
  };

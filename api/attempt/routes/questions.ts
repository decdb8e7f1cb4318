import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { mayUse } from '../../../domain/account/entitlements.ts';
import type { Capability } from '../../../domain/contracts/entitlements.ts';
import { isSimulationExam } from '../../../domain/contracts/exams.ts';
import { type ExtraTime, extendedMinutes } from '../../../domain/contracts/extra-time.ts';
import { type FieldCode, fieldCode } from '../../../domain/contracts/fields.ts';
import { type Question, questionList, questionsQuery } from '../../../domain/contracts/quiz.ts';
import { simulationPaper } from '../../../domain/contracts/simulation.ts';
import { randomFrom } from '../../../domain/kernel/random.ts';
import type { SignedIn } from '../../plugins/policy.ts';
import type { ApiContext } from '../../server/context.ts';
import type { Exchange } from '../../server/exchange.ts';
import { Refused } from '../../server/refused.ts';
import { signedIn } from '../../server/signed-in.ts';
import { startSimulation } from '../../simulation/start-simulation.ts';
import { issueAdaptivePaper } from '../papers/adaptive-paper.ts';
import { drawAndIssue, type PaperWish } from '../papers/issue-paper.ts';
import { drawPaper, type WantedPaper, wantedPaper } from '../papers/paper.ts';

/** Extra time counts where a clock runs. */
const timeOf = (
  exam: WantedPaper['exam'],
  extraTime: ExtraTime,
): ReturnType<PaperWish['timeOf']> =>
  exam
    ? { timeLimitMinutes: extendedMinutes(exam.timeLimit, extraTime), timeFactor: extraTime }
    : { timeLimitMinutes: null, timeFactor: 1 };

type Query = z.infer<typeof questionsQuery>;

const capabilityOf = (field: FieldCode, { fullLength, exam = '' }: Query): Capability => {
  if (fullLength !== 'true') return 'practiceQuizzes';
  return isSimulationExam(field, exam) ? 'clinicalSimulations' : 'fullLengthExams';
};

const allowedPaper = ({ account }: SignedIn, field: FieldCode, query: Query): WantedPaper => {
  const capability = capabilityOf(field, query);
  if (!mayUse(account, capability)) throw new Refused({ code: 'UpgradeRequired', capability });
  return wantedPaper(field, { ...query, isFullLength: query.fullLength === 'true' });
};

const issueFixedPaper = async (
  context: ApiContext,
  exchange: Exchange,
  { timeFactor, ...wanted }: WantedPaper & { readonly timeFactor: ExtraTime },
): Promise<Question[]> => {
  const { field, exam } = wanted;
  const random = randomFrom(context.world.identifiers.seed());
  const issued = await drawAndIssue(context, exchange, {
    field,
    exam,
    mode: exam ? 'exam' : 'practice',
    choose: (candidates) => drawPaper(candidates, wanted, random),
    timeOf: () => timeOf(exam, timeFactor),
  });
  return [...(issued?.questions ?? [])];
};

const reads = [
  ...['accounts', 'attempts', 'item-bank', 'item-exposure', 'item-flags'],
  ...['scenario-bank', 'scenario-revisions', 'simulations'],
] as const;

export const questionsRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/questions/:field',
      {
        config: {
          policy: { auth: 'user', csrf: true, reads },
          rateLimit: {
            max: context.world.settings.limits.papers,
            timeWindow: '1 minute',
            keyGenerator: (request) => signedIn(request).accountId,
          },
        },
        schema: {
          about: {
            capability: 'attempt',
            answersWith: ['X-Attempt-Id'],
            operationId: 'drawQuestions',
            summary: 'Draw a practice quiz or start an exam',
            refuses: [404],
          },
          params: z.strictObject({ field: fieldCode }),
          querystring: questionsQuery,
          response: { 200: z.union([questionList, simulationPaper]) },
        },
      },
      async (request, reply) => {
        const session = signedIn(request);
        const wanted = allowedPaper(session, request.params.field, request.query);
        const exchange = { request, reply };
        const { field, exam } = wanted;
        const timeFactor = session.account?.extraTime ?? 1;
        if (exam && isSimulationExam(field, exam.name)) {
          return startSimulation(context, exchange, { field, exam, timeFactor });
        }
        return exam && request.query.form === 'adaptive'
          ? issueAdaptivePaper(context, exchange, { ...wanted, timeFactor })
          : issueFixedPaper(context, exchange, { ...wanted, timeFactor });
      },
    );
  };

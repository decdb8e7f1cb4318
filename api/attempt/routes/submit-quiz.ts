import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Attempt } from '../../../domain/attempt/attempt-state.ts';
import { itemAsked } from '../../../domain/attempt/question-ids.ts';
import type { FieldCode } from '../../../domain/contracts/fields.ts';
import { type SubmitBody, submitBody, submittedAttempt } from '../../../domain/contracts/quiz.ts';
import type { AttemptId } from '../../../domain/kernel/ids.ts';
import { refuseHeld } from '../../draws/refuse-held.ts';
import { carryOut } from '../../server/carry-out.ts';
import type { ApiContext } from '../../server/context.ts';
import type { Exchange } from '../../server/exchange.ts';
import { learnersNow } from '../../server/learners-now.ts';
import type { Refusal } from '../../server/refusal.ts';
import { Refused } from '../../server/refused.ts';
import { signedIn } from '../../server/signed-in.ts';
import { attemptWish } from '../attempt-command.ts';
import { lettersOf } from '../papers/letters.ts';
import { askedOn, type OnPaper } from '../presenters/asked.ts';
import { presentSubmitted } from '../presenters/attempts.ts';
import { presentMarks } from '../presenters/marks.ts';

/**
 * The paper that was named, or the latest open one that holds all these questions; when there is
 * none, the latest submitted one: then this is the same submission again.
 */
const paperOf = async (
  { learners, finished, ownWrites }: ApiContext,
  { request, reply }: Exchange,
  { attemptId, healthcareField, answers }: SubmitBody,
): Promise<AttemptId> => {
  if (attemptId) return attemptId;
  const learner = signedIn(request).accountId;
  await ownWrites.wait(reply, ['attempts']);
  const isMeant = (paper: OnPaper): boolean =>
    answers.every(({ questionId }) => itemAsked(paper, questionId));
  const isOfField = ({ field }: { readonly field: FieldCode }) => field === healthcareField;
  const open = (await learners.openPapers(learner)).filter(isOfField).find(isMeant);
  if (open) return open.attemptId;
  for (const row of (await learners.finishedPapers(learner)).filter(isOfField)) {
    const { attemptId: id } = row;
    if (isMeant({ attemptId: id, items: (await finished.items(row)) ?? [] })) return id;
  }
  throw new Refused({ code: 'NoOpenPaper' });
};

/** Where in the body the answer stands that the decider refused. */
const placeOf = (refusal: Refusal, { answers }: SubmitBody): string | undefined => {
  if (!('questionId' in refusal)) return undefined;
  const index = answers.findIndex(({ questionId }) => questionId === refusal.questionId);
  return index < 0 ? undefined : `answers.${index}`;
};

const submit = async (
  context: ApiContext,
  exchange: Exchange,
  body: SubmitBody,
): Promise<Extract<Attempt, { status: 'submitted' }>> => {
  const session = signedIn(exchange.request);
  const attemptId = await paperOf(context, exchange, body);
  const submission = attemptWish(context, exchange, {
    type: 'SubmitQuiz',
    attemptId,
    ...learnersNow(context, session),
    field: body.healthcareField,
    timeSpent: body.timeSpent,
    holds: await context.holds.elsewhere(session.accountId, attemptId),
    answers: body.answers.map(({ questionId, userAnswer }) => ({
      questionId,
      chosen: lettersOf(userAnswer),
    })),
  });
  const within = (refusal: Refusal) => placeOf(refusal, body);
  const { state } = await carryOut(context, exchange, { ...submission, within });
  if (state.status !== 'submitted') throw new Refused({ code: 'AttemptNotFound' });
  return state;
};

export const submitQuizRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/quiz/submit',
      {
        config: { policy: { auth: 'user', csrf: true, reads: ['accounts'] } },
        schema: {
          about: {
            capability: 'attempt',
            operationId: 'submitQuiz',
            summary: 'Submit a quiz or an exam',
            refuses: [404],
          },
          body: submitBody,
          response: { 200: submittedAttempt },
        },
      },
      async (request, reply) => {
        const { paper, result, marks } = await submit(context, { request, reply }, request.body);
        // What still waited when an adaptive exam ended was not asked.
        const items = paper.items.slice(0, result.answers.length);
        const { attemptId, learnerId } = paper;
        const itemIds = items.map(({ itemId }) => itemId);
        await refuseHeld(context, { learner: learnerId, itemIds, own: attemptId });
        const asked = askedOn({ attemptId, items }, await context.bank.revisions(items));
        const shown = await presentMarks(context.world.vault, { learnerId, marks }, asked);
        return presentSubmitted(result, asked, { marks: shown, paper });
      },
    );
  };

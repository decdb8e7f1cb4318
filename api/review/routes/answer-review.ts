import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { letteredBy } from '../../../domain/attempt/paper-options.ts';
import { bankOptionsOf } from '../../../domain/bank/item/bank-options.ts';
import {
  type ReviewAnswerBody,
  reviewAnswerBody,
  reviewAnswered,
  reviewRated,
  reviewRatingBody,
} from '../../../domain/contracts/review.ts';
import {
  type AccountId,
  type QuestionId,
  questionId,
  reviewStream,
} from '../../../domain/kernel/ids.ts';
import { type CalendarDay, livedAt } from '../../../domain/kernel/time.ts';
import { reviewDay } from '../../../domain/review/review-day.ts';
import { intervalsOn, type Schedule } from '../../../domain/review/schedule.ts';
import { lettersOf } from '../../attempt/papers/letters.ts';
import { shownCard } from '../../attempt/papers/met-questions.ts';
import type { OnPaper, PaperQuestion } from '../../attempt/presenters/asked.ts';
import { creditOn, presentAnswer } from '../../attempt/presenters/questions.ts';
import { refuseHeld } from '../../draws/refuse-held.ts';
import { carryOut } from '../../server/carry-out.ts';
import type { ApiContext } from '../../server/context.ts';
import type { Exchange } from '../../server/exchange.ts';
import { learnersNow } from '../../server/learners-now.ts';
import { Refused } from '../../server/refused.ts';
import { signedIn } from '../../server/signed-in.ts';

const params = z.strictObject({ questionId });
const reads = ['accounts', 'review-sheets', 'review-cards', 'item-bank', 'item-revisions'] as const;

type ScheduledCard = PaperQuestion & { readonly schedule: Schedule; readonly revision: number };

/** Somebody else's card is as absent as one that never was. */
const shownTo = async (
  context: ApiContext,
  learner: AccountId,
  question: QuestionId,
): Promise<OnPaper['items'][number]> => {
  const shown = await shownCard(context, learner, question);
  if (!shown) throw new Refused({ code: 'ReviewNotFound' });
  return shown;
};

/** The card as it was shown, unless it or its item is gone meanwhile. */
const cardOf = async (
  context: ApiContext,
  learner: AccountId,
  question: QuestionId,
): Promise<ScheduledCard> => {
  const { reviews, bank } = context;
  const shown = await shownTo(context, learner, question);
  const { itemId, revision, options } = shown;
  const [card, isHeld, [row]] = await Promise.all([
    reviews.card(learner, itemId),
    bank.holds(itemId),
    bank.revisions([shown]),
  ]);
  if (!card || !isHeld || !row) throw new Refused({ code: 'ReviewNotFound' });
  return { questionId: question, item: row.item, options, revision, schedule: card.schedule };
};

const onSheet = ({ questionId: _, schedule: __, item, options, revision }: ScheduledCard) => ({
  itemId: item.id,
  revision,
  area: item.area,
  topic: item.topic,
  type: item.type,
  ...letteredBy(options, bankOptionsOf(item)),
});

const answered = (
  { schedule, ...asked }: ScheduledCard,
  { correct, chosen, day }: { correct: boolean; chosen: readonly string[]; day: CalendarDay },
) => ({
  correct,
  ...creditOn(asked, chosen),
  day,
  answer: presentAnswer(asked),
  intervals: correct ? intervalsOn(schedule, day) : null,
});

const answer = async (
  context: ApiContext,
  exchange: Exchange,
  { id, body }: { readonly id: QuestionId; readonly body: ReviewAnswerBody },
) => {
  const session = signedIn(exchange.request);
  const { accountId, account } = session;
  const met = await cardOf(context, accountId, id);
  if (!account?.field) throw new Refused({ code: 'FieldNotChosen' });
  const { at: now, timeZone } = learnersNow(context, session);
  const { at, day, hour } = livedAt(timeZone, now);
  const held = { learner: accountId, itemIds: [met.item.id] };
  await refuseHeld(context, held);
  const { state } = await carryOut(context, exchange, {
    decider: reviewDay,
    stream: reviewStream(accountId, day),
    actor: accountId,
    command: {
      type: 'AnswerReview',
      learnerId: accountId,
      at,
      day,
      hour,
      field: account.field,
      questionId: met.questionId,
      asked: onSheet(met),
      chosen: lettersOf(body.userAnswer),
      seconds: body.seconds,
    },
  });
  await refuseHeld(context, held);
  const given = state.answered.get(met.item.id);
  return answered(met, { day, correct: given?.correct === true, chosen: given?.chosen ?? [] });
};

/** Answers a card that is due; only then is its key told. */
export const answerReviewRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/review/:questionId/answer',
      {
        config: { policy: { auth: 'user', csrf: true, reads } },
        schema: {
          about: {
            capability: 'review',
            operationId: 'answerReview',
            summary: 'Answer a question under review',
            refuses: [404],
          },
          params,
          body: reviewAnswerBody,
          response: { 200: reviewAnswered },
        },
      },
      (request, reply) =>
        answer(context, { request, reply }, { id: request.params.questionId, body: request.body }),
    );

    app.post(
      '/api/review/:questionId/rating',
      {
        config: { policy: { auth: 'user', csrf: true, reads: ['review-sheets'] } },
        schema: {
          about: {
            capability: 'review',
            operationId: 'rateReview',
            summary: 'Say how well an answer under review was known',
            refuses: [404],
          },
          params,
          body: reviewRatingBody,
          response: { 200: reviewRated },
        },
      },
      async (request, reply) => {
        const { accountId } = signedIn(request);
        const { day, rating } = request.body;
        const { itemId } = await shownTo(context, accountId, request.params.questionId);
        await carryOut(
          context,
          { request, reply },
          {
            decider: reviewDay,
            stream: reviewStream(accountId, day),
            actor: accountId,
            command: {
              type: 'RateReview',
              learnerId: accountId,
              itemId,
              at: context.world.clock.instant(),
              day,
              rating,
            },
          },
        );
        return { rating };
      },
    );
  };

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  reviewAnswerBody,
  reviewAnswered,
  reviewRated,
  reviewRatingBody,
} from '../../domain/contracts/review.ts';
import { itemId, reviewStream } from '../../domain/kernel/ids.ts';
import type { CalendarDay } from '../../domain/kernel/time.ts';
import { reviewDay } from '../../domain/review/review-day.ts';
import { intervalsOn, type Schedule } from '../../domain/review/schedule.ts';
import type { ItemBankRow } from '../../projectors/item-bank/item-bank.ts';
import { type ApiContext, carryOut, learnersDay, signedIn } from '../context.ts';
import { lettersOf } from '../papers/letters.ts';
import { paperItem } from '../papers/paper.ts';
import { presentAnswer } from '../presenters/questions.ts';
import { Refused } from '../refusals.ts';

const params = z.strictObject({ itemId });
const reads = ['accounts', 'review-cards', 'item-bank'];

type Met = { readonly schedule: Schedule; readonly bank: ItemBankRow };

/** Somebody else's card is as absent as one that never was. */
const cardOf = async (
  { reviews, bank }: ApiContext,
  learner: string,
  item: string,
): Promise<Met> => {
  const [card, [row]] = await Promise.all([reviews.card(learner, item), bank.items([item])]);
  if (!card || !row) throw new Refused({ code: 'ReviewNotFound' });
  return { schedule: card.schedule, bank: row };
};

const answered = (
  { schedule, bank }: Met,
  { correct, day }: { correct: boolean; day: CalendarDay },
) => ({
  correct,
  day,
  answer: presentAnswer(bank.item),
  intervals: correct ? intervalsOn(schedule, day) : null,
});

/** Answers a card that is due; only then is its key told. */
export const answerReviewRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/review/:itemId/answer',
      {
        config: { policy: { auth: 'user', csrf: true, reads } },
        schema: { params, body: reviewAnswerBody, response: { 200: reviewAnswered } },
      },
      async (request, reply) => {
        const session = signedIn(request);
        const { accountId, account } = session;
        const met = await cardOf(context, accountId, request.params.itemId);
        if (!account?.field) throw new Refused({ code: 'FieldNotChosen' });
        const at = context.world.clock.instant();
        const day = learnersDay(session, at);
        const { state } = await carryOut(
          context,
          { request, reply },
          {
            decider: reviewDay,
            stream: reviewStream(accountId, day),
            actor: accountId,
            command: {
              ...{ type: 'AnswerReview', learnerId: accountId, at, day, field: account.field },
              asked: paperItem(met.bank, undefined),
              chosen: lettersOf(request.body.userAnswer),
              seconds: request.body.seconds,
            },
          },
        );
        return answered(met, { day, correct: state.get(request.params.itemId)?.correct === true });
      },
    );

    app.post(
      '/api/review/:itemId/rating',
      {
        config: { policy: { auth: 'user', csrf: true } },
        schema: { params, body: reviewRatingBody, response: { 200: reviewRated } },
      },
      async (request, reply) => {
        const { accountId } = signedIn(request);
        const { day, rating } = request.body;
        await carryOut(
          context,
          { request, reply },
          {
            decider: reviewDay,
            stream: reviewStream(accountId, day),
            actor: accountId,
            command: {
              ...{ type: 'RateReview', learnerId: accountId, itemId: request.params.itemId },
              ...{ at: context.world.clock.instant(), day, rating },
            },
          },
        );
        return { rating };
      },
    );
  };

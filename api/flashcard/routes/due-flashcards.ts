import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  cardsPerSitting,
  type DueFlashcards,
  dueFlashcards,
  type FlashcardOverview,
  flashcardOverview,
} from '../../../domain/contracts/flashcards.ts';
import { daysByGrade } from '../../../domain/flashcard/card-memory.ts';
import { byNeed, dueByDay, dueToday, newLeft } from '../../../domain/flashcard/due-cards.ts';
import { recalledOn, secondsPerFlashcard } from '../../../domain/flashcard/recall-pace.ts';
import type { SignedIn } from '../../plugins/policy.ts';
import type { ApiContext } from '../../server/context.ts';
import { learnersDay } from '../../server/learners-now.ts';
import { signedIn } from '../../server/signed-in.ts';
import { refuseDuringExam } from '../../study-aid/refuse-during-exam.ts';
import { clearCards, presentCard } from '../clear-cards.ts';

const reads = ['accounts', 'flashcards', 'flashcard-decks', 'flashcard-paces'] as const;

/** Days ahead that are told. */
const horizonDays = 30;

/** Counts alone: they tell nothing that an open exam asks. */
const overviewOf = async (
  { flashcards, world }: ApiContext,
  session: SignedIn,
): Promise<FlashcardOverview> => {
  const today = learnersDay(session, world.clock.instant());
  const [counts, pace] = await Promise.all([
    flashcards.counts(session.accountId),
    flashcards.pace(session.accountId),
  ]);
  const { cardsThen, newThen } = recalledOn(pace, today);
  const standing = { today, ...counts, newToday: newThen };
  const { back, fresh } = dueToday(standing);
  return {
    today,
    total: [...counts.scheduled.values()].reduce((sum, cards) => sum + cards, counts.fresh),
    due: back + fresh,
    fresh,
    minutes: Math.ceil(((back + fresh) * secondsPerFlashcard(pace)) / 60),
    doneToday: cardsThen,
    days: [...dueByDay(standing, horizonDays)],
  };
};

const sittingOf = async (context: ApiContext, session: SignedIn): Promise<DueFlashcards> => {
  const { flashcards, world } = context;
  const { accountId } = session;
  const today = learnersDay(session, world.clock.instant());
  const pace = await flashcards.pace(accountId);
  const left = newLeft(recalledOn(pace, today).newThen);
  const [back, fresh] = await Promise.all([
    flashcards.due(accountId, today),
    left === 0 ? [] : flashcards.fresh(accountId, left),
  ]);
  const rows = [...byNeed(back, today), ...fresh].slice(0, cardsPerSitting);
  const cards = (await clearCards(context, rows)).map((card) => ({
    ...presentCard(card),
    intervals: daysByGrade(card.row.memory, today),
  }));
  return { cards, secondsPerCard: secondsPerFlashcard(pace) };
};

/** What is due today and in the days to come, and the cards of a sitting. */
export const dueFlashcardsRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/flashcards/overview',
      {
        config: { policy: { auth: 'user', csrf: false, reads } },
        schema: {
          about: {
            capability: 'flashcard',
            operationId: 'readFlashcardOverview',
            summary: 'Read how many flashcards are due, today and in the days to come',
          },
          response: { 200: flashcardOverview },
        },
      },
      (request) => overviewOf(context, signedIn(request)),
    );

    app.get(
      '/api/flashcards/due',
      {
        config: { policy: { auth: 'user', csrf: false, reads } },
        schema: {
          about: {
            capability: 'flashcard',
            operationId: 'listDueFlashcards',
            summary: 'List the flashcards to review now, the most forgotten first',
            refuses: [409],
          },
          response: { 200: dueFlashcards },
        },
      },
      async (request) => {
        const session = signedIn(request);
        await refuseDuringExam(context, session.accountId);
        return sittingOf(context, session);
      },
    );
  };

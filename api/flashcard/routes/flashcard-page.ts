import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import {
  type FlashcardPage,
  flashcardPage,
  flashcardPageQuery,
  flashcardsPerPage,
} from '../../../domain/contracts/flashcards.ts';
import type { ApiContext } from '../../server/context.ts';
import { signedIn } from '../../server/signed-in.ts';
import { refuseDuringExam } from '../../study-aid/refuse-during-exam.ts';
import { allCards, type ClearCard, presentCard, sameFront } from '../clear-cards.ts';

type Wanted = z.infer<typeof flashcardPageQuery>;

const mostTopics = 100;

const holds = ({ text: { front, back, topic } }: ClearCard, words: readonly string[]): boolean => {
  const all = sameFront(`${front}\n${back}\n${topic}`);
  return words.every((word) => all.includes(word));
};

/** What is written on cards is sealed: they are searched here, where they are read anyway. */
const pageOf = (
  cards: readonly ClearCard[],
  { search = '', source, topic, offset = 0 }: Wanted,
): FlashcardPage => {
  const words = sameFront(search).split(' ').filter(Boolean);
  const found = cards.filter(
    (card) =>
      (source === undefined || card.row.source === source) &&
      (topic === undefined || card.text.topic === topic) &&
      holds(card, words),
  );
  const topics = [...new Set(cards.map(({ text }) => text.topic))].toSorted((one, other) =>
    one.localeCompare(other, 'en'),
  );
  return {
    cards: found.slice(offset, offset + flashcardsPerPage).map(presentCard),
    found: found.length,
    total: cards.length,
    topics: topics.slice(0, mostTopics),
  };
};

/** The learner's cards, searched and ten at a time. */
export const flashcardPageRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/flashcards/page',
      {
        config: {
          policy: { auth: 'user', csrf: false, reads: ['flashcards', 'flashcard-decks'] },
        },
        schema: {
          about: {
            capability: 'flashcard',
            operationId: 'searchFlashcards',
            summary: "Search the learner's flashcards, ten at a time",
            refuses: [409],
          },
          querystring: flashcardPageQuery,
          response: { 200: flashcardPage },
        },
      },
      async (request) => {
        const { accountId } = signedIn(request);
        await refuseDuringExam(context, accountId);
        return pageOf(await allCards(context, accountId), request.query);
      },
    );
  };

import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import {
  type AddFlashcardBody,
  type AidCards,
  aidCards,
  dueFlashcards,
  type FlashcardFromQuestionBody,
  type FlashcardPage,
  type FlashcardReviewBody,
  type FlashcardSource,
  type FlashcardText,
  flashcard,
  flashcardEntry,
  flashcardOverview,
  flashcardPage,
  flashcardReviewed,
  flashcardsImported,
  type ImportFlashcardsBody,
  importPreview,
} from '../../../../domain/contracts/flashcards.ts';
import type { Grade } from '../../../../domain/contracts/review.ts';
import type { FlashcardId } from '../../../../domain/kernel/ids.ts';
import type { CalendarDay } from '../../../../domain/kernel/time.ts';
import { request } from '../../../http/request.ts';

const path = '/api/flashcards';
const post = { method: 'POST' } as const;

export type CardFilter = {
  readonly search: string;
  readonly source: FlashcardSource | 'all';
  /** Empty for every topic. */
  readonly topic: string;
};

const addressOf = ({ search, source, topic }: CardFilter, offset: number): string => {
  const asked = new URLSearchParams({ offset: `${offset}` });
  if (search !== '') asked.set('search', search);
  if (source !== 'all') asked.set('source', source);
  if (topic !== '') asked.set('topic', topic);
  return `${path}/page?${asked}`;
};

const shownOf = (pages: readonly FlashcardPage[]): number =>
  pages.reduce((sum, { cards }) => sum + cards.length, 0);

/** The cards that a filter leaves, ten at a time; live updates refresh what begins with "flashcards". */
export const flashcardPagesQuery = (filter: CardFilter) =>
  infiniteQueryOptions({
    queryKey: ['flashcards', 'page', filter],
    queryFn: ({ signal, pageParam }) =>
      request({ path: addressOf(filter, pageParam), schema: flashcardPage, signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const shown = shownOf(pages);
      return shown < last.found ? shown : undefined;
    },
    placeholderData: (before) => before,
  });

export const flashcardOverviewQuery = () =>
  queryOptions({
    queryKey: ['flashcards', 'overview'],
    queryFn: ({ signal }) =>
      request({ path: `${path}/overview`, schema: flashcardOverview, signal }),
  });

/** What is printed: a saved aid, or every card of the learner, newest first. */
export const printedCardsQuery = (aid: string | null) =>
  queryOptions({
    queryKey: ['flashcards', 'printed', aid],
    queryFn: async ({ signal }): Promise<AidCards> => {
      if (aid !== null) {
        const at = `/api/study-aids/${encodeURIComponent(aid)}/cards`;
        return request({ path: at, schema: aidCards, signal });
      }
      const all = await request({ path, schema: z.array(flashcardEntry), signal });
      const cards = all.map(({ question, answer }) => ({ front: question, back: answer }));
      return { topic: 'Flashcards', cards };
    },
  });

/**
 * The cards of one sitting. Its key does not begin with "flashcards": every review moves that read model,
 * and the cards of a sitting must stay as they are. They are dropped when it ends.
 */
export const dueFlashcardsQuery = () =>
  queryOptions({
    queryKey: ['due-flashcards'],
    queryFn: ({ signal }) => request({ path: `${path}/due`, schema: dueFlashcards, signal }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

export type Wish<Body> = {
  readonly body: Body;
  /** The same wish sent again has its effect once. */
  readonly wish: string;
};

const named = (wish: string) => ({ 'idempotency-key': wish });

/** @throws HttpError `FlashcardKnown` where the learner has a card with this front. */
export const addFlashcard = ({ body, wish }: Wish<AddFlashcardBody>) =>
  request({ path, ...post, body, headers: named(wish), schema: flashcard });

/** @throws HttpError `FlashcardKnown` where the learner has a card with this front. */
export const addFromQuestion = ({ body, wish }: Wish<FlashcardFromQuestionBody>) =>
  request({
    path: `${path}/from-question`,
    ...post,
    body,
    headers: named(wish),
    schema: flashcard,
  });

export const changeFlashcard = (id: FlashcardId, body: FlashcardText) =>
  request({ path: `${path}/${id}`, method: 'PUT', body, schema: flashcard });

export const deleteFlashcard = (id: FlashcardId) =>
  request({ path: `${path}/${id}`, method: 'DELETE', schema: z.undefined() });

export const restoreFlashcard = (id: FlashcardId) =>
  request({ path: `${path}/${id}/restoration`, ...post, body: {}, schema: z.undefined() });

export type Graded = Wish<FlashcardReviewBody> & { readonly id: FlashcardId };

export const reviewFlashcard = ({ id, body, wish }: Graded) =>
  request({
    path: `${path}/${id}/reviews`,
    ...post,
    body,
    headers: named(wish),
    schema: flashcardReviewed,
  });

export type Undone = {
  readonly id: FlashcardId;
  readonly day: CalendarDay;
  /** As it was given. */
  readonly grade: Grade;
};

export const undoReview = ({ id, ...body }: Undone) =>
  request({ path: `${path}/${id}/reviews/undo`, ...post, body, schema: z.undefined() });

/** What a file would add. @throws HttpError with what is wrong with the file as a whole. */
export const previewImport = (body: ImportFlashcardsBody) =>
  request({ path: `${path}/import/preview`, ...post, body, schema: importPreview });

export const importFlashcards = ({ body, wish }: Wish<ImportFlashcardsBody>) =>
  request({
    path: `${path}/import`,
    ...post,
    body,
    headers: named(wish),
    schema: flashcardsImported,
  });

import type { DeckEvent, OneFlashcardEvent, RecallEvent } from '../../domain/flashcard/events.ts';
import {
  type AuditWords,
  type EventTypesOf,
  said,
  several,
  shortId,
} from '../audit/sentences/sentence.ts';

const sources = { own: 'of their own', missed: 'from a question', import: 'from a file' } as const;

declare module '../audit/sentences/sentence.ts' {
  interface EventTypesOf {
    readonly flashcard: (DeckEvent | OneFlashcardEvent | RecallEvent)['type'];
  }
}

/** What the audit says of its events. */
export const flashcardAudit: AuditWords<EventTypesOf['flashcard']> = {
  sentences: {
    FlashcardsAdded: ({ count, source }) =>
      said('added', several(count, 'flashcard'), sources[source]),
    FlashcardChanged: ({ cardId }) => said('changed', `flashcard ${shortId(cardId)}`),
    FlashcardDeleted: ({ cardId }) => said('deleted', `flashcard ${shortId(cardId)}`),
    FlashcardRestored: ({ cardId }) =>
      said('took back the deletion of', `flashcard ${shortId(cardId)}`),
    FlashcardReviewed: ({ cardId, grade }) =>
      said('reviewed', `flashcard ${shortId(cardId)}`, grade),
    FlashcardReviewUndone: ({ cardId }) =>
      said('took back the review of', `flashcard ${shortId(cardId)}`),
  },
};

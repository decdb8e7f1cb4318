import type { OneFlashcardRefusal } from '../../domain/flashcard/one-flashcard.ts';
import type { RecallRefusal } from '../../domain/flashcard/recall-day.ts';
import type { RefusalsOf } from '../server/refusal.ts';
import { type RefusalAnswers, say } from '../server/refusal-answer.ts';

/** What the routes and the deciders of flashcards refuse. */
type FlashcardRefusal =
  | OneFlashcardRefusal
  | RecallRefusal
  | { readonly code: 'FlashcardKnown' | 'NotYourQuestion' }
  | { readonly code: 'FlashcardsFull'; readonly most: number }
  | { readonly code: 'FileUnreadable'; readonly why: string }
  | { readonly code: 'NothingToImport' | 'NothingToExport' };

declare module '../server/refusal.ts' {
  interface RefusalsOf {
    readonly flashcard: FlashcardRefusal;
  }
}

/** What is told of flashcards that were refused. */
export const flashcardAnswers: RefusalAnswers<RefusalsOf['flashcard']> = {
  FlashcardNotFound: say(404, 'There is no such flashcard among yours.'),
  AlreadyRecalled: say(409, 'You already reviewed this card today. It will come back.'),
  NothingToUndo: say(409, 'Only the last card you reviewed today can be taken back.'),
  FlashcardKnown: say(409, 'You already have a card with this front.', 'front'),
  NotYourQuestion: say(
    404,
    'A card can be made from a question of a quiz or exam that you have submitted.',
    'questionId',
  ),
  FlashcardsFull: ({ most }) => ({
    status: 409,
    message: `You can keep ${most.toLocaleString('en-US')} flashcards. Delete some first.`,
  }),
  FileUnreadable: ({ why }) => ({ status: 400, message: why, field: 'content' }),
  NothingToImport: say(400, 'No card in this file can be imported.', 'content'),
  NothingToExport: say(409, 'There are no cards in this to export. You can print it instead.'),
};

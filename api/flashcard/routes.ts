import { capability } from '../server/capability.ts';
import { flashcardAudit } from './audit-words.ts';
import examples from './examples.json' with { type: 'json' };
import parameters from './parameters.json' with { type: 'json' };
import { flashcardParts } from './parts.ts';
import { flashcardAnswers } from './refusals.ts';
import { dueFlashcardsRoute } from './routes/due-flashcards.ts';
import { exportFlashcardsRoute } from './routes/export-flashcards.ts';
import { flashcardPageRoute } from './routes/flashcard-page.ts';
import { flashcardsRoute } from './routes/flashcards.ts';
import { flashcardFromQuestionRoute } from './routes/from-question.ts';
import { importFlashcardsRoute } from './routes/import-flashcards.ts';
import { oneFlashcardRoute } from './routes/one-flashcard.ts';
import { reviewFlashcardRoute } from './routes/review-flashcard.ts';

export const flashcard = capability({
  word: 'flashcard',
  about: 'Flashcards: put down, reviewed when they are due, imported and exported',
  routes: [
    flashcardsRoute,
    flashcardPageRoute,
    dueFlashcardsRoute,
    flashcardFromQuestionRoute,
    oneFlashcardRoute,
    reviewFlashcardRoute,
    importFlashcardsRoute,
    exportFlashcardsRoute,
  ],
  parts: flashcardParts,
  refusals: flashcardAnswers,
  audit: flashcardAudit,
  parameters,
  examples,
});

import type { GenerationRefusal } from '../../domain/study-aid/generations-of-day.ts';
import type { SavedAidRefusal } from '../../domain/study-aid/saved-aid.ts';
import type { RefusalsOf } from '../server/refusal.ts';
import type { RefusalAnswers } from '../server/refusal-answer.ts';
import { say } from '../server/refusal-answer.ts';

/** What the routes of study aids refuse beside what their deciders do. */
type StudyAidRefusal =
  | { readonly code: 'TopicUnknown'; readonly near: readonly string[] }
  | { readonly code: 'GenerationFailed' }
  | { readonly code: 'SheetNotFound' }
  | { readonly code: 'LibraryFull'; readonly most: number };

const nearby = (near: readonly string[]): string =>
  near.length === 0 ? '' : ` Near it: ${near.join(', ')}.`;

declare module '../server/refusal.ts' {
  interface RefusalsOf {
    readonly 'study-aid': GenerationRefusal | SavedAidRefusal | StudyAidRefusal;
  }
}

/** What is told of study aids that were refused. */
export const studyAidAnswers: RefusalAnswers<RefusalsOf['study-aid']> = {
  FlashcardLimit: ({ limit }) => ({
    status: 429,
    message: `You have made ${limit} flashcards today, as many as the free plan holds. Come back tomorrow, or upgrade to Pro.`,
  }),
  GenerationTooLate: say(503, 'Failed to generate study aid. Please try again.'),
  GenerationFailed: say(503, 'Failed to generate study aid. Please try again.'),
  TopicUnknown: ({ near }) => ({
    status: 404,
    message: `The built-in knowledge base holds nothing on this topic for this study method.${nearby(near)}`,
    field: 'topic',
  }),
  StudyAidNotFound: say(404, 'There is no such study aid in your library.'),
  SheetNotFound: say(404, 'There is no such sheet. The list of all is at /free-downloads.'),
  LibraryFull: ({ most }) => ({
    status: 409,
    message: `Your library holds ${most} study aids, as many as it can. Delete some first.`,
  }),
};

import type { TermsQuizRefusal } from '../../domain/terminology/terms-quiz.ts';
import type { RefusalsOf } from '../server/refusal.ts';
import { type RefusalAnswers, say } from '../server/refusal-answer.ts';

/** What the routes of medical terms refuse. */
type TerminologyRefusal =
  | TermsQuizRefusal
  | { readonly code: 'TermNotFound' }
  | { readonly code: 'IllustrationNotFound' }
  | { readonly code: 'NoTermsInCategory' }
  | { readonly code: 'NoTermsMissed' };

declare module '../server/refusal.ts' {
  interface RefusalsOf {
    readonly terminology: TerminologyRefusal;
  }
}

/** What is told of them. */
export const terminologyAnswers: RefusalAnswers<RefusalsOf['terminology']> = {
  TermsQuizNotFound: say(404, 'There is no such quiz of yours.'),
  TermNotAsked: say(404, 'This quiz has no such question, or the question no such option.'),
  TermAnswerStands: say(409, 'You already answered this question. Answers stand.', 'optionId'),
  TermNotFound: say(404, 'The glossary has no such term.', 'termId'),
  IllustrationNotFound: say(404, 'There is no drawing by this name yet.', 'key'),
  NoTermsInCategory: say(404, 'No terms available for this category.', 'category'),
  NoTermsMissed: say(404, 'You have no missed terms to practice.', 'missedOnly'),
};

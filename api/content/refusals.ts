import type { ContentRefusal } from '../../domain/content/editorial-content.ts';
import type { RefusalsOf } from '../server/refusal.ts';
import { type RefusalAnswers, say } from '../server/refusal-answer.ts';

/** What making content refuses beside what the decider does. */
type ContentGenerationRefusal = { readonly code: 'ContentGenerationFailed' };

declare module '../server/refusal.ts' {
  interface RefusalsOf {
    readonly content: ContentRefusal | ContentGenerationRefusal;
  }
}

/** What is told of content that was refused. */
export const contentAnswers: RefusalAnswers<RefusalsOf['content']> = {
  ContentNotFound: say(404, 'There is no such content.'),
  ContentMoveNotAllowed: ({ from, to }) => ({
    status: 409,
    message: `Content that is ${from} cannot become ${to}. Reload to see what it can become.`,
    field: 'status',
  }),
  ContentGenerationFailed: say(503, 'Failed to generate content. Please try again.'),
};

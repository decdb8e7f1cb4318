import type { ApiWorld } from '../server/world.ts';
import { flashcardReads } from './queries/flashcard-reads.ts';

/** The reads of flashcards. */
export const flashcardParts = ({ database }: ApiWorld) => ({
  flashcards: flashcardReads(database),
});

declare module '../server/context.ts' {
  interface PartsOf {
    readonly flashcard: ReturnType<typeof flashcardParts>;
  }
}

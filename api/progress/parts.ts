import type { ApiWorld } from '../server/world.ts';
import { learnerReads } from './queries/learner-reads.ts';
import { quizListReads } from './queries/quiz-list-reads.ts';

/** The reads of what study came to. */
export const progressParts = ({ database }: ApiWorld) => ({
  learners: learnerReads(database),
  quizList: quizListReads(database),
});

declare module '../server/context.ts' {
  interface PartsOf {
    readonly progress: ReturnType<typeof progressParts>;
  }
}

import type { ApiRoute } from '../server/route.ts';
import { glossaryRoute } from './routes/glossary.ts';
import { termsQuizRoute } from './routes/quizzes.ts';
import { termProgressRoute } from './routes/term-progress.ts';

/** Medical terms: to look up, to learn and to be asked. */
export const terminologyRoutes: readonly ApiRoute[] = [
  glossaryRoute,
  termProgressRoute,
  termsQuizRoute,
];

import { capability } from '../server/capability.ts';
import { terminologyAudit } from './audit-words.ts';
import examples from './examples.json' with { type: 'json' };
import parameters from './parameters.json' with { type: 'json' };
import { terminologyParts } from './parts.ts';
import { terminologyAnswers } from './refusals.ts';
import { glossaryRoute } from './routes/glossary.ts';
import { termsQuizRoute } from './routes/quizzes.ts';
import { termProgressRoute } from './routes/term-progress.ts';

export const terminology = capability({
  word: 'terminology',
  about: 'Medical terms: the glossary, its drawings, quizzes, and what a learner knows',
  routes: [glossaryRoute, termProgressRoute, termsQuizRoute],
  parts: terminologyParts,
  refusals: terminologyAnswers,
  audit: terminologyAudit,
  parameters,
  examples,
});

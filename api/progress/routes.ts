import { capability } from '../server/capability.ts';
import examples from './examples.json' with { type: 'json' };
import parameters from './parameters.json' with { type: 'json' };
import { progressParts } from './parts.ts';
import { historyRoute } from './routes/history.ts';
import { overviewRoute } from './routes/overview.ts';
import { progressRoute } from './routes/progress.ts';
import { progressAsOfRoute } from './routes/progress-as-of.ts';
import { progressChangesRoute } from './routes/progress-changes.ts';
import { quizzesRoute } from './routes/quizzes.ts';

export const progress = capability({
  word: 'progress',
  about: 'Streak, scores and study time, today and on any day before',
  routes: [
    historyRoute,
    quizzesRoute,
    progressRoute,
    progressAsOfRoute,
    progressChangesRoute,
    overviewRoute,
  ],
  parts: progressParts,
  parameters,
  examples,
});

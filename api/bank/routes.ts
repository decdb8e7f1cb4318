import type { ApiRoute } from '../server/route.ts';
import { generationRoute } from './routes/generation.ts';
import { laboratoryValuesRoute } from './routes/laboratory-values.ts';
import { rekeyItemRoute } from './routes/rekey-item.ts';
import { reportItemRoute } from './routes/report-item.ts';
import { reviewQueueRoute } from './routes/review-queue.ts';

/** Questions as editors see them, and what learners report. */
export const bankRoutes: readonly ApiRoute[] = [
  laboratoryValuesRoute,
  reportItemRoute,
  reviewQueueRoute,
  rekeyItemRoute,
  generationRoute,
];

import { capability } from '../server/capability.ts';
import examples from './examples.json' with { type: 'json' };
import { interchangeAnswers } from './refusals.ts';
import { exportItemsRoute } from './routes/export-items.ts';
import { importItemsRoute } from './routes/import-items.ts';

export const interchange = capability({
  word: 'interchange',
  about: 'Items as QTI, GIFT and CSV: taken out, looked at and brought in as drafts',
  routes: [exportItemsRoute, importItemsRoute],
  refusals: interchangeAnswers,
  examples,
});

import { capability } from '../server/capability.ts';
import { bankAudit } from './audit-words.ts';
import examples from './examples.json' with { type: 'json' };
import parameters from './parameters.json' with { type: 'json' };
import { bankParts } from './parts.ts';
import { bankAnswers } from './refusals.ts';
import { dismissReportsRoute } from './routes/dismiss-reports.ts';
import { generationRoute } from './routes/generation.ts';
import { heardReportsRoute } from './routes/heard-reports.ts';
import { laboratoryValuesRoute } from './routes/laboratory-values.ts';
import { ownReportsRoute } from './routes/own-reports.ts';
import { previewRekeyRoute } from './routes/preview-rekey.ts';
import { rekeyItemRoute } from './routes/rekey-item.ts';
import { reportItemRoute } from './routes/report-item.ts';
import { reviewQueueRoute } from './routes/review-queue.ts';
import { reviewedItemRoute } from './routes/reviewed-item.ts';

export const bank = capability({
  word: 'bank',
  about: 'The question bank: what it holds, doubts about it and its corrections',
  routes: [
    laboratoryValuesRoute,
    reportItemRoute,
    ownReportsRoute,
    reviewQueueRoute,
    reviewedItemRoute,
    heardReportsRoute,
    dismissReportsRoute,
    previewRekeyRoute,
    rekeyItemRoute,
    generationRoute,
  ],
  parts: bankParts,
  refusals: bankAnswers,
  audit: bankAudit,
  parameters,
  examples,
});

import { capability } from '../server/capability.ts';
import { operationsAudit } from './audit-words.ts';
import examples from './examples.json' with { type: 'json' };
import { operationsParts } from './parts.ts';
import { operationsAnswers } from './refusals.ts';
import { healthRoute } from './routes/health.ts';
import { metricsRoute } from './routes/metrics.ts';
import { operationsRoute } from './routes/operations.ts';

export const operations = capability({
  word: 'operations',
  about: 'For who runs an installation, and what every client asks first',
  routes: [operationsRoute, healthRoute, metricsRoute],
  parts: operationsParts,
  refusals: operationsAnswers,
  audit: operationsAudit,
  examples,
});

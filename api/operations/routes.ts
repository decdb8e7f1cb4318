import { capability } from '../server/capability.ts';
import examples from './examples.json' with { type: 'json' };
import { healthRoute } from './routes/health.ts';
import { metricsRoute } from './routes/metrics.ts';
import { operationsRoute } from './routes/operations.ts';

export const operations = capability({
  word: 'operations',
  about: 'For who runs an installation, and what every client asks first',
  routes: [operationsRoute, healthRoute, metricsRoute],
  examples,
});

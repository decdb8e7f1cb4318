import { capability } from '../server/capability.ts';
import examples from './examples.json' with { type: 'json' };
import parameters from './parameters.json' with { type: 'json' };
import { analyticsParts } from './parts.ts';
import { analyticsRoute } from './routes/analytics.ts';

export const analytics = capability({
  word: 'analytics',
  about: 'Accuracy, topics and study patterns of a period',
  routes: [analyticsRoute],
  parts: analyticsParts,
  parameters,
  examples,
});

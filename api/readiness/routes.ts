import { capability } from '../server/capability.ts';
import { readinessAudit } from './audit-words.ts';
import examples from './examples.json' with { type: 'json' };
import { readinessParts } from './parts.ts';
import { readinessRoute } from './routes/readiness.ts';

export const readiness = capability({
  word: 'readiness',
  about: 'How ready a learner is for each exam',
  routes: [readinessRoute],
  parts: readinessParts,
  audit: readinessAudit,
  examples,
});

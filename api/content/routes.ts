import { capability } from '../server/capability.ts';
import { contentAudit } from './audit-words.ts';
import examples from './examples.json' with { type: 'json' };
import parameters from './parameters.json' with { type: 'json' };
import { contentParts } from './parts.ts';
import { contentAnswers } from './refusals.ts';
import { contentLibraryRoute } from './routes/content-library.ts';
import { generateContentRoute } from './routes/generate-content.ts';
import { oneContentRoute } from './routes/one-content.ts';
import { readyMadeRoute } from './routes/ready-made.ts';

export const content = capability({
  word: 'content',
  about: 'What admins have made for learners: listed, reviewed, and moved from draft to active',
  routes: [generateContentRoute, contentLibraryRoute, oneContentRoute, readyMadeRoute],
  parts: contentParts,
  refusals: contentAnswers,
  audit: contentAudit,
  parameters,
  examples,
});

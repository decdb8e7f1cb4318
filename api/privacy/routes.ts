import { capability } from '../server/capability.ts';
import examples from './examples.json' with { type: 'json' };
import { privacyParts } from './parts.ts';
import { privacyAnswers } from './refusals.ts';
import { downloadDataRoute } from './routes/download-data.ts';
import { eraseAccountRoute } from './routes/erase-account.ts';

export const privacy = capability({
  word: 'privacy',
  about: 'What the product keeps of a person: taken along, or erased',
  routes: [downloadDataRoute, eraseAccountRoute],
  parts: privacyParts,
  refusals: privacyAnswers,
  examples,
});

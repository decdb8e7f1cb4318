import { capability } from '../server/capability.ts';
import { settingsAudit } from './audit-words.ts';
import examples from './examples.json' with { type: 'json' };
import { settingsAnswers } from './refusals.ts';
import { settingsRoute } from './routes/settings.ts';

export const settings = capability({
  word: 'settings',
  about: 'What administrators set for the whole product, and who changed what',
  routes: [settingsRoute],
  refusals: settingsAnswers,
  audit: settingsAudit,
  examples,
});

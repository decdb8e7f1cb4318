import { capability } from '../server/capability.ts';
import examples from './examples.json' with { type: 'json' };
import { settingsRoute } from './routes/settings.ts';

export const settings = capability({
  word: 'settings',
  about: 'What administrators set for the whole product, and who changed what',
  routes: [settingsRoute],
  examples,
});

import { capability } from '../server/capability.ts';
import { achievementsAudit } from './audit-words.ts';
import examples from './examples.json' with { type: 'json' };
import parameters from './parameters.json' with { type: 'json' };
import { achievementsRoute } from './routes/achievements.ts';

export const achievements = capability({
  word: 'achievements',
  about: 'What a learner has earned',
  routes: [achievementsRoute],
  audit: achievementsAudit,
  parameters,
  examples,
});

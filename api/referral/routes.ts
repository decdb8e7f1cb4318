import { capability } from '../server/capability.ts';
import { referralAudit } from './audit-words.ts';
import examples from './examples.json' with { type: 'json' };
import { referralParts } from './parts.ts';
import { referralStatsRoute } from './routes/referral-stats.ts';

export const referral = capability({
  word: 'referral',
  about: "Who joined by a learner's code, and what it earned",
  routes: [referralStatsRoute],
  parts: referralParts,
  audit: referralAudit,
  examples,
});

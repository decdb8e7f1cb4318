import { capability } from '../server/capability.ts';
import { simulationAudit } from './audit-words.ts';
import examples from './examples.json' with { type: 'json' };
import { simulationParts } from './parts.ts';
import { simulationAnswers } from './refusals.ts';
import { decisionsRoute } from './routes/decisions.ts';
import { forksRoute } from './routes/forks.ts';
import { gatheringRoute } from './routes/gathering.ts';
import { simulationsRoute } from './routes/simulations.ts';

export const simulation = capability({
  word: 'simulation',
  about: 'Clinical simulations, decision by decision',
  routes: [simulationsRoute, gatheringRoute, decisionsRoute, forksRoute],
  parts: simulationParts,
  refusals: simulationAnswers,
  audit: simulationAudit,
  examples,
});

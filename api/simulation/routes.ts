import type { ApiRoute } from '../server/route.ts';
import { decisionsRoute } from './routes/decisions.ts';
import { forksRoute } from './routes/forks.ts';
import { gatheringRoute } from './routes/gathering.ts';
import { simulationsRoute } from './routes/simulations.ts';

/** Patients: decisions, what they lead to, and other ways. */
export const simulationRoutes: readonly ApiRoute[] = [
  simulationsRoute,
  gatheringRoute,
  decisionsRoute,
  forksRoute,
];

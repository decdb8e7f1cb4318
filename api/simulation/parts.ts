import type { ApiWorld } from '../server/world.ts';
import { simulationReads } from './queries/simulation-reads.ts';

/** The reads of simulations. */
export const simulationParts = ({ database }: ApiWorld) => ({
  simulations: simulationReads(database),
});

declare module '../server/context.ts' {
  interface PartsOf {
    readonly simulation: ReturnType<typeof simulationParts>;
  }
}

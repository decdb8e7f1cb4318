import { type AccountId, type AttemptId, simulationStream } from '../../domain/kernel/ids.ts';
import type { Instant, TimeZone } from '../../domain/kernel/time.ts';
import type { CompleteSimulation } from '../../domain/simulation/simulation-state.ts';
import type { Act } from './effects.ts';
import type { Parking } from './parked-work.ts';
import { type Sweep, sweepOverdue, timeIsUp } from './sweep-overdue.ts';

export type OverdueSimulation = {
  readonly attemptId: AttemptId;
  readonly learnerId: AccountId;
  readonly timeZone: TimeZone;
};

export type OverdueSimulationWorld = {
  readonly now: () => Instant;
  /** As of papers: `OverdueWorld`. */
  readonly overdue: (now: Instant, limit: number) => Promise<readonly OverdueSimulation[]>;
  readonly parking: Parking<OverdueSimulation>;
  readonly complete: Act<CompleteSimulation>;
};

/** Completes the simulations whose time is over, with the decisions made so far, each by itself. */
export const completeOverdue = (
  { now, overdue, parking, complete }: OverdueSimulationWorld,
  signal: AbortSignal,
) => {
  const sweep: Sweep<OverdueSimulation> = {
    parking,
    overdue: (limit) => overdue(now(), limit),
    streamOf: simulationStream,
    complete: ({ attemptId, learnerId, timeZone }) =>
      complete(timeIsUp(attemptId), attemptId, {
        type: 'CompleteSimulation',
        attemptId,
        learnerId,
        timeZone,
        at: now(),
      }),
  };
  return sweepOverdue(sweep, signal);
};

import type { AccountId, AttemptId } from '../../domain/kernel/ids.ts';
import type { Instant, TimeZone } from '../../domain/kernel/time.ts';
import type { CompleteSimulation } from '../../domain/simulation/simulation-state.ts';

export type OverdueSimulation = {
  readonly attemptId: AttemptId;
  readonly learnerId: AccountId;
  readonly timeZone: TimeZone;
};

export type OverdueSimulationWorld = {
  readonly now: () => Instant;
  /** Open simulations whose time was over by then, a moment of grace included. */
  readonly overdue: (now: Instant) => Promise<readonly OverdueSimulation[]>;
  readonly send: (command: CompleteSimulation) => Promise<void>;
};

/** Completes the simulations whose time is over, with the decisions made so far. Throws what its world throws. */
export const completeOverdue = async ({
  now,
  overdue,
  send,
}: OverdueSimulationWorld): Promise<void> => {
  const at = now();
  for (const { attemptId, learnerId, timeZone } of await overdue(at)) {
    await send({ type: 'CompleteSimulation', attemptId, learnerId, at, timeZone });
  }
};

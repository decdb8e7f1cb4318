import type { Position } from '../../../../domain/kernel/envelope.ts';
import type { Projection } from '../../../../projectors/projection.ts';
import {
  type RunningProjections,
  type StartProjections,
  startProjections,
} from '../../../../projectors/runtime/start-projections.ts';
import { until } from '../../support/until.ts';
import type { ReadSide } from './read-side.ts';

/** Starts projections and remembers to stop them. */
export const starter = () => {
  const started: RunningProjections[] = [];
  return {
    start: async (
      side: ReadSide,
      projections: readonly Projection[],
      overrides: Partial<StartProjections> = {},
    ): Promise<RunningProjections> => {
      const running = await startProjections({ ...side, projections, ...overrides });
      started.push(running);
      return running;
    },
    stopAll: async (): Promise<void> => {
      await Promise.all(started.splice(0).map(({ stop }) => stop()));
    },
  };
};

export const hasReached = (
  { position }: RunningProjections,
  projections: readonly Projection[],
  last: Position,
): Promise<void> => until(() => projections.every(({ name }) => (position(name) ?? '') >= last));

import type { FastifyBaseLogger } from 'fastify';
import { percentOf } from '../../domain/kernel/percent.ts';
import { shareOf } from '../../domain/kernel/position-share.ts';
import type { CatchingUp, CatchUpProgress } from '../../domain/ports/catching-up.ts';

/** Who watches sees that it moves, and a night of it fits on a page. */
const everyMs = 5_000;

export type CatchUpTelling = CatchingUp & {
  readonly took: (progress: CatchUpProgress | undefined) => void;
};

/** Keeps the progress of those that catch up for whoever asks, and tells it in the log now and then. */
export const tellCatchUp = (
  logger: Pick<FastifyBaseLogger, 'warn'>,
  now: () => number,
): CatchUpTelling => {
  let current: CatchUpProgress | undefined;
  let toldAt = now();
  let hasTold = false;
  const tell = ({ projections, events, perSecond, position, upTo }: CatchUpProgress): void => {
    // What is over within the first seconds is not worth a line.
    if (now() - toldAt < everyMs) return;
    toldAt = now();
    hasTold = true;
    const percent = percentOf(shareOf(position, upTo));
    logger.warn(
      { projections, events, perSecond, percent },
      'Read models are far behind the log and catch up',
    );
  };
  const end = (): void => {
    if (!hasTold) return;
    hasTold = false;
    logger.warn({ events: current?.events }, 'The read models have caught up with the log');
  };
  return {
    now: () => current,
    took: (progress) => {
      if (!current) toldAt = now();
      if (progress) tell(progress);
      else end();
      current = progress;
    },
  };
};

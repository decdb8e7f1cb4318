import type { CatchUpProgress } from '../../../domain/ports/catching-up.ts';

type Stretch = Pick<CatchUpProgress, 'projections' | 'position' | 'upTo'>;

export type CatchUpMeter = {
  readonly folded: (events: number, stretch: Stretch) => CatchUpProgress;
};

/** Counts what was folded since it was made. */
export const catchUpMeter = (): CatchUpMeter => {
  const began = performance.now();
  let events = 0;
  return {
    folded: (more, stretch) => {
      events += more;
      const seconds = (performance.now() - began) / 1000;
      return { ...stretch, events, perSecond: Math.round(events / Math.max(seconds, 0.001)) };
    },
  };
};

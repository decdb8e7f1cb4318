import type { FastifyBaseLogger } from 'fastify';
import { percentOf } from '../../domain/kernel/percent.ts';
import { shareOf } from '../../domain/kernel/position-share.ts';
import type { Preparation, StartUp } from '../../domain/ports/start-up.ts';
import type { RebuildProgress } from '../../projectors/runtime/rebuild/progress.ts';

const everyMs = 5_000;

export type RebuildTelling = Pick<StartUp, 'preparation'> & {
  /** Those that have no table of their version; none when all have. */
  readonly outdated: (projections: readonly string[]) => void;
  readonly took: (progress: RebuildProgress) => void;
};

const notBegun = (projections: readonly string[]): Preparation => ({
  projections,
  step: undefined,
  events: 0,
  share: 0,
});

/** Catching up begins where the fold ended, and reports from the beginning: what lay before it still does. */
const after = (before: Preparation, progress: RebuildProgress): Preparation => {
  const { step } = progress;
  if (step === 'prepare') return { ...notBegun(before.projections), step };
  if (!('events' in progress)) return { ...before, step };
  const { events, position, upTo } = progress;
  return { ...before, step, events, share: Math.max(before.share, shareOf(position, upTo)) };
};

const aboutOf = ({ projections, step, events, share }: Preparation) => ({
  projections,
  ...(step === undefined ? {} : { step, events, percent: percentOf(share) }),
});

const wordsOf = ({ step }: Preparation): string =>
  step === undefined
    ? 'Read models wait to be made anew, or for another process that makes them'
    : 'Read models are made anew from the whole log';

/** Keeps how far read models are that are made anew for whoever asks, and tells it in the log now and then. */
export const tellRebuild = (
  logger: Pick<FastifyBaseLogger, 'warn'>,
  now: () => number,
): RebuildTelling => {
  let current: Preparation | undefined;
  let toldAt = now();
  const tell = (preparation: Preparation): void => {
    if (now() - toldAt < everyMs) return;
    toldAt = now();
    logger.warn(aboutOf(preparation), wordsOf(preparation));
  };
  return {
    preparation: () => current,
    outdated: (projections) => {
      if (!current) toldAt = now();
      current = projections.length > 0 ? notBegun(projections) : undefined;
      if (current) tell(current);
    },
    took: (progress) => {
      if (progress.step === 'prepare') toldAt = now();
      current = after(current ?? notBegun([]), progress);
      tell(current);
    },
  };
};

import type { FastifyBaseLogger } from 'fastify';
import { percentOf } from '../../domain/kernel/percent.ts';
import { shareOf } from '../../domain/kernel/position-share.ts';
import type { RebuildProgress } from '../../projectors/runtime/rebuild/progress.ts';

const everyMs = 5_000;

const aboutOf = (progress: RebuildProgress): Readonly<Record<string, unknown>> => {
  if (!('events' in progress)) return { step: progress.step };
  const { step, events, position, upTo } = progress;
  return { step, events, percent: percentOf(shareOf(position, upTo)) };
};

/** Tells in the log now and then how far a start is that makes read models anew. */
export const tellRebuild = (
  logger: Pick<FastifyBaseLogger, 'warn'>,
  now: () => number,
): ((progress: RebuildProgress) => void) => {
  let toldAt = now();
  return (progress) => {
    if (progress.step === 'prepare') toldAt = now();
    if (now() - toldAt < everyMs) return;
    toldAt = now();
    logger.warn(aboutOf(progress), 'Read models are made anew from the whole log');
  };
};

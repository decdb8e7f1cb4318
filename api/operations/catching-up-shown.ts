import type { CatchingUpShown } from '../../domain/contracts/operations.ts';
import { percentOf } from '../../domain/kernel/percent.ts';
import { shareOf } from '../../domain/kernel/position-share.ts';
import type { CatchingUp } from '../../domain/ports/catching-up.ts';

/** How far those are that catch up, as people are told. */
export const catchingUpShown = ({ now }: CatchingUp): CatchingUpShown | null => {
  const progress = now();
  if (!progress) return null;
  const { projections, events, perSecond, position, upTo } = progress;
  return {
    readModels: [...projections],
    percent: percentOf(shareOf(position, upTo)),
    events,
    perSecond,
  };
};

import type { RebuildShown, RebuildStepName } from '../../../../domain/contracts/replay.ts';
import { counted } from '../../../format/counts.ts';

export const stepWords: Readonly<Record<RebuildStepName, string>> = {
  prepare: 'Prepare',
  fold: 'Fold',
  write: 'Write',
  index: 'Index',
  compare: 'Compare',
  'catch-up': 'Catch up',
  swap: 'Swap',
};

/** A roll-back folds nothing: it copies. */
export const stepsOf = ({ kind }: Pick<RebuildShown, 'kind'>): readonly RebuildStepName[] =>
  kind === 'rebuild'
    ? ['prepare', 'fold', 'write', 'index', 'compare', 'catch-up', 'swap']
    : ['prepare', 'write', 'index', 'compare', 'catch-up', 'swap'];

export const titleOf = ({ kind, readModel, state }: RebuildShown): string => {
  const what = kind === 'rebuild' ? `Rebuilding ${readModel}` : `Rolling ${readModel} back`;
  if (state === 'paused') return `${what}: paused`;
  if (state === 'waiting') return `${what}: waiting for you to swap`;
  return what;
};

export const comparedWords = ({ comparison }: Pick<RebuildShown, 'comparison'>): string => {
  if (!comparison) return 'There is no live table of this version to compare with.';
  if (comparison.isEqual) return 'Equal to the live table, row by row.';
  const parts = [
    [comparison.changed, 'changed'],
    [comparison.new, 'only in the new table'],
    [comparison.gone, 'only in the live table'],
  ] as const;
  const told = parts
    .filter(([count]) => count > 0)
    .map(([count, is]) => `${counted(count, 'row')} ${is}`);
  return `Different from the live table: ${told.join(', ')}.`;
};

export const outcomeWords: Readonly<Record<NonNullable<RebuildShown['outcome']>, string>> = {
  swapped: 'Swapped in',
  cancelled: 'Discarded',
  stopped: 'Stopped at an event',
  failed: 'Failed',
  interrupted: 'Interrupted',
};

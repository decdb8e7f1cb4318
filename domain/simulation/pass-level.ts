import type { ScoredSection } from './events.ts';

export type Points = { readonly earned: number; readonly max: number; readonly passLevel: number };

/** Near 72 % of what could be had, rounded to a whole point. */
export const passLevel = (max: number): number => Math.round(max * 0.72);

/** Sections together, with the level that passes. */
export const pointsOf = (sections: readonly Pick<ScoredSection, 'earned' | 'max'>[]): Points => {
  const earned = sections.reduce((all, section) => all + section.earned, 0);
  const max = sections.reduce((all, section) => all + section.max, 0);
  return { earned, max, passLevel: passLevel(max) };
};

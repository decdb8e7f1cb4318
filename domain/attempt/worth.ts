/** What readers found a question worth, the best first: of one place the better ones are asked first. */
export const worths = ['best', 'fine', 'good', 'fair', 'weak'] as const;
export type Worth = (typeof worths)[number];

/** 0 for what is asked first; what nobody says anything of counts as good. */
export const worthRank = ({ worth = 'good' }: { readonly worth?: Worth }): number =>
  worths.indexOf(worth);

/** What a timed or an adaptive form may ask. */
export const withoutWeak = <One extends { readonly worth?: Worth }>(
  candidates: readonly One[],
): readonly One[] => candidates.filter(({ worth }) => worth !== 'weak');

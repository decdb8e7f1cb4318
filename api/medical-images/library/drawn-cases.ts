import type { DrawnCase } from '../../../domain/imaging/image-case.ts';

/** Drawings that are kept; a drawing is some ten to a hundred kilobytes. */
const mostKept = 150;

type Drawable = { readonly id: string };

/** Draws each case once, and again only where so many others were asked for since. */
export const drawnCases = <Case extends Drawable>(
  draw: (one: Case) => DrawnCase,
  hashOf: (text: string) => string,
) => {
  const kept = new Map<string, DrawnCase>();
  const hashes = new Map<string, string>();

  const drawn = (one: Case): DrawnCase => {
    const made = kept.get(one.id) ?? draw(one);
    // The one asked for last stands last.
    kept.delete(one.id);
    kept.set(one.id, made);
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return made;
  };

  const hash = (one: Case): string => {
    const known = hashes.get(one.id) ?? hashOf(drawn(one).svg);
    hashes.set(one.id, known);
    return known;
  };

  return { drawn, hash };
};

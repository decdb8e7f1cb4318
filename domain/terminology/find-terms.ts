import type { TermCategory } from '../contracts/terminology.ts';
import type { TermEntry } from '../contracts/terminology-study.ts';

/** Terms with all that is searched of them, in lower case: made once, so that a keystroke only compares. */
export type TermIndex = readonly {
  readonly entry: TermEntry;
  readonly name: string;
  readonly text: string;
}[];

/** Prepares terms to be searched. */
export const termIndex = (terms: readonly TermEntry[]): TermIndex =>
  terms.map((entry) => {
    const { term, definition, category, bodySystem, examples, relatedTerms } = entry;
    const searched = [term, definition, category, bodySystem, ...examples, ...relatedTerms];
    return { entry, name: term.toLowerCase(), text: searched.join('\n').toLowerCase() };
  });

export type TermSearch = {
  readonly typed: string;
  readonly category: TermCategory | 'all';
};

/** 0 where the name begins so, 1 where it holds it, 2 where the rest does. */
const rank = (name: string, wanted: string): number => {
  const at = name.indexOf(wanted);
  if (at < 0) return 2;
  return at === 0 ? 0 : 1;
};

/** Terms that hold what was typed anywhere, of one category or of all; those named so come first. */
export const findTerms = (
  index: TermIndex,
  { typed, category }: TermSearch,
): readonly TermEntry[] => {
  const wanted = typed.trim().toLowerCase();
  const found: readonly TermEntry[][] = [[], [], []];
  for (const { entry, name, text } of index) {
    const isMeant = category === 'all' || entry.category === category;
    if (isMeant && text.includes(wanted)) found[rank(name, wanted)]?.push(entry);
  }
  return found.flat();
};

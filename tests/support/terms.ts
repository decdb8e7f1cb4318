import { type TermEntry, termIdOf } from '../../domain/contracts/terminology-study.ts';
import { allTerms } from '../../domain/terminology/all-terms.ts';

/** The glossary with its ids. */
export const entries: readonly TermEntry[] = allTerms.map((term) => ({
  ...term,
  id: termIdOf(term),
}));

/** A term by its name. @throws Error where the glossary has none. */
export const termNamed = (name: string): TermEntry => {
  const found = entries.find(({ term }) => term === name);
  if (!found) throw new Error(`The glossary has no ${name}`);
  return found;
};

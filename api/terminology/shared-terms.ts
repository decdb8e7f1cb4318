import {
  type AnatomyDiagram,
  type TermEntry,
  termIdOf,
} from '../../domain/contracts/terminology-study.ts';
import type { Illustration } from '../../domain/terminology/illustrations/illustration.ts';

export type SharedTerms = {
  /** By the alphabet. */
  readonly terms: readonly TermEntry[];
  readonly byId: ReadonlyMap<string, TermEntry>;
};

const readTerms = async (): Promise<SharedTerms> => {
  const { allTerms } = await import('../../domain/terminology/all-terms.ts');
  const terms = allTerms
    .map((term) => ({ ...term, id: termIdOf(term) }))
    .toSorted((one, other) => one.term.localeCompare(other.term, 'en'));
  return { terms, byId: new Map(terms.map((term) => [term.id, term])) };
};

let read: Promise<SharedTerms> | undefined;

/** The glossary: read when somebody first asks, for a start is to be short. */
export const sharedTerms = (): Promise<SharedTerms> => {
  read ??= readTerms();
  return read;
};

/** The drawing of a key; undefined where none is drawn. */
export const illustrationOf = async (key: string): Promise<Illustration | undefined> => {
  const { allIllustrations } = await import(
    '../../domain/terminology/illustrations/all-illustrations.ts'
  );
  return allIllustrations.find((one) => one.key === key);
};

/** The diagrams of the heart and the airways. */
export const sharedAnatomy = async (): Promise<AnatomyDiagram[]> => {
  const [{ terms }, { anatomyDiagrams }] = await Promise.all([
    sharedTerms(),
    import('../../domain/terminology/anatomy.ts'),
  ]);
  return anatomyDiagrams(terms);
};

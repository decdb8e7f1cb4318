import { describe, expect, it } from 'vitest';
import { medicalTerm, termCategories } from '../../../domain/contracts/terminology.ts';
import { termId, termIdOf } from '../../../domain/contracts/terminology-study.ts';
import { allTerms } from '../../../domain/terminology/all-terms.ts';
import { joined } from '../../../domain/terminology/word-parts.ts';

const longestDefinition = 220;
const fewestOfCategory = 10;
const fewestOfAll = 400;

const namesWhere = (isWrong: (term: (typeof allTerms)[number]) => boolean): readonly string[] =>
  allTerms.filter(isWrong).map(({ term }) => term);

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^a-z]/g, '');

/** Whole words alone: "stent" does not stand in "consistent". */
const speaksOf = (text: string, term: string): boolean =>
  ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(
    ` ${term
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()} `,
  );

/** Share of the pairs of neighboring letters that two words have in common. */
const likeness = (one: string, other: string): number => {
  const pairs = (word: string) =>
    Array.from({ length: word.length - 1 }, (_, i) => word.slice(i, i + 2));
  const [mine, theirs] = [pairs(one), pairs(other)];
  const shared = mine.filter((pair) => theirs.includes(pair)).length;
  return (2 * shared) / (mine.length + theirs.length);
};

const names = new Set(allTerms.map(({ term }) => term.toLowerCase()));

describe('the terms of the glossary', () => {
  it('[DATA-22] have the shape of a medical term', () => {
    for (const term of allTerms) {
      const read = medicalTerm.safeParse(term);
      expect(read.success, `${term.term}: ${read.error?.message}`).toBe(true);
    }
  });

  it('stand there once, each with an id of its own', () => {
    const ids = allTerms.map(termIdOf);
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
    expect(ids.filter((id) => !termId.safeParse(id).success)).toEqual([]);
  });

  it('are defined in one short sentence without the term itself', () => {
    expect(namesWhere(({ definition }) => definition.length > longestDefinition)).toEqual([]);
    expect(namesWhere(({ definition }) => !/[.]$/.test(definition))).toEqual([]);
    expect(namesWhere(({ term, definition }) => speaksOf(definition, term))).toEqual([]);
  });

  it('lead to at least one other term of the glossary, and not to themselves', () => {
    expect(
      namesWhere(({ term, relatedTerms }) =>
        relatedTerms.every((one) => one === term || !names.has(one.toLowerCase())),
      ),
    ).toEqual([]);
    expect(namesWhere(({ term, relatedTerms }) => relatedTerms.includes(term))).toEqual([]);
  });

  it('look like their parts joined', () => {
    expect(
      namesWhere(({ term, parts }) => {
        if (parts.length === 0) return false;
        const word = joined(parts.map(({ part }) => part));
        return likeness(lettersOf(term), word) < 0.5 && !lettersOf(term).includes(word);
      }),
    ).toEqual([]);
  });

  it('mark the stressed syllable of each', () => {
    expect(namesWhere(({ pronunciation }) => !/\p{Lu}/u.test(pronunciation))).toEqual([]);
  });

  it.each(termCategories)('[GLOS-20] are ten or more of %s', (category) => {
    const those = allTerms.filter((term) => term.category === category);
    expect(those.length).toBeGreaterThanOrEqual(fewestOfCategory);
  });

  it('[GLOS-20] are 400 or more in all', () => {
    expect(allTerms.length).toBeGreaterThanOrEqual(fewestOfAll);
  });
});

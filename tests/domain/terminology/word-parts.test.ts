import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../../domain/kernel/random.ts';
import {
  buildableTerms,
  buildExercise,
  builtTerm,
  joined,
  termsWith,
  wordParts,
} from '../../../domain/terminology/word-parts.ts';
import { sampleNamed, sampleTerms } from '../../support/sample-terms.ts';

describe('building a word of its parts', () => {
  it('finds the term that has these parts and no others', () => {
    const chosen = { prefix: 'tachy-', root: 'cardi/o', suffix: '-ia' };
    expect(builtTerm(sampleTerms, chosen)?.term).toBe('Tachycardia');
    expect(builtTerm(sampleTerms, { ...chosen, suffix: '-itis' })).toBeUndefined();
    expect(builtTerm(sampleTerms, { root: 'cardi/o' })).toBeUndefined();
  });

  it('names the terms that share what was chosen so far', () => {
    const names = termsWith(sampleTerms, { prefix: 'tachy-' }).map(({ term }) => term);
    expect(names).toEqual(expect.arrayContaining(['Tachycardia', 'Tachypnea']));
    expect(names).not.toContain('Bradycardia');
    expect(termsWith(sampleTerms, {})).toEqual([]);
  });

  it.each([
    [['tachy-', 'cardi/o', '-ia'], 'tachycardia'],
    [['cardi/o', 'my/o', '-pathy'], 'cardiomyopathy'],
    [['pneum/o', '-thorax'], 'pneumothorax'],
    [['ather/o', 'scler/o', '-osis'], 'atherosclerosis'],
  ])('joins %j to %s', (parts, word) => {
    expect(joined(parts)).toBe(word);
  });

  it('lists each part once, by the alphabet', () => {
    const roots = wordParts(sampleTerms).filter(({ kind }) => kind === 'root');
    const names = roots.map(({ part }) => part.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain('cardi/o');
  });

  it('asks only for terms that one part of each kind builds', () => {
    const names = buildableTerms(sampleTerms).map(({ term }) => term);
    expect(names).toContain('Tachycardia');
    expect(names).not.toContain('Cardiomyopathy');
    // Its parts build one of two words.
    expect(names).not.toContain('Septic embolus');
  });

  it('offers the right part among four, and no other part of the same meaning', () => {
    const term = sampleNamed('Tachycardia');
    const { slots } = buildExercise(term, wordParts(sampleTerms), randomFrom(3));
    expect(slots.map(({ kind }) => kind)).toEqual(['prefix', 'root', 'suffix']);
    for (const [place, { choices }] of slots.entries()) {
      const right = term.parts[place];
      expect(choices.filter(({ part }) => part === right?.part)).toHaveLength(1);
      expect(choices.filter(({ meaning }) => meaning === right?.meaning)).toHaveLength(1);
      expect(choices.length).toBeLessThanOrEqual(4);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { findTerms, termIndex } from '../../../domain/terminology/find-terms.ts';
import { sampleNamed, sampleTerms } from '../../support/sample-terms.ts';

const index = termIndex(sampleTerms);
const found = (typed: string, category: 'all' | 'Cardiology' | 'Pulmonology' = 'all') =>
  findTerms(index, { typed, category }).map(({ term }) => term);

describe('finding terms', () => {
  it.each([
    ['its name', 'PNEUMOTHORAX'],
    ['its definition', 'lets the LUNG fall'],
    ['its category', 'pulmonOLOGY'],
    ['its body system', sampleNamed('Pneumothorax').bodySystem.toUpperCase()],
    ['an example', sampleNamed('Pneumothorax').examples[1] ?? '?'],
    ['a related term', sampleNamed('Pneumothorax').relatedTerms.at(-1) ?? '?'],
  ])('[GLOS-18] is by %s, in whatever case', (_, typed) => {
    expect(found(typed)).toContain('Pneumothorax');
  });

  it('[GLOS-19] is combined with the category, which must be the same', () => {
    expect(found('tachy')).toEqual(expect.arrayContaining(['Tachycardia', 'Tachypnea']));
    expect(found('tachy', 'Cardiology')).not.toContain('Tachypnea');
    expect(found('', 'Cardiology')).toHaveLength(
      sampleTerms.filter(({ category }) => category === 'Cardiology').length,
    );
  });

  it('puts first what is named so, then what is named like it', () => {
    expect(found('cardi').slice(0, 3)).toEqual(['Cardiomyopathy', 'Tachycardia', 'Bradycardia']);
  });

  it('takes what has no match for what it is', () => {
    expect(found('quantum chromodynamics')).toEqual([]);
    expect(found('  ')).toHaveLength(sampleTerms.length);
  });
});

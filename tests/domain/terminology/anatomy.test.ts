import { describe, expect, it } from 'vitest';
import { anatomyDiagram } from '../../../domain/contracts/terminology-study.ts';
import { anatomyDiagrams } from '../../../domain/terminology/anatomy.ts';
import { entries } from '../../support/terms.ts';

const diagrams = anatomyDiagrams(entries);
const ids = new Set(entries.map(({ id }) => id));

describe('the anatomy diagrams', () => {
  it('[TERM-06] are of the heart and of the airways', () => {
    expect(diagrams.map(({ title }) => title)).toEqual(['Cardiac Anatomy', 'Respiratory System']);
    for (const diagram of diagrams) expect(anatomyDiagram.parse(diagram)).toEqual(diagram);
  });

  it('[DATA-24] name their places, with terms of the glossary that speak of them', () => {
    for (const { places } of diagrams) {
      expect(places.length).toBeGreaterThan(5);
      for (const { medicalTerms } of places) {
        expect(medicalTerms.length).toBeLessThanOrEqual(3);
        expect(medicalTerms.every((id) => ids.has(id))).toBe(true);
      }
    }
  });

  it('[TERM-11] have up to eight extra terms that no place shows', () => {
    for (const { places, extraTerms } of diagrams) {
      expect(extraTerms.length).toBeGreaterThan(0);
      expect(extraTerms.length).toBeLessThanOrEqual(8);
      const shown = places.flatMap(({ medicalTerms }) => medicalTerms);
      expect(extraTerms.filter((id) => shown.includes(id))).toEqual([]);
    }
  });
});

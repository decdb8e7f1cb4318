import { describe, expect, it } from 'vitest';
import { areaWords } from '../../../web/format/area-words.ts';
import { counted, grouped } from '../../../web/format/counts.ts';
import { shortDayWords } from '../../../web/format/day-words.ts';
import { positionWords } from '../../../web/format/position-words.ts';
import { averageNote, averageWords } from '../../../web/format/score-words.ts';
import { day } from '../../support/facts.ts';

describe('counts in words', () => {
  it('have their thousands apart and the right number of things', () => {
    expect(grouped(1284)).toBe('1,284');
    expect(counted(1, 'quiz', 'quizzes')).toBe('1 quiz');
    expect(counted(1284, 'question')).toBe('1,284 questions');
  });
});

describe('an average', () => {
  it('of nothing says that there is none yet', () => {
    expect(averageWords(0, { scores: 0 })).toBe('–');
    expect(averageNote('Last 10 quizzes', { scores: 0 })).toBe('No scores yet');
    expect(averageWords(0, { scores: 1 })).toBe('0%');
    expect(averageNote('Last 10 quizzes', { scores: 1 })).toBe('Last 10 quizzes');
  });
});

describe('the areas of a quiz', () => {
  it('are named, two of them where there are many', () => {
    expect(areaWords(['Patient Data'])).toBe('Patient Data');
    expect(areaWords(['A', 'B'])).toBe('A · B');
    expect(areaWords(['A', 'B', 'C'])).toBe('A · B and 1 more');
  });
});

describe('a day on the axis of a chart', () => {
  it('has no year, also where it lies in the last one', () => {
    expect(shortDayWords(day('2025-12-22'))).toBe('Dec 22');
  });
});

describe('a position', () => {
  it('reads as a number where its log counts', () => {
    expect(positionWords('00000000000048213860')).toBe('48,213,860');
    expect(positionWords('00000000000000000007')).toBe('7');
    expect(positionWords('00000000000000000012-00000000000000000012')).toContain('-');
  });
});

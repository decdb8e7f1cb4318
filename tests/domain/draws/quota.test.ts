import { describe, expect, it } from 'vitest';
import { exceeded } from '../../../domain/draws/quota.ts';
import { instantOf } from '../../../domain/kernel/time.ts';

const start = Date.parse('2026-11-20T08:00:00.000Z');
const at = (minutes: number) => instantOf(start + minutes * 60_000);
const quota = { hour: 1000, day: 2500 };
const paper = (minutes: number, count: number) => ({ at: at(minutes), count });

describe('the quota of questions', () => {
  it('is not met by a person who studies eight hours, 600 questions in papers of 20', () => {
    const papers = Array.from({ length: 30 }, (_, n) => paper(n * 16, 20));
    const refused = papers.filter((one, n) => exceeded(papers.slice(0, n), one, quota));
    expect(refused).toEqual([]);
  });

  it('is not met by three full-length exams and twenty quizzes in a day', () => {
    const exams = [0, 300, 600].map((minutes) => paper(minutes, 300));
    const quizzes = Array.from({ length: 20 }, (_, n) => paper(610 + n * 20, 75));
    const papers = [...exams, ...quizzes.slice(0, 16)];
    const refused = papers.filter((one, n) => exceeded(papers.slice(0, n), one, quota));
    expect(refused).toEqual([]);
  });

  it('has room again when enough left the hour, to the second', () => {
    const drawn = [paper(0, 600), paper(30, 390)];
    expect(exceeded(drawn, paper(40, 10), quota)).toBeUndefined();
    expect(exceeded(drawn, paper(40, 11), quota)).toEqual({
      window: 'hour',
      limit: 1000,
      seconds: 20 * 60,
    });
    expect(exceeded(drawn, paper(60, 11), quota)).toBeUndefined();
  });

  it('waits for the day where the day is full', () => {
    const drawn = [0, 120, 240].map((minutes) => paper(minutes, 830));
    expect(exceeded(drawn, paper(600, 20), quota)).toEqual({
      window: 'day',
      limit: 2500,
      seconds: 14 * 3600,
    });
  });

  it('lets one paper through whatever its length, where nothing else was drawn', () => {
    expect(exceeded([], paper(0, 300), { hour: 100, day: 100 })).toBeUndefined();
  });
});

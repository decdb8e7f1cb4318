import { describe, expect, it } from 'vitest';
import type { Progress } from '../../../domain/contracts/progress.ts';
import { changesBetween } from '../../../domain/evidence/changes.ts';

const standing = (changes: Partial<Progress> = {}): Progress => ({
  dailyStreak: 2,
  highestStreak: 5,
  quizzesTaken: 3,
  examsTaken: 0,
  flashcardsReviewed: 0,
  topicMastery: [],
  scores: 3,
  averageScore: 70,
  recentAverage: 70,
  totalStudyTime: 900,
  quizTime: 900,
  questionsAnswered: 60,
  ...changes,
});

const topic = (name: string, correct: number, total: number) => ({ topic: name, correct, total });

describe('what changed since a day', () => {
  it('is nothing where nothing did', () => {
    expect(changesBetween(standing(), standing())).toEqual({
      figures: [],
      topics: [],
      newTopics: [],
    });
  });

  it('names each figure that differs, with both values', () => {
    const after = standing({ recentAverage: 76, dailyStreak: 0 });
    expect(changesBetween(standing(), after).figures).toEqual([
      { figure: 'daily-streak', title: 'Current streak', unit: 'days', before: 2, after: 0 },
      expect.objectContaining({ figure: 'recent-average', unit: 'percent', before: 70, after: 76 }),
    ]);
  });

  it('names the topics that moved to another group, the furthest first', () => {
    const before = standing({
      topicMastery: [topic('Airway', 5, 20), topic('Gases', 19, 20), topic('Safety', 7, 10)],
    });
    const after = standing({
      topicMastery: [topic('Airway', 90, 102), topic('Gases', 30, 40), topic('Safety', 15, 20)],
    });
    expect(changesBetween(before, after).topics).toEqual([
      { topic: 'Airway', direction: 'up', from: 'weak', to: 'mastered', before: 25, after: 88 },
      { topic: 'Gases', direction: 'down', from: 'mastered', to: 'between', before: 95, after: 75 },
    ]);
  });

  it('says nothing of a topic of which too little was known then', () => {
    const before = standing({ topicMastery: [topic('Airway', 0, 4)] });
    const after = standing({ topicMastery: [topic('Airway', 40, 44)] });
    expect(changesBetween(before, after).topics).toEqual([]);
  });

  it('keeps topics met for the first time apart from those that moved', () => {
    const after = standing({ topicMastery: [topic('Growth', 1, 1), topic('Airway', 0, 1)] });
    expect(changesBetween(standing(), after)).toMatchObject({
      topics: [],
      newTopics: ['Airway', 'Growth'],
    });
  });
});

import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../../domain/kernel/random.ts';
import {
  enoughAnswers,
  judgedTopics,
  topicStanding,
  weakestFirst,
  weakestTopic,
} from '../../../domain/progress/topic-standing.ts';

const topic = (name: string, correct: number, total: number) => ({ topic: name, correct, total });
const names = (topics: readonly { readonly topic: string }[]) => topics.map((one) => one.topic);

describe('what is said of a topic', () => {
  it.each([
    [0, 1, 'too-few'],
    [1, 1, 'too-few'],
    [9, 9, 'too-few'],
    [10, 10, 'mastered'],
    [9, 10, 'between'],
    [18, 20, 'mastered'],
    [16, 20, 'between'],
    [80, 100, 'mastered'],
    [79, 100, 'between'],
    [0, 10, 'weak'],
    [4, 10, 'weak'],
    [5, 10, 'between'],
    [12, 20, 'between'],
    [59, 100, 'weak'],
    [60, 100, 'between'],
  ])('%i of %i right is %s', (correct, total, standing) => {
    expect(topicStanding({ correct, total })).toBe(standing);
  });

  it('is wrong of a learner at the mark in about one of ten, however many answers there are', () => {
    const random = randomFrom(21);
    for (const total of [10, 20, 40, 100]) {
      const said = Array.from({ length: 4000 }, () => {
        const right = Array.from({ length: total }, () => random() < 0.7).filter(Boolean).length;
        return topicStanding({ correct: right, total });
      });
      const wrong = said.filter((one) => one === 'mastered' || one === 'weak').length;
      expect(wrong / said.length).toBeLessThanOrEqual(0.13);
    }
  });
});

describe('the weakest topic', () => {
  const topics = [
    topic('one answer', 0, 1),
    topic('good', 18, 20),
    topic('poor', 5, 20),
    topic('poor too, fewer', 3, 12),
  ];

  it('is the lowest share among topics of which enough is known', () => {
    expect(names(weakestFirst(topics))).toEqual(['poor', 'poor too, fewer', 'good', 'one answer']);
    expect(names(judgedTopics(topics))).toEqual(['poor', 'poor too, fewer', 'good']);
    expect(weakestTopic(topics)?.topic).toBe('poor');
    expect(weakestTopic(topics.toReversed())?.topic).toBe('poor');
  });

  it('is none of one topic, of mastered ones, or of too few answers', () => {
    expect(weakestTopic([topic('only', 2, enoughAnswers)])).toBeUndefined();
    expect(weakestTopic([topic('a', 19, 20), topic('b', 20, 20)])).toBeUndefined();
    expect(weakestTopic([topic('a', 0, 9), topic('b', 9, 9)])).toBeUndefined();
  });
});

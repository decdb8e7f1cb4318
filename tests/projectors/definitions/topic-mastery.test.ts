import { describe, expect, it } from 'vitest';
import type { ScoredAnswer } from '../../../domain/attempt/events.ts';
import { instantAt, itemNamed, later, learner, quizSubmitted } from '../../support/facts.ts';
import { rowsAfter } from '../support/rows.ts';

const answer = (topic: string, correct: boolean): ScoredAnswer => ({
  itemId: itemNamed(topic),
  revision: 1,
  area: 'interventions',
  topic,
  chosen: correct ? ['A'] : [],
  chosenOptions: [],
  key: ['A'],
  correct,
  seconds: 10,
  firstSeen: true,
});

const tomorrow = instantAt('2026-11-21T12:00:00.000Z');

describe('the topic mastery read model', () => {
  it('counts right and all questions of each topic, in the order they were first met', () => {
    const answers = [answer('Airway', true), answer('Gases', false), answer('Airway', false)];
    expect(rowsAfter('topic-mastery', quizSubmitted({ answers }))[learner]).toEqual({
      learnerId: learner,
      topics: [
        { topic: 'Airway', area: 'interventions', correct: 1, total: 2, lastPracticedAt: later },
        { topic: 'Gases', area: 'interventions', correct: 0, total: 1, lastPracticedAt: later },
      ],
      unscored: [],
    });
  });

  it('goes on counting over quizzes and keeps the day of topics that did not come again', () => {
    const rows = rowsAfter(
      'topic-mastery',
      quizSubmitted({ answers: [answer('Airway', true), answer('Gases', true)] }),
      quizSubmitted({ answers: [answer('Gases', false), answer('Safety', true)], at: tomorrow }),
    );
    expect(rows[learner]).toMatchObject({
      topics: [
        { topic: 'Airway', correct: 1, total: 1, lastPracticedAt: later },
        { topic: 'Gases', correct: 1, total: 2, lastPracticedAt: tomorrow },
        { topic: 'Safety', correct: 1, total: 1, lastPracticedAt: tomorrow },
      ],
    });
  });
});

import { describe, expect, it } from 'vitest';
import { epochMs } from '../../../domain/kernel/time.ts';
import { attemptOne, later, learner, noon } from '../../support/facts.ts';
import { publishedProblem } from '../../support/problem-of-bank.ts';
import {
  decisionMade,
  scenarioNamed,
  simulationCompleted,
  simulationStarted,
} from '../../support/simulation-facts.ts';
import { rowsAfter } from '../support/rows.ts';

const problem = await publishedProblem();

const shown = ['west', 'north', 'south', 'east'];
const started = simulationStarted();
const made = decisionMade();
const completed = simulationCompleted();

describe('the simulations read model', () => {
  it('opens with the scenarios and the order in which each decision shows its options, without keys', () => {
    expect(rowsAfter('simulations', started)[attemptOne]).toEqual({
      attemptId: attemptOne,
      learnerId: learner,
      status: 'open',
      field: 'RT',
      exam: 'CSE',
      startedAt: noon,
      timeLimitMinutes: 240,
      made: [],
      result: null,
      scenarios: [
        { scenarioId: 'one', revision: 1, points: [shown, shown] },
        { scenarioId: 'two', revision: 1, points: [shown] },
      ],
    });
  });

  it('keeps each decision and the patient after it, then the result', () => {
    const rows = rowsAfter('simulations', started, made, completed);
    expect(rows[attemptOne]).toMatchObject({
      status: 'completed',
      made: [{ scenarioId: 'one', point: 0, optionId: 'north', clinicalStatus: 'improved' }],
      result: completed.data,
    });
  });

  it('is over without a result when it was given up, and nothing without a start', () => {
    const { attemptId, learnerId } = started.data;
    const voided = { type: 'SimulationVoided', data: { attemptId, learnerId, at: later } } as const;
    expect(rowsAfter('simulations', started, voided)[attemptOne]).toMatchObject({
      status: 'voided',
      result: null,
    });
    expect(rowsAfter('simulations', made, completed, voided)).toEqual({});
  });
});

describe('a completed simulation', () => {
  it('[CSE-11] stands in the history like an exam', () => {
    expect(rowsAfter('quiz-history', started, made, completed)[attemptOne]).toMatchObject({
      item: {
        exam: 'CSE',
        isFullLength: true,
        score: 67,
        totalQuestions: 3,
        correct: 2,
        incorrect: 1,
        skipped: 0,
      },
    });
  });

  it('counts towards progress and the topics', () => {
    expect(rowsAfter('progress', started, completed)[learner]).toMatchObject({
      quizzesTaken: 1,
      examsTaken: 1,
      scoreSum: 67,
      questionsAnswered: 3,
      studyTime: 60,
    });
    expect(rowsAfter('topic-mastery', started, completed)[learner]).toMatchObject({
      topics: [{ topic: 'Status asthmaticus', correct: 2, total: 3 }],
    });
  });
});

describe('a completed simulation among quizzes', () => {
  it('counts towards the analytics of its month, by exam and topic', () => {
    expect(rowsAfter('study-months', started, completed)[`${learner}/2026-11`]).toMatchObject({
      names: ['CSE', 'Status asthmaticus', 'RT/adult-chronic-airways'],
      days: [
        {
          day: '2026-11-20',
          sittings: [[epochMs(completed.data.at), 6, 0, 67, 60, 2, 3, 3, attemptOne, [2]]],
          topics: [[1, 2, 3, 3]],
        },
      ],
    });
  });

  it('counts towards the achievements', () => {
    expect(rowsAfter('achievements', started, completed)[learner]).toMatchObject({
      quizzesTaken: 1,
      streak: { length: 1, lastDay: '2026-11-20' },
      recent: [{ attemptId: attemptOne, score: 67, timeSpent: 60 }],
      earned: [{ name: 'First Quiz', day: '2026-11-20' }, { name: 'Speed Demon' }],
    });
  });
});

describe('the published scenarios', () => {
  const scenarioId = scenarioNamed(problem.scenario.id);
  const published = (revision: number) =>
    ({
      type: 'ScenarioPublished',
      data: {
        ...problem,
        scenarioId,
        revision,
        contentHash: String(revision),
        at: noon,
      },
    }) as const;
  const withdrawn = { type: 'ScenarioWithdrawn', data: { scenarioId, at: later } } as const;

  it('may be drawn in their latest revision, until they are withdrawn', () => {
    const rows = rowsAfter('scenario-bank', published(1), published(2));
    expect(rows[scenarioId]).toMatchObject({ revision: 2, category: problem.scenario.category });
    expect(rowsAfter('scenario-bank', published(1), withdrawn)).toEqual({});
  });

  it('keep every revision, so that an old simulation is walked again as it was', () => {
    const rows = rowsAfter('scenario-revisions', published(1), published(2), withdrawn);
    expect(Object.keys(rows)).toEqual([`${scenarioId}@1`, `${scenarioId}@2`]);
  });
});

import { describe, expect, it } from 'vitest';
import { attempt } from '../../../../domain/attempt/attempt.ts';
import type { AttemptEvent } from '../../../../domain/attempt/events.ts';
import { fold } from '../../../../domain/kernel/decider.ts';
import {
  attemptOne,
  instantAt,
  later,
  learner,
  noon,
  questionAt,
  zone,
} from '../../../support/facts.ts';
import { given } from '../../../support/given.ts';
import {
  answer,
  areas,
  pool,
  recorded,
  shortRules,
  sit,
  start,
  waitingItem,
} from './support/adaptive.ts';

const typesOf = (events: readonly AttemptEvent[]) => events.map(({ type }) => type);
const waiting = (events: readonly AttemptEvent[]) => waitingItem(fold(attempt, events)).itemId;
const right = (events: readonly AttemptEvent[]) => waitingItem(fold(attempt, events)).key;
const endOf = (events: readonly AttemptEvent[]) =>
  events.find((event) => event.type === 'AdaptiveExamEnded')?.data;
const submit = (minutes: number) => ({
  type: 'SubmitQuiz' as const,
  attemptId: attemptOne,
  learnerId: learner,
  field: 'RN' as const,
  answers: [],
  at: instantAt(new Date(Date.parse(noon) + minutes * 60_000).toISOString()),
  timeSpent: undefined,
  timeZone: zone('America/Chicago'),
});

describe('starting an adaptive exam', () => {
  it('issues a paper of one item for the average learner, and keeps the rules it is held by', () => {
    const events = recorded(start(), []);
    expect(events).toMatchObject([
      {
        type: 'PaperIssued',
        data: {
          exam: 'NCLEX-RN',
          isFullLength: true,
          mode: 'adaptive',
          timeLimitMinutes: 300,
          items: [{ area: 'care' }],
        },
      },
      {
        type: 'AdaptiveExamStarted',
        data: { rules: shortRules, areas, seed: 7, difficulty: 0, itemId: waiting(events) },
      },
    ]);
  });

  it('is refused without items, and the second time', () => {
    given(attempt, [])
      .when(start({ candidates: [] }))
      .thenRefuses({ code: 'PaperEmpty' });
    given(attempt, sit('')).when(start()).thenRefuses({ code: 'PaperAlreadyIssued' });
  });
});

describe('an answer of an adaptive exam', () => {
  it('is kept with the ability after it, and leads to the next item', () => {
    const begun = sit('');
    const itemId = waiting(begun);
    const made = recorded(answer(questionAt(1), right(begun)), begun);
    expect(made).toMatchObject([
      { type: 'AnswerGiven', data: { itemId, chosen: right(begun), seconds: 40 } },
      {
        type: 'AbilityEstimated',
        data: {
          itemId,
          difficulty: 0,
          correct: true,
          answered: 1,
          theta: 0.401_058,
          se: 0.897_95,
          low: -1.358_892,
          high: 2.161_008,
          areaCounts: { care: 1 },
        },
      },
      // Safety has 40 in 100 and none yet; 0.6 is nearer to 0.40 than 0 is.
      { type: 'ItemChosen', data: { item: { area: 'safety' }, difficulty: 0.6 } },
    ]);
  });

  it('cannot be changed, and the same again adds nothing', () => {
    const events = sit('1');
    const [first] = events.filter((event) => event.type === 'AnswerGiven');
    const same = first?.data.chosen ?? [];
    const other = same.includes('A') ? ['B'] : ['A'];
    const questionId = questionAt(1);
    given(attempt, events).when(answer(questionId, same)).thenRecords();
    given(attempt, events)
      .when(answer(questionId, other))
      .thenRefuses({ code: 'AnswersAreFinal', questionId });
    const over = sit('111111');
    given(attempt, over).when(answer(questionId, same)).thenRecords();
    given(attempt, over)
      .when(answer(questionId, other))
      .thenRefuses({ code: 'AnswersAreFinal', questionId });
  });

  it('is refused when it skips, names another item, or comes the way of a fixed paper', () => {
    const events = sit('1');
    const questionId = questionAt(2);
    given(attempt, events)
      .when(answer(questionId, []))
      .thenRefuses({ code: 'AnswerMissing', questionId });
    given(attempt, events)
      .when(answer(questionAt(9), ['A']))
      .thenRefuses({ code: 'QuestionNotOnPaper', questionId: questionAt(9) });
    given(attempt, events)
      .when(answer(questionId, ['H']))
      .thenRefuses({ code: 'OptionNotOnQuestion', questionId, label: 'H' });
    const about = { attemptId: attemptOne, learnerId: learner, at: later };
    given(attempt, events)
      .when({ type: 'GiveAnswer', ...about, questionId, chosen: ['A'], seconds: 3 })
      .thenRefuses({ code: 'AnswersAreFinal', questionId });
  });

  it('of a fixed paper is not taken one by one', () => {
    const [issued] = sit('');
    if (issued?.type !== 'PaperIssued') throw new Error('no paper');
    given(attempt, [{ ...issued, data: { ...issued.data, mode: 'exam' } }])
      .when(answer(questionAt(1), ['A']))
      .thenRefuses({ code: 'NotAdaptive' });
  });
});

describe('an adaptive exam', () => {
  const sure = { ...shortRules, standardErrors: 0.5 };

  it('ends passed once the interval is above the standard, not before the minimum', () => {
    const events = sit('111111', { rules: sure });
    expect(typesOf(events).filter((type) => type === 'AnswerGiven')).toHaveLength(4);
    expect(typesOf(events).slice(-2)).toEqual(['AdaptiveExamEnded', 'QuizSubmitted']);
    expect(endOf(events)).toMatchObject({
      rule: 'confidence',
      passed: true,
      answered: 4,
      cut: 0,
      confidence: 0.95,
      rulesVersion: '2026-01-01',
    });
  });

  it('ends not passed once the interval is below the standard', () => {
    expect(endOf(sit('000000', { rules: sure }))).toMatchObject({
      rule: 'confidence',
      passed: false,
      answered: 4,
    });
  });

  it('ends at the maximum by the ability itself, scored over what was answered', () => {
    const events = sit('1101101');
    expect(endOf(events)).toMatchObject({ rule: 'maximum-length', passed: true, answered: 6 });
    expect(events.at(-1)).toMatchObject({
      type: 'QuizSubmitted',
      data: { mode: 'adaptive', total: 6, correct: 4, skipped: 0, timed: true, timeSpent: 240 },
    });
  });

  it('ends when its time is over: below the minimum not passed, else by the last ability', () => {
    const timeUpAfter = (pattern: string) => recorded(submit(301), sit(pattern));
    expect(timeUpAfter('111')).toMatchObject([
      { type: 'AdaptiveExamEnded', data: { rule: 'out-of-time', passed: false, answered: 3 } },
      // The item that waited is not counted as skipped.
      { type: 'QuizSubmitted', data: { total: 3, correct: 3, skipped: 0, score: null } },
    ]);
    expect(timeUpAfter('11011')[0]).toMatchObject({ data: { rule: 'out-of-time', passed: true } });
    expect(timeUpAfter('00100')[0]).toMatchObject({ data: { rule: 'out-of-time', passed: false } });
    expect(timeUpAfter('')[0]).toMatchObject({
      data: { passed: false, answered: 0, theta: 0, se: 1 },
    });
  });

  it('ends with an answer that comes too late, which does not count', () => {
    const events = sit('11');
    const late = answer(questionAt(3), ['A'], { at: submit(301).at });
    expect(typesOf(recorded(late, events))).toEqual(['AdaptiveExamEnded', 'QuizSubmitted']);
    const daysLate = answer(questionAt(3), ['A'], { at: submit(3 * 1440).at });
    const ended = { at: submit(300).at };
    expect(recorded(daysLate, events)).toMatchObject([
      { data: ended },
      { data: { ...ended, day: '2026-11-20', hour: 11 } },
    ]);
  });

  it('handed in early is judged as if time had run out, and said to be', () => {
    expect(recorded(submit(30), sit('11'))[0]).toMatchObject({
      data: { rule: 'ended-early', passed: false },
    });
    given(attempt, sit('11'))
      .when({ ...submit(30), field: 'RT' })
      .thenRefuses({ code: 'FieldMismatch', field: 'RN' });
  });

  it('ends as at its maximum when the bank has no item left', () => {
    const candidates = pool.slice(0, 4);
    const events = sit('11111', { candidates });
    // Two families in four items.
    expect(endOf(events)).toMatchObject({ rule: 'maximum-length', answered: 2, passed: false });
  });

  it('never asks two siblings, and asks the areas by their share', () => {
    const rules = { ...shortRules, minimum: 30, maximum: 30 };
    const events = sit('10'.repeat(15), { rules });
    const asked = events.flatMap((event) => {
      if (event.type === 'PaperIssued') return event.data.items;
      return event.type === 'ItemChosen' ? [event.data.item] : [];
    });
    const families = asked.map(
      ({ itemId }) => pool.find(({ item }) => item.itemId === itemId)?.family,
    );
    expect(new Set(families).size).toBe(30);
    expect(asked.filter(({ area }) => area === 'care')).toHaveLength(18);
  });
});

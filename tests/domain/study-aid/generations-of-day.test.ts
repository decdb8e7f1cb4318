import { describe, expect, it } from 'vitest';
import type { AccountId, StudyAidId, TutorTurnId } from '../../../domain/kernel/ids.ts';
import type { CalendarDay, Instant } from '../../../domain/kernel/time.ts';
import type { StudyAidEvent } from '../../../domain/study-aid/events.ts';
import {
  type FinishStudyAid,
  generationsOfDay,
  type RequestStudyAid,
} from '../../../domain/study-aid/generations-of-day.ts';
import { given } from '../../support/given.ts';

const noon = '2026-11-26T12:00:00.000Z' as Instant;
const twoMinutesLater = '2026-11-26T12:02:01.000Z' as Instant;
const day = '2026-11-26' as CalendarDay;
const learnerId = 'learner-1' as AccountId;
const about = (aid: string, at = noon) => ({ aidId: aid as StudyAidId, learnerId, at });

const took = {
  provider: 'built-in',
  model: null,
  inputTokens: 0,
  outputTokens: 0,
  microDollars: 0,
  milliseconds: 12,
} as const;

const wish = (aid: string, changes: Partial<RequestStudyAid> = {}): RequestStudyAid => ({
  type: 'RequestStudyAid',
  ...about(aid),
  day,
  method: 'flashcards',
  topic: 'asthma',
  cards: 20,
  dailyCards: 5,
  tokens: 0,
  dailyTokens: 1000,
  ...changes,
});

const requested = (aid: string, cards: number, tokens = 0): StudyAidEvent => ({
  type: 'StudyAidRequested',
  data: { ...about(aid), day, method: 'flashcards', topic: 'asthma', cards, tokens },
});
const made = (aid: string, parts: number): StudyAidEvent => ({
  type: 'StudyAidGenerated',
  data: {
    ...about(aid),
    ...took,
    day,
    method: 'flashcards',
    parts,
    flashcards: '[]',
    standsIn: null,
  },
});
const failed = (aid: string): StudyAidEvent => ({
  type: 'StudyAidFailed',
  data: { ...about(aid), ...took, outcome: 'failed' },
});

const done = (aid: string, changes: Partial<FinishStudyAid> = {}): FinishStudyAid => ({
  type: 'FinishStudyAid',
  ...about(aid),
  took,
  outcome: { kind: 'made', parts: 5, flashcards: '[]', standsIn: null },
  ...changes,
});

describe('asking for flashcards on the free plan', () => {
  it('[ROLE-05] grants five a day and no more, however they are asked for', () => {
    given(generationsOfDay, []).when(wish('a')).thenRecords(requested('a', 5));
    given(generationsOfDay, [requested('a', 5), made('a', 5)])
      .when(wish('b'))
      .thenRefuses({ code: 'FlashcardLimit', limit: 5 });
    given(generationsOfDay, [requested('a', 3), made('a', 3)])
      .when(wish('b'))
      .thenRecords(requested('b', 2));
  });

  it('holds what a request under way may still make', () => {
    given(generationsOfDay, [requested('a', 5)])
      .when(wish('b'))
      .thenRefuses({ code: 'FlashcardLimit', limit: 5 });
  });

  it('gives back what failed, and what a crash left behind after two minutes', () => {
    given(generationsOfDay, [requested('a', 5), failed('a')])
      .when(wish('b'))
      .thenRecords(requested('b', 5));
    given(generationsOfDay, [requested('a', 5)])
      .when(wish('b', { at: twoMinutesLater }))
      .thenRecords({
        type: 'StudyAidRequested',
        data: {
          ...about('b', twoMinutesLater),
          day,
          method: 'flashcards',
          topic: 'asthma',
          cards: 5,
          tokens: 0,
        },
      });
    given(generationsOfDay, [requested('a', 5)])
      .when(done('a', { at: twoMinutesLater }))
      .thenRefuses({ code: 'GenerationTooLate' });
  });
});

describe('asking without a limit', () => {
  it('[ROLE-07] grants a Pro learner every card, as often as they like', () => {
    const before = [requested('a', 20), made('a', 20)];
    given(generationsOfDay, before)
      .when(wish('b', { dailyCards: null }))
      .thenRecords(requested('b', 20));
  });

  it('counts no other method against the cards', () => {
    const { decide, initial } = generationsOfDay;
    const matching = decide(wish('a', { method: 'matching', cards: 0, dailyCards: null }), initial);
    expect(matching).toMatchObject({ ok: true, value: [{ data: { cards: 0 } }] });
  });
});

describe('the tokens of a model', () => {
  const paid = { ...took, provider: 'openai', model: 'gpt-4o', inputTokens: 100 } as const;
  const asks = (aid: string, tokens: number, at = noon) =>
    wish(aid, { method: 'matching', cards: 0, dailyCards: null, tokens, at });
  const granted = (before: readonly StudyAidEvent[], asked: RequestStudyAid) => {
    const state = before.reduce(generationsOfDay.evolve, generationsOfDay.initial);
    const decided = generationsOfDay.decide(asked, state);
    return decided.ok && decided.value[0]?.type === 'StudyAidRequested'
      ? decided.value[0].data.tokens
      : undefined;
  };

  it('are held whole or not at all, and never refuse an aid', () => {
    expect(granted([], asks('a', 1000))).toBe(1000);
    expect(granted([], asks('a', 1001))).toBe(0);
    expect(granted([requested('a', 0, 600)], asks('b', 400))).toBe(400);
    expect(granted([requested('a', 0, 600)], asks('b', 401))).toBe(0);
  });

  it('are settled by what they came to, also where nothing came of it', () => {
    const generated = made('a', 1);
    const before = [
      requested('a', 0, 900),
      { ...generated, data: { ...generated.data, ...paid, outputTokens: 50 } } as StudyAidEvent,
    ];
    expect(granted(before, asks('b', 850))).toBe(850);
    expect(granted(before, asks('b', 851))).toBe(0);
    const fell = failed('a');
    const lost = [
      requested('a', 0, 900),
      { ...fell, data: { ...fell.data, ...paid, outputTokens: 200 } } as StudyAidEvent,
    ];
    expect(granted(lost, asks('b', 700))).toBe(700);
    expect(granted(lost, asks('b', 701))).toBe(0);
  });

  it('that a crash left behind are given back after two minutes', () => {
    expect(granted([requested('a', 0, 900)], asks('b', 900))).toBe(0);
    expect(granted([requested('a', 0, 900)], asks('b', 900, twoMinutesLater))).toBe(900);
  });
});

describe('finishing a study aid', () => {
  it('records what it took, once', () => {
    given(generationsOfDay, [requested('a', 5)])
      .when(done('a'))
      .thenRecords(made('a', 5));
    given(generationsOfDay, [requested('a', 5), made('a', 5)])
      .when(done('a'))
      .thenRecords();
  });

  it('records that nothing came of it', () => {
    given(generationsOfDay, [requested('a', 5)])
      .when(done('a', { outcome: { kind: 'failed' } }))
      .thenRecords(failed('a'));
  });
});

describe('tokens of the tutor', () => {
  const turn = (id: string, at = noon) => ({ turnId: id as TutorTurnId, learnerId, at });
  const hold = (id: string, tokens: number, at = noon) => ({
    type: 'HoldTutorTokens' as const,
    ...turn(id, at),
    day,
    tokens,
    dailyTokens: 1000,
  });
  const held = (id: string, tokens: number): StudyAidEvent => ({
    type: 'TutorTokensHeld',
    data: { ...turn(id), day, tokens },
  });
  const settled = (id: string, tokens: number): StudyAidEvent => ({
    type: 'TutorTokensSettled',
    data: { ...turn(id), tokens },
  });

  it('are held where the day has them left, beside those of study aids', () => {
    given(generationsOfDay, [requested('a', 0, 600)])
      .when(hold('one', 400))
      .thenRecords(held('one', 400));
    given(generationsOfDay, [requested('a', 0, 600)])
      .when(hold('one', 401))
      .thenRecords();
  });

  it('are held once for a turn, and settled once', () => {
    given(generationsOfDay, [held('one', 400)])
      .when(hold('one', 400))
      .thenRecords();
    const settle = { type: 'SettleTutorTokens' as const, ...turn('one'), tokens: 90 };
    given(generationsOfDay, [held('one', 400)])
      .when(settle)
      .thenRecords(settled('one', 90));
    given(generationsOfDay, [held('one', 400), settled('one', 90)])
      .when(settle)
      .thenRecords();
    given(generationsOfDay, []).when(settle).thenRecords();
  });

  it('that a crash left held are free after two minutes, those that were taken are not', () => {
    given(generationsOfDay, [held('one', 900)])
      .when(hold('two', 400, twoMinutesLater))
      .thenRecords({
        type: 'TutorTokensHeld',
        data: { ...turn('two', twoMinutesLater), day, tokens: 400 },
      });
    given(generationsOfDay, [held('one', 900), settled('one', 700)])
      .when(hold('two', 400, twoMinutesLater))
      .thenRecords();
  });
});

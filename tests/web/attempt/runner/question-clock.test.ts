import { describe, expect, it } from 'vitest';
import { questionClock } from '../../../../web/features/attempt/runner/session/question-clock.ts';

const clockAt = (earlier: readonly (readonly [string, number])[] = []) => {
  let ms = 1000;
  const clock = questionClock({ earlier: new Map(earlier), now: () => ms });
  return { clock, pass: (seconds: number) => (ms += seconds * 1000) };
};

describe('the time on a question', () => {
  it('runs for the question in view and for no other', () => {
    const { clock, pass } = clockAt();
    clock.enter('a');
    pass(5);
    clock.enter('b');
    pass(2);
    expect([clock.seconds('a'), clock.seconds('b')]).toEqual([5, 2]);
    expect(clock.total()).toBe(7);
  });

  it('adds up over visits and earlier sittings', () => {
    const { clock, pass } = clockAt([['a', 30]]);
    clock.enter('a');
    pass(5);
    clock.enter('b');
    pass(1);
    clock.enter('a');
    pass(4);
    expect(clock.seconds('a')).toBe(39);
  });

  it('stands still while the page is out of sight', () => {
    const { clock, pass } = clockAt();
    clock.enter('a');
    pass(3);
    clock.pause();
    pass(600);
    clock.resume();
    pass(2);
    expect(clock.seconds('a')).toBe(5);
  });

  it('never counts more than a day', () => {
    const { clock, pass } = clockAt();
    clock.enter('a');
    pass(100_000);
    expect(clock.seconds('a')).toBe(86_400);
    expect(clock.total()).toBe(86_400);
  });
});

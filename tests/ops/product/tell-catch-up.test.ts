import { describe, expect, it } from 'vitest';
import type { Position } from '../../../domain/kernel/envelope.ts';
import { tellCatchUp } from '../../../ops/product/tell-catch-up.ts';

const upTo = '00000000000001000000' as Position;

const progressAt = (events: number) => ({
  projections: ['attempts', 'audit'],
  events,
  perSecond: 20_000,
  position: String(events).padStart(20, '0') as Position,
  upTo,
});

const telling = () => {
  const lines: unknown[] = [];
  let clock = 0;
  const { took, now } = tellCatchUp(
    { warn: (...line: unknown[]) => lines.push(line) },
    () => clock,
  );
  return {
    lines,
    now,
    at: (second: number, events?: number) => {
      clock = second * 1000;
      took(events === undefined ? undefined : progressAt(events));
    },
  };
};

describe('the log of an operator whose read models are far behind', () => {
  it('says every five seconds how far they are, and once that they are there', () => {
    const { lines, at, now } = telling();
    for (let second = 0; second < 14; second += 0.1) at(second, Math.round(second * 20_000));
    expect(now()).toMatchObject({ projections: ['attempts', 'audit'] });
    at(14);
    expect(now()).toBeUndefined();
    expect(lines).toEqual([
      [
        expect.objectContaining({ projections: ['attempts', 'audit'], percent: 10 }),
        expect.stringContaining('catch up'),
      ],
      [expect.objectContaining({ percent: 20 }), expect.stringContaining('catch up')],
      [expect.anything(), expect.stringContaining('have caught up')],
    ]);
  });

  it('says nothing of what was over within seconds', () => {
    const { lines, at } = telling();
    for (const second of [0, 1, 4]) at(second, 10_000);
    at(4.5);
    expect(lines).toEqual([]);
  });
});

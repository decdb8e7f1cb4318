import { expect, it } from 'vitest';
import type { Position } from '../../../domain/kernel/envelope.ts';
import { tellRebuild } from '../../../ops/product/tell-rebuild.ts';

const upTo = '00000000000000020000' as Position;
const projections = ['audit', 'progress'];

const telling = () => {
  const lines: unknown[] = [];
  const clock = { now: 100_000 };
  const logger = { warn: (...line: unknown[]) => lines.push(line) };
  return { lines, clock, ...tellRebuild(logger, () => clock.now) };
};

it('a start that makes read models anew says every five seconds how far it is', () => {
  const { lines, clock, outdated, took } = telling();
  outdated(projections);
  took({ step: 'prepare' });
  for (let second = 0; second < 12; second += 1) {
    const position = String(second * 1000).padStart(20, '0') as Position;
    took({ step: 'fold', events: second * 1000, position, upTo });
    clock.now += 1000;
  }
  took({ step: 'index' });
  clock.now += 5000;
  took({ step: 'compare' });
  const words = 'Read models are made anew from the whole log';
  expect(lines).toEqual([
    [{ projections, step: 'fold', events: 5000, percent: 25 }, words],
    [{ projections, step: 'fold', events: 10_000, percent: 50 }, words],
    [{ projections, step: 'compare', events: 11_000, percent: 55 }, words],
  ]);
});

it('says as often that it waits for another process that makes them', () => {
  const { lines, clock, outdated } = telling();
  for (let look = 0; look < 60; look += 1) {
    outdated(projections);
    clock.now += 200;
  }
  const words = 'Read models wait to be made anew, or for another process that makes them';
  expect(lines).toEqual([
    [{ projections }, words],
    [{ projections }, words],
  ]);
});

it('keeps how far they are until all have a table of their version', () => {
  const { preparation, outdated, took } = telling();
  expect(preparation()).toBeUndefined();
  outdated(projections);
  expect(preparation()).toEqual({ projections, step: undefined, events: 0, share: 0 });
  took({ step: 'fold', events: 30, position: '00000000000000005000' as Position, upTo });
  expect(preparation()).toEqual({ projections, step: 'fold', events: 30, share: 0.25 });
  took({ step: 'write' });
  expect(preparation()).toEqual({ projections, step: 'write', events: 30, share: 0.25 });
  outdated([]);
  expect(preparation()).toBeUndefined();
});

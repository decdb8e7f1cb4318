import { expect, it } from 'vitest';
import type { Position } from '../../../domain/kernel/envelope.ts';
import { tellRebuild } from '../../../ops/product/tell-rebuild.ts';

it('a start that makes read models anew says every five seconds how far it is', () => {
  const lines: unknown[] = [];
  let clock = 100_000;
  const tell = tellRebuild({ warn: (...line: unknown[]) => lines.push(line) }, () => clock);
  tell({ step: 'prepare' });
  for (let second = 0; second < 12; second += 1) {
    const position = String(second * 1000).padStart(20, '0') as Position;
    const upTo = '00000000000000020000' as Position;
    tell({ step: 'fold', events: second * 1000, position, upTo });
    clock += 1000;
  }
  tell({ step: 'index' });
  clock += 5000;
  tell({ step: 'compare' });
  const words = 'Read models are made anew from the whole log';
  expect(lines).toEqual([
    [{ step: 'fold', events: 5000, percent: 25 }, words],
    [{ step: 'fold', events: 10_000, percent: 50 }, words],
    [{ step: 'compare' }, words],
  ]);
});

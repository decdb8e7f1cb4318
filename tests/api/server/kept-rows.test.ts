import { describe, expect, it } from 'vitest';
import { keptRows } from '../../../api/server/kept-rows.ts';
import type { Position } from '../../../domain/kernel/envelope.ts';
import { inProcessBus } from '../../../ops/adapters/bus/in-process-bus.ts';

const opened = ({ atMost = 10 } = {}) => {
  const bus = inProcessBus({
    report: (error) => {
      throw error;
    },
  });
  const asked: string[][] = [];
  const surroundings = { aloneSince: 1 as number | undefined, suffix: '' };
  const hints = { aloneSince: () => surroundings.aloneSince };
  const take = keptRows<string>({ bus, hints }, { of: 'item-bank', atMost });
  let inBetween = (): void => undefined;
  const read = async (keys: readonly string[]) => {
    asked.push([...keys]);
    const { suffix } = surroundings;
    inBetween();
    return new Map(keys.filter((key) => key !== 'none').map((key) => [key, key + suffix]));
  };
  const moved = (projection: string, onlyPassed?: true) =>
    bus.publish({
      kind: 'projected',
      projection,
      position: '1' as Position,
      subjects: [],
      ...(onlyPassed ? { onlyPassed } : {}),
    });
  return {
    asked,
    surroundings,
    moved,
    whileReading: (happens: () => void) => {
      inBetween = happens;
    },
    ask: async (...keys: readonly string[]) => [...(await take({ keys, read }))].flat(),
  };
};

describe('rows that were read', () => {
  it('are read once, and only those that are missing', async () => {
    const { ask, asked } = opened();
    expect(await ask('a', 'b')).toEqual(['a', 'a', 'b', 'b']);
    expect(await ask('b', 'c')).toEqual(['b', 'b', 'c', 'c']);
    expect(await ask('a', 'c')).toEqual(['a', 'a', 'c', 'c']);
    expect(asked).toEqual([['a', 'b'], ['c']]);
  });

  it('are looked for each time where they are not there', async () => {
    const { ask, asked } = opened();
    for (const _ of [1, 2]) expect(await ask('none')).toEqual([]);
    expect(asked).toEqual([['none'], ['none']]);
  });

  it('are read anew after a row of their read model changed, and only then', async () => {
    const { ask, asked, surroundings, moved } = opened();
    await ask('a');
    surroundings.suffix = ', changed';
    moved('item-bank', true);
    moved('attempts');
    expect(await ask('a')).toEqual(['a', 'a']);
    moved('item-bank');
    expect(await ask('a')).toEqual(['a', 'a, changed']);
    expect(asked).toEqual([['a'], ['a']]);
  });

  it('are not kept where a row changed while they were read', async () => {
    const { ask, asked, moved, whileReading } = opened();
    whileReading(() => moved('item-bank'));
    await ask('a');
    whileReading(() => undefined);
    await ask('a');
    expect(asked).toEqual([['a'], ['a']]);
  });

  it('are not kept beside another process, nor from before it was there', async () => {
    const { ask, asked, surroundings } = opened();
    await ask('a');
    surroundings.aloneSince = undefined;
    await ask('a');
    await ask('a');
    surroundings.aloneSince = 2;
    await ask('a');
    await ask('a');
    expect(asked).toHaveLength(4);
  });

  it('are so many at the most', async () => {
    const { ask, asked } = opened({ atMost: 2 });
    await ask('a', 'b', 'c');
    await ask('b', 'c');
    await ask('a');
    expect(asked).toEqual([['a', 'b', 'c'], ['a']]);
  });
});

import { describe, expect, it } from 'vitest';
import type { Position } from '../../../../domain/kernel/envelope.ts';
import type { History } from '../../../../projectors/runtime/rebuild/history.ts';
import { steeredHistory } from '../../../../projectors/runtime/rebuild/steered-history.ts';

const positions = ['1', '2', '3', '4'] as Position[];
const range = { types: [], after: '' as Position, upTo: '4' as Position };

/** One empty batch at each position; counts how many readings are open. */
const log = () => {
  const open = { now: 0, begun: 0 };
  const history: History = async function* ({ after, upTo }) {
    open.now += 1;
    open.begun += 1;
    try {
      for (const position of positions) {
        if (position > after && position <= upTo) yield { events: [], upTo: position };
      }
    } finally {
      open.now -= 1;
    }
  };
  return { open, history };
};

const read = async (history: History, took: (upTo: Position) => void = () => undefined) => {
  const seen: Position[] = [];
  for await (const { upTo } of history(range)) {
    seen.push(upTo);
    took(upTo);
  }
  return seen;
};

describe('a history that is steered', () => {
  it('gives every batch once, however often and wherever it is held', async () => {
    for (const held of [[], ['1'], ['2', '3'], ['4'], positions]) {
      const { open, history } = log();
      let isHeld = false;
      const openWhileHeld: number[] = [];
      const untilFree = async () => {
        if (isHeld) openWhileHeld.push(open.now);
        isHeld = false;
      };
      const steered = steeredHistory(history, { isHeld: () => isHeld, untilFree });
      const seen = await read(steered, (upTo) => {
        isHeld = held.some((one) => one === upTo);
      });
      expect(seen).toEqual(positions);
      expect(openWhileHeld).toEqual(held.map(() => 0));
      expect(open.begun).toBe(held.length + 1);
    }
  });

  it('loses nothing where it is freed before it has noticed', async () => {
    const { history } = log();
    let looks = 0;
    // Held for one look alone.
    const isHeld = () => {
      looks += 1;
      return looks === 2;
    };
    const steered = steeredHistory(history, { isHeld, untilFree: async () => undefined });
    expect(await read(steered)).toEqual(positions);
  });

  it('ends with what was thrown where it was given up', async () => {
    const { open, history } = log();
    let isOver = false;
    const steered = steeredHistory(history, {
      isHeld: () => isOver,
      untilFree: async () => {
        if (isOver) throw new Error('given up');
      },
    });
    const reading = read(steered, (upTo) => {
      isOver = upTo === '2';
    });
    await expect(reading).rejects.toThrow('given up');
    expect(open.now).toBe(0);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { quiet, silences } from '../../../projectors/runtime/silences.ts';

const anHourMs = 3_600_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Gives what it is told to give, and counts who listens for it. */
const source = () => {
  let give: (result: IteratorResult<string>) => void = () => undefined;
  let listened = 0;
  const next = (): Promise<IteratorResult<string>> => {
    const promise = new Promise<IteratorResult<string>>((resolve) => {
      give = resolve;
    });
    const listen = promise.then.bind(promise);
    return Object.assign(promise, {
      // biome-ignore lint/suspicious/noThenProperty: it is a promise, and its listeners are counted
      then: ((...reactions) => {
        listened += 1;
        return listen(...reactions);
      }) as typeof promise.then,
    });
  };
  return {
    values: { [Symbol.asyncIterator]: () => ({ next }) } as AsyncIterable<string>,
    give: (value: string) => give({ done: false, value }),
    end: () => give({ done: true, value: undefined }),
    listened: () => listened,
  };
};

/** Reads on in the background and keeps what it was told. */
const reader = (values: AsyncIterable<string>) => {
  const told: (string | typeof quiet)[] = [];
  const silence = silences(1000);
  const reading = (async () => {
    for await (const value of silence.in(values)) told.push(value);
  })();
  return { told, reading, stir: silence.stir };
};

describe('a follower with nothing to do', () => {
  it('listens no more often in an hour of silence than in a second', async () => {
    const { values, listened, end } = source();
    const { reading } = reader(values);
    await vi.advanceTimersByTimeAsync(1000);
    const atFirst = listened();
    await vi.advanceTimersByTimeAsync(anHourMs);
    expect(listened()).toBe(atFirst);
    end();
    await reading;
  });

  it('is told once of each silence, and of every value', async () => {
    const { values, give, end } = source();
    const { told, reading } = reader(values);
    await vi.advanceTimersByTimeAsync(anHourMs);
    expect(told).toEqual([quiet]);
    give('one');
    await vi.advanceTimersByTimeAsync(999);
    give('two');
    await vi.advanceTimersByTimeAsync(5000);
    expect(told).toEqual([quiet, 'one', 'two', quiet]);
    expect(vi.getTimerCount()).toBe(0);
    end();
    await reading;
  });

  it('is told once more of the silence after a stir that brought nothing', async () => {
    const { values, give, end } = source();
    const { told, reading, stir } = reader(values);
    await vi.advanceTimersByTimeAsync(5000);
    for (let times = 0; times < 3; times += 1) stir();
    await vi.advanceTimersByTimeAsync(anHourMs);
    expect(told).toEqual([quiet, quiet]);
    stir();
    give('one');
    await vi.advanceTimersByTimeAsync(5000);
    expect(told).toEqual([quiet, quiet, 'one', quiet]);
    end();
    await reading;
  });
});

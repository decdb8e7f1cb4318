import { describe, expect, it } from 'vitest';
import { gathered } from '../../../api/server/gathered.ts';

type Reading = {
  readonly keys: readonly string[];
  readonly answer: () => void;
  readonly fail: (error: Error) => void;
};

/** Reads that a test answers by hand, as a database does in its own time. */
const byHand = () => {
  const readings: Reading[] = [];
  const look = gathered<string>((keys) => {
    const { promise, resolve, reject } = Promise.withResolvers<ReadonlyMap<string, string>>();
    const answer = () => resolve(new Map(keys.map((key) => [key, `row ${key}`])));
    readings.push({ keys, answer, fail: reject });
    return promise;
  });
  const reading = async (index: number): Promise<Reading> => {
    for (;;) {
      const found = readings[index];
      if (found) return found;
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { look, reading };
};

describe('looking rows up together', () => {
  it('asks once for all that come while an answer is on its way', async () => {
    const { look, reading } = byHand();
    const first = look.load('a');
    const { keys, answer } = await reading(0);
    expect(keys).toEqual(['a']);
    const others = ['b', 'c', 'b'].map((key) => look.load(key));
    answer();
    const second = await reading(1);
    expect(second.keys).toEqual(['b', 'c']);
    second.answer();
    expect([await first, ...(await Promise.all(others))]).toEqual([
      'row a',
      'row b',
      'row c',
      'row b',
    ]);
  });

  it('lets one answer that never comes hold nobody else up', async () => {
    const { look, reading } = byHand();
    const hung = look.load('a');
    const { fail } = await reading(0);
    const next = look.load('b');
    (await reading(1)).answer();
    expect(await next).toBe('row b');
    const later = look.load('c');
    (await reading(2)).answer();
    expect(await later).toBe('row c');
    fail(new Error('Query read timeout'));
    await expect(hung).rejects.toThrow('Query read timeout');
    const last = look.load('d');
    (await reading(3)).answer();
    expect(await last).toBe('row d');
  });
});

import { describe, expect, it } from 'vitest';
import { keptAnswers } from '../../../api/server/kept-answers.ts';

describe('an answer that is kept', () => {
  it('is counted once for all who ask while it is counted, and after', async () => {
    const kept = keptAnswers<number>(2);
    const { promise, resolve } = Promise.withResolvers<number>();
    let counted = 0;
    const count = () => {
      counted += 1;
      return promise;
    };
    const asked = [kept('RN', 'one', count), kept('RN', 'one', count)];
    resolve(7);
    expect(await Promise.all([...asked, kept('RN', 'one', count)])).toEqual([7, 7, 7]);
    expect(counted).toBe(1);
  });

  it('is counted anew for another version, and where it failed', async () => {
    const kept = keptAnswers<string>(2);
    const failing = () => kept('RN', 'one', () => Promise.reject(new Error('away')));
    await expect(Promise.all([failing(), failing()])).rejects.toThrow('away');
    expect(await kept('RN', 'one', async () => 'first')).toBe('first');
    expect(await kept('RN', 'two', async () => 'second')).toBe('second');
  });

  it('gives way to others when there are too many, the one asked for longest ago first', async () => {
    const kept = keptAnswers<string>(2);
    const ask = (key: string, answer: string) => kept(key, 'one', async () => answer);
    await ask('RN', 'first');
    await ask('RT', 'first');
    await ask('RN', 'second');
    await ask('PA', 'first');
    expect(await ask('RN', 'third')).toBe('first');
    expect(await ask('RT', 'third')).toBe('third');
  });
});

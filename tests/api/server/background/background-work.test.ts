import { describe, expect, it } from 'vitest';
import { backgroundWork } from '../../../../api/server/background/background-work.ts';
import { turns } from '../../../../api/server/background/turns.ts';

describe('work in the background', () => {
  it('starts after what asked for it and is waited for at the end', async () => {
    const { start, settled } = backgroundWork();
    const done: string[] = [];
    start(
      async () => done.push('first'),
      () => undefined,
    );
    start(
      async () => {
        start(
          async () => done.push('third'),
          () => undefined,
        );
        done.push('second');
      },
      () => undefined,
    );
    expect(done).toEqual([]);
    await settled();
    expect(done).toEqual(['first', 'second', 'third']);
  });

  it('reports what goes wrong and breaks nothing else', async () => {
    const { start, settled } = backgroundWork();
    const failures: unknown[] = [];
    const failure = new Error('away');
    start(
      () => Promise.reject(failure),
      (error) => failures.push(error),
    );
    await settled();
    expect(failures).toEqual([failure]);
  });
});

describe('work in turn', () => {
  it('of one name is done in order, and of two names side by side', async () => {
    const inTurn = turns();
    const { promise: opened, resolve: open } = Promise.withResolvers<null>();
    const done: string[] = [];
    const slow = inTurn('a', async () => {
      await opened;
      done.push('a1');
    });
    const next = inTurn('a', async () => done.push('a2'));
    await inTurn('b', async () => done.push('b'));
    expect(done).toEqual(['b']);
    open(null);
    await Promise.all([slow, next]);
    expect(done).toEqual(['b', 'a1', 'a2']);
  });

  it('goes on after one that failed, and each hears of its own', async () => {
    const inTurn = turns();
    const failed = inTurn('a', () => Promise.reject(new Error('away')));
    const next = inTurn('a', async () => 'done');
    await expect(failed).rejects.toThrow('away');
    expect(await next).toBe('done');
  });
});

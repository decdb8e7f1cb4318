import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetPendingCalls, pendingCalls } from '../../../../web/storage/pending-calls.ts';
import { answer, noNetwork, queueUnderTest } from './support/queue-under-test.ts';

describe('answers that a page left behind', () => {
  beforeEach(() => vi.useFakeTimers());

  it('sends what a crashed tab left behind, in order and with the same ids', async () => {
    const before = queueUnderTest();
    before.queue.put(answer('q1', 'A'));
    before.queue.put(answer('q2', 'B'));
    await before.sent[0]?.settle(noNetwork);
    before.queue.stop();
    const after = queueUnderTest();
    const left = after.queue.pending();
    expect(left.map(({ path }) => path)).toEqual(['answers/q1', 'answers/q2']);
    after.queue.retry();
    await after.sent[0]?.settle();
    await after.sent[1]?.settle();
    expect(after.sent.map(({ call }) => call.id)).toEqual(left.map(({ id }) => id));
    expect(before.sent[0]?.call.id).toBe(left[0]?.id);
    expect(queueUnderTest().queue.pending()).toEqual([]);
  });

  it('does not send an answer of this tab that another tab replaced', async () => {
    const one = queueUnderTest();
    one.queue.put(answer('q1', 'A'));
    await one.sent[0]?.settle(noNetwork);
    const other = queueUnderTest();
    other.queue.put(answer('q1', 'C'));
    one.queue.retry();
    expect(one.answers()).toEqual(['A', 'C']);
    expect(one.sent[1]?.call.id).toBe(other.sent[0]?.call.id);
  });

  it('adds a later time to an answer that waits, and keeps the answer', async () => {
    const { queue, sent } = queueUnderTest();
    queue.put(answer('q1', 'A'));
    await sent[0]?.settle(noNetwork);
    queue.put({ ...answer('q1', ''), body: { seconds: 9 } });
    expect(sent[1]?.call.body).toEqual({ userAnswer: 'A', seconds: 9 });
  });

  it('leaves nothing behind when it is cleared or the learner signs out', async () => {
    const { queue, sent } = queueUnderTest();
    queue.put(answer('q1', 'A'));
    await sent[0]?.settle(noNetwork);
    queue.clear();
    expect(queue.pending()).toEqual([]);
    queue.put(answer('q2', 'A'));
    forgetPendingCalls();
    expect(queue.pending()).toEqual([]);
  });

  it('keeps going without a storage, and says that nothing is kept', async () => {
    const spy = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new Error('switched off');
    });
    const calls = pendingCalls('paper-1');
    calls.put({ ...answer('q1', 'A'), id: 'a', at: 1 });
    expect([calls.isKept(), calls.all().length]).toEqual([false, 1]);
    calls.remove('answers/q1');
    expect([calls.isKept(), calls.all().length]).toEqual([true, 0]);
    spy.mockRestore();
  });
});

import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ActivityBody } from '../../../../domain/contracts/attempt-work.ts';
import { paperCalls } from '../../../../web/features/attempt/runner/session/paper-calls.ts';
import {
  answer,
  Busy,
  newId,
  noNetwork,
  queueUnderTest,
  Refused,
} from './support/queue-under-test.ts';

describe('the queue of answers to save', () => {
  beforeEach(() => vi.useFakeTimers());
  it('sends one answer after the other', async () => {
    const { queue, sent, states, answers } = queueUnderTest();
    queue.put(answer('q1', 'A'));
    queue.put(answer('q2', 'B'));
    expect(answers()).toEqual(['A']);
    await sent[0]?.settle();
    expect(answers()).toEqual(['A', 'B']);
    await sent[1]?.settle();
    expect(states.at(-1)).toBe('saved');
  });

  it('sends only the latest of several answers to one question', async () => {
    const { queue, sent, answers } = queueUnderTest();
    queue.put(answer('q1', 'A'));
    queue.put(answer('q1', 'B'));
    queue.put(answer('q1', 'C'));
    await sent[0]?.settle();
    await sent[1]?.settle();
    expect(answers()).toEqual(['A', 'C']);
  });

  it('keeps what failed and tries again, ever more slowly', async () => {
    const { queue, sent, states } = queueUnderTest();
    queue.put(answer('q1', 'A'));
    await sent[0]?.settle(noNetwork);
    expect(states.at(-1)).toBe('waiting');
    await vi.advanceTimersByTimeAsync(2_000);
    await sent[1]?.settle(noNetwork);
    await vi.advanceTimersByTimeAsync(3_999);
    expect(sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    await sent[2]?.settle();
    expect(states.at(-1)).toBe('saved');
  });

  it('leaves the server alone for as long as it asks, whatever is changed meanwhile', async () => {
    const { queue, sent, states, answers } = queueUnderTest();
    queue.put(answer('q1', 'A'));
    await sent[0]?.settle(new Busy());
    queue.put(answer('q2', 'B'));
    queue.retry();
    await expect(queue.flush()).resolves.toBe(false);
    await vi.advanceTimersByTimeAsync(59_900);
    expect([sent.length, states.at(-1)]).toEqual([1, 'waiting']);
    await vi.advanceTimersByTimeAsync(200);
    await sent[1]?.settle();
    await sent[2]?.settle();
    expect([answers(), states.at(-1)]).toEqual([['A', 'A', 'B'], 'saved']);
  });

  it('gathers what was in view into batches while it waits, and sends each once', async () => {
    const { queue, sent } = queueUnderTest();
    const calls = paperCalls(queue, newId);
    const seen = (ms: number) => ({ kind: 'viewed', questionId: null, ms }) as const;
    calls.activity({ entries: [seen(1)] });
    calls.activity({ entries: [seen(2)] });
    calls.activity({ entries: [seen(3)] });
    await sent[0]?.settle(noNetwork);
    calls.activity({ entries: Array.from({ length: 198 }, (_, index) => seen(index)) });
    calls.activity({ entries: [seen(4)] });
    expect(queue.pending()).toHaveLength(3);
    queue.retry();
    for (let index = 1; index <= 3; index += 1) await sent[index]?.settle();
    const sizes = sent.map(({ call }) => (call.body as ActivityBody).entries.length);
    expect(sizes).toEqual([1, 1, 200, 1]);
  });

  it('tries at once when the network is back', async () => {
    const { queue, sent } = queueUnderTest();
    queue.put(answer('q1', 'A'));
    await sent[0]?.settle(noNetwork);
    queue.retry();
    expect(sent).toHaveLength(2);
  });

  it('does not try at all when nothing waits', () => {
    const { queue, sent, states } = queueUnderTest();
    queue.retry();
    expect([sent, states]).toEqual([[], []]);
  });

  it('keeps the newer answer when an older one fails', async () => {
    const { queue, sent, answers } = queueUnderTest();
    queue.put(answer('q1', 'A'));
    queue.put(answer('q1', 'B'));
    await sent[0]?.settle(noNetwork);
    queue.retry();
    await sent[1]?.settle();
    expect(answers()).toEqual(['A', 'B']);
  });

  it('drops an answer that the server refuses for good, and says so', async () => {
    const { queue, sent, states, refused, answers } = queueUnderTest();
    queue.put(answer('q1', 'A'));
    queue.put(answer('q2', 'B'));
    await sent[0]?.settle(new Refused());
    await sent[1]?.settle();
    expect(answers()).toEqual(['A', 'B']);
    expect(refused).toEqual(['refused answers/q1']);
    expect(states.at(-1)).toBe('saved');
  });

  it('drops everything once the paper is over', async () => {
    const { queue, sent, refused, states } = queueUnderTest();
    queue.put(answer('q1', 'A'));
    queue.put(answer('q2', 'B'));
    await sent[0]?.settle(new Refused('over'));
    expect([refused, queue.pending()]).toEqual([['over answers/q1'], []]);
    expect([sent.length, states.at(-1)]).toEqual([1, 'saved']);
  });

  it('keeps what was refused for a reason nobody knows, sends the rest, and tries again', async () => {
    const { queue, sent, states, answers } = queueUnderTest();
    queue.put(answer('q1', 'A'));
    queue.put(answer('q2', 'B'));
    await sent[0]?.settle(new Refused('unclear'));
    await sent[1]?.settle();
    expect(queue.pending().map(({ path }) => path)).toEqual(['answers/q1']);
    expect(states.at(-1)).toBe('waiting');
    await vi.advanceTimersByTimeAsync(2_000);
    await sent[2]?.settle();
    expect([answers(), states.at(-1)]).toEqual([['A', 'B', 'A'], 'saved']);
  });

  it('flushes everything that is left', async () => {
    const { queue, sent } = queueUnderTest();
    queue.put(answer('q1', 'A'));
    queue.put(answer('q2', 'B'));
    const flushed = queue.flush();
    await sent[0]?.settle();
    await sent[1]?.settle();
    await expect(flushed).resolves.toBe(true);
  });

  it('says so when a flush leaves something behind', async () => {
    const { queue, sent } = queueUnderTest();
    queue.put(answer('q1', 'A'));
    const flushed = queue.flush();
    await sent[0]?.settle(noNetwork);
    await expect(flushed).resolves.toBe(false);
  });

  it('has flushed an empty queue at once', async () => {
    await expect(queueUnderTest().queue.flush()).resolves.toBe(true);
  });

  it('stops trying by itself once it is stopped', async () => {
    const { queue, sent } = queueUnderTest();
    queue.put(answer('q1', 'A'));
    await sent[0]?.settle(noNetwork);
    queue.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
  });

  it('takes up an answer that is put the moment it has come to rest', async () => {
    const { queue, sent, states } = queueUnderTest();
    queue.put(answer('q1', 'A'));
    const rested = sent[0]?.settle().then(() => queue.put(answer('q2', 'B')));
    await rested;
    expect(sent).toHaveLength(2);
    expect(states.at(-1)).toBe('saving');
  });
});

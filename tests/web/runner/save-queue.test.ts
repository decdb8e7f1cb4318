import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SaveAnswerBody } from '../../../domain/contracts/quiz.ts';
import type { ItemId } from '../../../domain/kernel/ids.ts';
import { type SaveState, saveQueue } from '../../../web/features/runner/save-queue.ts';

const item = (name: string) => name as ItemId;
const answer = (userAnswer: string, seconds = 1): SaveAnswerBody => ({ userAnswer, seconds });

class Refused extends Error {}

/** A queue whose every send waits for the test to settle it. */
const queueUnderTest = () => {
  const sent: { id: string; body: SaveAnswerBody; settle: (error?: Error) => Promise<void> }[] = [];
  const states: SaveState[] = [];
  const refused: unknown[] = [];
  const queue = saveQueue({
    send: (id, body) =>
      new Promise<void>((resolve, reject) => {
        const settle = async (error?: Error) => {
          if (error) reject(error);
          else resolve();
          await vi.advanceTimersByTimeAsync(0);
        };
        sent.push({ id, body, settle });
      }),
    isRefusal: (error) => error instanceof Refused,
    onRefused: (error) => refused.push(error),
    onState: (state) => states.push(state),
  });
  return { queue, sent, states, refused, answers: () => sent.map(({ body }) => body.userAnswer) };
};

describe('the queue of answers to save', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('sends one answer after the other', async () => {
    const { queue, sent, states, answers } = queueUnderTest();
    queue.put(item('q1'), answer('A'));
    queue.put(item('q2'), answer('B'));
    expect(answers()).toEqual(['A']);
    await sent[0]?.settle();
    expect(answers()).toEqual(['A', 'B']);
    await sent[1]?.settle();
    expect(states.at(-1)).toBe('saved');
  });

  it('sends only the latest of several answers to one question', async () => {
    const { queue, sent, answers } = queueUnderTest();
    queue.put(item('q1'), answer('A'));
    queue.put(item('q1'), answer('B'));
    queue.put(item('q1'), answer('C'));
    await sent[0]?.settle();
    await sent[1]?.settle();
    expect(answers()).toEqual(['A', 'C']);
  });

  it('keeps what failed and tries again, ever more slowly', async () => {
    const { queue, sent, states } = queueUnderTest();
    queue.put(item('q1'), answer('A'));
    await sent[0]?.settle(new TypeError('no network'));
    expect(states.at(-1)).toBe('waiting');
    await vi.advanceTimersByTimeAsync(2_000);
    await sent[1]?.settle(new TypeError('no network'));
    await vi.advanceTimersByTimeAsync(3_999);
    expect(sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    await sent[2]?.settle();
    expect(states.at(-1)).toBe('saved');
  });

  it('tries at once when the network is back', async () => {
    const { queue, sent } = queueUnderTest();
    queue.put(item('q1'), answer('A'));
    await sent[0]?.settle(new TypeError('no network'));
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
    queue.put(item('q1'), answer('A'));
    queue.put(item('q1'), answer('B'));
    await sent[0]?.settle(new TypeError('no network'));
    queue.retry();
    await sent[1]?.settle();
    expect(answers()).toEqual(['A', 'B']);
  });

  it('drops an answer that the server refuses for good, and says so', async () => {
    const { queue, sent, states, refused, answers } = queueUnderTest();
    queue.put(item('q1'), answer('A'));
    queue.put(item('q2'), answer('B'));
    await sent[0]?.settle(new Refused());
    await sent[1]?.settle();
    expect(answers()).toEqual(['A', 'B']);
    expect(refused).toHaveLength(1);
    expect(states.at(-1)).toBe('saved');
  });

  it('flushes everything that is left', async () => {
    const { queue, sent } = queueUnderTest();
    queue.put(item('q1'), answer('A'));
    queue.put(item('q2'), answer('B'));
    const flushed = queue.flush();
    await sent[0]?.settle();
    await sent[1]?.settle();
    await expect(flushed).resolves.toBe(true);
  });

  it('says so when a flush leaves something behind', async () => {
    const { queue, sent } = queueUnderTest();
    queue.put(item('q1'), answer('A'));
    const flushed = queue.flush();
    await sent[0]?.settle(new TypeError('no network'));
    await expect(flushed).resolves.toBe(false);
  });

  it('has flushed an empty queue at once', async () => {
    await expect(queueUnderTest().queue.flush()).resolves.toBe(true);
  });

  it('stops trying by itself once it is stopped', async () => {
    const { queue, sent } = queueUnderTest();
    queue.put(item('q1'), answer('A'));
    await sent[0]?.settle(new TypeError('no network'));
    queue.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
  });

  it('takes up an answer that is put the moment it has come to rest', async () => {
    const { queue, sent, states } = queueUnderTest();
    queue.put(item('q1'), answer('A'));
    const rested = sent[0]?.settle().then(() => queue.put(item('q2'), answer('B')));
    await rested;
    expect(sent).toHaveLength(2);
    expect(states.at(-1)).toBe('saving');
  });
});

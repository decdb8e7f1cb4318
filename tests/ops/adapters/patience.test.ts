import { describe, expect, it, vi } from 'vitest';
import { beforeAll } from '../../../domain/kernel/envelope.ts';
import type { Batch } from '../../../domain/ports/event-log.ts';
import { memoryEventLog } from '../../../ops/adapters/event-log/memory-event-log.ts';
import { type Patience, patienceWith } from '../../../ops/adapters/event-log/patience.ts';
import { sharedReader } from '../../../ops/adapters/event-log/shared-reader.ts';
import { wakeUps } from '../../../ops/adapters/event-log/wake-ups.ts';
import { facts, idsOf, newStream } from '../../contracts/event-log/facts.ts';
import { noon } from '../../support/facts.ts';

const long = 3_600_000;

type Given = { readonly ms?: number; readonly mayWait?: () => boolean };

const waiting = ({ ms = long, mayWait = () => true }: Given = {}) => {
  let hurry = (): void => undefined;
  const wake = vi.fn();
  const onNeeded = (listener: () => void) => {
    hurry = listener;
    return () => undefined;
  };
  const unhurried = { types: ['AnswerGiven'], ms, mayWait, onNeeded };
  return { unhurried, wake, patience: patienceWith(unhurried, wake), hurry: () => hurry() };
};

const batch = (...types: readonly string[]): Batch => ({
  events: types.map((type) => ({ type })) as unknown as Batch['events'],
  upTo: beforeAll,
});

const lets = (patience: Patience, ...types: readonly string[]) => patience.lets(batch(...types));

describe('what is in no hurry', () => {
  it('waits for what follows, and its reader is woken in time', async () => {
    const { patience, wake } = waiting({ ms: 1 });
    expect(lets(patience, 'AnswerGiven')).toBe(true);
    await expect.poll(() => wake.mock.calls.length).toBe(1);
    expect(lets(patience, 'AnswerGiven', 'AnswerGiven')).toBe(false);
    patience.over();
    expect(lets(patience, 'AnswerGiven')).toBe(true);
    patience.end();
  });

  it('is given at once together with what does not wait', () => {
    const { patience, wake } = waiting();
    expect(lets(patience, 'AnswerGiven')).toBe(true);
    expect(lets(patience, 'AnswerGiven', 'QuizSubmitted')).toBe(false);
    expect(wake).not.toHaveBeenCalled();
    patience.end();
  });

  it('is given as soon as somebody needs it, and so is what comes right after', () => {
    const { patience, wake, hurry } = waiting();
    expect(lets(patience, 'AnswerGiven')).toBe(true);
    hurry();
    expect(wake).toHaveBeenCalledOnce();
    expect(lets(patience, 'AnswerGiven')).toBe(false);
    patience.over();
    expect(lets(patience, 'AnswerGiven')).toBe(false);
    patience.end();
  });

  it('does not wait where others may be reading, or where nobody said that it may', () => {
    expect(lets(waiting({ mayWait: () => false }).patience, 'AnswerGiven')).toBe(false);
    expect(lets(patienceWith(undefined, vi.fn()), 'AnswerGiven')).toBe(false);
  });
});

it('gives a reader together what came while it waited, and each event once', async () => {
  const log = memoryEventLog(() => noon);
  const recovery = wakeUps();
  const reader = sharedReader({
    head: log.head,
    readAll: log.readAll,
    everything: ({ after, signal }) => log.subscribe({ after, signal }),
    recovery,
  });
  const { unhurried, hurry } = waiting();
  const stop = new AbortController();
  const batches: string[][] = [];
  const reading = (async () => {
    const { signal } = stop;
    for await (const { events } of reader.subscribe({ after: beforeAll, unhurried, signal })) {
      batches.push(idsOf(events));
    }
  })();
  const append = async (type: string) => {
    const events = facts(1, { type });
    await log.append({ stream: newStream(), events, expected: 'none' });
    return idsOf(events);
  };
  const first = await append('PaperIssued');
  await expect.poll(() => batches.flat()).toEqual(first);
  const answers = [...(await append('AnswerGiven')), ...(await append('AnswerGiven'))];
  const last = await append('QuizSubmitted');
  await expect.poll(() => batches.slice(1)).toEqual([[...answers, ...last]]);
  const late = await append('AnswerGiven');
  hurry();
  await expect.poll(() => batches.slice(2)).toEqual([late]);
  stop.abort();
  await reading;
});

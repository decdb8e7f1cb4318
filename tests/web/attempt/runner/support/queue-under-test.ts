import { vi } from 'vitest';
import type { PaperRefusal } from '../../../../../web/features/attempt/runner/session/refusal-of.ts';
import {
  type CallToSave,
  type SaveState,
  saveQueue,
} from '../../../../../web/features/attempt/runner/session/save-queue.ts';
import { type PendingCall, pendingCalls } from '../../../../../web/storage/pending-calls.ts';

export const answer = (id: string, userAnswer: string): CallToSave => ({
  slot: `answers/${id}`,
  path: `answers/${id}`,
  method: 'PUT',
  body: { userAnswer, seconds: 1 },
});

/** Fails a call with what the page is to make of it. */
export class Refused extends Error {
  readonly refusal: PaperRefusal;
  constructor(refusal: PaperRefusal = 'refused') {
    super(refusal);
    this.refusal = refusal;
  }
}

/** The server asks for a minute of quiet. */
export class Busy extends Error {}

let ids = 0;
export const newId = (): string => `id-${ids++}`;

/** A queue whose every send waits for the test to settle it. */
export const queueUnderTest = () => {
  const sent: { call: PendingCall; settle: (error?: Error) => Promise<void> }[] = [];
  const states: SaveState[] = [];
  const refused: string[] = [];
  const queue = saveQueue({
    calls: pendingCalls('paper-1'),
    now: () => performance.now(),
    newId,
    send: (call) =>
      new Promise<void>((resolve, reject) => {
        const settle = async (error?: Error) => {
          if (error) reject(error);
          else resolve();
          await vi.advanceTimersByTimeAsync(0);
        };
        sent.push({ call, settle });
      }),
    refusalOf: (error) => (error instanceof Refused ? error.refusal : undefined),
    askedWaitMs: (error) => (error instanceof Busy ? 60_000 : 0),
    onRefused: (refusal, { path }) => refused.push(`${refusal} ${path}`),
    onState: (state) => states.push(state),
  });
  const answers = () => sent.map(({ call }) => call.body?.['userAnswer']);
  return { queue, sent, states, refused, answers };
};

export const noNetwork = new TypeError('no network');

import type { PendingCall } from '../../../../storage/pending-calls.ts';
import { type RoundInput, sendRound } from './send-round.ts';

export type SaveState = 'saved' | 'saving' | 'waiting';

export type CallToSave = Pick<PendingCall, 'slot' | 'path' | 'method' | 'body'>;

export type SaveQueue = {
  /** Takes a change to be sent; a newer one of the same slot replaces what it repeats. */
  readonly put: (call: CallToSave) => void;
  /** Tries at once what waits for another try. */
  readonly retry: () => void;
  /** True when nothing is left to send; false when what is left could not be sent just now. */
  readonly flush: () => Promise<boolean>;
  readonly pending: () => readonly PendingCall[];
  /** The latest that was put here under such a slot and never sent: more may go along with it. */
  readonly untried: (start: string) => PendingCall | undefined;
  /** Milliseconds since anything was on its way. */
  readonly restedMs: () => number;
  /** Drops what is left: the paper takes nothing any more. */
  readonly clear: () => void;
  /** Allows tries by itself, which is how a queue begins. */
  readonly start: () => void;
  /** No more tries by itself. */
  readonly stop: () => void;
};

type QueueInput = RoundInput & {
  readonly onState: (state: SaveState) => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly newId: () => string;
};

const firstWait = 2_000;
const longestWait = 30_000;

/**
 * Sends changes one after the other, keeps what failed, and tries again ever more slowly; as late as
 * the server asks, whatever is put in between. Only what the server refuses for a reason that stands
 * is dropped; all of it once the paper is over.
 */
export const saveQueue = (input: QueueInput): SaveQueue => {
  const { calls, onState } = input;
  const tried = new Set<string>();
  let running: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = firstWait;
  let quietUntil = Number.NEGATIVE_INFINITY;
  let stopped = false;
  let latest = 0;
  let restedSince = Number.NEGATIVE_INFINITY;

  const sendAll = async (): Promise<void> => {
    onState('saving');
    const { hasSent, waitMs } = await sendRound(input, (id) => tried.add(id));
    if (calls.all().length === 0) {
      wait = firstWait;
      return rest('saved');
    }
    if (hasSent) wait = firstWait;
    quietUntil = input.now() + waitMs;
    if (!stopped) timer = setTimeout(run, Math.max(wait, waitMs));
    wait = Math.min(longestWait, wait * 2);
    rest('waiting');
  };

  const rest = (state: SaveState): void => {
    // Cleared here, not when the promise settles: a call put in between would start nothing.
    running = undefined;
    restedSince = input.now();
    onState(state);
  };

  /** To be called with something pending only. */
  const run = async (): Promise<void> => {
    clearTimeout(timer);
    const quietMs = running !== undefined ? 0 : quietUntil - input.now();
    if (quietMs > 0) {
      if (!stopped) timer = setTimeout(run, quietMs);
      return;
    }
    running ??= sendAll();
    return running;
  };

  return {
    put: (call) => {
      const before = calls.get(call.slot);
      // Two changes of one millisecond keep their order.
      latest = Math.max(input.now(), latest + 1);
      const body = call.body && { ...before?.body, ...call.body };
      calls.put({ ...call, ...(body ? { body } : {}), id: input.newId(), at: latest });
      void run();
    },
    retry: () => {
      if (calls.all().length > 0) void run();
    },
    flush: async () => {
      if (calls.all().length > 0) await run();
      return calls.all().length === 0;
    },
    pending: calls.all,
    untried: (start) =>
      calls.all().findLast(({ slot, id }) => slot.startsWith(start) && !tried.has(id)),
    restedMs: () => (running === undefined ? input.now() - restedSince : 0),
    clear: calls.clear,
    start: () => {
      stopped = false;
    },
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
};

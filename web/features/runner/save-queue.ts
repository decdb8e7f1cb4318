import type { PendingCall, PendingCalls } from './pending-calls.ts';

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
  /** Drops what is left: the paper takes nothing any more. */
  readonly clear: () => void;
  /** Allows tries by itself, which is how a queue begins. */
  readonly start: () => void;
  /** No more tries by itself. */
  readonly stop: () => void;
};

type QueueInput = {
  readonly calls: PendingCalls;
  readonly send: (call: PendingCall) => Promise<unknown>;
  /** True when sending the same again cannot succeed. */
  readonly isRefusal: (error: unknown) => boolean;
  readonly onRefused: (error: unknown) => void;
  readonly onState: (state: SaveState) => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly newId: () => string;
};

const firstWait = 2_000;
const longestWait = 30_000;

/** Sends changes one after the other, keeps what failed, and tries again ever more slowly. */
export const saveQueue = (input: QueueInput): SaveQueue => {
  const { calls, isRefusal, onRefused, onState } = input;
  let running: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = firstWait;
  let stopped = false;
  let latest = 0;

  /** False when the call waits for another try. */
  const sendOne = async (call: PendingCall): Promise<boolean> => {
    try {
      await input.send(call);
      wait = firstWait;
    } catch (error) {
      if (!isRefusal(error)) return false;
      onRefused(error);
    }
    // What was put into the slot meanwhile is newer and stays.
    if (calls.get(call.slot)?.id === call.id) calls.remove(call.slot);
    return true;
  };

  const sendAll = async (): Promise<void> => {
    onState('saving');
    for (let next = calls.all()[0]; next; next = calls.all()[0]) {
      if (await sendOne(next)) continue;
      if (!stopped) timer = setTimeout(run, wait);
      wait = Math.min(longestWait, wait * 2);
      return rest('waiting');
    }
    rest('saved');
  };

  const rest = (state: SaveState): void => {
    // Cleared here, not when the promise settles: a call put in between would start nothing.
    running = undefined;
    onState(state);
  };

  /** To be called with something pending only. */
  const run = (): Promise<void> => {
    clearTimeout(timer);
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

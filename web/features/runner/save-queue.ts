import type { PendingCall, PendingCalls } from './pending-calls.ts';
import type { PaperRefusal } from './refusal-of.ts';

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
  /** Undefined when sending the same again may succeed. */
  readonly refusalOf: (error: unknown) => PaperRefusal | undefined;
  /** Told of every refusal, with the call that met it. */
  readonly onRefused: (refusal: PaperRefusal, call: PendingCall, error: unknown) => void;
  readonly onState: (state: SaveState) => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly newId: () => string;
};

const firstWait = 2_000;
const longestWait = 30_000;

type Outcome = 'settled' | 'passed-over' | 'later';

/** Sends what is pending, once around; `onSent` is told of each that arrived. */
const roundOf = ({ calls, send, refusalOf, onRefused }: QueueInput, onSent: () => void) => {
  const failed = (call: PendingCall, error: unknown): Outcome => {
    const refusal = refusalOf(error);
    if (refusal === undefined) return 'later';
    onRefused(refusal, call, error);
    if (refusal === 'over') calls.clear();
    return refusal === 'unclear' ? 'passed-over' : 'settled';
  };

  const sendOne = async (call: PendingCall): Promise<Outcome> => {
    const sent = send(call).then(onSent);
    const outcome = await sent.then(
      () => 'settled' as const,
      (error: unknown) => failed(call, error),
    );
    // What was put into the slot meanwhile is newer and stays.
    const isSettled = outcome === 'settled' && calls.get(call.slot)?.id === call.id;
    if (isSettled) calls.remove(call.slot);
    return outcome;
  };

  return async (): Promise<void> => {
    // What nobody understood must not hold up what comes after it.
    const passedOver = new Set<string>();
    const next = () => calls.all().find(({ id }) => !passedOver.has(id));
    for (let call = next(); call; call = next()) {
      const outcome = await sendOne(call);
      if (outcome === 'later') return;
      if (outcome === 'passed-over') passedOver.add(call.id);
    }
  };
};

/**
 * Sends changes one after the other, keeps what failed, and tries again ever more slowly. Only what
 * the server refuses for a reason that stands is dropped; all of it once the paper is over.
 */
export const saveQueue = (input: QueueInput): SaveQueue => {
  const { calls, onState } = input;
  let running: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = firstWait;
  let stopped = false;
  let latest = 0;
  const sendRound = roundOf(input, () => {
    wait = firstWait;
  });

  const sendAll = async (): Promise<void> => {
    onState('saving');
    await sendRound();
    if (calls.all().length === 0) return rest('saved');
    if (!stopped) timer = setTimeout(run, wait);
    wait = Math.min(longestWait, wait * 2);
    rest('waiting');
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

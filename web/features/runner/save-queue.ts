import type { SaveAnswerBody } from '../../../domain/contracts/quiz.ts';
import type { ItemId } from '../../../domain/kernel/ids.ts';

export type SaveState = 'saved' | 'saving' | 'waiting';

export type SaveQueue = {
  /** Takes an answer to be saved; a newer one for the same question replaces it. */
  readonly put: (questionId: ItemId, body: SaveAnswerBody) => void;
  /** Tries at once what waits for another try. */
  readonly retry: () => void;
  /** True when nothing is left to send; false when what is left could not be sent just now. */
  readonly flush: () => Promise<boolean>;
  /** Allows tries by itself, which is how a queue begins. */
  readonly start: () => void;
  /** No more tries by itself. */
  readonly stop: () => void;
};

type QueueInput = {
  readonly send: (questionId: ItemId, body: SaveAnswerBody) => Promise<unknown>;
  /** True when sending the same again cannot succeed. */
  readonly isRefusal: (error: unknown) => boolean;
  readonly onRefused: (error: unknown) => void;
  readonly onState: (state: SaveState) => void;
};

const firstWait = 2_000;
const longestWait = 30_000;

/** Sends answers one after the other, keeps what failed, and tries again ever more slowly. */
export const saveQueue = ({ send, isRefusal, onRefused, onState }: QueueInput): SaveQueue => {
  const pending = new Map<ItemId, SaveAnswerBody>();
  let running: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = firstWait;
  let stopped = false;

  /** False when the answer waits for another try. */
  const sendOne = async (questionId: ItemId, body: SaveAnswerBody): Promise<boolean> => {
    try {
      await send(questionId, body);
      wait = firstWait;
    } catch (error) {
      if (!isRefusal(error)) return false;
      onRefused(error);
    }
    // What was put for the same question meanwhile is newer and stays.
    if (pending.get(questionId) === body) pending.delete(questionId);
    return true;
  };

  const sendAll = async (): Promise<void> => {
    onState('saving');
    for (let next = firstOf(pending); next; next = firstOf(pending)) {
      if (await sendOne(...next)) continue;
      if (!stopped) timer = setTimeout(run, wait);
      wait = Math.min(longestWait, wait * 2);
      return rest('waiting');
    }
    rest('saved');
  };

  const rest = (state: SaveState): void => {
    // Cleared here, not when the promise settles: an answer put in between would start nothing.
    running = undefined;
    onState(state);
  };

  /** To be called with answers pending only. */
  const run = (): Promise<void> => {
    clearTimeout(timer);
    running ??= sendAll();
    return running;
  };

  return {
    put: (questionId, body) => {
      pending.delete(questionId);
      pending.set(questionId, body);
      void run();
    },
    retry: () => {
      if (pending.size > 0) void run();
    },
    flush: async () => {
      if (pending.size > 0) await run();
      return pending.size === 0;
    },
    start: () => {
      stopped = false;
    },
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
};

const firstOf = <Key, Value>(entries: ReadonlyMap<Key, Value>): [Key, Value] | undefined =>
  entries.entries().next().value;

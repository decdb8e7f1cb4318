import { browserStorage } from './browser-storage.ts';

/** A change of an open paper that the server may not have yet. */
export type PendingCall = {
  /** The Idempotency-Key, fixed when the change was made. */
  readonly id: string;
  /** What a newer call of the same slot replaces. */
  readonly slot: string;
  /** Below the address of the attempt: answers/q1. */
  readonly path: string;
  readonly method: 'PUT' | 'POST';
  readonly body?: Readonly<Record<string, unknown>>;
  /** Milliseconds since 1970; later calls are sent later. */
  readonly at: number;
};

export type PendingCalls = {
  /** Oldest first. */
  readonly all: () => readonly PendingCall[];
  readonly get: (slot: string) => PendingCall | undefined;
  readonly put: (call: PendingCall) => void;
  readonly remove: (slot: string) => void;
  readonly clear: () => void;
  /** False when the browser would not keep something: it then lasts as long as the page. */
  readonly isKept: () => boolean;
};

const prefix = 'runner-pending:';

const stored = (key: string): PendingCall | null => browserStorage.json(key) as PendingCall | null;

const discardAll = (start: string): void => {
  for (const key of browserStorage.keys(start)) browserStorage.remove(key);
};

/**
 * What one attempt still has to send, kept in the browser so that a reload or a crash loses none.
 * Every tab sees the same: what one has sent or replaced is gone for the others too.
 */
export const pendingCalls = (attemptId: string): PendingCalls => {
  const own = `${prefix}${attemptId}:`;
  const unkept = new Map<string, PendingCall>();
  const get = (slot: string) => unkept.get(slot) ?? stored(own + slot) ?? undefined;
  const remove = (slot: string): void => {
    unkept.delete(slot);
    browserStorage.remove(own + slot);
  };
  return {
    get,
    remove,
    all: () =>
      [...unkept.values(), ...browserStorage.keys(own).map(stored)]
        .filter((call) => call !== null)
        .toSorted((one, other) => one.at - other.at),
    put: (call) => {
      remove(call.slot);
      const isKept = browserStorage.put(own + call.slot, JSON.stringify(call));
      if (!isKept) unkept.set(call.slot, call);
    },
    clear: () => {
      unkept.clear();
      discardAll(own);
    },
    isKept: () => unkept.size === 0,
  };
};

/** Nothing of a learner stays behind when they sign out. */
export const forgetPendingCalls = (): void => discardAll(prefix);

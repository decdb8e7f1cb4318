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

const storedKeys = (start: string): readonly string[] => {
  try {
    return Object.keys(window.localStorage).filter((key) => key.startsWith(start));
  } catch {
    return [];
  }
};

const stored = (key: string): PendingCall | undefined => {
  try {
    const text = window.localStorage.getItem(key);
    return text === null ? undefined : (JSON.parse(text) as PendingCall);
  } catch {
    return undefined;
  }
};

const discard = (key: string): void => {
  try {
    window.localStorage.removeItem(key);
  } catch {
    return;
  }
};

/**
 * What one attempt still has to send, kept in the browser so that a reload or a crash loses none.
 * Every tab sees the same: what one has sent or replaced is gone for the others too.
 */
export const pendingCalls = (attemptId: string): PendingCalls => {
  const own = `${prefix}${attemptId}:`;
  const unkept = new Map<string, PendingCall>();
  const get = (slot: string) => unkept.get(slot) ?? stored(own + slot);
  const remove = (slot: string): void => {
    unkept.delete(slot);
    discard(own + slot);
  };
  return {
    get,
    remove,
    all: () =>
      [...unkept.values(), ...storedKeys(own).map(stored)]
        .filter((call) => call !== undefined)
        .toSorted((one, other) => one.at - other.at),
    put: (call) => {
      remove(call.slot);
      try {
        window.localStorage.setItem(own + call.slot, JSON.stringify(call));
      } catch {
        unkept.set(call.slot, call);
      }
    },
    clear: () => {
      unkept.clear();
      for (const key of storedKeys(own)) discard(key);
    },
    isKept: () => unkept.size === 0,
  };
};

/** Nothing of a learner stays behind when they sign out. */
export const forgetPendingCalls = (): void => {
  for (const key of storedKeys(prefix)) discard(key);
};

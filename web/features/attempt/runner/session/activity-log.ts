import type { ActivityBody, ActivityEntry } from '../../../../../domain/contracts/attempt-work.ts';

export type ActivityLog = {
  readonly add: (kind: ActivityEntry['kind'], questionId: ActivityEntry['questionId']) => void;
  /** Passes on what was gathered since the last batch. */
  readonly flush: () => void;
};

type LogInput = {
  /** Milliseconds since the paper was issued. */
  readonly now: () => number;
  readonly send: (body: ActivityBody) => void;
};

/** Enough for a batch; the rest waits for the next one or for the page to be left. */
const batch = 40;

/** Gathers what was in view when, so that one call tells of many views. */
export const activityLog = ({ now, send }: LogInput): ActivityLog => {
  let entries: ActivityEntry[] = [];
  const flush = (): void => {
    if (entries.length === 0) return;
    send({ entries });
    entries = [];
  };
  return {
    add: (kind, questionId) => {
      entries.push({ kind, questionId, ms: Math.max(0, Math.round(now())) });
      if (entries.length >= batch) flush();
    },
    flush,
  };
};

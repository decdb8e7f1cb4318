import type { AttemptEvent } from './events.ts';

/** How much was written down of the work on one paper. */
export type Written = {
  /** Answers, marks and steps; a note takes the room of several. */
  readonly changes: number;
  /** Entries of what was in view, and the room of the batches they came in. */
  readonly views: number;
};

export const nothingWritten: Written = { changes: 0, views: 0 };

const noteWeight = 10;
const batchWeight = 5;

/** Far above four hours of honest work, which are some ten changes a question and a batch each half minute. */
const mostChanges = (questions: number): number => 1000 + 20 * questions;
const mostViews = (questions: number): number => 6000 + 20 * questions;

export const writtenAfter = (written: Written, event: AttemptEvent): Written => {
  const { changes, views } = written;
  switch (event.type) {
    case 'ItemNoted':
      return { changes: changes + noteWeight, views };
    case 'ActivityRecorded':
      return { changes, views: views + batchWeight + event.data.entries.length };
    case 'AnswerGiven':
    case 'ItemFlagged':
    case 'AnswerStruck':
    case 'AttemptPaused':
    case 'AttemptResumed':
      return { changes: changes + 1, views };
    default:
      return written;
  }
};

type Bounded = {
  readonly written: Written;
  readonly paper: { readonly items: readonly unknown[] };
};

const bounded: ReadonlySet<string> = new Set([
  ...['GiveAnswer', 'MarkItem', 'PauseAttempt', 'ResumeAttempt'],
]);

/** True when the stream of the paper has no room for such a change any more. */
export const isFull = ({ type }: { readonly type: string }, { written, paper }: Bounded): boolean =>
  bounded.has(type) && written.changes >= mostChanges(paper.items.length);

/** True when what is in view is not written down any more; nothing else depends on it. */
export const isViewedEnough = ({ written, paper }: Bounded): boolean =>
  written.views >= mostViews(paper.items.length);

import { accepted, refused } from '../kernel/result.ts';
import { epochMs } from '../kernel/time.ts';
import type { OpenAttempt } from './attempt-state.ts';
import type { RecordActivity } from './commands.ts';
import type { Decision } from './decision.ts';
import { isOver } from './exam-clock.ts';
import { itemAsked } from './question-ids.ts';
import type { WorkEntry } from './work-events.ts';

/** Keeps a batch of what was in view when. */
export const recordActivity = (
  { type: _, entries, ...about }: RecordActivity,
  { paper }: OpenAttempt,
): Decision => {
  if (isOver(paper, about.at)) return refused({ code: 'TimeIsUp' });
  if (entries.length === 0) return accepted([]);
  const latest = Math.max(0, epochMs(about.at) - epochMs(paper.at));
  const held: WorkEntry[] = [];
  for (const { kind, questionId, ms } of entries) {
    const item = questionId && itemAsked(paper, questionId);
    if (questionId && !item) return refused({ code: 'QuestionNotOnPaper', questionId });
    const itemId = item ? item.itemId : null;
    held.push({ kind, itemId, ms: Math.min(latest, Math.max(0, ms)) });
  }
  return accepted([{ type: 'ActivityRecorded', data: { ...about, entries: held } }]);
};

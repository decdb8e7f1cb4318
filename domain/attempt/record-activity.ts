import { accepted, refused } from '../kernel/result.ts';
import { epochMs } from '../kernel/time.ts';
import type { OpenAttempt } from './attempt-state.ts';
import type { RecordActivity } from './commands.ts';
import type { Decision } from './decision.ts';
import { isOver } from './exam-clock.ts';

/** Keeps a batch of what was in view when. */
export const recordActivity = (
  { type: _, entries, ...about }: RecordActivity,
  { paper }: OpenAttempt,
): Decision => {
  if (isOver(paper, about.at)) return refused({ code: 'TimeIsUp' });
  const onPaper = new Set<string>(paper.items.map(({ itemId }) => itemId));
  const unknown = entries.find(({ itemId }) => itemId !== null && !onPaper.has(itemId))?.itemId;
  if (unknown) return refused({ code: 'QuestionNotOnPaper', questionId: unknown });
  if (entries.length === 0) return accepted([]);
  const latest = Math.max(0, epochMs(about.at) - epochMs(paper.at));
  const held = entries.map((entry) => ({ ...entry, ms: Math.min(latest, Math.max(0, entry.ms)) }));
  return accepted([{ type: 'ActivityRecorded', data: { ...about, entries: held } }]);
};

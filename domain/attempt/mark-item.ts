import { accepted, refused } from '../kernel/result.ts';
import type { OpenAttempt } from './attempt-state.ts';
import type { AttemptRefusal, MarkItem } from './commands.ts';
import type { Decision } from './decision.ts';
import { isOver } from './exam-clock.ts';
import { sortedLetters } from './give-answer.ts';
import { type Mark, markOn } from './marks.ts';
import type { PaperItem } from './paper-item.ts';
import { labelsOf } from './paper-options.ts';
import { itemAsked } from './question-ids.ts';
import type { MarkEvent } from './work-events.ts';

const flawOf = (
  { questionId, struck = [] }: MarkItem,
  { options }: PaperItem,
): AttemptRefusal | undefined => {
  const labels = labelsOf(options);
  const label = struck.find((candidate) => !labels.includes(candidate));
  return label === undefined
    ? undefined
    : { code: 'OptionNotOnQuestion', questionId, label, field: 'struck' };
};

const newMarks = (command: MarkItem, { itemId }: PaperItem, before: Mark): MarkEvent[] => {
  const { attemptId, learnerId, at, flagged, note } = command;
  const about = { attemptId, learnerId, at, itemId };
  const struck = command.struck && sortedLetters(command.struck);
  const events: MarkEvent[] = [];
  if (flagged !== undefined && flagged !== before.flagged) {
    events.push({ type: 'ItemFlagged', data: { ...about, flagged } });
  }
  if (struck && `${struck}` !== `${before.struck}`) {
    events.push({ type: 'AnswerStruck', data: { ...about, struck } });
  }
  // What stands is sealed and cannot be compared: the same words again are one more event.
  if (note !== undefined && (note !== '' || before.note !== null)) {
    events.push({ type: 'ItemNoted', data: { ...about, note, removed: note === '' } });
  }
  return events;
};

/** Flags, strikes out and notes; what stands already adds nothing. */
export const markItem = (command: MarkItem, state: OpenAttempt): Decision => {
  if (isOver(state.paper, command.at)) return refused({ code: 'TimeIsUp' });
  const { questionId } = command;
  const item = itemAsked(state.paper, questionId);
  if (!item) return refused({ code: 'QuestionNotOnPaper', questionId });
  const flaw = flawOf(command, item);
  return flaw ? refused(flaw) : accepted(newMarks(command, item, markOn(state.marks, item.itemId)));
};

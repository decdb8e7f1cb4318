import { accepted, refused } from '../kernel/result.ts';
import type { OpenAttempt } from './attempt-state.ts';
import type { AttemptRefusal, MarkItem } from './commands.ts';
import type { Decision } from './decision.ts';
import { isOver } from './exam-clock.ts';
import { sortedLetters } from './give-answer.ts';
import { type Mark, markOn } from './marks.ts';
import type { MarkEvent } from './work-events.ts';

const flawOf = (
  { itemId, struck = [] }: MarkItem,
  { paper }: OpenAttempt,
): AttemptRefusal | undefined => {
  const onPaper = paper.items.find((candidate) => candidate.itemId === itemId);
  if (!onPaper) return { code: 'QuestionNotOnPaper', questionId: itemId };
  const label = struck.find((candidate) => !onPaper.labels.includes(candidate));
  return label === undefined
    ? undefined
    : { code: 'OptionNotOnQuestion', questionId: itemId, label, field: 'struck' };
};

const newMarks = (command: MarkItem, before: Mark): MarkEvent[] => {
  const { attemptId, learnerId, at, itemId, flagged, note } = command;
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
  const flaw = flawOf(command, state);
  return flaw ? refused(flaw) : accepted(newMarks(command, markOn(state.marks, command.itemId)));
};

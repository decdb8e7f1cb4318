import { accepted, refused } from '../kernel/result.ts';
import type { OpenAttempt } from './attempt-state.ts';
import type { AttemptRefusal, ChosenAnswer, GiveAnswer } from './commands.ts';
import type { Decision } from './decision.ts';
import { isOver } from './exam-clock.ts';
import type { PaperItem } from './paper-item.ts';
import { heldSeconds } from './working-time.ts';

/** What is wrong with an answer to this paper; undefined when nothing is. */
export const flawOf = (
  items: readonly Pick<PaperItem, 'itemId' | 'type' | 'labels'>[],
  { itemId, chosen }: ChosenAnswer,
): AttemptRefusal | undefined => {
  const onPaper = items.find((candidate) => candidate.itemId === itemId);
  if (!onPaper) return { code: 'QuestionNotOnPaper', questionId: itemId };
  if (onPaper.type === 'single' && chosen.length > 1) {
    return { code: 'OneAnswerOnly', questionId: itemId };
  }
  const label = chosen.find((candidate) => !onPaper.labels.includes(candidate));
  return label === undefined
    ? undefined
    : { code: 'OptionNotOnQuestion', questionId: itemId, label };
};

export const sortedLetters = (chosen: readonly string[]): string[] => [...new Set(chosen)].sort();

/** Saves what was chosen and the time it took; the same again adds nothing. */
export const giveAnswer = (command: GiveAnswer, state: OpenAttempt): Decision => {
  const { paper, given, revealed } = state;
  if (isOver(paper, command.at)) return refused({ code: 'TimeIsUp' });
  const before = given.get(command.itemId);
  const chosen = sortedLetters(command.chosen ?? before?.chosen ?? []);
  const { type: _, ...answer } = { ...command, chosen, seconds: heldSeconds(state, command) };
  const flaw = flawOf(paper.items, answer);
  if (flaw) return refused(flaw);
  const isSameAnswer = `${before?.chosen}` === `${chosen}`;
  // Time spent on reading the reasons is none of the answer's.
  if (revealed.has(command.itemId)) {
    return isSameAnswer
      ? accepted([])
      : refused({ code: 'AnswerRevealedAlready', questionId: command.itemId });
  }
  const isSame = before?.seconds === answer.seconds && isSameAnswer;
  return accepted(isSame ? [] : [{ type: 'AnswerGiven', data: answer }]);
};

import { onOpenExam } from '../draws/on-open-exam.ts';
import { accepted, refused } from '../kernel/result.ts';
import type { OpenAttempt } from './attempt-state.ts';
import type { RevealAnswer } from './commands.ts';
import type { Decision } from './decision.ts';
import type { AttemptEvent } from './events.ts';
import { isOver } from './exam-clock.ts';
import { asAnswered, flawOf } from './give-answer.ts';
import type { PaperItem } from './paper-item.ts';
import { isCorrect } from './points.ts';
import { itemAsked } from './question-ids.ts';
import { heldSeconds } from './working-time.ts';

type Answered = Omit<RevealAnswer, 'type' | 'holds'> & { readonly chosen: string[] };

const isSaved = ({ itemId }: PaperItem, chosen: string[], { given }: OpenAttempt): boolean =>
  `${given.get(itemId)?.chosen}` === `${chosen}`;

const revealed = (item: PaperItem, answer: Answered, state: OpenAttempt): AttemptEvent[] => {
  const { questionId: _, ...about } = answer;
  const { itemId, revision } = item;
  const given = { ...about, itemId, seconds: heldSeconds(state, { ...about, itemId }) };
  const correct = isCorrect(item, answer.chosen);
  return [
    ...(isSaved(item, answer.chosen, state) ? [] : [{ type: 'AnswerGiven' as const, data: given }]),
    { type: 'AnswerRevealed', data: { ...given, field: state.paper.field, revision, correct } },
  ];
};

const checked = (command: RevealAnswer, state: OpenAttempt): Decision => {
  const { type: _, holds: __, ...wish } = command;
  const { questionId } = command;
  if (state.paper.mode !== 'tutor') return refused({ code: 'NotInTutorMode' });
  const item = itemAsked(state.paper, questionId);
  const chosen = asAnswered(item, command.chosen);
  if (item && state.revealed.has(item.itemId)) {
    // The same again adds nothing; another answer comes too late.
    return isSaved(item, chosen, state)
      ? accepted([])
      : refused({ code: 'AnswerRevealedAlready', questionId });
  }
  if (isOver(state.paper, command.at)) return refused({ code: 'TimeIsUp' });
  if (!item) return refused({ code: 'QuestionNotOnPaper', questionId });
  const flaw = flawOf(item, { questionId, chosen });
  if (flaw) return refused(flaw);
  if (chosen.length === 0) return refused({ code: 'NothingChosen', questionId });
  return accepted(revealed(item, { ...wish, chosen }, state));
};

/**
 * Checks an answer of a tutor paper by its key, unless that is one of an open exam; from then on it
 * stands as it was given.
 */
export const revealAnswer = (command: RevealAnswer, state: OpenAttempt): Decision => {
  const { holds, at, questionId } = command;
  const item = itemAsked(state.paper, questionId);
  const waits = item && onOpenExam(holds, [item.itemId], { what: 'answers', at });
  return waits ? refused(waits) : checked(command, state);
};

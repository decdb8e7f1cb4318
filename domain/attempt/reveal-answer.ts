import { accepted, refused } from '../kernel/result.ts';
import type { OpenAttempt } from './attempt-state.ts';
import type { RevealAnswer } from './commands.ts';
import type { Decision } from './decision.ts';
import type { AttemptEvent } from './events.ts';
import { isOver } from './exam-clock.ts';
import { flawOf, sortedLetters } from './give-answer.ts';
import { isCorrect } from './scoring.ts';
import { heldSeconds } from './working-time.ts';

type Answered = Omit<RevealAnswer, 'type'> & { readonly chosen: string[] };

/** The same again adds nothing; another answer comes too late. */
const again = ({ itemId, chosen }: Answered, { given }: OpenAttempt): Decision =>
  `${given.get(itemId)?.chosen}` === `${chosen}`
    ? accepted([])
    : refused({ code: 'AnswerRevealedAlready', questionId: itemId });

const revealed = (answer: Answered, { paper, given }: OpenAttempt): AttemptEvent[] => {
  const onPaper = paper.items.find(({ itemId }) => itemId === answer.itemId);
  if (!onPaper) return [];
  const { field } = paper;
  const { revision } = onPaper;
  const isSaved = `${given.get(answer.itemId)?.chosen}` === `${answer.chosen}`;
  return [
    ...(isSaved ? [] : [{ type: 'AnswerGiven' as const, data: answer }]),
    {
      type: 'AnswerRevealed',
      data: { ...answer, field, revision, correct: isCorrect(onPaper, answer.chosen) },
    },
  ];
};

/** Checks an answer of a tutor paper by its key; from then on it stands as it was given. */
export const revealAnswer = (command: RevealAnswer, state: OpenAttempt): Decision => {
  const { type: _, ...wish } = command;
  const chosen = sortedLetters(command.chosen);
  const answer = { ...wish, chosen, seconds: heldSeconds(state, command) };
  if (state.paper.mode !== 'tutor') return refused({ code: 'NotInTutorMode' });
  if (state.revealed.has(command.itemId)) return again(answer, state);
  if (isOver(state.paper, command.at)) return refused({ code: 'TimeIsUp' });
  const flaw = flawOf(state.paper.items, answer);
  if (flaw) return refused(flaw);
  if (answer.chosen.length === 0) {
    return refused({ code: 'NothingChosen', questionId: command.itemId });
  }
  return accepted(revealed(answer, state));
};

import { enteredNumber } from '../contracts/option-label.ts';
import { accepted, refused } from '../kernel/result.ts';
import type { OpenAttempt } from './attempt-state.ts';
import type { AttemptRefusal, ChosenAnswer, GiveAnswer } from './commands.ts';
import type { Decision } from './decision.ts';
import { isOver } from './exam-clock.ts';
import type { PaperItem } from './paper-item.ts';
import { labelsOf } from './paper-options.ts';
import { itemAsked } from './question-ids.ts';
import { heldSeconds } from './working-time.ts';

type Answerable = Pick<PaperItem, 'type' | 'options' | 'marking'>;

/** More in one place than it holds: two words in one blank, four of "select three". */
const isOverfull = ({ marking }: Answerable, chosen: readonly string[]): boolean =>
  marking?.kind === 'groups' &&
  marking.groups.some(
    ({ options, most = options.length }) =>
      options.filter((label) => chosen.includes(label)).length > most,
  );

const isPartOfOrder = ({ marking, options }: Answerable, chosen: readonly string[]): boolean =>
  marking?.kind === 'ordered' && chosen.length > 0 && chosen.length !== options.length;

/** What is wrong with an answer to this item of a paper; undefined when nothing is. */
export const flawOf = (
  item: Answerable,
  { questionId, chosen }: ChosenAnswer,
): AttemptRefusal | undefined => {
  const { type, options, marking } = item;
  if (type === 'single' && chosen.length > 1) return { code: 'OneAnswerOnly', questionId };
  if (marking?.kind === 'numeric') {
    const isNumber = chosen.every((entered) => enteredNumber.safeParse(entered).success);
    return isNumber ? undefined : { code: 'NotANumber', questionId };
  }
  const labels = labelsOf(options);
  const label = chosen.find((candidate) => !labels.includes(candidate));
  if (label !== undefined) return { code: 'OptionNotOnQuestion', questionId, label };
  if (isPartOfOrder(item, chosen)) return { code: 'OrderIncomplete', questionId };
  return isOverfull(item, chosen) ? { code: 'TooManyChosen', questionId } : undefined;
};

export const sortedLetters = (chosen: readonly string[]): string[] => [...new Set(chosen)].sort();

/** An answer as it is kept: an order stays as it was given, everything else is sorted; each letter once. */
export const asAnswered = (
  item: Pick<PaperItem, 'marking'> | undefined,
  chosen: readonly string[],
): string[] => (item?.marking?.kind === 'ordered' ? [...new Set(chosen)] : sortedLetters(chosen));

type AnswerHistory = { readonly chosen: readonly string[]; readonly before: readonly string[] };

/** Another page answered meanwhile, and whoever answers here has not seen it. */
const isBehind = (
  { chosen, instead }: GiveAnswer,
  now: AnswerHistory,
  item: PaperItem,
): boolean => {
  if (!chosen || !instead || `${now.chosen}` === `${now.before}`) return false;
  return !instead.some((known) => `${asAnswered(item, known)}` === `${now.before}`);
};

const answerTo = (item: PaperItem, command: GiveAnswer, state: OpenAttempt): Decision => {
  const { type: _, questionId, instead: __, ...give } = command;
  const { itemId } = item;
  const before = state.given.get(itemId);
  const chosen = asAnswered(item, give.chosen ?? before?.chosen ?? []);
  const flaw = flawOf(item, { questionId, chosen });
  if (flaw) return refused(flaw);
  const isSameAnswer = `${before?.chosen}` === `${chosen}`;
  // Time spent on reading the reasons is none of the answer's.
  if (state.revealed.has(itemId)) {
    return isSameAnswer ? accepted([]) : refused({ code: 'AnswerRevealedAlready', questionId });
  }
  if (isBehind(command, { chosen, before: before?.chosen ?? [] }, item)) {
    return refused({ code: 'AnsweredElsewhere', questionId });
  }
  const seconds = heldSeconds(state, { ...give, itemId });
  const isSame = before?.seconds === seconds && isSameAnswer;
  const data = { ...give, itemId, chosen, seconds };
  return accepted(isSame ? [] : [{ type: 'AnswerGiven', data }]);
};

/** Saves what was chosen and the time it took; the same again adds nothing. */
export const giveAnswer = (command: GiveAnswer, state: OpenAttempt): Decision => {
  if (isOver(state.paper, command.at)) return refused({ code: 'TimeIsUp' });
  const { questionId } = command;
  const item = itemAsked(state.paper, questionId);
  return item
    ? answerTo(item, command, state)
    : refused({ code: 'QuestionNotOnPaper', questionId });
};

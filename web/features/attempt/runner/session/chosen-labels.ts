import type { Question } from '../../../../../domain/contracts/quiz.ts';
import type { Response } from '../../../../../domain/contracts/response.ts';

/** "A,C" to its labels; an empty text is a question left unanswered. */
export const labelsOf = (userAnswer: string): readonly string[] =>
  userAnswer === '' ? [] : userAnswer.split(',');

type Answerable = Pick<Question, 'questionType' | 'response' | 'options'>;

/** The answer as it is sent: in alphabetical order but where an order is asked for, joined by commas. */
export const userAnswerOf = (labels: readonly string[], response?: Response): string =>
  (response?.format === 'ordered' ? labels : labels.toSorted()).join(',');

const toggled = (chosen: readonly string[], label: string): readonly string[] =>
  chosen.includes(label) ? chosen.filter((other) => other !== label) : [...chosen, label];

type AnswerSlot = { readonly labels: readonly string[]; readonly most: number };

/** The place of a question where this option stands, and how many it takes. */
const placeOf = (response: Response, label: string): AnswerSlot | undefined => {
  if (response.format === 'bow-tie') {
    const slot = response.slots.find(({ choices }) => choices.includes(label));
    return slot && { labels: slot.choices, most: slot.choose };
  }
  if (response.format === 'drop-down' || response.format === 'drop-down-table') {
    const blank = response.blanks.find(({ choices }) => choices.includes(label));
    return blank && { labels: blank.choices, most: 1 };
  }
  if (response.format !== 'matrix' || response.several) return undefined;
  const row = response.rows.find(({ cells }) => cells.includes(label));
  return row && { labels: row.cells, most: 1 };
};

/** A place that takes one changes it; one that is full takes no more; what is chosen twice is taken back. */
const inPlace = (
  { labels, most }: AnswerSlot,
  { chosen, label }: { readonly chosen: readonly string[]; readonly label: string },
): readonly string[] => {
  if (chosen.includes(label)) return toggled(chosen, label);
  const here = chosen.filter((other) => labels.includes(other));
  if (here.length < most) return [...chosen, label];
  return most === 1 ? [...chosen.filter((other) => !labels.includes(other)), label] : chosen;
};

const answering = (
  response: Response,
  chosen: readonly string[],
  given: string,
): readonly string[] => {
  if (response.format === 'numeric') return given === '' ? [] : [given];
  if (response.format === 'ordered') return labelsOf(given);
  if (response.format === 'select-n') {
    const isFull = chosen.length >= response.choose && !chosen.includes(given);
    return isFull ? chosen : toggled(chosen, given);
  }
  const place = placeOf(response, given);
  return place ? inPlace(place, { chosen, label: given }) : toggled(chosen, given);
};

/** Whether something can be chosen on this question: an option of it, all of them in an order, a number. */
export const canChoose = ({ options, response }: Answerable, given: string): boolean =>
  response?.format === 'numeric' ||
  labelsOf(given).every((label) => options.some((option) => option.label === label));

/** What is chosen after an option was picked: it replaces a single answer, and toggles among several. */
export const afterChoosing = (
  { questionType, response }: Answerable,
  chosen: readonly string[],
  given: string,
): readonly string[] => {
  if (response) return answering(response, chosen, given);
  return questionType === 'K-Type' ? toggled(chosen, given) : [given];
};

/** How many options can be chosen by their letters: none where they stand in places of their own. */
export const letterKeys = ({ options, response }: Answerable): number =>
  response && response.format !== 'select-n' ? 0 : options.length;

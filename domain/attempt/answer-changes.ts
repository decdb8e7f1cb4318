import type { AnswerChange, FilmMoment } from '../contracts/film.ts';
import { isCorrect, type Keyed } from './points.ts';

type Labels = readonly string[];

type Given = { readonly labels: Labels; readonly isSettled: boolean };

const unanswered: Given = { labels: [], isSettled: false };

const changeKind = (was: boolean, is: boolean): AnswerChange['kind'] | undefined => {
  if (was && !is) return 'right-to-wrong';
  if (!was) return is ? 'wrong-to-right' : 'wrong-to-wrong';
  return undefined;
};

/** A number is typed and an order is moved step by step; of a set only what takes nothing back is a step. */
const isStep = ({ marking }: Keyed, before: Labels, now: Labels): boolean =>
  marking?.kind === 'numeric' ||
  marking?.kind === 'ordered' ||
  before.every((label) => now.includes(label));

/** An answer given for the first time, taken back, or still being made is no change of mind. */
const kindOfChange = (
  asked: Keyed,
  { labels, isSettled }: Given,
  now: Labels,
): AnswerChange['kind'] | undefined => {
  if (labels.length === 0 || now.length === 0) return undefined;
  if (labels.join() === now.join()) return undefined;
  if (!isSettled && isStep(asked, labels, now)) return undefined;
  return changeKind(isCorrect(asked, labels), isCorrect(asked, now));
};

/** What stands after a moment of a question. */
const after = (before: Given, { kind, labels = [] }: FilmMoment): Given => {
  const isGiven = before.labels.length > 0;
  if (kind === 'viewed') return { ...before, isSettled: isGiven };
  if (kind === 'answered') return { labels, isSettled: before.isSettled && isGiven };
  return kind === 'cleared' ? unanswered : before;
};

/**
 * What a taker changed their mind about, oldest first. An answer is settled once its question is opened
 * again. `moments` in the order of their time; `askedOf` tells a question with its key as it stands now.
 */
export const answerChanges = (
  moments: readonly FilmMoment[],
  askedOf: (questionId: string) => Keyed,
): AnswerChange[] => {
  const given = new Map<string, Given>();
  return moments.flatMap((moment) => {
    const { ms, questionId } = moment;
    if (questionId === null) return [];
    const before = given.get(questionId) ?? unanswered;
    const now = after(before, moment);
    given.set(questionId, now);
    const kind = kindOfChange(askedOf(questionId), before, now.labels);
    return kind ? [{ ms, questionId, from: [...before.labels], to: [...now.labels], kind }] : [];
  });
};

import type { MarkBody } from '../../../../../domain/contracts/attempt-work.ts';
import type { OpenAttempt } from '../../../../../domain/contracts/quiz.ts';
import type { QuestionId } from '../../../../../domain/kernel/ids.ts';

/** What is marked on the questions of a paper, by question id. */
export type PaperMarks = {
  /** Labels struck out: an aid, never part of an answer. */
  readonly struck: ReadonlyMap<string, readonly string[]>;
  readonly flagged: ReadonlySet<string>;
  readonly notes: ReadonlyMap<string, string>;
};

export type SaveMark = (questionId: QuestionId, body: MarkBody) => void;

export const marksOf = ({ marks }: Pick<OpenAttempt, 'marks'>): PaperMarks => ({
  struck: new Map(marks.map(({ questionId, struck }) => [questionId, struck])),
  flagged: new Set(marks.filter(({ flagged }) => flagged).map(({ questionId }) => questionId)),
  notes: new Map(
    marks.filter(({ note }) => note !== '').map(({ questionId, note }) => [questionId, note]),
  ),
});

const none: readonly string[] = [];

export const struckFor = ({ struck }: PaperMarks, questionId: string): readonly string[] =>
  struck.get(questionId) ?? none;

export const noteFor = ({ notes }: PaperMarks, questionId: string): string =>
  notes.get(questionId) ?? '';

export const withStruck = <Marks extends PaperMarks>(
  marks: Marks,
  questionId: string,
  labels: readonly string[],
): Marks => ({ ...marks, struck: new Map(marks.struck).set(questionId, labels) });

export const toggledFlag = <Marks extends PaperMarks>(marks: Marks, questionId: string): Marks => {
  const flagged = new Set(marks.flagged);
  if (!flagged.delete(questionId)) flagged.add(questionId);
  return { ...marks, flagged };
};

export const withNote = <Marks extends PaperMarks>(
  marks: Marks,
  questionId: string,
  note: string,
): Marks => ({ ...marks, notes: new Map(marks.notes).set(questionId, note) });

import type { Awaiting } from '../../../domain/draws/on-open-exam.ts';

const inWords = (seconds: number): string => {
  const minutes = Math.max(1, Math.round(seconds / 60));
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 ? [`${hours} h`] : [], rest > 0 ? [`${rest} min`] : []].flat().join(' ');
};

const waits: Readonly<Record<Awaiting, string>> = {
  draw: 'The exam you have open holds the questions that are left here. You can draw them',
  'hand-in': 'This quiz shares questions with the exam you have open. Nothing is lost: finish it',
  review: 'The cards that are due are on the exam you have open, or close to it. Review them',
  answers: 'Some of these questions are on the exam you have open. You can see their answers',
};

/** Why something waits for the end of an exam, and when that is at the latest. */
export const waitsForExam = (what: Awaiting, seconds: number): string =>
  `${waits[what]} once that exam is over, in ${inWords(seconds)} at the latest.`;

/** Why no questions are drawn, and when they are again. */
export const drawsAgain = (seconds: number): string =>
  `You have drawn more questions than anyone can study at once. New ones can be drawn in ${inWords(seconds)}; your open quizzes and your reviews go on.`;

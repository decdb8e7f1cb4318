import type { Awaiting } from '../../domain/draws/on-open-exam.ts';

const inWords = (seconds: number): string => {
  const minutes = Math.max(1, Math.round(seconds / 60));
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 ? [`${hours} h`] : [], rest > 0 ? [`${rest} min`] : []].flat().join(' ');
};

const waits: Readonly<Record<Awaiting, string>> = {
  draw: 'The questions left here are on the exam you have open. They will be available',
  'hand-in':
    'This quiz shares questions with the exam you have open. Your answers are saved, and you can finish it',
  review:
    'The cards that are due are on the exam you have open, or similar to it. You can review them',
  answers: 'Some of these questions are on the exam you have open. You can see their answers',
  'study-aids': 'You have an exam open. You can make study aids and read your flashcards',
  images: 'You have an exam open. You can read medical images',
  tutor: 'You have an exam open. You can study with the tutor',
  terminology: 'You have an exam open. You can look up and practice medical terms',
  download: 'Your data tells how you answered, and you have an exam open. You can download it',
};

/** Why something waits for the end of an exam, and when that is at the latest. */
export const waitsForExam = (what: Awaiting, seconds: number): string =>
  `${waits[what]} when that exam ends, in ${inWords(seconds)} or sooner.`;

/** Why no questions are drawn, and when they are again. */
export const drawsAgain = (seconds: number): string =>
  `You have reached the limit for new questions. You can start new ones in ${inWords(seconds)}; your open quizzes and reviews still work.`;

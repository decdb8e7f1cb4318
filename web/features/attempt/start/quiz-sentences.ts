import type { ExamDefinition } from '../../../../domain/contracts/exams.ts';
import type { QuizOverview } from '../../../../domain/contracts/quiz-overview.ts';
import { counted, grouped } from '../../../format/counts.ts';
import { spokenTime } from '../../../format/duration.ts';

/** What the practice page says first. */
export const practiceAnswer = ({ questions, unseen }: QuizOverview): string => {
  if (questions === 0) return 'We are still writing questions for your field.';
  if (unseen === 0) {
    return `You have seen all ${counted(questions, 'question')}. Questions you missed come first.`;
  }
  const all = counted(questions, 'question');
  if (unseen === questions) return `${all}, all new to you.`;
  return `${grouped(unseen)} of ${all} ${unseen === 1 ? 'is' : 'are'} new to you.`;
};

/** "160 questions in 3 h". */
export const examSize = ({ questions, timeLimit }: ExamDefinition): string =>
  `${questions} questions in ${spokenTime(timeLimit * 60)}`;

/** What the full-length page says first. */
export const fullLengthAnswer = (exams: readonly ExamDefinition[]): string => {
  const [first, second] = exams;
  if (!first) return 'Your board exam from start to finish.';
  if (!second) return `${first.name}: ${examSize(first)}.`;
  return `Two exams in your field: ${first.name} and ${second.name}.`;
};

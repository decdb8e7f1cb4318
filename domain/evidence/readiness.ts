import type { QuizResult } from '../attempt/events.ts';
import { readinessFigure } from '../contracts/evidence.ts';
import { examNamed } from '../contracts/exams.ts';
import { type FieldCode, fieldCode } from '../contracts/fields.ts';
import { paperKind } from '../contracts/paper-kind.ts';
import { isSimulationResult } from '../progress/handed-in.ts';
import { itemsIn } from '../readiness/estimate.ts';
import {
  countByArea,
  countedPapers,
  evidencePaper,
  evidenceWindow,
  examAhead,
  isEvidence,
} from '../readiness/weigh-evidence.ts';
import { contribution, type Formula, type Study } from './formula.ts';
import type { StudiedQuiz, StudyEvent } from './studied-quizzes.ts';

const timedPapers = (quizzes: readonly StudiedQuiz[]): readonly StudyEvent<QuizResult>[] =>
  quizzes
    .filter(({ submitted: { type } }) => !isSimulationResult(type))
    .map(({ submitted }) => submitted as StudyEvent<QuizResult>)
    .filter(({ data }) => isEvidence(data));

type Exam = { readonly field: FieldCode; readonly exam: string };

const contributionsTo =
  ({ field, exam }: Exam): Formula['contributions'] =>
  ({ quizzes, today }: Study) => {
    const events = timedPapers(quizzes);
    const papers = countedPapers(
      events.map(({ data }) => evidencePaper(data)),
      { field, today },
    );
    return papers.flatMap(({ attemptId, answers }) => {
      const submitted = events.find(({ data }) => data.attemptId === attemptId);
      const amount = itemsIn(countByArea(field, exam, answers));
      if (!submitted || amount === 0) return [];
      const words = `${paperKind(submitted.data)}: ${amount} first-time ${amount === 1 ? 'question' : 'questions'}`;
      return [contribution(submitted, { words, amount })];
    });
  };

/** How many questions the readiness for an exam was estimated from; undefined for another name. */
export const readinessFormula = (figure: string): Formula | undefined => {
  const exam = figure.slice(readinessFigure('').length);
  const field = fieldCode.options.find((code) => examNamed(code, exam));
  if (!field || !examAhead(field, exam)) return undefined;
  return {
    name: 'readiness-questions',
    version: 1,
    title: `Questions behind your ${exam} readiness`,
    words: `Questions you saw for the first time in timed quizzes and exams, up to the last one you reached, that belong to the outline of the exam: the newest ${evidenceWindow.answers} from the last ${evidenceWindow.days} days.`,
    unit: 'questions',
    combine: 'sum',
    contributions: contributionsTo({ field, exam }),
  };
};

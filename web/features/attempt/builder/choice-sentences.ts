import { questionsInCaseStudy } from '../../../../domain/contracts/case-study.ts';
import type { CustomQuizBody, QuestionStatus } from '../../../../domain/contracts/custom-quiz.ts';
import { counted } from '../../../format/counts.ts';
import { spokenTime } from '../../../format/duration.ts';
import { terms } from '../../../ui/terms.ts';
import { minutesOf, type QuizChoice } from './quiz-choice.ts';

export const statusWords: Readonly<Record<QuestionStatus, string>> = {
  unused: 'Unused',
  missed: 'Missed',
  flagged: 'Flagged',
  all: 'All',
};

const questions = (count: number, status: QuestionStatus): string => {
  const kind = status === 'all' ? '' : `${status} `;
  return counted(count, `${kind}question`);
};

const ofStudies = (count: number): string =>
  count === questionsInCaseStudy ? '1 case study' : `${count / questionsInCaseStudy} case studies`;

/** "12 missed questions, 14 min". */
export const sizeWords = (
  choice: QuizChoice,
  field: CustomQuizBody['healthcareField'],
  found: number,
): string => {
  const size = Math.min(choice.count, found);
  const minutes = minutesOf(choice, field, size);
  const limit = minutes === null ? 'no time limit' : spokenTime(minutes * 60);
  return choice.isCaseStudies
    ? `${ofStudies(size)}, ${size} questions, ${limit}`
    : `${questions(size, choice.status)}, ${limit}`;
};

/** How many there are to draw from, and what is done when that is less than was asked. */
export const supplyWords = (choice: QuizChoice, found: number): string =>
  choice.isCaseStudies ? studiesWords(choice, found) : questionsWords(choice, found);

const studiesWords = ({ count }: QuizChoice, found: number): string =>
  found < count
    ? `Only ${ofStudies(found)} ${found === questionsInCaseStudy ? 'matches' : 'match'}.`
    : `${ofStudies(found)} with a question in what you picked`;

const questionsWords = ({ count, status }: QuizChoice, found: number): string =>
  found < count
    ? `Only ${questions(found, status)} ${found === 1 ? 'matches' : 'match'}, so the quiz will have ${counted(found, 'question')}.`
    : `${questions(found, status)} (${terms.similarOnce})`;

/** Why the quiz cannot be started; undefined when it can. */
export const whyNot = (choice: QuizChoice, found: number): string | undefined => {
  if (choice.areas.length + choice.topics.length === 0) return 'Choose at least one area or topic.';
  if (found > 0) return undefined;
  if (choice.isCaseStudies) {
    return choice.status === 'all'
      ? 'No case study has a question here. Add an area or a topic.'
      : `You have no ${choice.status} case study here. Choose All, or add an area.`;
  }
  return {
    unused: 'You have seen every question here. Choose Missed or All, or add a topic.',
    missed: 'You have no missed questions here. Choose Unused or All, or add a topic.',
    flagged: 'You have no flagged questions here. Choose All, or add a topic.',
    all: 'There are no questions here yet. Add another topic.',
  }[choice.status];
};

import { questionsInCaseStudy } from '../../../../domain/contracts/case-study.ts';
import type { CustomQuizBody, QuestionStatus } from '../../../../domain/contracts/custom-quiz.ts';
import { minutesAtExamPace } from '../../../../domain/contracts/exams.ts';
import type { CaseStudySupply, QuizOverview } from '../../../../domain/contracts/quiz-overview.ts';

/** What a learner set in the builder. */
export type QuizChoice = {
  /** Whole areas by name. */
  readonly areas: readonly string[];
  /** Topics of the areas that are not whole. */
  readonly topics: readonly string[];
  readonly status: QuestionStatus;
  readonly count: number;
  readonly isTimed: boolean;
  /** Null for the pace of the exam. */
  readonly minutes: number | null;
  readonly mode: CustomQuizBody['mode'];
  /** Whole case studies and nothing else. */
  readonly isCaseStudies: boolean;
};

export type Area = QuizOverview['areas'][number];

export const everything = ({ areas }: QuizOverview): QuizChoice => ({
  areas: areas.map(({ name }) => name),
  topics: [],
  status: 'all',
  count: 20,
  isTimed: false,
  minutes: null,
  mode: 'practice',
  isCaseStudies: false,
});

export const isPicked = (
  { areas, topics }: Pick<QuizChoice, 'areas' | 'topics'>,
  area: string,
  topic: string,
): boolean => areas.includes(area) || topics.includes(topic);

/** How many of an area's questions have the wanted status, or of its picked topics only. */
export const matchingIn = (area: Area, choice: QuizChoice, all = false): number =>
  area.topics
    .filter(({ name }) => all || isPicked(choice, area.name, name))
    .reduce((sum, topic) => sum + topic[choice.status], 0);

/** Chosen topics that no area has, since only another exam of the field names them. */
const furtherIn = ({ furtherTopics }: QuizOverview, { topics }: QuizChoice) =>
  furtherTopics.filter(({ name }) => topics.includes(name));

/** Whether the builder's areas show all that is chosen. */
export const isShownWhole = (overview: QuizOverview, choice: QuizChoice): boolean =>
  furtherIn(overview, choice).length === 0;

const isChosenStudy = ({ areas, topics, ...is }: CaseStudySupply, choice: QuizChoice): boolean =>
  (choice.status === 'all' || is[choice.status]) &&
  (areas.some((name) => choice.areas.includes(name)) ||
    topics.some((name) => choice.topics.includes(name)));

/** How many case studies there are with a question in what is picked. */
const matchingStudies = ({ caseStudies = [] }: QuizOverview, choice: QuizChoice): number =>
  caseStudies.filter((study) => isChosenStudy(study, choice)).length;

const matchingQuestions = (overview: QuizOverview, choice: QuizChoice): number =>
  overview.areas.reduce((sum, area) => sum + matchingIn(area, choice), 0) +
  furtherIn(overview, choice).reduce((sum, topic) => sum + topic[choice.status], 0);

export const pickedOf = (area: Area, choice: QuizChoice): boolean | 'indeterminate' => {
  if (choice.areas.includes(area.name)) return true;
  return area.topics.some(({ name }) => choice.topics.includes(name)) && 'indeterminate';
};

const without = (names: readonly string[], gone: readonly string[]): readonly string[] =>
  names.filter((name) => !gone.includes(name));

export const withArea = (
  choice: QuizChoice,
  { name, topics }: Area,
  whole: boolean,
): QuizChoice => ({
  ...choice,
  areas: [...without(choice.areas, [name]), ...(whole ? [name] : [])],
  topics: without(
    choice.topics,
    topics.map((topic) => topic.name),
  ),
});

/** All topics of an area make it whole. */
export const withTopic = (choice: QuizChoice, area: Area, topic: string): QuizChoice => {
  const picked = area.topics
    .map(({ name }) => name)
    .filter((name) => isPicked(choice, area.name, name) !== (name === topic));
  if (picked.length === area.topics.length) return withArea(choice, area, true);
  const rest = withArea(choice, area, false);
  return { ...rest, topics: [...rest.topics, ...picked] };
};

/** How many questions there are to draw from. */
export const matching = (overview: QuizOverview, choice: QuizChoice): number =>
  choice.isCaseStudies
    ? matchingStudies(overview, choice) * questionsInCaseStudy
    : matchingQuestions(overview, choice);

/** Minutes of a timed quiz of so many questions; null without a limit. */
export const minutesOf = (
  { isTimed, minutes }: QuizChoice,
  field: CustomQuizBody['healthcareField'],
  questions: number,
): number | null => (isTimed ? (minutes ?? minutesAtExamPace(field, questions)) : null);

export const bodyOf = (
  choice: QuizChoice,
  { healthcareField, areas }: QuizOverview,
): CustomQuizBody => {
  const isWhole = areas.every(({ name }) => choice.areas.includes(name));
  return {
    healthcareField,
    ...(isWhole ? {} : { areas: [...choice.areas], topics: [...choice.topics] }),
    status: choice.status,
    count: choice.count,
    minutes: choice.isTimed ? (choice.minutes ?? 'exam-pace') : null,
    mode: choice.mode,
    ...(choice.isCaseStudies ? { only: 'case-studies' } : {}),
  };
};

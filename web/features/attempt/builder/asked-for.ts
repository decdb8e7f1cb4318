import { mostCustomTopics } from '../../../../domain/contracts/custom-quiz.ts';
import type { QuizOverview } from '../../../../domain/contracts/quiz-overview.ts';
import { everything, type QuizChoice } from './quiz-choice.ts';

export type QuizPreset = {
  /** "Practice: Noninvasive ventilation". */
  readonly title: string;
  readonly choice: QuizChoice;
};

const spelledOut = 3;

const practiceOf = (names: readonly string[]): string => {
  const more = names.length - spelledOut;
  const first = names.slice(0, spelledOut).join(', ');
  return `Practice: ${first}${more > 0 ? ` and ${more} more` : ''}`;
};

const named = (search: URLSearchParams, parameter: string): string[] =>
  [...new Set(search.getAll(parameter))].filter((name) => name !== '');

/** The quiz that an address asks for (?topic=, ?area= or ?missed=1); undefined when it asks for none. */
export const askedFor = (
  search: URLSearchParams,
  overview: QuizOverview,
): QuizPreset | undefined => {
  const all = everything(overview);
  const topics = named(search, 'topic').slice(0, mostCustomTopics);
  if (topics.length > 0)
    return { title: practiceOf(topics), choice: { ...all, areas: [], topics } };
  const areas = named(search, 'area');
  if (areas.length > 0) return { title: practiceOf(areas), choice: { ...all, areas } };
  if (!search.has('missed')) return undefined;
  return { title: 'Practice: questions you missed', choice: { ...all, status: 'missed' } };
};

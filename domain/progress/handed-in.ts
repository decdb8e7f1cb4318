import type { QuizResult } from '../attempt/events.ts';
import { reached } from '../attempt/reached.ts';
import type { SimulationResult } from '../simulation/events.ts';

/** The result of a quiz, an exam or a clinical simulation: each counts as study. */
export type HandedIn = QuizResult | SimulationResult;

type Answered = HandedIn['answers'][number];

/** Its answers as far as the learner came: what was not reached tells nothing of what they know. */
export const reachedIn = ({ answers }: Pick<HandedIn, 'answers'>): readonly Answered[] =>
  reached<Answered>(answers);

/** Whether a question was answered at all. */
const isAnswered = ({ total, skipped }: Pick<HandedIn, 'total' | 'skipped'>): boolean =>
  total > skipped;

/**
 * Whether it has a percent score that counts. An adaptive paper has none, for its questions are chosen
 * so that about half are right whoever sits it; and nobody earned a score without a single answer.
 */
export const isScored = <Result extends Pick<HandedIn, 'score' | 'total' | 'skipped'>>(
  result: Result,
): result is Result & { readonly score: number } => result.score !== null && isAnswered(result);

/** False of a paper that ran out without a look at it: nobody took it, and nobody studied. */
export const isStudy = (result: Pick<HandedIn, 'answers' | 'timeSpent'>): boolean =>
  result.timeSpent > 0 || reachedIn(result).length > 0;

const handedInTypes: readonly string[] = ['QuizSubmitted', 'SimulationCompleted'];

/** A simulation asks for decisions where a quiz asks questions. */
export const isSimulationResult = (eventType: string): boolean =>
  eventType === 'SimulationCompleted';

/** Whether an event of this type carries a `HandedIn`. */
export const isHandedIn = (eventType: string): boolean => handedInTypes.includes(eventType);

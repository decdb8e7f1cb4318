import { match } from 'ts-pattern';
import type { QuizResult, Rescoring } from '../../../domain/attempt/events.ts';
import { fieldLabel } from '../../../domain/contracts/fields.ts';
import type { RecordedBoardwellEvent } from '../../../domain/events/registry.ts';
import type { ReviewAnsweredData } from '../../../domain/review/events.ts';
import type { SimulationResult } from '../../../domain/simulation/events.ts';
import {
  type Activity,
  type Doing,
  type Naming,
  type Score,
  type Statement,
  statement,
  type Verb,
} from './statement.ts';

type About = Pick<QuizResult, 'attemptId' | 'field' | 'exam'>;

const paper = ({ attemptId, field, exam }: About): Activity => ({
  path: `papers/${attemptId}`,
  type: 'assessment',
  name: `${fieldLabel(field)}: ${exam ?? 'practice quiz'}`,
});

const simulation = ({ attemptId, field, exam }: About): Activity => ({
  path: `simulations/${attemptId}`,
  type: 'simulation',
  name: `${fieldLabel(field)}: ${exam ?? 'clinical simulation'}`,
});

type AboutAttempt = { readonly data: { readonly attemptId: string; readonly at: string } };

/** Of an event that does not tell which exam it was: the one that began does. */
const known = (kind: 'papers' | 'simulations', attemptId: string): Activity => ({
  path: `${kind}/${attemptId}`,
  type: kind === 'simulations' ? 'simulation' : 'assessment',
  name: kind === 'simulations' ? 'Clinical simulation' : 'Quiz',
});

/** Of an adaptive exam the number of right answers is no score. */
const scoreOf = ({ score, correct, total }: Scored): Score | null =>
  score === null ? null : { raw: correct, max: total };

type Scored = {
  readonly score: number | null;
  readonly correct: number;
  readonly total: number;
};

type Answer = {
  readonly topic: string;
  readonly chosen: readonly string[];
  readonly correct: boolean;
  readonly seconds: number;
};

/** A question is named by its paper and its place there; one that was never in view is left out. */
const answersOf = (
  { attemptId, at, answers }: QuizResult | SimulationResult,
  within: Activity,
  responseOf: (answer: Answer) => readonly string[] | undefined = () => undefined,
): Doing[] =>
  answers.flatMap((answer, index): Doing[] => {
    const { topic, chosen, correct, seconds } = answer;
    const path = `${within.path}/questions/${index + 1}`;
    const object: Activity = { path, type: 'question', name: `Question ${index + 1}: ${topic}` };
    const about = { object, within, attemptId, at, seconds };
    if (chosen.length > 0) {
      return [{ ...about, verb: 'answered', success: correct, response: responseOf(answer) }];
    }
    return seconds > 0 ? [{ ...about, verb: 'experienced' }] : [];
  });

const completed = (result: QuizResult | SimulationResult, object: Activity): Doing => ({
  verb: 'completed',
  object,
  attemptId: result.attemptId,
  at: result.at,
  completion: true,
  seconds: result.timeSpent,
  score: scoreOf(result),
});

/** Of an event that tells no more than which attempt it is of. */
const onAttempt = (verb: Verb, kind: 'papers' | 'simulations', event: AboutAttempt): Doing => ({
  verb,
  object: known(kind, event.data.attemptId),
  attemptId: event.data.attemptId,
  at: event.data.at,
});

const handedIn = (result: QuizResult): Doing[] => {
  const object = paper(result);
  return [...answersOf(result, object, ({ chosen }) => chosen), completed(result, object)];
};

/** The options of a case have no letters, and their ids are the bank's: no response is told. */
const walked = (result: SimulationResult): Doing[] => {
  const object = simulation(result);
  return [...answersOf(result, object), completed(result, object)];
};

const rescored = ({ attemptId, at, after }: Rescoring): Doing => ({
  verb: 'scored',
  object: known('papers', attemptId),
  attemptId,
  at,
  score: scoreOf({ ...after, total: after.correct + after.incorrect + after.skipped }),
});

const reviewed = (id: string, data: ReviewAnsweredData): Doing => ({
  verb: 'answered',
  object: { path: `reviews/${id}`, type: 'question', name: `Review: ${data.topic}` },
  at: data.at,
  success: data.correct,
  response: data.chosen,
  seconds: data.seconds,
});

const begun = (object: Activity, { attemptId, at }: About & { readonly at: string }): Doing => ({
  verb: 'attempted',
  object,
  attemptId,
  at,
});

/** Every type of which `doingsOf` makes something. */
export const learningTypes = [
  ...(['PaperIssued', 'SimulationStarted', 'QuizSubmitted', 'SimulationCompleted'] as const),
  ...(['ReviewAnswered', 'AttemptRescored', 'AdaptiveExamEnded', 'AttemptPaused'] as const),
  ...(['AttemptResumed', 'AttemptVoided', 'SimulationVoided'] as const),
] as const;

const doingsOf = (event: RecordedBoardwellEvent): readonly Doing[] =>
  match(event)
    .returnType<readonly Doing[]>()
    .with({ type: 'PaperIssued' }, ({ data }) => [begun(paper(data), data)])
    .with({ type: 'SimulationStarted' }, ({ data }) => [begun(simulation(data), data)])
    .with({ type: 'QuizSubmitted' }, ({ data }) => handedIn(data))
    .with({ type: 'SimulationCompleted' }, ({ data }) => walked(data))
    .with({ type: 'ReviewAnswered' }, ({ id, data }) => [reviewed(id, data)])
    .with({ type: 'AttemptRescored' }, ({ data }) => [rescored(data)])
    .with({ type: 'AdaptiveExamEnded' }, (ended) => {
      const { passed } = ended.data;
      return [{ ...onAttempt(passed ? 'passed' : 'failed', 'papers', ended), success: passed }];
    })
    .with({ type: 'AttemptPaused' }, (one) => [onAttempt('suspended', 'papers', one)])
    .with({ type: 'AttemptResumed' }, (one) => [onAttempt('resumed', 'papers', one)])
    .with({ type: 'AttemptVoided' }, (one) => [onAttempt('terminated', 'papers', one)])
    .with({ type: 'SimulationVoided' }, (one) => [onAttempt('terminated', 'simulations', one)])
    .otherwise(() => []);

/** What somebody learned by an event, as statements of xAPI; none of what is no learning. */
export const statementsOf = (naming: Naming, event: RecordedBoardwellEvent): readonly Statement[] =>
  doingsOf(event).map((doing, index) => statement(naming, doing, `${event.id} ${index}`));

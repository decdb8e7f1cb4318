import { onOpenExam } from '../draws/on-open-exam.ts';
import { accepted, refused } from '../kernel/result.ts';
import { type CalendarDay, livedAt, type TimeZone } from '../kernel/time.ts';
import type { About } from './about.ts';
import type { OpenAttempt } from './attempt-state.ts';
import type { SubmitQuiz } from './commands.ts';
import type { Decision } from './decision.ts';
import type { QuizResult } from './events.ts';
import { handedInAt, isOver } from './exam-clock.ts';
import { asAnswered, flawOf } from './give-answer.ts';
import { itemAsked } from './question-ids.ts';
import { percentScore, scorePaper } from './scoring.ts';
import { workedHours } from './worked-hours.ts';
import { heldWithin, workedSeconds } from './working-time.ts';

/** What a paper is scored by, and the clock its times are held within. */
export type Work = Pick<OpenAttempt, 'paper' | 'given' | 'quarters' | 'pausedMs' | 'pausedAt'>;

/** When and on whose day a paper is handed in; without a measured time, that on the questions counts. */
export type HandingIn = About & {
  readonly timeSpent: number | undefined;
  readonly day: CalendarDay;
  readonly hour: number;
  readonly timeZone: TimeZone;
};

/** A paper whose time is over was handed in when it ended, on the day it was by the learner's clock. */
export const handingIn = (
  { attemptId, learnerId, at, timeZone, timeSpent }: Sent,
  { paper }: Pick<OpenAttempt, 'paper'>,
): HandingIn => ({
  attemptId,
  learnerId,
  timeSpent,
  timeZone,
  ...livedAt(timeZone, handedInAt(paper, at)),
});
type Sent = About & { readonly timeZone: TimeZone; readonly timeSpent: number | undefined };

const timeSpent = ({ timeSpent }: HandingIn, given: Work['given'], worked: number): number => {
  const onQuestions = [...given.values()].reduce((sum, { seconds }) => sum + seconds, 0);
  return Math.floor(Math.min(worked, Math.round(Math.max(0, timeSpent ?? onQuestions))));
};

/** The items of the paper scored by their own keys. */
export const resultOf = (command: HandingIn, work: Work): QuizResult => {
  const { paper } = work;
  const worked = workedSeconds(work, command.at);
  const given = heldWithin(work.given, worked);
  const { attemptId, learnerId, at, day, hour, timeZone } = command;
  const spent = timeSpent(command, given, worked);
  const { field, exam, isFullLength, mode, items } = paper;
  const { answers, ...counts } = scorePaper(items, given);
  return {
    attemptId,
    learnerId,
    at,
    field,
    exam,
    isFullLength,
    mode,
    timed: paper.timeLimitMinutes !== null,
    day,
    hour,
    ...counts,
    score: percentScore(mode, counts.correct, counts.total),
    timeSpent: spent,
    worked: workedHours(work.quarters, { timeZone, timeSpent: spent }),
    answers: [...answers],
  };
};

/** A result tells keys, of one question even the score does; what runs by the clock shares no item. */
const waitsForExam = ({ holds = [], at }: SubmitQuiz, { paper }: OpenAttempt) =>
  paper.timeLimitMinutes === null
    ? onOpenExam(holds, idsOf(paper.items), { what: 'hand-in', at })
    : undefined;

const idsOf = (items: OpenAttempt['paper']['items']) => items.map(({ itemId }) => itemId);

const scored = (command: SubmitQuiz, state: OpenAttempt): Decision => {
  const { paper } = state;
  if (command.field !== paper.field) {
    return refused({ code: 'FieldMismatch', field: paper.field });
  }
  const given = new Map(state.given);
  // After the end counts what was saved before it.
  const answersNow = isOver(paper, command.at) ? [] : command.answers;
  for (const answer of answersNow) {
    const item = itemAsked(paper, answer.questionId);
    if (!item) return refused({ code: 'QuestionNotOnPaper', questionId: answer.questionId });
    // What was checked stands as it was checked.
    if (state.revealed.has(item.itemId)) continue;
    const flaw = flawOf(item, answer);
    if (flaw) return refused(flaw);
    const seconds = given.get(item.itemId)?.seconds ?? 0;
    given.set(item.itemId, { chosen: asAnswered(item, answer.chosen), seconds });
  }
  return accepted([
    { type: 'QuizSubmitted', data: resultOf(handingIn(command, state), { ...state, given }) },
  ]);
};

/** Scores the paper by its own keys and hands it in, unless that told a key of an open exam. */
export const submit = (command: SubmitQuiz, state: OpenAttempt): Decision => {
  const waits = waitsForExam(command, state);
  return waits ? refused(waits) : scored(command, state);
};

import { attempt } from '../../attempt/attempt.ts';
import type { Attempt, Paper } from '../../attempt/attempt-state.ts';
import type { AttemptCommand, ChosenAnswer } from '../../attempt/commands.ts';
import type { QuizResult } from '../../attempt/events.ts';
import type { PaperItem } from '../../attempt/paper-item.ts';
import { questionIdAt } from '../../attempt/question-ids.ts';
import { attemptStream, type CommandId, type QuestionId } from '../../kernel/ids.ts';
import { epochMs, type Instant, instantOf } from '../../kernel/time.ts';
import { answerOf, secondsOn, wrongAnswer } from './answers.ts';
import { type Learner, lifeZone } from './learner.ts';

export type HandedInQuiz = { readonly result: QuizResult; readonly handIn: CommandId };

type Step = { readonly item: PaperItem; readonly questionId: QuestionId; readonly lived: number };

/** What happens beside answering, by chance of each question. */
const habits = { skips: 0.015, changes: 0.08, flags: 0.07, strikes: 0.06, pauses: 0.04 } as const;

const longestSeconds = ({ timeLimitMinutes, items }: Paper): number =>
  timeLimitMinutes === null ? 180 : (timeLimitMinutes * 60 * 0.8) / items.length;

/** Works on one paper; the moment moves on with each step. */
const workOn = (learner: Learner, paper: Paper) => {
  const { recorder, accountId: learnerId } = learner;
  const { attemptId } = paper;
  const stream = attemptStream(attemptId);
  let nowMs = epochMs(paper.at);
  const pass = (seconds: number): Instant => {
    nowMs += Math.round(seconds * 1000);
    return instantOf(nowMs);
  };
  type Doing<Command> = Command extends unknown
    ? Omit<Command, 'attemptId' | 'learnerId' | 'at'>
    : never;
  const act = (doing: Doing<AttemptCommand>, seconds: number): Attempt => {
    const command = { ...doing, attemptId, learnerId, at: pass(seconds) } as AttemptCommand;
    return recorder.carryOut({ decider: attempt, stream, command });
  };
  return { act };
};
type Work = ReturnType<typeof workOn>;

const marks = ({ act }: Work, { random }: Learner, { item, questionId }: Step): void => {
  if (random() < habits.flags) act({ type: 'MarkItem', questionId, flagged: true }, 1);
  if (random() < habits.strikes) {
    const struck = wrongAnswer({ ...item, type: 'single' }, random);
    act({ type: 'MarkItem', questionId, struck }, 2);
  }
};

/** Chosen at first sight, thought over, and changed. */
const answerStep = (work: Work, learner: Learner, { step, longest }: Answering): void => {
  const { item, questionId, lived } = step;
  const { random } = learner;
  const chosen = answerOf(learner, item, lived);
  const seconds = secondsOn(learner, longest);
  if (random() < habits.skips) return;
  marks(work, learner, step);
  if (random() >= habits.changes) {
    work.act({ type: 'GiveAnswer', questionId, chosen, seconds }, seconds + 0.4);
    return;
  }
  const first = Math.round(seconds * 6) / 10;
  const before = wrongAnswer(item, random);
  work.act({ type: 'GiveAnswer', questionId, chosen: before, seconds: first }, first + 0.4);
  work.act({ type: 'GiveAnswer', questionId, chosen, seconds }, seconds - first + 0.4);
};
type Answering = { readonly step: Step; readonly longest: number };

const checkStep = ({ act }: Work, learner: Learner, { step, longest }: Answering): void => {
  const { item, questionId, lived } = step;
  const seconds = secondsOn(learner, longest);
  const chosen = answerOf(learner, item, lived);
  act({ type: 'RevealAnswer', questionId, chosen, seconds, holds: [] }, seconds + 0.4);
};

const pauseAtTimes = ({ act }: Work, { random }: Learner, { mode }: Paper): void => {
  if (mode !== 'practice' || random() >= habits.pauses) return;
  act({ type: 'PauseAttempt' }, 1);
  act({ type: 'ResumeAttempt' }, 60 + random() * 240);
};

/** All at once with the hand-in, as a client without saving would. */
const answersAtOnce = (learner: Learner, steps: readonly Step[]): readonly ChosenAnswer[] =>
  steps.map(({ item, questionId, lived }) => ({
    questionId,
    chosen: answerOf(learner, item, lived),
  }));

const workThrough = (work: Work, learner: Learner, { paper, steps }: Whole): void => {
  const longest = longestSeconds(paper);
  for (const step of steps) {
    if (paper.mode === 'tutor') checkStep(work, learner, { step, longest });
    else answerStep(work, learner, { step, longest });
    pauseAtTimes(work, learner, paper);
  }
};
type Whole = { readonly paper: Paper; readonly steps: readonly Step[] };

/** Answers every question of a paper and hands it in. */
export const takeQuiz = (learner: Learner, paper: Paper, lived: number): HandedInQuiz => {
  const { recorder, savesAnswers, temperament } = learner;
  const steps = paper.items.map((item, index) => ({
    item,
    questionId: questionIdAt(paper.attemptId, index),
    lived,
  }));
  const work = workOn(learner, paper);
  if (savesAnswers) workThrough(work, learner, { paper, steps });
  const answers = savesAnswers ? [] : answersAtOnce(learner, steps);
  const spent = savesAnswers ? undefined : Math.round(steps.length * temperament.pace);
  const state = work.act(
    { type: 'SubmitQuiz', field: paper.field, answers, timeSpent: spent, timeZone: lifeZone },
    (spent ?? 0) + 3,
  );
  const handIn = recorder.deeds.at(-1)?.commandId;
  if (state.status !== 'submitted' || !handIn) throw new Error('A paper was not handed in');
  learner.meetings.met(state.result);
  return { result: state.result, handIn };
};

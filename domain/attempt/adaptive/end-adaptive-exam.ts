import { accepted, refused } from '../../kernel/result.ts';
import { epochMs } from '../../kernel/time.ts';
import {
  type AbilityInterval,
  type Ending,
  endWithoutDecision,
  standingOf,
} from '../../measurement/end-rules.ts';
import type { OpenAttempt } from '../attempt-state.ts';
import type { SubmitQuiz } from '../commands.ts';
import type { Decision } from '../decision.ts';
import type { AttemptEvent } from '../events.ts';
import { endMs } from '../exam-clock.ts';
import { type HandingIn, handingIn, resultOf, type Work } from '../submit.ts';
import type { AdaptiveProgress } from './adaptive-state.ts';

/** Before the first answer nothing is known but the prior. */
const standingNow = ({ rules, standing }: AdaptiveProgress): AbilityInterval =>
  standing ?? standingOf({ theta: rules.prior.mean, se: rules.prior.sd }, 0, rules);

/** The verdict, and the result over the items that were answered. */
export const ended = (
  command: HandingIn,
  work: Work,
  {
    rules,
    standing,
    ending,
  }: Pick<AdaptiveProgress, 'rules'> & {
    readonly standing: AbilityInterval;
    readonly ending: Ending;
  },
): AttemptEvent[] => {
  const { attemptId, learnerId, at } = command;
  const { paper, given } = work;
  const { cut, confidence, version: rulesVersion } = rules;
  const basis = { cut, confidence, rulesVersion };
  const items = paper.items.filter(({ itemId }) => given.has(itemId));
  return [
    {
      type: 'AdaptiveExamEnded',
      data: { attemptId, learnerId, at, ...ending, ...standing, ...basis },
    },
    { type: 'QuizSubmitted', data: resultOf(command, { ...work, paper: { ...paper, items } }) },
  ];
};

/** Ends it without a decision: the time is over, or the learner stops before it is. */
export const endUndecided = (
  command: HandingIn,
  state: OpenAttempt,
  running: AdaptiveProgress,
): AttemptEvent[] => {
  const end = endMs(state.paper);
  const isTimeUp = end !== undefined && epochMs(command.at) >= end;
  const standing = standingNow(running);
  const rule = isTimeUp ? 'out-of-time' : 'ended-early';
  const ending = endWithoutDecision(standing, running.rules, rule);
  return ended(command, state, { rules: running.rules, standing, ending });
};

/** A submission only ends the exam: answers were given one by one. */
export const submitAdaptive = (
  command: SubmitQuiz,
  state: OpenAttempt,
  running: AdaptiveProgress,
): Decision =>
  command.field === state.paper.field
    ? accepted(endUndecided(handingIn(command, state), state, running))
    : refused({ code: 'FieldMismatch', field: state.paper.field });

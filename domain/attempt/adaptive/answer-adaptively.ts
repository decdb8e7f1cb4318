import { accepted, refused } from '../../kernel/result.ts';
import {
  type AbilityInterval,
  endByAnswers,
  endWithoutDecision,
  standingOf,
} from '../../measurement/end-rules.ts';
import { estimateAbility } from '../../measurement/rasch.ts';
import type { OpenAttempt } from '../attempt-state.ts';
import type { AttemptRefusal } from '../commands.ts';
import type { Decision } from '../decision.ts';
import type { AttemptEvent } from '../events.ts';
import { isOver } from '../exam-clock.ts';
import { asAnswered, flawOf } from '../give-answer.ts';
import type { PaperItem } from '../paper-item.ts';
import { creditOf, isCorrect } from '../points.ts';
import { itemAsked } from '../question-ids.ts';
import { type GivenAnswer, partialCredit } from '../scoring.ts';
import { handingIn } from '../submit.ts';
import { heldSeconds } from '../working-time.ts';
import type { AnswerAdaptively } from './adaptive-commands.ts';
import type { AdaptiveProgress } from './adaptive-state.ts';
import { ended, endUndecided } from './end-adaptive-exam.ts';
import { drawNext } from './start-adaptive-exam.ts';

type Sent = Pick<AnswerAdaptively, 'questionId' | 'chosen'>;

/** The same answer again adds nothing; another one to an answered question comes too late. */
export const repeated = (
  { questionId, chosen }: Sent,
  { item, before }: { readonly item: PaperItem; readonly before: readonly string[] },
): Decision =>
  `${before}` === `${asAnswered(item, chosen)}`
    ? accepted([])
    : refused({ code: 'AnswersAreFinal', questionId });

const flawOfAnswer = (waiting: PaperItem, answer: Sent): AttemptRefusal | undefined => {
  const flaw = flawOf(waiting, answer);
  if (flaw) return flaw;
  const { questionId } = answer;
  return answer.chosen.length === 0 ? { code: 'AnswerMissing', questionId } : undefined;
};

/** What is known after the answer. */
const measured = (
  { attemptId, learnerId, at }: AnswerAdaptively,
  item: PaperItem,
  { running, chosen }: { running: AdaptiveProgress; chosen: readonly string[] },
) => {
  const { difficulty, counts, rules } = running;
  const answer = {
    correct: isCorrect(item, chosen),
    ...(rules.partialCredit ? partialCredit(item, chosen) : {}),
  };
  const responses = [...running.responses, { difficulty, credit: creditOf(answer) }];
  const standing = standingOf(estimateAbility(responses, rules.prior), responses.length, rules);
  const areaCounts = { ...counts, [item.area]: (counts[item.area] ?? 0) + 1 };
  const { itemId } = item;
  const about = { attemptId, learnerId, at, itemId };
  return { ...about, difficulty, ...answer, ...standing, areaCounts };
};

type Measured = {
  readonly command: AnswerAdaptively;
  readonly state: OpenAttempt;
  readonly running: AdaptiveProgress;
  readonly standing: AbilityInterval;
  readonly counts: AdaptiveProgress['counts'];
};

/** The end when the answers decide or no item is left, else the next item. */
const next = ({ command, state, running, standing, counts }: Measured): AttemptEvent[] => {
  const { rules } = running;
  const { answered, theta } = standing;
  const decided = endByAnswers(standing, rules);
  const chosen = decided ? undefined : drawNext(command, { ...running, theta, answered, counts });
  if (chosen) {
    const { attemptId, learnerId, at } = command;
    return [{ type: 'ItemChosen', data: { attemptId, learnerId, at, ...chosen } }];
  }
  const ending = decided ?? endWithoutDecision(standing, rules, 'maximum-length');
  const end = handingIn({ ...command, timeSpent: undefined }, state);
  return ended(end, state, { rules, standing, ending });
};

const answer = (
  command: AnswerAdaptively,
  state: OpenAttempt,
  { running, item }: { readonly running: AdaptiveProgress; readonly item: PaperItem },
): Decision => {
  const flaw = flawOfAnswer(item, command);
  if (flaw) return refused(flaw);
  const { attemptId, learnerId, at } = command;
  const { itemId } = item;
  const seconds = heldSeconds(state, { ...command, itemId });
  const chosen = asAnswered(item, command.chosen);
  const estimate = measured(command, item, { running, chosen });
  const given = new Map<string, GivenAnswer>(state.given).set(itemId, { chosen, seconds });
  const { areaCounts: counts, answered, theta, se, low, high } = estimate;
  const standing = { answered, theta, se, low, high };
  return accepted([
    { type: 'AnswerGiven', data: { attemptId, learnerId, at, itemId, chosen, seconds } },
    { type: 'AbilityEstimated', data: estimate },
    ...next({ command, state: { ...state, given }, running, standing, counts }),
  ]);
};

/** Takes one answer for good, estimates the ability anew, and chooses the next item or ends the exam. */
export const answerAdaptively = (command: AnswerAdaptively, state: OpenAttempt): Decision => {
  const { adaptive: running, paper, given } = state;
  if (!running) return refused({ code: 'NotAdaptive' });
  const { questionId } = command;
  const item = itemAsked(paper, questionId);
  const before = item && given.get(item.itemId);
  if (item && before) return repeated(command, { item, before: before.chosen });
  // What comes too late does not count, but the exam need not wait for the clock to be looked at.
  if (isOver(paper, command.at)) {
    const end = handingIn({ ...command, timeSpent: undefined }, state);
    return accepted(endUndecided(end, state, running));
  }
  return item
    ? answer(command, state, { running, item })
    : refused({ code: 'QuestionNotOnPaper', questionId });
};

import { accepted, refused } from '../kernel/result.ts';
import { answerAdaptively, repeated } from './adaptive/answer-adaptively.ts';
import { submitAdaptive } from './adaptive/end-adaptive-exam.ts';
import { startAdaptiveExam } from './adaptive/start-adaptive-exam.ts';
import type { Attempt, OpenAttempt } from './attempt-state.ts';
import type { AttemptCommand, IssuePaper } from './commands.ts';
import type { AttemptDecider, Decision } from './decision.ts';
import { evolveAttempt } from './evolve-attempt.ts';
import { giveAnswer } from './give-answer.ts';
import { markItem } from './mark-item.ts';
import { isFull, isViewedEnough } from './paper-bounds.ts';
import { pause, resume } from './pause.ts';
import { itemAsked } from './question-ids.ts';
import { recordActivity } from './record-activity.ts';
import { rescore } from './rescoring.ts';
import { revealAnswer } from './reveal-answer.ts';
import { submit } from './submit.ts';

const issue = (command: IssuePaper): Decision => {
  if (command.items.length === 0) return refused({ code: 'PaperEmpty' });
  const { type: _, items, flagged, ...paper } = command;
  const data = { ...paper, items: [...items], flagged: [...flagged] };
  return accepted([{ type: 'PaperIssued', data }]);
};

const answerOpen = (
  command: Extract<AttemptCommand, { type: 'GiveAnswer' }>,
  state: OpenAttempt,
): Decision =>
  state.adaptive
    ? refused({ code: 'AnswersAreFinal', questionId: command.questionId })
    : giveAnswer(command, state);

const voided = ({
  type: _,
  ...about
}: Extract<AttemptCommand, { type: 'VoidAttempt' }>): Decision =>
  accepted([{ type: 'AttemptVoided', data: about }]);

/** A switch, for every answer that is saved comes by here, and every one that is made up. */
const decideOpen = (command: AttemptCommand, state: OpenAttempt): Decision => {
  switch (command.type) {
    case 'IssuePaper':
    case 'StartAdaptiveExam':
      return refused({ code: 'PaperAlreadyIssued' });
    case 'GiveAnswer':
      return answerOpen(command, state);
    case 'AnswerAdaptively':
      return answerAdaptively(command, state);
    case 'MarkItem':
      return markItem(command, state);
    case 'PauseAttempt':
      return pause(command, state);
    case 'ResumeAttempt':
      return resume(command);
    case 'RecordActivity':
      return recordActivity(command, state);
    case 'RevealAnswer':
      return revealAnswer(command, state);
    case 'SubmitQuiz':
      return state.adaptive
        ? submitAdaptive(command, state, state.adaptive)
        : submit(command, state);
    case 'VoidAttempt':
      return voided(command);
    // There is no score yet; the paper is counted anew once it is handed in.
    case 'RescoreAttempt':
      return accepted([]);
  }
};

/** What was in view is left out of a full stream in silence; what the learner did is refused. */
const decideWithinBounds = (command: AttemptCommand, state: OpenAttempt): Decision => {
  if (command.type === 'RecordActivity' && isViewedEnough(state)) return accepted([]);
  if (!isFull(command, state)) return decideOpen(command, state);
  return command.type === 'ResumeAttempt' ? accepted([]) : refused({ code: 'PaperFull' });
};

/** Repeating what already stands adds nothing; anything else comes too late. */
const decideEnded = (
  command: AttemptCommand,
  {
    repeats,
    late,
  }: { repeats: AttemptCommand['type']; late: 'AlreadySubmitted' | 'AttemptGivenUp' },
): Decision => (command.type === repeats ? accepted([]) : refused({ code: late }));

const begin = (command: AttemptCommand): Decision => {
  if (command.type === 'IssuePaper') return issue(command);
  if (command.type === 'StartAdaptiveExam') return startAdaptiveExam(command);
  return refused({ code: 'AttemptNotFound' });
};

const decideSubmitted = (
  command: AttemptCommand,
  { paper, result }: Extract<Attempt, { status: 'submitted' }>,
): Decision => {
  if (command.type === 'RescoreAttempt') return rescore(command, paper.items, result);
  const asked =
    command.type === 'AnswerAdaptively' ? itemAsked(paper, command.questionId) : undefined;
  const before = asked && result.answers.find(({ itemId }) => itemId === asked.itemId);
  return asked && before && command.type === 'AnswerAdaptively'
    ? repeated(command, { item: asked, before: before.chosen })
    : decideEnded(command, { repeats: 'SubmitQuiz', late: 'AlreadySubmitted' });
};

const decide = (command: AttemptCommand, state: Attempt): Decision => {
  if (state.status === 'absent') return begin(command);
  // A stranger learns no more than that there is nothing of theirs here.
  if (state.paper.learnerId !== command.learnerId) return refused({ code: 'AttemptNotFound' });
  switch (state.status) {
    case 'open':
      return decideWithinBounds(command, state);
    case 'submitted':
      return decideSubmitted(command, state);
    case 'voided':
      return decideEnded(command, { repeats: 'VoidAttempt', late: 'AttemptGivenUp' });
  }
};

/** One quiz or exam of one learner, from the paper to the result. */
export const attempt: AttemptDecider = {
  initial: { status: 'absent' },
  decide,
  evolve: (state, event) => evolveAttempt(state, [event]),
  evolveAll: evolveAttempt,
};

import { match, P } from 'ts-pattern';
import { accepted, refused } from '../kernel/result.ts';
import type { Instant } from '../kernel/time.ts';
import { answerAdaptively, repeated } from './adaptive/answer-adaptively.ts';
import { submitAdaptive } from './adaptive/end-adaptive-exam.ts';
import { evolveAdaptive } from './adaptive/evolve-adaptive.ts';
import { startAdaptiveExam } from './adaptive/start-adaptive-exam.ts';
import type { Attempt, OpenAttempt } from './attempt-state.ts';
import type { AttemptCommand, IssuePaper } from './commands.ts';
import type { AttemptDecider, Decision } from './decision.ts';
import type { AttemptEvent } from './events.ts';
import { giveAnswer } from './give-answer.ts';
import { markItem } from './mark-item.ts';
import { marksAfter, marksAtIssue } from './marks.ts';
import { isFull, isViewedEnough, nothingWritten, writtenAfter } from './paper-bounds.ts';
import { pause, resume } from './pause.ts';
import { itemAsked } from './question-ids.ts';
import { recordActivity } from './record-activity.ts';
import { rescore, resultAfter } from './rescoring.ts';
import { revealAnswer } from './reveal-answer.ts';
import { submit } from './submit.ts';
import { withStretch } from './worked-hours.ts';
import { pausedMsAfter } from './working-time.ts';

const issue = (command: IssuePaper): Decision => {
  if (command.items.length === 0) return refused({ code: 'PaperEmpty' });
  const { type: _, items, flagged, ...paper } = command;
  const data = { ...paper, items: [...items], flagged: [...flagged] };
  return accepted([{ type: 'PaperIssued', data }]);
};

const decideOpen = (command: AttemptCommand, state: OpenAttempt): Decision =>
  match(command)
    .returnType<Decision>()
    .with({ type: P.union('IssuePaper', 'StartAdaptiveExam') }, () =>
      refused({ code: 'PaperAlreadyIssued' }),
    )
    .with({ type: 'GiveAnswer' }, (give) =>
      state.adaptive
        ? refused({ code: 'AnswersAreFinal', questionId: give.questionId })
        : giveAnswer(give, state),
    )
    .with({ type: 'AnswerAdaptively' }, (answer) => answerAdaptively(answer, state))
    .with({ type: 'MarkItem' }, (mark) => markItem(mark, state))
    .with({ type: 'PauseAttempt' }, (command) => pause(command, state))
    .with({ type: 'ResumeAttempt' }, resume)
    .with({ type: 'RecordActivity' }, (activity) => recordActivity(activity, state))
    .with({ type: 'RevealAnswer' }, (reveal) => revealAnswer(reveal, state))
    .with({ type: 'SubmitQuiz' }, (submission) =>
      state.adaptive
        ? submitAdaptive(submission, state, state.adaptive)
        : submit(submission, state),
    )
    .with({ type: 'VoidAttempt' }, ({ type: _, ...about }) =>
      accepted([{ type: 'AttemptVoided', data: about }]),
    )
    // There is no score yet; the paper is counted anew once it is handed in.
    .with({ type: 'RescoreAttempt' }, () => accepted([]))
    .exhaustive();

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
  return before && command.type === 'AnswerAdaptively'
    ? repeated(command, before.chosen)
    : decideEnded(command, { repeats: 'SubmitQuiz', late: 'AlreadySubmitted' });
};

const decide = (command: AttemptCommand, state: Attempt): Decision => {
  if (state.status === 'absent') return begin(command);
  // A stranger learns no more than that there is nothing of theirs here.
  if (state.paper.learnerId !== command.learnerId) return refused({ code: 'AttemptNotFound' });
  return match(state)
    .returnType<Decision>()
    .with({ status: 'open' }, (open) => decideWithinBounds(command, open))
    .with({ status: 'submitted' }, (submitted) => decideSubmitted(command, submitted))
    .with({ status: 'voided' }, () =>
      decideEnded(command, { repeats: 'VoidAttempt', late: 'AttemptGivenUp' }),
    )
    .exhaustive();
};

/** A break ends when the paper is worked on again, in another tab perhaps. */
const atWork = (open: OpenAttempt, at: Instant): OpenAttempt => ({
  ...open,
  pausedMs: pausedMsAfter(open, at),
  pausedAt: undefined,
});

/** The answer as it was given last, and when the time on it was. */
const withAnswer = (open: OpenAttempt, { itemId, chosen, seconds, at }: Timed) => ({
  given: new Map(open.given).set(itemId, { chosen, seconds }),
  quarters: withStretch(open.quarters, {
    until: at,
    seconds: seconds - (open.given.get(itemId)?.seconds ?? 0),
  }),
});
type Timed = Extract<AttemptEvent, { type: 'AnswerGiven' }>['data'];

const afterReveal = (
  state: OpenAttempt,
  data: Extract<AttemptEvent, { type: 'AnswerRevealed' }>['data'],
): OpenAttempt => ({
  ...atWork(state, data.at),
  ...withAnswer(state, data),
  revealed: new Map(state.revealed).set(data.itemId, data.correct),
});

const opened = (paper: OpenAttempt['paper']): Attempt => ({
  status: 'open',
  paper,
  given: new Map(),
  revealed: new Map(),
  pausedMs: 0,
  pausedAt: undefined,
  written: nothingWritten,
  quarters: new Map(),
  marks: marksAtIssue(paper.flagged),
});

/** One quiz or exam of one learner, from the paper to the result. */
export const attempt: AttemptDecider = {
  initial: { status: 'absent' },
  decide,
  evolve: (state, event) => {
    if (event.type === 'PaperIssued') {
      return opened(event.data);
    }
    if (state.status === 'absent') return state;
    const { paper } = state;
    const whileOpen = (change: (open: OpenAttempt) => OpenAttempt): Attempt =>
      state.status === 'open'
        ? change({ ...state, written: writtenAfter(state.written, event) })
        : state;
    return match(event)
      .returnType<Attempt>()
      .with({ type: 'AnswerGiven' }, ({ data }) =>
        whileOpen((open) => ({ ...atWork(open, data.at), ...withAnswer(open, data) })),
      )
      .with({ type: 'AnswerRevealed' }, ({ data }) => whileOpen((open) => afterReveal(open, data)))
      .with({ type: 'ItemFlagged' }, { type: 'AnswerStruck' }, { type: 'ItemNoted' }, (mark) =>
        whileOpen((open) => ({ ...open, marks: marksAfter(open.marks, mark) })),
      )
      .with({ type: 'AttemptPaused' }, ({ data }) =>
        whileOpen((open) => ({ ...open, pausedAt: open.pausedAt ?? data.at })),
      )
      .with({ type: 'AttemptResumed' }, ({ data }) => whileOpen((open) => atWork(open, data.at)))
      .with({ type: 'ActivityRecorded' }, () => whileOpen((open) => open))
      .with({ type: 'QuizSubmitted' }, ({ data }) => ({
        status: 'submitted',
        paper,
        result: data,
        marks: state.status === 'open' ? state.marks : {},
      }))
      .with({ type: 'AttemptVoided' }, () => ({ status: 'voided', paper }))
      .with({ type: 'AttemptRescored' }, ({ data }) =>
        state.status === 'submitted'
          ? { ...state, result: resultAfter(state.result, data) }
          : state,
      )
      .otherwise((adaptive) => evolveAdaptive(state, adaptive));
  },
};

import { match } from 'ts-pattern';
import type { FieldCode } from '../contracts/fields.ts';
import type { Decider } from '../kernel/decider.ts';
import type { AccountId, AttemptId, ItemId } from '../kernel/ids.ts';
import { accepted, refused } from '../kernel/result.ts';
import { type CalendarDay, type Instant, secondsBetween } from '../kernel/time.ts';
import type { AttemptEvent, PaperItem, QuizResult } from './events.ts';
import { isOver } from './exam-clock.ts';
import { type RescoreAttempt, rescore, resultAfter } from './rescoring.ts';
import { type GivenAnswer, scorePaper } from './scoring.ts';

export type Paper = {
  readonly attemptId: AttemptId;
  readonly learnerId: AccountId;
  readonly at: Instant;
  readonly field: FieldCode;
  readonly exam: string | null;
  readonly isFullLength: boolean;
  readonly timeLimitMinutes: number | null;
  readonly items: readonly PaperItem[];
};

export type Attempt =
  | { readonly status: 'absent' }
  | {
      readonly status: 'open';
      readonly paper: Paper;
      readonly given: ReadonlyMap<string, GivenAnswer>;
    }
  | { readonly status: 'submitted'; readonly paper: Paper; readonly result: QuizResult }
  | { readonly status: 'voided'; readonly paper: Paper };

type OpenAttempt = Extract<Attempt, { status: 'open' }>;

export type ChosenAnswer = { readonly itemId: ItemId; readonly chosen: readonly string[] };

type About = {
  readonly attemptId: AttemptId;
  readonly learnerId: AccountId;
  readonly at: Instant;
};

export type SubmitQuiz = About & {
  readonly type: 'SubmitQuiz';
  /** As the client believes; a paper of another field is refused. */
  readonly field: FieldCode;
  /** What is missing here counts as it was last saved. */
  readonly answers: readonly ChosenAnswer[];
  /** What the client measured, in seconds; held within the time since the paper was issued. */
  readonly timeSpent: number | undefined;
  readonly day: CalendarDay;
};

export type GiveAnswer = About & {
  readonly type: 'GiveAnswer';
  readonly itemId: ItemId;
  /** Undefined when only time was spent: what was chosen before stays. */
  readonly chosen: readonly string[] | undefined;
  readonly seconds: number;
};

export type AttemptCommand =
  | (About & Omit<Paper, keyof About> & { readonly type: 'IssuePaper' })
  | GiveAnswer
  | SubmitQuiz
  | RescoreAttempt
  | (About & { readonly type: 'VoidAttempt' });

export type AttemptRefusal =
  | { readonly code: 'AttemptNotFound' | 'PaperAlreadyIssued' | 'PaperEmpty' }
  | { readonly code: 'AlreadySubmitted' | 'AttemptGivenUp' | 'TimeIsUp' }
  | { readonly code: 'FieldMismatch'; readonly field: FieldCode }
  | { readonly code: 'QuestionNotOnPaper'; readonly questionId: ItemId }
  | { readonly code: 'OptionNotOnQuestion'; readonly questionId: ItemId; readonly label: string }
  | { readonly code: 'OneAnswerOnly'; readonly questionId: ItemId };

type Decision = ReturnType<
  Decider<Attempt, AttemptCommand, AttemptEvent, AttemptRefusal>['decide']
>;

const issue = (command: Extract<AttemptCommand, { type: 'IssuePaper' }>): Decision => {
  if (command.items.length === 0) return refused({ code: 'PaperEmpty' });
  const { type: _, items, ...paper } = command;
  return accepted([{ type: 'PaperIssued', data: { ...paper, items: [...items] } }]);
};

const flawOf = (
  items: readonly PaperItem[],
  { itemId, chosen }: ChosenAnswer,
): AttemptRefusal | undefined => {
  const onPaper = items.find((candidate) => candidate.itemId === itemId);
  if (!onPaper) return { code: 'QuestionNotOnPaper', questionId: itemId };
  if (onPaper.type === 'single' && chosen.length > 1) {
    return { code: 'OneAnswerOnly', questionId: itemId };
  }
  const label = chosen.find((candidate) => !onPaper.labels.includes(candidate));
  return label === undefined
    ? undefined
    : { code: 'OptionNotOnQuestion', questionId: itemId, label };
};

const sortedLetters = (chosen: readonly string[]): string[] => [...new Set(chosen)].sort();

const giveAnswer = (command: GiveAnswer, { paper, given }: OpenAttempt): Decision => {
  if (isOver(paper, command.at)) return refused({ code: 'TimeIsUp' });
  const before = given.get(command.itemId);
  const chosen = sortedLetters(command.chosen ?? before?.chosen ?? []);
  const { type: _, ...answer } = { ...command, chosen };
  const flaw = flawOf(paper.items, answer);
  if (flaw) return refused(flaw);
  const isSame = before?.seconds === command.seconds && `${before.chosen}` === `${chosen}`;
  return accepted(isSame ? [] : [{ type: 'AnswerGiven', data: answer }]);
};

const timeSpent = (command: SubmitQuiz, { paper, given }: OpenAttempt): number => {
  const limit =
    paper.timeLimitMinutes === null ? Number.POSITIVE_INFINITY : paper.timeLimitMinutes * 60;
  const elapsed = Math.min(limit, Math.max(0, secondsBetween(paper.at, command.at)));
  const onQuestions = [...given.values()].reduce((sum, { seconds }) => sum + seconds, 0);
  return Math.round(Math.min(elapsed, Math.max(0, command.timeSpent ?? onQuestions)));
};

const submit = (command: SubmitQuiz, state: OpenAttempt): Decision => {
  if (command.field !== state.paper.field) {
    return refused({ code: 'FieldMismatch', field: state.paper.field });
  }
  const given = new Map(state.given);
  // After the end counts what was saved before it.
  const answersNow = isOver(state.paper, command.at) ? [] : command.answers;
  for (const answer of answersNow) {
    const flaw = flawOf(state.paper.items, answer);
    if (flaw) return refused(flaw);
    const seconds = given.get(answer.itemId)?.seconds ?? 0;
    given.set(answer.itemId, { chosen: sortedLetters(answer.chosen), seconds });
  }
  const { attemptId, learnerId, at, day } = command;
  const { field, exam, isFullLength, items } = state.paper;
  const { answers, ...counts } = scorePaper(items, given);
  const data: QuizResult = {
    ...{ attemptId, learnerId, at, field, exam, isFullLength, day, ...counts },
    timeSpent: timeSpent(command, state),
    answers: [...answers],
  };
  return accepted([{ type: 'QuizSubmitted', data }]);
};

const decideOpen = (command: AttemptCommand, state: OpenAttempt): Decision =>
  match(command)
    .returnType<Decision>()
    .with({ type: 'IssuePaper' }, () => refused({ code: 'PaperAlreadyIssued' }))
    .with({ type: 'GiveAnswer' }, (give) => giveAnswer(give, state))
    .with({ type: 'SubmitQuiz' }, (submission) => submit(submission, state))
    .with({ type: 'VoidAttempt' }, ({ type: _, ...about }) =>
      accepted([{ type: 'AttemptVoided', data: about }]),
    )
    // There is no score yet; the paper is counted anew once it is handed in.
    .with({ type: 'RescoreAttempt' }, () => accepted([]))
    .exhaustive();

/** Repeating what already stands adds nothing; anything else comes too late. */
const decideEnded = (
  command: AttemptCommand,
  {
    repeats,
    late,
  }: { repeats: AttemptCommand['type']; late: 'AlreadySubmitted' | 'AttemptGivenUp' },
): Decision => (command.type === repeats ? accepted([]) : refused({ code: late }));

const decide = (command: AttemptCommand, state: Attempt): Decision => {
  if (state.status === 'absent') {
    return command.type === 'IssuePaper' ? issue(command) : refused({ code: 'AttemptNotFound' });
  }
  // A stranger learns no more than that there is nothing of theirs here.
  if (state.paper.learnerId !== command.learnerId) return refused({ code: 'AttemptNotFound' });
  return match(state)
    .returnType<Decision>()
    .with({ status: 'open' }, (open) => decideOpen(command, open))
    .with({ status: 'submitted' }, ({ paper, result }) =>
      command.type === 'RescoreAttempt'
        ? rescore(command, paper.items, result)
        : decideEnded(command, { repeats: 'SubmitQuiz', late: 'AlreadySubmitted' }),
    )
    .with({ status: 'voided' }, () =>
      decideEnded(command, { repeats: 'VoidAttempt', late: 'AttemptGivenUp' }),
    )
    .exhaustive();
};

/** One quiz or exam of one learner, from the paper to the result. */
export const attempt: Decider<Attempt, AttemptCommand, AttemptEvent, AttemptRefusal> = {
  initial: { status: 'absent' },
  decide,
  evolve: (state, event) => {
    if (event.type === 'PaperIssued') {
      return { status: 'open', paper: event.data, given: new Map() };
    }
    if (state.status === 'absent') return state;
    const { paper } = state;
    return match(event)
      .returnType<Attempt>()
      .with({ type: 'AnswerGiven' }, ({ data: { itemId, chosen, seconds } }) =>
        state.status === 'open'
          ? { ...state, given: new Map(state.given).set(itemId, { chosen, seconds }) }
          : state,
      )
      .with({ type: 'QuizSubmitted' }, ({ data }) => ({ status: 'submitted', paper, result: data }))
      .with({ type: 'AttemptVoided' }, () => ({ status: 'voided', paper }))
      .with({ type: 'AttemptRescored' }, ({ data }) =>
        state.status === 'submitted'
          ? { ...state, result: resultAfter(state.result, data) }
          : state,
      )
      .exhaustive();
  },
};

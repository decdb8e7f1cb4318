import type { ActivityEntry } from '../contracts/attempt-work.ts';
import type { FieldCode } from '../contracts/fields.ts';
import type { Hold } from '../draws/held-items.ts';
import type { OnOpenExam } from '../draws/on-open-exam.ts';
import type { QuestionId } from '../kernel/ids.ts';
import type { TimeZone } from '../kernel/time.ts';
import type { About } from './about.ts';
import type {
  AdaptiveRefusal,
  AnswerAdaptively,
  StartAdaptiveExam,
} from './adaptive/adaptive-commands.ts';
import type { Paper } from './attempt-state.ts';
import type { RescoreAttempt } from './rescoring.ts';

export type ChosenAnswer = { readonly questionId: QuestionId; readonly chosen: readonly string[] };

export type SubmitQuiz = About & {
  readonly type: 'SubmitQuiz';
  /** As the client believes; a paper of another field is refused. */
  readonly field: FieldCode;
  /** What is missing here counts as it was last saved. */
  readonly answers: readonly ChosenAnswer[];
  /** What the client measured, in seconds; held within the time since the paper was issued. */
  readonly timeSpent: number | undefined;
  /** Where the learner is: the paper counts on their own day. */
  readonly timeZone: TimeZone;
  /** Open papers by the clock beside this one; absent where time alone ends the paper. */
  readonly holds?: readonly Hold[];
};

export type GiveAnswer = About & {
  readonly type: 'GiveAnswer';
  readonly questionId: QuestionId;
  /** Undefined when only time was spent: what was chosen before stays. */
  readonly chosen: readonly string[] | undefined;
  /** The answers that this one may replace; undefined where it may replace any. */
  readonly instead?: readonly (readonly string[])[] | undefined;
  readonly seconds: number;
};

export type RevealAnswer = About & {
  readonly type: 'RevealAnswer';
  /** Open papers by the clock beside this one. */
  readonly holds: readonly Hold[];
  readonly questionId: QuestionId;
  readonly chosen: readonly string[];
  readonly seconds: number;
};

export type IssuePaper = About & Omit<Paper, keyof About> & { readonly type: 'IssuePaper' };

export type MarkItem = About & {
  readonly type: 'MarkItem';
  readonly questionId: QuestionId;
  /** What is undefined stays as it is. */
  readonly flagged?: boolean | undefined;
  readonly struck?: readonly string[] | undefined;
  /** The learner's own words; empty removes them. */
  readonly note?: string | undefined;
};

export type PauseAttempt = About & { readonly type: 'PauseAttempt' };
export type ResumeAttempt = About & { readonly type: 'ResumeAttempt' };

export type RecordActivity = About & {
  readonly type: 'RecordActivity';
  /** As the client tells them; its times are held between the issue of the paper and now. */
  readonly entries: readonly ActivityEntry[];
};

export type AttemptCommand =
  | IssuePaper
  | GiveAnswer
  | RevealAnswer
  | SubmitQuiz
  | RescoreAttempt
  | MarkItem
  | PauseAttempt
  | ResumeAttempt
  | RecordActivity
  | StartAdaptiveExam
  | AnswerAdaptively
  | (About & { readonly type: 'VoidAttempt' });

export type AttemptRefusal =
  | AdaptiveRefusal
  | { readonly code: 'AttemptNotFound' | 'PaperAlreadyIssued' | 'PaperEmpty' }
  | { readonly code: 'AlreadySubmitted' | 'AttemptGivenUp' | 'TimeIsUp' | 'CannotPause' }
  | { readonly code: 'PaperFull' }
  | OnOpenExam
  | { readonly code: 'NotInTutorMode' }
  | { readonly code: 'AnsweredElsewhere'; readonly questionId: QuestionId }
  | { readonly code: 'NothingChosen' | 'AnswerRevealedAlready'; readonly questionId: QuestionId }
  | { readonly code: 'FieldMismatch'; readonly field: FieldCode }
  | { readonly code: 'QuestionNotOnPaper'; readonly questionId: QuestionId }
  | {
      readonly code: 'OptionNotOnQuestion';
      readonly questionId: QuestionId;
      readonly label: string;
      /** Where it was named when not in an answer. */
      readonly field?: 'struck';
    }
  | {
      readonly code: 'OneAnswerOnly' | 'TooManyChosen' | 'OrderIncomplete' | 'NotANumber';
      readonly questionId: QuestionId;
    };

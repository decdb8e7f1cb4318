import type { AccountRefusal } from '../../domain/account/account.ts';
import type { AttemptRefusal } from '../../domain/attempt/commands.ts';
import type { PublicationRefusal } from '../../domain/bank/item/publication-state.ts';
import type { DrawRefusal } from '../../domain/draws/drawn-questions.ts';
import type { ReviewRefusal } from '../../domain/review/review-day.ts';
import type { StudyPlanRefusal } from '../../domain/review/study-plan.ts';
import type { SimulationRefusal } from '../../domain/simulation/simulation-state.ts';
import { bankAnswers } from '../bank/refusals.ts';
import type { ApiRefusal } from './api-refusal.ts';
import { needsPro } from './problems/plan-words.ts';
import { drawsAgain, waitsForExam } from './problems/waiting-words.ts';
import { type RefusalAnswer, type RefusalAnswers, say } from './refusal-answer.ts';

export type Refusal =
  | ApiRefusal
  | AttemptRefusal
  | AccountRefusal
  | Extract<DrawRefusal, { code: 'DrawLimit' }>
  | PublicationRefusal
  | ReviewRefusal
  | StudyPlanRefusal
  | SimulationRefusal;

type Answers = RefusalAnswers<Refusal>;

/** The one table from refusals to what a client is told. */
const answers: Answers = {
  SignedOut: say(401, 'Sign in to continue.'),
  AdminsOnly: say(403, "You don't have admin privileges."),
  NotFound: say(404, 'There is nothing here.'),
  NotOurHost: say(421, 'This server does not answer to that host name.'),
  Stopping: () => ({
    status: 503,
    message: 'The server is restarting. Try again shortly.',
    retryAfter: 1,
  }),
  CrossSite: say(403, 'This request did not come from this site.'),
  JsonOnly: say(415, 'Send the body as application/json.'),
  MethodNotAllowed: ({ allowed }) => ({ status: 405, message: `Use ${allowed} here.` }),
  InvalidRequest: ({ field, right }) => ({ status: 400, message: `${field}: ${right}`, field }),
  WrongCredentials: say(401, 'Invalid email or password'),
  WrongPassword: say(403, 'The current password is not right.', 'currentPassword'),
  NameTaken: say(409, 'That email or username is already in use. Sign in, or choose another.'),
  TooManyTries: ({ seconds }) => ({
    status: 429,
    message: `Too many tries. Wait ${seconds} s and try again.`,
    retryAfter: seconds,
  }),
  TooManyChanges: ({ seconds }) => ({
    status: 429,
    message: `You are changing more than can be kept at once. Wait ${seconds} s; nothing is lost.`,
    retryAfter: seconds,
  }),
  DrawLimit: ({ seconds }) => ({
    status: 429,
    message: drawsAgain(seconds),
    retryAfter: seconds,
  }),
  FinishFirst: say(
    409,
    'Many of your questions still wait for an answer. Finish or discard some of your open quizzes, then draw new ones.',
  ),
  OnOpenExam: ({ what, seconds }) => ({
    status: 409,
    message: waitsForExam(what, seconds),
  }),
  CommonPassword: ({ field }) => ({
    status: 400,
    message: 'This password is on lists of common passwords. Choose another.',
    field,
  }),
  TooManyPages: () => ({
    status: 429,
    message: 'Too many pages of this account are open. Close some of them.',
    retryAfter: 30,
  }),
  PatternPassword: ({ field }) => ({
    status: 400,
    message: 'This password is a row or a few characters over and over. Choose another.',
    field,
  }),
  NamePassword: ({ field }) => ({
    status: 400,
    message: 'This password is a name that others know of you. Choose another.',
    field,
  }),
  GoogleNotConfigured: say(404, 'Sign-in with Google is not set up here.'),
  UpgradeRequired: ({ capability }) => ({ status: 403, message: needsPro(capability) }),
  UnknownExam: ({ exam, field }) => ({
    status: 400,
    message: `${field} has no exam named ${exam}.`,
    field: 'exam',
  }),
  ExamNotReady: ({ held, needed }) => ({
    status: 409,
    message: `This exam needs ${needed} questions in the right proportions; the bank holds ${held} so far.`,
  }),
  PatientsUnderWay: say(
    409,
    'Finish or discard the clinical simulation you have open: nobody is shown a patient twice at once.',
  ),
  PatientUnderWay: say(
    409,
    'This patient is in a simulation you have open. Look again once it is over.',
    'scenarioId',
  ),
  NothingMatches: ({ status, held }) => ({
    status: 409,
    message:
      held === 0
        ? 'No question matches this choice. Widen it.'
        : `None of the ${held} questions in this choice is ${status}. Choose all of them, or widen the choice.`,
    field: 'status',
  }),
  PersonForgotten: say(410, 'The personal data of this account was erased.'),
  KeyReused: say(
    409,
    'This Idempotency-Key already names another request. Give each request a new one.',
    'idempotency-key',
  ),
  NothingToRetry: say(409, 'Nothing of this name has stopped or is parked.', 'name'),
  NoOpenPaper: say(404, 'You have no open quiz that holds these questions.', 'answers'),
  FieldMismatch: ({ field }) => ({
    status: 400,
    message: `This quiz was issued for ${field}.`,
    field: 'healthcareField',
  }),
  NotRevealed: ({ questionId }) => ({
    status: 403,
    message: `Finish a quiz that holds question ${questionId} to see its answer.`,
    field: 'questionIds',
  }),
  AccountNotFound: say(404, 'There is no such account.'),
  AccountAlreadyOpen: say(409, 'This account is already open.'),
  AttemptNotFound: say(404, 'You have no such quiz.'),
  PaperAlreadyIssued: say(409, 'This quiz was already issued.'),
  PaperEmpty: say(409, 'There are no questions to put on this quiz.'),
  AlreadySubmitted: say(409, 'This quiz is already finished.'),
  AttemptGivenUp: say(409, 'This quiz was given up.'),
  NotInTutorMode: say(409, 'Answers of this quiz are shown when it is finished.'),
  NothingChosen: say(400, 'Choose an answer before you check it.', 'userAnswer'),
  AnsweredElsewhere: say(409, 'Another page answered this meanwhile; it is shown.', 'userAnswer'),
  AnswerRevealedAlready: say(
    409,
    'You have seen the key of this question. Your answer stands as you gave it.',
    'userAnswer',
  ),
  TimeIsUp: say(409, 'The time of this exam is over. What was saved before counts.'),
  QuestionNotOnPaper: ({ questionId }) => ({
    status: 400,
    message: `Question ${questionId} is not on this quiz.`,
    field: 'questionId',
  }),
  PaperFull: say(
    409,
    'This quiz was changed more often than can be kept. Finish it: your last answers go along.',
  ),
  CannotPause: say(409, 'A paper with a time limit cannot be paused.'),
  OptionNotOnQuestion: ({ questionId, label, field = 'userAnswer' }) => ({
    status: 400,
    message: `Question ${questionId} has no option ${label}.`,
    field,
  }),
  OneAnswerOnly: ({ questionId }) => ({
    status: 400,
    message: `Question ${questionId} takes one answer.`,
    field: 'userAnswer',
  }),
  FieldNotChosen: say(409, 'Choose your healthcare field first.'),
  ExamDayOutOfRange: say(400, 'Choose a day from today to a year ahead.', 'examDay'),
  ReviewNotFound: say(404, 'You have no such card to review.'),
  AlreadyReviewed: say(409, 'You reviewed this card today. It comes back on its day.'),
  MissedReview: say(409, 'You missed this card. It comes back today by itself.'),
  CalendarNotFound: say(404, 'There is no such calendar. Its address may have been revoked.'),
  AnswersAreFinal: ({ questionId }) => ({
    status: 409,
    message: `Question ${questionId} is answered: answers of an adaptive exam are given once, one by one.`,
    field: 'questionId',
  }),
  AnswerMissing: ({ questionId }) => ({
    status: 400,
    message: `Choose an answer to question ${questionId}: questions of an adaptive exam cannot be skipped.`,
    field: 'userAnswer',
  }),
  NotAdaptive: say(409, 'This exam has no adaptive form.', 'form'),
  TimeIsNotUp: say(409, 'The time of this exam is not over yet.'),
  // Of a page from before an upgrade too: it loads the simulation anew and goes on.
  DecisionNotHere: say(409, 'This simulation has no such decision. Load it again.', 'scenarioId'),
  DecisionOutOfOrder: say(409, 'Decisions are made in order; one before it is still open.'),
  DecisionAlreadyMade: say(409, 'This decision was made already. A choice is final.'),
  OptionNotOffered: say(400, 'This decision has no such option.', 'optionId'),
  SimulationNotOver: say(409, 'Other choices can be looked at once the simulation is over.'),
  ...bankAnswers,
};

const answerTo = (refusal: Refusal): RefusalAnswer =>
  (answers[refusal.code] as (refusal: Refusal) => RefusalAnswer)(refusal);

/** Thrown by a route and turned into its answer by the error handler. */
export class Refused extends Error {
  override name = 'Refused' as const;
  readonly refusal: Refusal;
  readonly statusCode: number;
  readonly code: Refusal['code'];
  readonly field: string | undefined;
  readonly retryAfter: number | undefined;

  /** `within` is where in the request the refused part stands, for example `answers.2`. */
  constructor(refusal: Refusal, within?: string) {
    const { status, message, field, retryAfter } = answerTo(refusal);
    super(message);
    this.refusal = refusal;
    this.statusCode = status;
    this.code = refusal.code;
    this.field = field && within ? `${within}.${field}` : field;
    this.retryAfter = retryAfter;
  }
}

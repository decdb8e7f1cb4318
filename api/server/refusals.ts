import { supportAddress } from '../../domain/contracts/product.ts';
import { signInAnswers } from '../account/sign-in-refusals.ts';
import { adminAnswers } from '../admin/refusals.ts';
import { analystsAnswers } from '../analysts/refusals.ts';
import { malformedAnswers } from '../attempt/malformed-answers.ts';
import { bankAnswers } from '../bank/refusals.ts';
import { blogAnswers } from '../blog/refusals.ts';
import { contentAnswers } from '../content/refusals.ts';
import { flashcardAnswers } from '../flashcard/refusals.ts';
import { institutionAnswers } from '../institution/refusals.ts';
import { interchangeAnswers } from '../interchange/refusals.ts';
import { medicalImageAnswers } from '../medical-images/refusals.ts';
import { replayAnswers } from '../replay/refusals.ts';
import { settingsAnswers } from '../settings/refusals.ts';
import { simulationAnswers } from '../simulation/refusals.ts';
import { studyAidAnswers } from '../study-aid/refusals.ts';
import { subscriptionAnswers } from '../subscription/refusals.ts';
import { terminologyAnswers } from '../terminology/refusals.ts';
import { tutorAnswers } from '../tutor/refusals.ts';
import { needsPro } from './problems/plan-words.ts';
import { drawsAgain, waitsForExam } from './problems/waiting-words.ts';
import type { Refusal } from './refusal.ts';
import { type RefusalAnswer, type RefusalAnswers, say } from './refusal-answer.ts';

type Answers = RefusalAnswers<Refusal>;

/** The one table from refusals to what a client is told. */
const answers: Answers = {
  SignedOut: say(401, 'Sign in to continue.'),
  AccountSuspended: say(
    403,
    `This account is suspended, so nobody can sign in to it. Nothing in it is lost. Write to ${supportAddress} to ask why.`,
  ),
  RightsOver: say(
    404,
    'That was too long ago. Sign in again to download your data or erase the account.',
  ),
  NotFound: say(404, 'Nothing found here.'),
  NotOurHost: say(421, 'This server does not answer to that host name.'),
  Starting: () => ({
    status: 503,
    message: 'The server is getting ready. Try again in a moment.',
    retryAfter: 5,
  }),
  Stopping: () => ({
    status: 503,
    message: 'The server is restarting. Try again in a moment.',
    retryAfter: 1,
  }),
  CrossSite: say(403, 'This request did not come from this site.'),
  JsonOnly: say(415, 'Send the body as application/json.'),
  MethodNotAllowed: ({ allowed }) => ({ status: 405, message: `Use ${allowed} here.` }),
  InvalidRequest: ({ field, right }) => ({ status: 400, message: `${field}: ${right}`, field }),
  WrongCredentials: say(401, 'Invalid email or password'),
  WrongPassword: say(403, 'The current password is incorrect.', 'currentPassword'),
  NotConfirmed: say(400, 'Type your own username to confirm.', 'confirmation'),
  NameTaken: say(409, 'That email or username is already in use. Sign in, or choose another.'),
  TooManyTries: ({ seconds }) => ({
    status: 429,
    message: `Too many attempts. Wait ${seconds} s and try again.`,
    retryAfter: seconds,
  }),
  TooManyChanges: ({ seconds }) => ({
    status: 429,
    message: `Too many changes at once. Wait ${seconds} s; none of your work is lost.`,
    retryAfter: seconds,
  }),
  DrawLimit: ({ seconds }) => ({
    status: 429,
    message: drawsAgain(seconds),
    retryAfter: seconds,
  }),
  DownloadLimit: ({ seconds }) => ({
    status: 429,
    message: `You have downloaded your data several times. You can do it again in ${Math.ceil(seconds / 60)} min.`,
    retryAfter: seconds,
  }),
  DownloadUnderWay: say(
    409,
    'A download of your data is under way. Wait until it is complete, then start the next one.',
  ),
  FinishFirst: say(
    409,
    'You have many unanswered questions in open quizzes. Finish or discard some of them, then start a new one.',
  ),
  OnOpenExam: ({ what, seconds }) => ({
    status: 409,
    message: waitsForExam(what, seconds),
  }),
  CommonPassword: ({ field }) => ({
    status: 400,
    message: 'This password is too common. Choose another.',
    field,
  }),
  TooManyPages: () => ({
    status: 429,
    message: 'This account is open in too many tabs. Close some of them.',
    retryAfter: 30,
  }),
  PatternPassword: ({ field }) => ({
    status: 400,
    message: 'This password is a simple pattern. Choose another.',
    field,
  }),
  NamePassword: ({ field }) => ({
    status: 400,
    message: 'This password is a name that is easy to guess. Choose another.',
    field,
  }),
  LinkGone: say(410, 'This link was already used or has expired. Ask for a new one.', 'token'),
  EmailTaken: say(409, 'Another account has this email by now. Choose another one.', 'newEmail'),
  MailNotConfigured: say(404, 'Mail is not set up here, so no link can be sent.'),
  TestModeOff: say(404, 'Test mode is off on this server.'),
  WrongTestCredentials: say(401, 'Please use valid test account credentials.'),
  UpgradeRequired: ({ capability }) => ({ status: 403, message: needsPro(capability) }),
  UnknownExam: ({ exam, field }) => ({
    status: 400,
    message: `${field} has no exam named ${exam}.`,
    field: 'exam',
  }),
  ExamNotReady: ({ held, needed }) => ({
    status: 409,
    message: `This exam is not available yet: it needs ${needed} questions in the right mix, and we have ${held} so far.`,
  }),
  PatientsUnderWay: say(
    409,
    'Finish or discard the clinical simulation you have open first. It uses the same patients.',
  ),
  PatientUnderWay: say(
    409,
    'This patient is in a simulation you have open. Come back once you finish it.',
    'scenarioId',
  ),
  NothingMatches: ({ status, held }) => ({
    status: 409,
    message:
      held === 0
        ? 'No questions match your choices. Add an area or a topic.'
        : `None of the ${held} questions here are ${status}. Choose All, or add an area or a topic.`,
    field: 'status',
  }),
  PersonForgotten: say(410, 'The personal data of this account was erased.'),
  KeyReused: say(
    409,
    'This Idempotency-Key was already used for another request. Give each request a new one.',
    'idempotency-key',
  ),
  NothingToRetry: say(409, 'Nothing with this name is waiting for another try.', 'name'),
  NoOpenPaper: say(404, 'You have no open quiz with these questions.', 'answers'),
  FieldMismatch: ({ field }) => ({
    status: 400,
    message: `This quiz is for ${field}.`,
    field: 'healthcareField',
  }),
  NotRevealed: ({ questionId }) => ({
    status: 403,
    message: `Finish a quiz with question ${questionId} to see its answer.`,
    field: 'questionIds',
  }),
  AccountNotFound: say(404, 'Account not found.'),
  AccountAlreadyOpen: say(409, 'This account already exists.'),
  AttemptNotFound: say(404, 'Quiz not found.'),
  PaperAlreadyIssued: say(409, 'This quiz already exists.'),
  PaperEmpty: say(409, 'There are no questions for this quiz.'),
  AlreadySubmitted: say(409, 'This quiz is already finished.'),
  AttemptGivenUp: say(409, 'This quiz was discarded.'),
  NotInTutorMode: say(409, 'You will see the answers when you finish this quiz.'),
  NothingChosen: say(400, 'Choose an answer before you check it.', 'userAnswer'),
  AnsweredElsewhere: say(409, 'Answered in another tab. That answer is shown now.', 'userAnswer'),
  AnswerRevealedAlready: say(
    409,
    'You have already seen the correct answer to this question, so your answer cannot be changed.',
    'userAnswer',
  ),
  TimeIsUp: say(409, 'Time is up. The answers you saved before count.'),
  QuestionNotOnPaper: ({ questionId }) => ({
    status: 400,
    message: `Question ${questionId} is not in this quiz.`,
    field: 'questionId',
  }),
  PaperFull: say(
    409,
    'This quiz has too many changes to save more. Finish it: your last answers are included.',
  ),
  CannotPause: say(409, 'A timed quiz or exam cannot be paused.'),
  FieldNotChosen: say(409, 'Choose your healthcare field first.'),
  ExamDayOutOfRange: say(400, 'Choose a date within the next year.', 'examDay'),
  ReviewNotFound: say(404, 'Card not found.'),
  AlreadyReviewed: say(409, 'You already reviewed this card today. It will come back.'),
  MissedReview: say(409, 'You missed this card. It will come back today.'),
  CalendarNotFound: say(404, 'Calendar not found. Its link may have been revoked.'),
  AnswersAreFinal: ({ questionId }) => ({
    status: 409,
    message: `Question ${questionId} is already answered. Answers in an adaptive exam are final.`,
    field: 'questionId',
  }),
  AnswerMissing: ({ questionId }) => ({
    status: 400,
    message: `Choose an answer to question ${questionId}. Questions in an adaptive exam cannot be skipped.`,
    field: 'userAnswer',
  }),
  NotAdaptive: say(409, 'This exam is not adaptive.', 'form'),
  ...bankAnswers,
  ...simulationAnswers,
  ...malformedAnswers,
  ...subscriptionAnswers,
  ...signInAnswers,
  ...institutionAnswers,
  ...studyAidAnswers,
  ...replayAnswers,
  ...settingsAnswers,
  ...contentAnswers,
  ...interchangeAnswers,
  ...blogAnswers,
  ...medicalImageAnswers,
  ...tutorAnswers,
  ...flashcardAnswers,
  ...terminologyAnswers,
  ...analystsAnswers,
  ...adminAnswers,
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

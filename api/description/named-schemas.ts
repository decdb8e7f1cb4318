import { z } from 'zod';
import * as account from '../../domain/contracts/account.ts';
import * as achievements from '../../domain/contracts/achievements.ts';
import * as adaptive from '../../domain/contracts/adaptive.ts';
import * as adaptiveAnswers from '../../domain/contracts/adaptive-answers.ts';
import * as admin from '../../domain/contracts/admin.ts';
import * as analysts from '../../domain/contracts/analysts.ts';
import * as analytics from '../../domain/contracts/analytics.ts';
import * as askedFor from '../../domain/contracts/asked-for.ts';
import * as attemptWork from '../../domain/contracts/attempt-work.ts';
import * as audit from '../../domain/contracts/audit.ts';
import * as billing from '../../domain/contracts/billing.ts';
import * as blog from '../../domain/contracts/blog.ts';
import * as caseStudy from '../../domain/contracts/case-study.ts';
import * as config from '../../domain/contracts/config.ts';
import * as content from '../../domain/contracts/content.ts';
import * as customQuiz from '../../domain/contracts/custom-quiz.ts';
import * as decisionPoint from '../../domain/contracts/decision-point.ts';
import * as drawing from '../../domain/contracts/drawing.ts';
import * as evidence from '../../domain/contracts/evidence.ts';
import * as exchangedItem from '../../domain/contracts/exchanged-item.ts';
import * as exhibits from '../../domain/contracts/exhibits.ts';
import * as extraTime from '../../domain/contracts/extra-time.ts';
import * as fields from '../../domain/contracts/fields.ts';
import * as film from '../../domain/contracts/film.ts';
import * as flashcards from '../../domain/contracts/flashcards.ts';
import * as gatheringCall from '../../domain/contracts/gathering-call.ts';
import * as generation from '../../domain/contracts/generation.ts';
import * as googleOutcome from '../../domain/contracts/google-outcome.ts';
import * as institution from '../../domain/contracts/institution.ts';
import * as interchange from '../../domain/contracts/interchange.ts';
import * as itemFields from '../../domain/contracts/item-fields.ts';
import * as itemReview from '../../domain/contracts/item-review.ts';
import * as items from '../../domain/contracts/items.ts';
import * as laboratory from '../../domain/contracts/laboratory.ts';
import * as live from '../../domain/contracts/live.ts';
import * as liveMetrics from '../../domain/contracts/live-metrics.ts';
import * as mail from '../../domain/contracts/mail.ts';
import * as measurement from '../../domain/contracts/measurement.ts';
import * as medicalImages from '../../domain/contracts/medical-images.ts';
import * as metrics from '../../domain/contracts/metrics.ts';
import * as operations from '../../domain/contracts/operations.ts';
import * as optionLabel from '../../domain/contracts/option-label.ts';
import * as paperKind from '../../domain/contracts/paper-kind.ts';
import * as paperModes from '../../domain/contracts/paper-modes.ts';
import * as passkeys from '../../domain/contracts/passkeys.ts';
import * as patient from '../../domain/contracts/patient.ts';
import * as paymentsConfig from '../../domain/contracts/payments-config.ts';
import * as privacy from '../../domain/contracts/privacy.ts';
import * as problem from '../../domain/contracts/problem.ts';
import * as progress from '../../domain/contracts/progress.ts';
import * as quiz from '../../domain/contracts/quiz.ts';
import * as quizList from '../../domain/contracts/quiz-list.ts';
import * as quizOverview from '../../domain/contracts/quiz-overview.ts';
import * as readiness from '../../domain/contracts/readiness.ts';
import * as readyMade from '../../domain/contracts/ready-made.ts';
import * as referral from '../../domain/contracts/referral.ts';
import * as referralStats from '../../domain/contracts/referral-stats.ts';
import * as replay from '../../domain/contracts/replay.ts';
import * as response from '../../domain/contracts/response.ts';
import * as review from '../../domain/contracts/review.ts';
import * as rightAnswer from '../../domain/contracts/right-answer.ts';
import * as settings from '../../domain/contracts/settings.ts';
import * as signIn from '../../domain/contracts/sign-in.ts';
import * as simulation from '../../domain/contracts/simulation.ts';
import * as simulationPoints from '../../domain/contracts/simulation-points.ts';
import * as studyAidContent from '../../domain/contracts/study-aid-content.ts';
import * as studyAids from '../../domain/contracts/study-aids.ts';
import * as studyMethods from '../../domain/contracts/study-methods.ts';
import * as studySheets from '../../domain/contracts/study-sheets.ts';
import * as terminology from '../../domain/contracts/terminology.ts';
import * as terminologyStudy from '../../domain/contracts/terminology-study.ts';
import * as testMode from '../../domain/contracts/test-mode.ts';
import * as timeTravel from '../../domain/contracts/time-travel.ts';
import * as tutor from '../../domain/contracts/tutor.ts';
import * as userPast from '../../domain/contracts/user-past.ts';
import * as userStudies from '../../domain/contracts/user-studies.ts';
import * as plans from '../../domain/kernel/plans.ts';
import * as time from '../../domain/kernel/time.ts';

/** Every schema of these is known in the description by the name it is exported by. */
const contracts = [
  account,
  achievements,
  adaptive,
  adaptiveAnswers,
  admin,
  analysts,
  analytics,
  askedFor,
  attemptWork,
  audit,
  billing,
  blog,
  caseStudy,
  config,
  content,
  customQuiz,
  decisionPoint,
  drawing,
  evidence,
  exchangedItem,
  exhibits,
  extraTime,
  fields,
  film,
  flashcards,
  gatheringCall,
  generation,
  googleOutcome,
  institution,
  interchange,
  itemFields,
  itemReview,
  items,
  laboratory,
  live,
  liveMetrics,
  mail,
  measurement,
  medicalImages,
  metrics,
  operations,
  optionLabel,
  paperKind,
  paperModes,
  passkeys,
  patient,
  paymentsConfig,
  plans,
  privacy,
  problem,
  progress,
  quiz,
  quizList,
  quizOverview,
  readiness,
  readyMade,
  referral,
  referralStats,
  replay,
  response,
  review,
  rightAnswer,
  settings,
  signIn,
  simulation,
  simulationPoints,
  studyAidContent,
  studyAids,
  studyMethods,
  studySheets,
  terminology,
  terminologyStudy,
  testMode,
  time,
  timeTravel,
  tutor,
  userPast,
  userStudies,
];

/** Worth a name: a text or a number explains itself where it stands. */
const worthNaming = new Set(['array', 'enum', 'object', 'union']);

/** One of several numbers is an enum by another name. */
const isWorthNaming = ({ def }: z.ZodType): boolean =>
  worthNaming.has(def.type) ||
  (def.type === 'literal' && (def as z.core.$ZodLiteralDef<z.core.util.Literal>).values.length > 1);

/** Parameters stand one by one in the description, never as a whole. */
const isOfParameters = (name: string): boolean => /(?:Query|Params)$/.test(name);

const nameOf = (exported: string): string =>
  `${exported.charAt(0).toUpperCase()}${exported.slice(1)}`;

/** The schemas that operations share, by name. */
export const namedSchemas = z.registry<{ readonly id: string }>();

for (const [name, schema] of contracts.flatMap((contract) => Object.entries<unknown>(contract))) {
  if (!(schema instanceof z.ZodType) || isOfParameters(name)) continue;
  if (isWorthNaming(schema)) namedSchemas.add(schema, { id: nameOf(name) });
}

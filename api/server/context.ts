import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BoardwellEvent } from '../../domain/events/registry.ts';
import { handleCommand } from '../../domain/handling/handle-command.ts';
import type { Decider } from '../../domain/kernel/decider.ts';
import type { EventMeta, Position } from '../../domain/kernel/envelope.ts';
import {
  type AccountId,
  type CommandId,
  commandId,
  type StreamName,
} from '../../domain/kernel/ids.ts';
import { type CalendarDay, dayIn, type Instant, type TimeZone } from '../../domain/kernel/time.ts';
import { addressThrottle } from '../account/address-throttle.ts';
import { deviceStore } from '../account/device-store.ts';
import { googleIdentityStore } from '../account/google/google-identity-store.ts';
import { identityStore } from '../account/identity-store.ts';
import { keptSessions } from '../account/kept-sessions.ts';
import { linkStore } from '../account/mail/link-store.ts';
import { mailQueue } from '../account/mail/mail-queue.ts';
import { passkeyStore } from '../account/passkey/passkey-store.ts';
import { secondFactorStore } from '../account/second-factor/second-factor-store.ts';
import { type SessionRecord, sessionStore } from '../account/session-store.ts';
import { stepStore } from '../account/step-store.ts';
import { throttle } from '../account/throttle.ts';
import { adminReads } from '../admin/queries/admin-reads.ts';
import { studyReads } from '../analytics/queries/study-reads.ts';
import { adaptiveReads } from '../attempt/queries/adaptive-reads.ts';
import { finishedAttempts } from '../attempt/queries/finished-attempts.ts';
import { auditReads } from '../audit/queries/audit-reads.ts';
import { findPerson } from '../audit/queries/find-person.ts';
import { bankReads } from '../bank/queries/bank-reads.ts';
import { generationReads } from '../bank/queries/generation-reads.ts';
import { itemHolderReads } from '../bank/queries/item-holders.ts';
import { itemQualityReads } from '../bank/queries/item-quality-reads.ts';
import { itemReportReads } from '../bank/queries/item-report-reads.ts';
import { blogReads } from '../blog/queries/blog-reads.ts';
import { contentReads } from '../content/queries/content-reads.ts';
import { openHolds } from '../draws/open-holds.ts';
import { flashcardReads } from '../flashcard/queries/flashcard-reads.ts';
import { schoolReads } from '../institution/queries/school-reads.ts';
import { imageLibrary } from '../medical-images/library/image-library.ts';
import { imageReads } from '../medical-images/queries/image-reads.ts';
import { imageRecordReads } from '../medical-images/queries/image-records.ts';
import { measures } from '../operations/metrics/measures.ts';
import { backstageReads } from '../operations/queries/backstage.ts';
import { operationsReads } from '../operations/queries/operations-reads.ts';
import { retryStore } from '../operations/retry-store.ts';
import type { SignedIn } from '../plugins/policy.ts';
import { idempotencyHeader } from '../plugins/request-headers.ts';
import { erasureStore } from '../privacy/erasure-store.ts';
import { learnerReads } from '../progress/queries/learner-reads.ts';
import { quizListReads } from '../progress/queries/quiz-list-reads.ts';
import { readinessReads } from '../readiness/queries/readiness-reads.ts';
import { referralReads } from '../referral/queries/referral-reads.ts';
import { liveMetricReads } from '../replay/queries/live-metric-reads.ts';
import { metricRunReads } from '../replay/queries/metric-run-reads.ts';
import { readModelReads } from '../replay/queries/read-model-reads.ts';
import { rebuildReads } from '../replay/queries/rebuild-reads.ts';
import { feedStore } from '../review/feed-store.ts';
import { plannedReviews } from '../review/planned-review.ts';
import { reviewReads } from '../review/queries/review-reads.ts';
import { simulationReads } from '../simulation/queries/simulation-reads.ts';
import type { Answer } from '../study-aid/answer.ts';
import { latelyWritten } from '../study-aid/lately-written.ts';
import { modelSpend } from '../study-aid/model-spend.ts';
import { studyAidReads } from '../study-aid/queries/study-aid-reads.ts';
import { invoiceReads } from '../subscription/queries/invoice-reads.ts';
import { termReads } from '../terminology/queries/term-reads.ts';
import { tutorReads } from '../tutor/queries/tutor-reads.ts';
import { backgroundWork } from './background/background-work.ts';
import { turns } from './background/turns.ts';
import { ownWrites } from './own-writes/own-writes.ts';
import type { Refusal } from './refusal.ts';
import { Refused } from './refusals.ts';
import { ReadModelBehind } from './unavailable.ts';
import { wishDigest } from './wish-digest.ts';
import type { ApiWorld } from './world.ts';

const sessionsEnded =
  ({ bus }: ApiWorld) =>
  (subject: AccountId): void =>
    bus.publish({ kind: 'sessionsEnded', subject });

/** What every route is built from. */
export const apiContext = (world: ApiWorld) => ({
  world,
  sessions: sessionStore(world.database, sessionsEnded(world), keptSessions<SessionRecord>(world)),
  identities: identityStore(world.database, sessionsEnded(world)),
  erasures: erasureStore(world.database, sessionsEnded(world)),
  googleIdentities: googleIdentityStore(world.database),
  steps: stepStore(world.database),
  passkeys: passkeyStore(world.database, world.vault),
  secondFactors: secondFactorStore(world.database, world.vault),
  throttle: throttle(world.database),
  addresses: addressThrottle(world.database),
  devices: deviceStore(world.database),
  mails: mailQueue(world.database, world.mail.wake),
  links: linkStore(world.database),
  ownWrites: ownWrites(world),
  learners: learnerReads(world.database),
  quizList: quizListReads(world.database),
  holds: openHolds(world),
  study: studyReads(world.database),
  readiness: readinessReads(world.database),
  referrals: referralReads(world.database),
  schools: schoolReads(world.database),
  bank: bankReads(world.database, world),
  adaptive: adaptiveReads(world.database),
  finished: finishedAttempts(world.commands),
  quality: itemQualityReads(world.database),
  itemReports: itemReportReads(world.database),
  itemHolders: itemHolderReads(world.database),
  generation: generationReads(world.database),
  operations: operationsReads(world.database, world.settings.projections),
  backstage: backstageReads({
    pool: world.database,
    log: world.commands.log,
    now: world.clock.instant,
  }),
  retry: retryStore(world.database),
  replay: {
    readModels: readModelReads(world.database),
    rebuilds: rebuildReads(world.database),
    liveMetrics: liveMetricReads(world.database),
    metricRuns: metricRunReads(world.database),
  },
  reviews: reviewReads(world.database),
  plannedReview: plannedReviews(reviewReads(world.database)),
  feeds: feedStore(world.database, world.vault),
  simulations: simulationReads(world.database),
  invoices: invoiceReads(world.database),
  studyAids: studyAidReads(world.database),
  admin: adminReads(world.database),
  content: contentReads(world.database),
  blog: blogReads(world.database),
  modelSpend: modelSpend(world.database),
  latelyWritten: latelyWritten<Answer>(),
  images: imageReads(world.database),
  imageRecords: imageRecordReads(world.database),
  imageLibrary: imageLibrary(imageRecordReads(world.database).all),
  tutorReads: tutorReads(world.database),
  flashcards: flashcardReads(world.database),
  terms: termReads(world.database),
  audit: auditReads(world.database, findPerson(world.database)),
  background: backgroundWork(),
  inTurn: turns(),
  measures: measures(),
});
export type ApiContext = ReturnType<typeof apiContext>;

export type Exchange = { readonly request: FastifyRequest; readonly reply: FastifyReply };

/** The signed-in user of a route whose policy asks for one. */
export const signedIn = (request: FastifyRequest): SignedIn => {
  if (!request.session) throw new Refused({ code: 'SignedOut' });
  return request.session;
};

/** Throws `ReadModelBehind` while it is not known: a guessed day would stay in the log for ever. */
const learnersZone = ({ account }: SignedIn): TimeZone => {
  if (!account) throw new ReadModelBehind('accounts');
  return account.timeZone;
};

/** The learner's own calendar day. Throws `ReadModelBehind`. */
export const learnersDay = (session: SignedIn, at: Instant): CalendarDay =>
  dayIn(learnersZone(session), at);

/** Now, and where the learner is. Throws `ReadModelBehind`. */
export const learnersNow = ({ world }: Pick<ApiContext, 'world'>, session: SignedIn) => ({
  at: world.clock.instant(),
  timeZone: learnersZone(session),
});

/** A learner's command without what the session and the clock tell. */
export type ByLearner<Command> = Command extends unknown
  ? Omit<Command, 'learnerId' | 'at'> & { readonly at?: Instant }
  : never;

/** The command that a client names: the same person, request and key again are the same wish. */
export const namedCommand = (
  { identifiers }: ApiWorld,
  { headers, method, url }: Pick<FastifyRequest, 'headers' | 'method' | 'url'>,
  actor: string,
): CommandId | undefined => {
  const { data: key } = commandId.safeParse(headers[idempotencyHeader]);
  return key && identifiers.commandOf(actor, `${method} ${url} ${key}`);
};

/** Who did it, on which wish. */
const metaOf = (
  world: ApiWorld,
  request: FastifyRequest,
  {
    actor,
    subject = actor,
    eachTime,
  }: Pick<CommandRequest<never, never, never, never>, 'actor' | 'subject' | 'eachTime'>,
): EventMeta => {
  const about = { actor, subject, correlationId: request.id };
  const named = eachTime ? undefined : namedCommand(world, request, actor);
  if (!named) return { ...about, commandId: world.identifiers.command() };
  const key = String(request.headers[idempotencyHeader]);
  return { ...about, commandId: named, wishDigest: wishDigest(key, request.body) };
};

export type CommandRequest<State, Command, Event, R> = {
  readonly decider: Decider<State, Command, Event, R>;
  readonly stream: StreamName;
  readonly command: Command;
  readonly actor: AccountId;
  /** With whose key what is personal is sealed; the actor's where it is nobody else's. */
  readonly subject?: AccountId;
  /** It happens, and is recorded, as often as it is asked for, whatever key the client gives. */
  readonly eachTime?: true;
  /** As in a wish of `handleCommand`. */
  readonly begins?: boolean;
  /** Where in the request the refused part stands, for example `answers.2`. */
  readonly within?: (refusal: NoInfer<R>) => string | undefined;
};

/**
 * Carries a command out and tells the client its position.
 * Throws `Refused` with the decider's refusal, and what the log throws.
 */
export const carryOut = async <State, Command, Event extends BoardwellEvent, R extends Refusal>(
  { world, inTurn, ownWrites }: ApiContext,
  { request, reply }: Exchange,
  {
    decider,
    stream,
    command,
    within,
    begins = false,
    ...wish
  }: CommandRequest<State, Command, Event, R>,
): Promise<{ readonly state: State; readonly position: Position }> => {
  const meta = metaOf(world, request, wish);
  const handled = await inTurn(stream, () =>
    handleCommand(world.commands, { decider, stream, command, meta, begins }),
  );
  if (!handled.ok) throw new Refused(handled.refusal, within?.(handled.refusal));
  ownWrites.tell(reply, handled.position);
  return handled;
};

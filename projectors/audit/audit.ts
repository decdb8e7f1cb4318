import type { Instant } from '../../domain/kernel/time.ts';
import { epochMs } from '../../domain/kernel/time.ts';
import { projection } from '../projection.ts';

/** One event as an auditor sees it: when, who, what, about whom, on which stream. */
export type AuditRow = {
  readonly position: string;
  readonly at: Instant;
  readonly actor: string;
  readonly subject: string | null;
  readonly type: string;
  readonly stream: string;
  readonly revision: number;
  readonly commandId: string;
  readonly testMode: boolean;
};

export const audit = projection<AuditRow>()({
  name: 'audit',
  version: 12,
  table: 'audit',
  handles: [
    'AccountOpened',
    'SignedIn',
    'SignInRefused',
    'SignedOut',
    'FieldChosen',
    'ProfileChanged',
    'TimeZoneChanged',
    'ExtraTimeSet',
    'PasswordChanged',
    'PasswordReset',
    'EmailVerified',
    'EmailChangeAsked',
    'EmailChanged',
    'NewDeviceSignedIn',
    'RoleGranted',
    'AccountErased',
    'GoogleLinked',
    'GoogleUnlinked',
    'PlanGranted',
    'TrialStarted',
    'CheckoutStarted',
    'SubscriptionReported',
    'InvoiceReported',
    'QuestionsDrawn',
    'DrawLimitReached',
    'PaperIssued',
    'AnswerGiven',
    'AnswerRevealed',
    'QuizSubmitted',
    'AttemptVoided',
    'AttemptRescored',
    'ItemFlagged',
    'AnswerStruck',
    'ItemNoted',
    'AttemptPaused',
    'AttemptResumed',
    'ActivityRecorded',
    'AdaptiveExamStarted',
    'AbilityEstimated',
    'ItemChosen',
    'AdaptiveExamEnded',
    'ItemPublished',
    'ItemWithdrawn',
    'ItemRekeyed',
    'ItemReported',
    'ItemReportsDismissed',
    'StudyPlanSet',
    'ReviewIssued',
    'ReviewAnswered',
    'ReviewRated',
    'AchievementAnnounced',
    'ReadinessEstimated',
    'ScenarioPublished',
    'ScenarioWithdrawn',
    'SimulationStarted',
    'DecisionPointAnswered',
    'SimulationCompleted',
    'SimulationVoided',
    'DecisionForked',
    'RetryAsked',
    'AccountReferred',
    'ReferralJoined',
    'ReferralConverted',
    'ReferralReversed',
  ],
  columns: [
    { name: 'subject', type: 'text', of: ({ subject }) => subject },
    { name: 'type', type: 'text', of: ({ type }) => type },
    { name: 'stream', type: 'text', of: ({ stream }) => stream },
    { name: 'at_ms', type: 'bigint', of: ({ at }) => epochMs(at) },
  ],
  indexes: [['subject', 'type'], ['at_ms']],
  keys: ({ position }) => [position],
  isFinal: () => true,
  evolve: (_, { position, recordedAt, meta, type, stream, revision }) => ({
    position,
    at: recordedAt,
    actor: meta.actor,
    subject: meta.subject ?? null,
    type,
    stream,
    revision,
    commandId: meta.commandId,
    testMode: meta.testMode ?? false,
  }),
});

import type { AuditEvent } from '../../../../domain/audit/events.ts';
import type { ItemEvent } from '../../../../domain/bank/item/events.ts';
import type { ScenarioEvent } from '../../../../domain/bank/scenarios/scenario-events.ts';
import { viewReasonWords } from '../../../../domain/contracts/audit.ts';
import type { InstitutionEvent } from '../../../../domain/institution/events.ts';
import type { OperationEvent } from '../../../../domain/operations/events.ts';
import type { ReferralEvent } from '../../../../domain/referral/events.ts';
import type { ReplayEvent } from '../../../../domain/replay/events.ts';
import { dollars, type SentencesOf, said, several, shortId } from './sentence.ts';

export const itemSentences: SentencesOf<ItemEvent['type']> = {
  ItemPublished: ({ item, revision }) =>
    said('published', `item ${item.id}`, `revision ${revision}`),
  ItemWithdrawn: ({ itemId }) => said('withdrew', `item ${itemId}`),
  ItemRekeyed: ({ itemId, keyBefore, key }) =>
    said('rekeyed', `item ${itemId}`, `${keyBefore.join(', ')} is now ${key.join(', ')}`),
  ItemReported: ({ itemId, reason }) => said('reported', `item ${itemId}`, reason),
  ItemReportsDismissed: ({ itemId, through, reason }) =>
    said('kept', `item ${itemId}`, `after ${several(through, 'report')}, ${reason}`),
};

export const scenarioSentences: SentencesOf<ScenarioEvent['type']> = {
  ScenarioPublished: ({ scenarioId, revision }) =>
    said('published', `scenario ${scenarioId}`, `revision ${revision}`),
  ScenarioWithdrawn: ({ scenarioId }) => said('withdrew', `scenario ${scenarioId}`),
};

export const operationSentences: SentencesOf<OperationEvent['type']> = {
  RetryAsked: ({ name }) => said('asked for another try of', name),
};

const steered = {
  pause: 'held',
  resume: 'resumed',
  cancel: 'cancelled',
  swap: 'swapped in',
} as const;

export const replaySentences: SentencesOf<ReplayEvent['type']> = {
  RebuildStarted: ({ readModel, kind }) =>
    said(kind === 'rebuild' ? 'began to rebuild' : 'began to roll back', readModel),
  RebuildSteered: ({ readModel, action }) => said(steered[action], `the rebuild of ${readModel}`),
  MetricRun: ({ digest }) => said('ran', 'a metric over the log', `file ${shortId(digest)}`),
  MetricRunEnded: ({ name, outcome, events, seconds }) =>
    said(
      outcome === 'done' ? 'came to the end of' : 'did not come to the end of',
      name === null ? 'a metric' : `the metric ${name}`,
      `${several(events, 'event')}, ${seconds} s`,
    ),
  MetricPromoted: ({ name, digest }) =>
    said('promoted', `the metric ${name}`, `file ${shortId(digest)}`),
  MetricDemoted: ({ name }) => said('demoted', `the metric ${name}`),
  MetricRetryAsked: ({ name }) => said('asked for another try of', `the metric ${name}`),
};

export const referralSentences: SentencesOf<ReferralEvent['type']> = {
  ReferralJoined: ({ referredId, quizCredits }) =>
    said(
      'brought',
      'a friend',
      `${shortId(referredId)}, ${several(quizCredits, 'quiz', 'quizzes')} earned`,
    ),
  ReferralConverted: ({ referredId, creditCents }) =>
    said('earned', dollars(creditCents), `${shortId(referredId)} paid their first invoice`),
  ReferralReversed: ({ referredId, creditCents }) =>
    said('lost', dollars(creditCents), `the payment of ${shortId(referredId)} was refunded`),
};

const seats = (count: number): string => several(count, 'seat');

export const institutionSentences: SentencesOf<InstitutionEvent['type']> = {
  SchoolOpened: ({ name, seats: count }) => said('opened', `the school ${name}`, seats(count)),
  SeatsChanged: ({ institutionId, seats: count }) =>
    said('changed', `the seats of school ${shortId(institutionId)}`, seats(count)),
  SchoolClosed: ({ institutionId }) => said('closed', `school ${shortId(institutionId)}`),
  CoordinatorNamed: ({ accountId }) => said('named', 'a coordinator', shortId(accountId)),
  CoordinatorRemoved: ({ accountId }) => said('removed', 'a coordinator', shortId(accountId)),
  InvitationMade: ({ uses, address }) =>
    said(
      'made',
      'an invitation',
      address === null ? `a link for ${several(uses, 'person', 'people')}` : 'by mail',
    ),
  InvitationRevoked: ({ invitationId }) => said('revoked', 'an invitation', shortId(invitationId)),
  SharingAgreed: ({ institutionId, version }) =>
    said('agreed', `to share with school ${shortId(institutionId)}`, `version ${version}`),
  SeatTaken: ({ institutionId }) => said('took', `a seat of school ${shortId(institutionId)}`),
  SeatReturned: ({ institutionId, why }) =>
    said('returned', `a seat of school ${shortId(institutionId)}`, why),
  CohortOpened: ({ cohortId }) => said('opened', 'a cohort', shortId(cohortId)),
  CohortRenamed: ({ cohortId }) => said('renamed', 'a cohort', shortId(cohortId)),
  CohortClosed: ({ cohortId }) => said('closed', 'a cohort', shortId(cohortId)),
  MemberMoved: ({ accountId, cohortId }) =>
    said(
      'moved',
      `member ${shortId(accountId)}`,
      cohortId === null ? 'out of every cohort' : `to cohort ${shortId(cohortId)}`,
    ),
};

const partWords = {
  names: 'the names',
  past: 'the account at a past moment',
  studies: 'what was studied',
  statements: 'what was learned as xAPI',
} as const;

export const auditSentences: SentencesOf<AuditEvent['type']> = {
  PersonalDataViewed: ({ part, reason }) =>
    said('viewed', partWords[part], viewReasonWords[reason].toLowerCase()),
  AuditExported: ({ count, format }) =>
    said('exported', several(count, 'event'), `as ${format.toUpperCase()}`),
  ItemsExported: ({ count, format, reason }) =>
    said(
      'exported',
      `${several(count, 'item')} as ${format.toUpperCase()}`,
      viewReasonWords[reason].toLowerCase(),
    ),
  SqlAsked: ({ reason }) => said('asked', 'the log in SQL', viewReasonWords[reason].toLowerCase()),
};

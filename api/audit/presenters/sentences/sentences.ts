import type { AuditSaid } from '../../../../domain/contracts/audit.ts';
import {
  type BoardwellEvent,
  readEvent,
  UnreadableEvent,
} from '../../../../domain/events/registry.ts';
import type { RecordedEvent } from '../../../../domain/kernel/envelope.ts';
import { accountSentences, subscriptionSentences } from './account-sentences.ts';
import { attemptSentences, drawSentences } from './attempt-sentences.ts';
import {
  auditSentences,
  institutionSentences,
  itemSentences,
  operationSentences,
  referralSentences,
  replaySentences,
  scenarioSentences,
} from './bank-sentences.ts';
import { type SentencesOf, said } from './sentence.ts';
import {
  achievementSentences,
  readinessSentences,
  reviewSentences,
  simulationSentences,
  studyAidSentences,
} from './study-sentences.ts';
import {
  blogSentences,
  contentSentences,
  flashcardSentences,
  medicalImageSentences,
  settingsSentences,
  terminologySentences,
  tutorSentences,
} from './tool-sentences.ts';

/** Who did what on what, for every type of event there is. */
export const sentences: SentencesOf<BoardwellEvent['type']> = {
  ...accountSentences,
  ...subscriptionSentences,
  ...attemptSentences,
  ...drawSentences,
  ...replaySentences,
  ...simulationSentences,
  ...reviewSentences,
  ...readinessSentences,
  ...achievementSentences,
  ...studyAidSentences,
  ...flashcardSentences,
  ...tutorSentences,
  ...terminologySentences,
  ...medicalImageSentences,
  ...settingsSentences,
  ...contentSentences,
  ...blogSentences,
  ...itemSentences,
  ...scenarioSentences,
  ...operationSentences,
  ...referralSentences,
  ...institutionSentences,
  ...auditSentences,
};

type Sentence = (data: BoardwellEvent['data']) => AuditSaid;

const untold = (type: string): AuditSaid => said('recorded', type, 'this build cannot read it');

/** The sentence of an event as the log gives it; of one that cannot be read, its type alone. */
export const sentenceOf = (event: RecordedEvent): AuditSaid => {
  try {
    const { type, data } = readEvent(event);
    return (sentences[type] as Sentence)(data);
  } catch (error) {
    if (error instanceof UnreadableEvent) return untold(event.type);
    throw error;
  }
};

const notable: ReadonlySet<string> = new Set<BoardwellEvent['type']>([
  'SignInRefused',
  'FactorsRemoved',
  'RecoveryCodeUsed',
  'RoleGranted',
  'AccountSuspended',
  'AccountRestored',
  'RefundAsked',
  'RetryAsked',
  'RebuildStarted',
  'RebuildSteered',
  'MetricRun',
  'MetricPromoted',
  'MetricDemoted',
  'MetricRetryAsked',
  'StudyAidFailed',
  'ItemRekeyed',
  'PersonalDataViewed',
  'AuditExported',
  'ItemsExported',
  'SqlAsked',
]);

/** Events that are worth a look: somebody was refused, something failed, or power was used. */
export const notableTypes: readonly string[] = [...notable];
export const isNotable = (type: string): boolean => notable.has(type);

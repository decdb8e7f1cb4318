import type { ReferralEvent } from '../../domain/referral/events.ts';
import {
  type AuditWords,
  dollars,
  type EventTypesOf,
  said,
  several,
  shortId,
} from '../audit/sentences/sentence.ts';

declare module '../audit/sentences/sentence.ts' {
  interface EventTypesOf {
    readonly referral: ReferralEvent['type'];
  }
}

/** What the audit says of its events. */
export const referralAudit: AuditWords<EventTypesOf['referral']> = {
  sentences: {
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
  },
};

import { z } from 'zod';
import { defineEvent, type EventOf } from '../kernel/event-definition.ts';
import { accountId } from '../kernel/ids.ts';
import { instant } from '../kernel/time.ts';
import { processorId } from '../ports/payment-reports.ts';

const about = { referrerId: accountId, referredId: accountId, at: instant };

/** Somebody signed up with the referrer's code, and what the referrer has of it. */
const referralJoined = defineEvent({
  type: 'ReferralJoined',
  data: z.strictObject({ ...about, quizCredits: z.int().min(0) }),
});

/** Their first invoice was paid. */
const referralConverted = defineEvent({
  type: 'ReferralConverted',
  data: z.strictObject({ ...about, invoiceId: processorId, creditCents: z.int().min(0) }),
});

/** That payment was refunded, and the credit goes with it. */
const referralReversed = defineEvent({
  type: 'ReferralReversed',
  data: z.strictObject({ ...about, creditCents: z.int().min(0) }),
});

export const referralEvents = [referralJoined, referralConverted, referralReversed] as const;
export type ReferralEvent = EventOf<(typeof referralEvents)[number]>;

import { z } from 'zod';
import { schoolLimits, schoolName } from '../contracts/institution.ts';
import { defineEvent, type EventOf } from '../kernel/event-definition.ts';
import { accountId, cohortId, institutionId, invitationId } from '../kernel/ids.ts';
import { instant } from '../kernel/time.ts';

const about = { institutionId, at: instant };
const seats = z.int().min(1).max(schoolLimits.seats);

/** An operator opened the account of a school, as its contract says. */
const schoolOpened = defineEvent({
  type: 'SchoolOpened',
  data: z.strictObject({ ...about, name: schoolName, seats }),
});

const seatsChanged = defineEvent({
  type: 'SeatsChanged',
  data: z.strictObject({ ...about, seats }),
});

/** The contract is over: every seat was given back before. */
const schoolClosed = defineEvent({ type: 'SchoolClosed', data: z.strictObject({ ...about }) });

const coordinatorNamed = defineEvent({
  type: 'CoordinatorNamed',
  data: z.strictObject({ ...about, accountId }),
});

const coordinatorRemoved = defineEvent({
  type: 'CoordinatorRemoved',
  data: z.strictObject({ ...about, accountId }),
});

/** Sealed with the key of the school: the secret of the link, and where it was sent. */
const invitationMade = defineEvent({
  type: 'InvitationMade',
  data: z.strictObject({
    ...about,
    invitationId,
    /** SHA-256 of the secret. */
    tokenHash: z.string().regex(/^[0-9a-f]{64}$/),
    secret: z.string(),
    /** Null for a link that a coordinator passes on. */
    address: z.string().nullable(),
    uses: z.int().min(1).max(schoolLimits.uses),
    expiresAt: instant,
    cohortId: cohortId.nullable(),
  }),
  personal: ['secret', 'address'],
});

const invitationRevoked = defineEvent({
  type: 'InvitationRevoked',
  data: z.strictObject({ ...about, invitationId }),
});

/** A learner agreed to what the school sees, as that version of the list says. */
const sharingAgreed = defineEvent({
  type: 'SharingAgreed',
  data: z.strictObject({ ...about, accountId, version: z.int().min(1) }),
});

const seatTaken = defineEvent({
  type: 'SeatTaken',
  data: z.strictObject({ ...about, accountId, invitationId, cohortId: cohortId.nullable() }),
});

/** With the seat the agreement ends: the school sees nothing of the learner any more. */
const seatReturned = defineEvent({
  type: 'SeatReturned',
  data: z.strictObject({
    ...about,
    accountId,
    why: z.enum(['left', 'removed', 'erased', 'closed']),
  }),
});

/** Its name is sealed with the key of the school. */
const cohortOpened = defineEvent({
  type: 'CohortOpened',
  data: z.strictObject({ ...about, cohortId, name: z.string() }),
  personal: ['name'],
});

const cohortRenamed = defineEvent({
  type: 'CohortRenamed',
  data: z.strictObject({ ...about, cohortId, name: z.string() }),
  personal: ['name'],
});

/** Whoever was in it is in none from then on; so is whoever joins by an invitation into it. */
const cohortClosed = defineEvent({
  type: 'CohortClosed',
  data: z.strictObject({ ...about, cohortId }),
});

const memberMoved = defineEvent({
  type: 'MemberMoved',
  data: z.strictObject({ ...about, accountId, cohortId: cohortId.nullable() }),
});

export const institutionEvents = [
  schoolOpened,
  seatsChanged,
  schoolClosed,
  coordinatorNamed,
  coordinatorRemoved,
  invitationMade,
  invitationRevoked,
  sharingAgreed,
  seatTaken,
  seatReturned,
  cohortOpened,
  cohortRenamed,
  cohortClosed,
  memberMoved,
] as const;
export type InstitutionEvent = EventOf<(typeof institutionEvents)[number]>;
export type SeatReturnedData = EventOf<typeof seatReturned>['data'];

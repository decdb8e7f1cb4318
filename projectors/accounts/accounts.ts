import { match, P } from 'ts-pattern';
import type { ExtraTime } from '../../domain/contracts/extra-time.ts';
import type { FieldCode } from '../../domain/contracts/fields.ts';
import type { AccountId } from '../../domain/kernel/ids.ts';
import { epochMs, type Instant, type TimeZone } from '../../domain/kernel/time.ts';
import {
  type HeldPlans,
  heldAfter,
  noPlans,
  standingHolds,
  withoutSeat,
  withSeat,
} from '../../domain/subscription/held-plans.ts';
import { projection } from '../projection.ts';

/** Personal values stay sealed here; a forgotten person cannot be read from a read model either. */
export type AccountRow = {
  readonly accountId: AccountId;
  readonly email: string;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly field: FieldCode | null;
  readonly timeZone: TimeZone;
  readonly role: 'learner' | 'admin';
  /** What the account is on follows from these and from the moment: `tierAt`. */
  readonly plans: HeldPlans;
  readonly referralCode: string;
  readonly createdAt: Instant;
  readonly extraTime: ExtraTime;
  /** Whose code they signed up with. */
  readonly referrerId: AccountId | null;
  /** A tester, or somebody in their lists: no figure of the product counts them. */
  readonly testMode: boolean;
  /** Somebody opened a link that was sent to the address. */
  readonly emailVerified: boolean;
  /** Nobody comes in under it; null where they may. */
  readonly suspendedAt: Instant | null;
  /** From then on nothing opens what is sealed here. */
  readonly erasedAt?: Instant;
};

const latest = (instants: readonly (Instant | undefined)[]): number | null => {
  const known = instants.flatMap((at) => (at === undefined ? [] : [epochMs(at)]));
  return known.length === 0 ? null : Math.max(...known);
};

/** The end of what is paid for and was not paid back; null where nothing is. */
const paidUntilMs = (plans: HeldPlans): number | null =>
  latest(standingHolds(plans).map(({ until }) => until));

/** The end of Pro, whatever gives it; a granted plan and a seat have none. */
const proUntilMs = (plans: HeldPlans): number | null =>
  plans.granted !== 'free' || plans.seats.length > 0
    ? Number.MAX_SAFE_INTEGER
    : latest([
        plans.trial?.endsAt,
        plans.extended?.until,
        ...standingHolds(plans).map(({ until }) => until),
      ]);

export const accounts = projection<AccountRow>()({
  name: 'accounts',
  version: 11,
  table: 'account',
  owner: 'key',
  handles: [
    'AccountOpened',
    'FieldChosen',
    'ProfileChanged',
    'TimeZoneChanged',
    'ExtraTimeSet',
    'RoleGranted',
    'AccountSuspended',
    'AccountRestored',
    'EmailVerified',
    'EmailChanged',
    'PlanGranted',
    'PlanExtended',
    'TrialStarted',
    'SubscriptionReported',
    'InvoiceReported',
    'SeatTaken',
    'SeatReturned',
    'AccountReferred',
    'AccountErased',
  ],
  columns: [
    { name: 'referral_code', type: 'text', of: ({ referralCode }) => referralCode },
    { name: 'test_mode', type: 'boolean', of: ({ testMode }) => testMode },
    { name: 'role', type: 'text', of: ({ role }) => role },
    { name: 'field', type: 'text', of: ({ field }) => field },
    { name: 'created_ms', type: 'bigint', of: ({ createdAt }) => epochMs(createdAt) },
    { name: 'paid_until_ms', type: 'bigint', of: ({ plans }) => paidUntilMs(plans) },
    { name: 'pro_until_ms', type: 'bigint', of: ({ plans }) => proUntilMs(plans) },
    { name: 'trial_until_ms', type: 'bigint', of: ({ plans }) => latest([plans.trial?.endsAt]) },
    { name: 'is_suspended', type: 'boolean', of: ({ suspendedAt }) => suspendedAt !== null },
    { name: 'is_erased', type: 'boolean', of: ({ erasedAt }) => erasedAt !== undefined },
  ],
  // All but the first are walked by admins from one account on, whichever narrows their list most.
  indexes: [
    ['referral_code'],
    ['created_ms', 'key'],
    ['pro_until_ms'],
    ['trial_until_ms'],
    ['is_suspended', 'created_ms', 'key'],
    ['role', 'created_ms', 'key'],
    ['test_mode', 'created_ms', 'key'],
    ['field', 'created_ms', 'key'],
  ],
  keys: ({ data }) => [data.accountId],
  evolve: (row, event) =>
    match(event)
      .returnType<AccountRow | undefined>()
      .with({ type: 'AccountOpened' }, ({ data: { at, ...opened }, meta }) => ({
        ...opened,
        role: 'learner',
        plans: noPlans,
        createdAt: at,
        extraTime: 1,
        referrerId: null,
        testMode: meta.testMode ?? false,
        emailVerified: false,
        suspendedAt: null,
      }))
      .with({ type: 'FieldChosen' }, ({ data: { field } }) => row && { ...row, field })
      .with(
        { type: 'ProfileChanged' },
        ({ data }) =>
          row && {
            ...row,
            firstName: data.firstName ?? row.firstName,
            lastName: data.lastName ?? row.lastName,
          },
      )
      .with({ type: 'TimeZoneChanged' }, ({ data: { timeZone } }) => row && { ...row, timeZone })
      .with(
        {
          type: P.union(
            ...(['PlanGranted', 'PlanExtended', 'TrialStarted'] as const),
            ...(['SubscriptionReported', 'InvoiceReported'] as const),
          ),
        },
        (told) => row && { ...row, plans: heldAfter(row.plans, told) },
      )
      .with(
        { type: 'SeatTaken' },
        ({ data }) => row && { ...row, plans: withSeat(row.plans, data.institutionId) },
      )
      .with(
        { type: 'SeatReturned' },
        ({ data }) => row && { ...row, plans: withoutSeat(row.plans, data.institutionId) },
      )
      .with(
        { type: 'ExtraTimeSet' },
        ({ data: { factor } }) => row && { ...row, extraTime: factor },
      )
      .with({ type: 'AccountSuspended' }, ({ data: { at } }) => row && { ...row, suspendedAt: at })
      .with({ type: 'AccountRestored' }, () => row && { ...row, suspendedAt: null })
      .with({ type: 'EmailVerified' }, () => row && { ...row, emailVerified: true })
      .with(
        { type: 'EmailChanged' },
        ({ data: { email } }) => row && { ...row, email, emailVerified: true },
      )
      .with({ type: 'RoleGranted' }, ({ data: { role } }) => row && { ...row, role })
      .with(
        { type: 'AccountReferred' },
        ({ data: { referrerId } }) => row && { ...row, referrerId },
      )
      .with(
        { type: 'AccountErased' },
        ({ data: { at } }) => row && { ...row, role: 'learner', erasedAt: at },
      )
      .exhaustive(),
});

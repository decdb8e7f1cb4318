import { mayUse } from '../../../domain/account/entitlements.ts';
import { type Lived, upToMoment } from '../../../domain/analytics/lived-days.ts';
import { type Capability, planPolicy } from '../../../domain/contracts/entitlements.ts';
import { mostPastQuizzes, type UserPast } from '../../../domain/contracts/user-past.ts';
import { dayIn, type Instant, utc } from '../../../domain/kernel/time.ts';
import { isHandedIn } from '../../../domain/progress/handed-in.ts';
import { extendedAt, paidAt, tierAt, trialAt } from '../../../domain/subscription/held-plans.ts';
import type { AccountRow } from '../../../projectors/accounts/accounts.ts';
import type { FoldedPast } from '../../../projectors/time-travel/fold-past.ts';
import { presentPastHistory } from '../../progress/presenters/as-of.ts';
import { presentProgress } from '../../progress/presenters/progress.ts';
import type { ApiContext } from '../../server/context.ts';
import type { TimeTravel } from '../../time-travel/time-travel.ts';
import { localOf } from '../moment-in.ts';

const capabilities = Object.keys(planPolicy) as Capability[];

const standingOf = (account: AccountRow, at: Instant) => {
  const { role, field, emailVerified, suspendedAt, plans } = account;
  const tier = tierAt(plans, at);
  const may = capabilities.map((one) => [one, mayUse({ tier, role }, one)] as const);
  return {
    role,
    field,
    emailVerified,
    suspendedAt,
    tier,
    granted: plans.granted,
    extendedUntil: extendedAt(plans, at)?.until ?? null,
    trialEndsAt: trialAt(plans, at)?.endsAt ?? null,
    paidUntil: paidAt(plans, at)?.paidUntil ?? null,
    seats: plans.seats.length,
    mayUse: Object.fromEntries(may) as Record<Capability, boolean>,
  };
};

const asItWas = (past: FoldedPast & { readonly account: AccountRow }, at: Instant) => ({
  account: standingOf(past.account, at),
  progress: presentProgress(past, dayIn(past.account.timeZone, at)),
});

type Wanted = {
  readonly lived: readonly Lived[];
  readonly moment: Instant;
  readonly now: Instant;
  readonly sentenceOf: ApiContext['auditWords']['sentenceOf'];
};

const nearest = ({ lived, moment, sentenceOf }: Wanted) => {
  let before: Lived | undefined;
  let after: Lived | undefined;
  for (const one of lived) {
    if (one.at < moment && (!before || one.at >= before.at)) before = one;
    if (one.at > moment && (!after || one.at < after.at)) after = one;
  }
  const told = (one: Lived | undefined): UserPast['before'] =>
    one ? { at: one.at, type: one.event.type, ...sentenceOf(one.event) } : null;
  return { before: told(before), after: told(after) };
};

type Opened = FoldedPast & { readonly account: AccountRow };

const isOpened = (past: FoldedPast): past is Opened => past.account !== undefined;

/** Undefined of a moment before the account. Throws `PoisonEvent`. */
export const presentUserPast = (
  { fold }: TimeTravel,
  wanted: Wanted,
): Omit<UserPast, 'accountId' | 'username' | 'tookMs'> | undefined => {
  const { lived, moment, now } = wanted;
  const counted = upToMoment(moment, lived);
  const was = fold(counted.map(({ event }) => event));
  const is = fold(lived.map(({ event }) => event));
  const [opened] = lived;
  if (!isOpened(was) || !isOpened(is) || !opened) return undefined;
  const timeZone = counted.at(-1)?.timeZone ?? utc;
  const later = lived.filter(({ at }) => at > moment);
  return {
    moment,
    local: localOf(timeZone, moment),
    timeZone,
    openedAt: opened.at,
    events: counted.length,
    later: {
      events: later.length,
      quizzes: later.filter(({ event }) => isHandedIn(event.type)).length,
    },
    was: asItWas(was, moment),
    is: asItWas(is, now),
    history: presentPastHistory(was, () => false).slice(0, mostPastQuizzes),
    ...nearest(wanted),
  };
};

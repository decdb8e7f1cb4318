import { match } from 'ts-pattern';
import type { AccountId, CohortId, InvitationId } from '../kernel/ids.ts';
import type { Instant } from '../kernel/time.ts';
import type { InstitutionEvent } from './events.ts';

export type Invited = {
  readonly tokenHash: string;
  /** As the stream holds it: sealed with the key of the school. */
  readonly secret: string;
  readonly address: string | null;
  readonly uses: number;
  readonly used: number;
  readonly madeAt: Instant;
  readonly expiresAt: Instant;
  readonly cohortId: CohortId | null;
};

export type Member = {
  readonly since: Instant;
  readonly cohortId: CohortId | null;
  /** Of the list they agreed to. */
  readonly version: number;
};

export type OpenInstitution = {
  readonly status: 'open';
  readonly name: string;
  readonly seats: number;
  readonly coordinators: readonly AccountId[];
  /** Those that were not revoked. */
  readonly invitations: ReadonlyMap<InvitationId, Invited>;
  readonly members: ReadonlyMap<AccountId, Member>;
  /** Their names as the stream holds them. */
  readonly cohorts: ReadonlyMap<CohortId, string>;
  /** The version that somebody agreed to who is about to take a seat. */
  readonly agreed: ReadonlyMap<AccountId, number>;
};

export type Institution = { readonly status: 'absent' | 'closed' } | OpenInstitution;

export const noInstitution: Institution = { status: 'absent' };

/** Whether somebody may still join by it. */
export const isUsable = ({ used, uses, expiresAt }: Invited, at: Instant): boolean =>
  used < uses && expiresAt > at;

const withEntry = <K, V>(map: ReadonlyMap<K, V>, key: K, value: V): ReadonlyMap<K, V> =>
  new Map(map).set(key, value);

const without = <K, V>(map: ReadonlyMap<K, V>, key: K): ReadonlyMap<K, V> =>
  new Map([...map].filter(([one]) => one !== key));

type Of<T extends InstitutionEvent['type']> = Extract<InstitutionEvent, { type: T }>['data'];

const opened = ({ name, seats }: Of<'SchoolOpened'>): OpenInstitution => ({
  status: 'open',
  name,
  seats,
  coordinators: [],
  invitations: new Map(),
  members: new Map(),
  cohorts: new Map(),
  agreed: new Map(),
});

const invited = (state: OpenInstitution, data: Of<'InvitationMade'>): OpenInstitution => {
  const { invitationId, institutionId: _, at: madeAt, ...terms } = data;
  const entry = { ...terms, madeAt, used: 0 };
  return { ...state, invitations: withEntry(state.invitations, invitationId, entry) };
};

const seated = (state: OpenInstitution, data: Of<'SeatTaken'>): OpenInstitution => {
  const { accountId, invitationId, cohortId, at: since } = data;
  const by = state.invitations.get(invitationId);
  const version = state.agreed.get(accountId) ?? 1;
  return {
    ...state,
    agreed: without(state.agreed, accountId),
    members: withEntry(state.members, accountId, { since, cohortId, version }),
    invitations: by
      ? withEntry(state.invitations, invitationId, { ...by, used: by.used + 1 })
      : state.invitations,
  };
};

const moved = (state: OpenInstitution, data: Of<'MemberMoved'>): OpenInstitution => {
  const { accountId, cohortId } = data;
  const member = state.members.get(accountId);
  if (!member) return state;
  return { ...state, members: withEntry(state.members, accountId, { ...member, cohortId }) };
};

/** Of some, those of the cohort are in none. */
const outOf = <K, V extends { readonly cohortId: CohortId | null }>(
  map: ReadonlyMap<K, V>,
  cohortId: CohortId,
): ReadonlyMap<K, V> =>
  new Map(
    [...map].map(([key, one]) => [
      key,
      one.cohortId === cohortId ? { ...one, cohortId: null } : one,
    ]),
  );

const cohortClosed = (
  state: OpenInstitution,
  { cohortId }: Of<'CohortClosed'>,
): OpenInstitution => ({
  ...state,
  cohorts: without(state.cohorts, cohortId),
  members: outOf(state.members, cohortId),
  invitations: outOf(state.invitations, cohortId),
});

const evolveOpen = (state: OpenInstitution, event: InstitutionEvent): Institution =>
  match(event)
    .returnType<Institution>()
    .with({ type: 'SchoolOpened' }, () => state)
    .with({ type: 'SeatsChanged' }, ({ data: { seats } }) => ({ ...state, seats }))
    .with({ type: 'SchoolClosed' }, () => ({ status: 'closed' }))
    .with({ type: 'CoordinatorNamed' }, ({ data: { accountId } }) => ({
      ...state,
      coordinators: [...state.coordinators, accountId],
    }))
    .with({ type: 'CoordinatorRemoved' }, ({ data: { accountId } }) => ({
      ...state,
      coordinators: state.coordinators.filter((one) => one !== accountId),
    }))
    .with({ type: 'InvitationMade' }, ({ data }) => invited(state, data))
    .with({ type: 'InvitationRevoked' }, ({ data: { invitationId } }) => ({
      ...state,
      invitations: without(state.invitations, invitationId),
    }))
    .with({ type: 'SharingAgreed' }, ({ data: { accountId, version } }) => ({
      ...state,
      agreed: withEntry(state.agreed, accountId, version),
    }))
    .with({ type: 'SeatTaken' }, ({ data }) => seated(state, data))
    .with({ type: 'SeatReturned' }, ({ data: { accountId } }) => ({
      ...state,
      members: without(state.members, accountId),
    }))
    .with({ type: 'CohortOpened' }, { type: 'CohortRenamed' }, ({ data: { cohortId, name } }) => ({
      ...state,
      cohorts: withEntry(state.cohorts, cohortId, name),
    }))
    .with({ type: 'CohortClosed' }, ({ data }) => cohortClosed(state, data))
    .with({ type: 'MemberMoved' }, ({ data }) => moved(state, data))
    .exhaustive();

/** The school after an event. */
export const evolve = (state: Institution, event: InstitutionEvent): Institution => {
  if (event.type === 'SchoolOpened') return opened(event.data);
  return state.status === 'open' ? evolveOpen(state, event) : state;
};

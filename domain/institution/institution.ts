import { match } from 'ts-pattern';
import { schoolLimits, sharing } from '../contracts/institution.ts';
import type { Decider } from '../kernel/decider.ts';
import type { CohortId } from '../kernel/ids.ts';
import { accepted, type Result, refused } from '../kernel/result.ts';
import type {
  About,
  ChangeSeats,
  CloseCohort,
  InstitutionCommand,
  InstitutionRefusal,
  Invite,
  Join,
  MoveMember,
  NameCoordinator,
  OpenCohort,
  OpenSchool,
  RenameCohort,
  ReturnSeat,
  RevokeInvitation,
} from './commands.ts';
import type { InstitutionEvent } from './events.ts';
import {
  evolve,
  type Institution,
  isUsable,
  noInstitution,
  type OpenInstitution,
} from './institution-state.ts';

type Decision = Result<readonly InstitutionEvent[], InstitutionRefusal>;
const nothing: Decision = accepted([]);

const open = (command: OpenSchool): Decision => {
  const { institutionId, at, name, seats, coordinatorId: accountId } = command;
  const about = { institutionId, at };
  return accepted([
    { type: 'SchoolOpened', data: { ...about, name, seats } },
    { type: 'CoordinatorNamed', data: { ...about, accountId } },
  ]);
};

const changeSeats = (
  { institutionId, at, seats }: ChangeSeats,
  state: OpenInstitution,
): Decision => {
  const taken = state.members.size;
  if (seats < taken) return refused({ code: 'SeatsTaken', taken });
  if (seats === state.seats) return nothing;
  return accepted([{ type: 'SeatsChanged', data: { institutionId, at, seats } }]);
};

const close = ({ institutionId, at }: About, { members }: OpenInstitution): Decision => {
  const about = { institutionId, at };
  const returned = [...members.keys()].map((accountId) => ({
    type: 'SeatReturned' as const,
    data: { ...about, accountId, why: 'closed' as const },
  }));
  return accepted([...returned, { type: 'SchoolClosed', data: about }]);
};

const nameCoordinator = (command: NameCoordinator, state: OpenInstitution): Decision => {
  const { type, institutionId, at, accountId } = command;
  const data = { institutionId, at, accountId };
  const isNamed = state.coordinators.includes(accountId);
  if (type === 'RemoveCoordinator') {
    return isNamed ? accepted([{ type: 'CoordinatorRemoved', data }]) : nothing;
  }
  if (isNamed) return nothing;
  if (state.coordinators.length >= schoolLimits.coordinators) {
    return refused({ code: 'TooManyCoordinators' });
  }
  return accepted([{ type: 'CoordinatorNamed', data }]);
};

const isKnown = ({ cohorts }: OpenInstitution, cohort: CohortId | null): boolean =>
  cohort === null || cohorts.has(cohort);

const invite = (command: Invite, state: OpenInstitution): Decision => {
  const { institutionId, at, invitations, uses, expiresAt } = command;
  if (!invitations.every(({ cohortId }) => isKnown(state, cohortId))) {
    return refused({ code: 'CohortNotFound' });
  }
  const usable = [...state.invitations.values()].filter((one) => isUsable(one, at));
  if (usable.length + invitations.length > schoolLimits.openInvitations) {
    return refused({ code: 'TooManyInvitations' });
  }
  return accepted(
    invitations.map((one) => ({
      type: 'InvitationMade',
      data: { institutionId, at, ...one, uses, expiresAt },
    })),
  );
};

const revoke = (command: RevokeInvitation, state: OpenInstitution): Decision => {
  const { institutionId, at, invitationId } = command;
  if (!state.invitations.has(invitationId)) return nothing;
  return accepted([{ type: 'InvitationRevoked', data: { institutionId, at, invitationId } }]);
};

/** Whoever has a seat keeps it, and takes no second one. */
const join = (command: Join, state: OpenInstitution): Decision => {
  const { institutionId, at, accountId, tokenHash, version } = command;
  if (state.members.has(accountId)) return nothing;
  const invitation = [...state.invitations].find(([, one]) => one.tokenHash === tokenHash);
  if (!invitation || !isUsable(invitation[1], at)) return refused({ code: 'InvitationGone' });
  if (version !== sharing.version) return refused({ code: 'SharingChanged' });
  if (state.members.size >= state.seats) return refused({ code: 'NoSeatLeft' });
  const [invitationId, { cohortId }] = invitation;
  const about = { institutionId, at, accountId };
  return accepted([
    { type: 'SharingAgreed', data: { ...about, version } },
    { type: 'SeatTaken', data: { ...about, invitationId, cohortId } },
  ]);
};

const returnSeat = (command: ReturnSeat, state: OpenInstitution): Decision => {
  const { institutionId, at, accountId, why } = command;
  if (!state.members.has(accountId)) return nothing;
  return accepted([{ type: 'SeatReturned', data: { institutionId, at, accountId, why } }]);
};

const openCohort = (command: OpenCohort, state: OpenInstitution): Decision => {
  const { institutionId, at, cohortId, name } = command;
  const data = { institutionId, at, cohortId, name };
  if (state.cohorts.has(cohortId)) return nothing;
  if (state.cohorts.size >= schoolLimits.cohorts) return refused({ code: 'TooManyCohorts' });
  return accepted([{ type: 'CohortOpened', data }]);
};

const renameCohort = (command: RenameCohort, state: OpenInstitution): Decision => {
  const { institutionId, at, cohortId, name } = command;
  const data = { institutionId, at, cohortId, name };
  if (!state.cohorts.has(cohortId)) return refused({ code: 'CohortNotFound' });
  return accepted([{ type: 'CohortRenamed', data }]);
};

const closeCohort = (command: CloseCohort, state: OpenInstitution): Decision => {
  const { institutionId, at, cohortId } = command;
  if (!state.cohorts.has(cohortId)) return nothing;
  return accepted([{ type: 'CohortClosed', data: { institutionId, at, cohortId } }]);
};

const moveMember = (command: MoveMember, state: OpenInstitution): Decision => {
  const { institutionId, at, accountId, cohortId } = command;
  const member = state.members.get(accountId);
  if (!member) return refused({ code: 'NotAMember' });
  if (!isKnown(state, cohortId)) return refused({ code: 'CohortNotFound' });
  if (member.cohortId === cohortId) return nothing;
  return accepted([{ type: 'MemberMoved', data: { institutionId, at, accountId, cohortId } }]);
};

const decideOpen = (command: InstitutionCommand, state: OpenInstitution): Decision =>
  match(command)
    .returnType<Decision>()
    .with({ type: 'OpenSchool' }, () => refused({ code: 'SchoolAlreadyOpen' }))
    .with({ type: 'ChangeSeats' }, (wish) => changeSeats(wish, state))
    .with({ type: 'CloseSchool' }, (wish) => close(wish, state))
    .with({ type: 'NameCoordinator' }, { type: 'RemoveCoordinator' }, (wish) =>
      nameCoordinator(wish, state),
    )
    .with({ type: 'Invite' }, (wish) => invite(wish, state))
    .with({ type: 'RevokeInvitation' }, (wish) => revoke(wish, state))
    .with({ type: 'Join' }, (wish) => join(wish, state))
    .with({ type: 'ReturnSeat' }, (wish) => returnSeat(wish, state))
    .with({ type: 'OpenCohort' }, (wish) => openCohort(wish, state))
    .with({ type: 'RenameCohort' }, (wish) => renameCohort(wish, state))
    .with({ type: 'CloseCohort' }, (wish) => closeCohort(wish, state))
    .with({ type: 'MoveMember' }, (wish) => moveMember(wish, state))
    .exhaustive();

/** A seat that nobody has any more needs no return: leaving a school that is gone is done already. */
const decideGone = (command: InstitutionCommand, { status }: Institution): Decision => {
  if (command.type === 'OpenSchool' && status === 'absent') return open(command);
  return command.type === 'ReturnSeat' ? nothing : refused({ code: 'SchoolNotFound' });
};

/**
 * A school: its seats are counted here, in its one stream, so that two who join at once never take the
 * same one.
 */
export const institution: Decider<
  Institution,
  InstitutionCommand,
  InstitutionEvent,
  InstitutionRefusal
> = {
  initial: noInstitution,
  decide: (command, state) => {
    if (state.status !== 'open') return decideGone(command, state);
    // They may have lost the school since their request was let in.
    const isTheirs = command.by === undefined || state.coordinators.includes(command.by);
    return isTheirs ? decideOpen(command, state) : refused({ code: 'SchoolNotFound' });
  },
  evolve,
};

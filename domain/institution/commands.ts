import type { AccountId, CohortId, InstitutionId, InvitationId } from '../kernel/ids.ts';
import type { Instant } from '../kernel/time.ts';
import type { SeatReturnedData } from './events.ts';

export type About = {
  readonly institutionId: InstitutionId;
  readonly at: Instant;
  /** The coordinator who asks; absent where a learner does, or an operator. */
  readonly by?: AccountId;
};

export type NewInvitation = {
  readonly invitationId: InvitationId;
  readonly tokenHash: string;
  readonly secret: string;
  readonly address: string | null;
  readonly cohortId: CohortId | null;
};

export type OpenSchool = About & {
  readonly type: 'OpenSchool';
  readonly name: string;
  readonly seats: number;
  readonly coordinatorId: AccountId;
};

/** All of them or none. */
export type Invite = About & {
  readonly type: 'Invite';
  readonly invitations: readonly NewInvitation[];
  readonly uses: number;
  readonly expiresAt: Instant;
};

export type Join = About & {
  readonly type: 'Join';
  readonly accountId: AccountId;
  readonly tokenHash: string;
  readonly version: number;
};

export type ReturnSeat = About & {
  readonly type: 'ReturnSeat';
  readonly accountId: AccountId;
  readonly why: SeatReturnedData['why'];
};

type NamedCohort = { readonly cohortId: CohortId; readonly name: string };

export type OpenCohort = About & NamedCohort & { readonly type: 'OpenCohort' };
export type RenameCohort = About & NamedCohort & { readonly type: 'RenameCohort' };

/** Whoever was in it is in none, and so are those who join by its invitations. */
export type CloseCohort = About & { readonly type: 'CloseCohort'; readonly cohortId: CohortId };

export type MoveMember = About & {
  readonly type: 'MoveMember';
  readonly accountId: AccountId;
  readonly cohortId: CohortId | null;
};

export type NameCoordinator = About & {
  readonly type: 'NameCoordinator' | 'RemoveCoordinator';
  readonly accountId: AccountId;
};

export type ChangeSeats = About & { readonly type: 'ChangeSeats'; readonly seats: number };

export type RevokeInvitation = About & {
  readonly type: 'RevokeInvitation';
  readonly invitationId: InvitationId;
};

export type InstitutionCommand =
  | OpenSchool
  | ChangeSeats
  | (About & { readonly type: 'CloseSchool' })
  | NameCoordinator
  | Invite
  | RevokeInvitation
  | Join
  | ReturnSeat
  | OpenCohort
  | RenameCohort
  | CloseCohort
  | MoveMember;

/** That a name is taken is seen by whoever can open the names: they are sealed. */
export type InstitutionRefusal =
  | { readonly code: 'SchoolNotFound' | 'SchoolAlreadyOpen' }
  | { readonly code: 'NoSeatLeft' | 'InvitationGone' | 'SharingChanged' }
  | { readonly code: 'SeatsTaken'; readonly taken: number }
  | { readonly code: 'NotAMember' | 'CohortNotFound' | 'CohortNameTaken' }
  | { readonly code: 'TooManyInvitations' | 'TooManyCohorts' | 'TooManyCoordinators' };

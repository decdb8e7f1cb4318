import type { Cohort, Invitation, School } from '../../../domain/contracts/institution.ts';
import { isUsable } from '../../../domain/institution/institution-state.ts';
import type { InvitationId } from '../../../domain/kernel/ids.ts';
import type { Instant } from '../../../domain/kernel/time.ts';
import type { Vault } from '../../../domain/ports/vault.ts';
import { tokenOf } from '../invitation-token.ts';
import { cohortNameOf, type KnownSchool, openOfSchool } from './own-schools.ts';

export type ShownTo = {
  readonly vault: Pick<Vault, 'open'>;
  readonly now: Instant;
  readonly publicOrigin: string;
  readonly canSendMail: boolean;
};

/** As many open invitations as a page shows. */
const shownInvitations = 50;

/** The cohorts of a school by their names. */
export const presentCohorts = async (
  vault: ShownTo['vault'],
  school: KnownSchool,
): Promise<Cohort[]> => {
  const members = [...school.state.members.values()];
  const cohorts = await Promise.all(
    [...school.state.cohorts.keys()].map(async (id) => ({
      id,
      name: (await cohortNameOf(vault, school, id)) ?? '',
      members: members.filter(({ cohortId }) => cohortId === id).length,
    })),
  );
  return cohorts.toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
};

/** One invitation as a coordinator sees it; undefined of one that was revoked. */
export const presentInvitation = async (
  { vault, publicOrigin }: Pick<ShownTo, 'vault' | 'publicOrigin'>,
  { institutionId, state }: KnownSchool,
  id: InvitationId,
): Promise<Invitation | undefined> => {
  const known = state.invitations.get(id);
  if (!known) return undefined;
  const { secret: sealed, address: sealedAddress, cohortId, uses, used, madeAt, expiresAt } = known;
  const [secret, address] = await Promise.all([
    // The secret of a mail is for whoever it was sent to.
    openOfSchool(vault, institutionId, sealedAddress === null ? sealed : null),
    openOfSchool(vault, institutionId, sealedAddress),
  ]);
  const link = secret && `${publicOrigin}/join-school#${tokenOf(institutionId, secret)}`;
  const way = sealedAddress === null ? 'link' : 'mail';
  return { id, way, link, address, cohortId, uses, used, madeAt, expiresAt };
};

/** A school as its coordinators see it. */
export const presentSchool = async (
  shown: ShownTo,
  school: KnownSchool,
  coordinators: readonly string[],
): Promise<School> => {
  const { institutionId, state } = school;
  const open = [...state.invitations].filter(([, one]) => isUsable(one, shown.now)).reverse();
  const invitations = await Promise.all(
    open.slice(0, shownInvitations).map(([id]) => presentInvitation(shown, school, id)),
  );
  return {
    institutionId,
    name: state.name,
    seats: state.seats,
    taken: state.members.size,
    canSendMail: shown.canSendMail,
    coordinators: [...coordinators],
    cohorts: await presentCohorts(shown.vault, school),
    invitations: invitations.filter((one) => one !== undefined),
    openInvitations: open.length,
  };
};

/** Whom an open invitation went to by mail, in small letters, and which invitation. */
export const invitedAddresses = async (
  vault: ShownTo['vault'],
  { institutionId, state }: KnownSchool,
  now: Instant,
): Promise<ReadonlyMap<string, InvitationId>> => {
  const open = [...state.invitations].filter(([, one]) => isUsable(one, now));
  const addresses = await Promise.all(
    open.map(async ([id, { address: sealed }]) => {
      const address = await openOfSchool(vault, institutionId, sealed);
      return address === null ? [] : [[address.toLowerCase(), id] as const];
    }),
  );
  return new Map(addresses.flat());
};

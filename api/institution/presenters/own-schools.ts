import type { OwnSchools, OwnSeat } from '../../../domain/contracts/institution.ts';
import type { OpenInstitution } from '../../../domain/institution/institution-state.ts';
import type { AccountId, CohortId, InstitutionId } from '../../../domain/kernel/ids.ts';
import { mended } from '../../../domain/kernel/text.ts';
import type { Vault } from '../../../domain/ports/vault.ts';

/** A school that somebody has to do with, and which it is. */
export type KnownSchool = {
  readonly institutionId: InstitutionId;
  readonly state: OpenInstitution;
};

type Opens = Pick<Vault, 'open'>;

/** What the school sealed with its own key. */
export const openOfSchool = async (
  vault: Opens,
  institutionId: InstitutionId,
  sealed: string | null,
): Promise<string | null> => {
  if (sealed === null) return null;
  const text = await vault.open(institutionId as string as AccountId, sealed);
  return text && mended(text);
};

/** The name of a cohort; none of one that is not there. */
export const cohortNameOf = (
  vault: Opens,
  { institutionId, state }: KnownSchool,
  cohort: CohortId | null,
): Promise<string | null> =>
  openOfSchool(vault, institutionId, (cohort && state.cohorts.get(cohort)) ?? null);

const presentSeat = async (
  vault: Opens,
  school: KnownSchool,
  accountId: AccountId,
): Promise<OwnSeat[]> => {
  const { institutionId, state } = school;
  const member = state.members.get(accountId);
  if (!member) return [];
  const cohort = await cohortNameOf(vault, school, member.cohortId);
  const { since, version: consentVersion } = member;
  return [{ institutionId, school: state.name, since, cohort, consentVersion }];
};

/** Where somebody has a seat, and which schools they coordinate. */
export const presentOwnSchools = async (
  vault: Opens,
  schools: readonly KnownSchool[],
  accountId: AccountId,
): Promise<OwnSchools> => {
  const seats = await Promise.all(schools.map((one) => presentSeat(vault, one, accountId)));
  return {
    seats: seats.flat(),
    coordinates: schools
      .filter(({ state }) => state.coordinators.includes(accountId))
      .map(({ institutionId, state }) => ({ institutionId, school: state.name })),
  };
};

import type { CohortSum, ReportRow } from '../../domain/contracts/institution.ts';
import type { OpenInstitution } from '../../domain/institution/institution-state.ts';
import { dayIn, type TimeZone } from '../../domain/kernel/time.ts';
import type { ApiContext } from '../server/context.ts';
import { fullNameOf } from './members-names.ts';
import { type NamedMember, presentRow, presentSum } from './presenters/report.ts';

type Wanted = {
  readonly state: OpenInstitution;
  readonly cohort: string | undefined;
  /** Of whoever looks. */
  readonly timeZone: TimeZone;
};

const isWanted = (cohortId: string | null, cohort: string | undefined): boolean =>
  cohort === undefined || (cohortId ?? 'none') === cohort;

const namedMembers = async (
  context: ApiContext,
  { state, cohort }: Wanted,
): Promise<NamedMember[]> => {
  const wanted = [...state.members].filter(([, { cohortId }]) => isWanted(cohortId, cohort));
  const accounts = await context.schools.accountsOf(wanted.map(([accountId]) => accountId));
  const named = await Promise.all(
    accounts.map(async (account) => {
      const name = await fullNameOf(context, account);
      const member = state.members.get(account.accountId);
      return name === null || !member ? [] : [{ account, name, member }];
    }),
  );
  return named.flat().toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
};

/** Everybody of the group by name, and what they come to. Whoever left or was erased is not among them. */
export const readReport = async (
  context: ApiContext,
  wanted: Wanted,
): Promise<{ readonly rows: readonly ReportRow[]; readonly sum: CohortSum }> => {
  const { world, schools } = context;
  const members = await namedMembers(context, wanted);
  const told = await schools.studyOf(members.map(({ account }) => account.accountId));
  const now = world.clock.instant();
  const rows = members.map((one) => presentRow(one, told, now));
  return { rows, sum: presentSum(rows, told, dayIn(wanted.timeZone, now)) };
};

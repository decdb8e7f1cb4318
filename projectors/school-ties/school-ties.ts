import { match } from 'ts-pattern';
import type { AccountId, InstitutionId } from '../../domain/kernel/ids.ts';
import { projection } from '../projection.ts';

/** Which schools an account has to do with; the rest of each is read from its own stream. */
export type SchoolTiesRow = {
  readonly accountId: AccountId;
  readonly seats: readonly InstitutionId[];
  readonly coordinates: readonly InstitutionId[];
};

const among = (some: readonly InstitutionId[], one: InstitutionId): readonly InstitutionId[] =>
  [...new Set([...some, one])].toSorted();

const except = (some: readonly InstitutionId[], one: InstitutionId): readonly InstitutionId[] =>
  some.filter((other) => other !== one);

/** The schools of an account, for the way from a person to them. */
export const schoolTies = projection<SchoolTiesRow>()({
  name: 'school-ties',
  version: 1,
  table: 'school_tie',
  owner: 'key',
  handles: ['SeatTaken', 'SeatReturned', 'CoordinatorNamed', 'CoordinatorRemoved'],
  columns: [],
  indexes: [],
  keys: ({ data }) => [data.accountId],
  evolve: (known, event) => {
    const { accountId, institutionId } = event.data;
    const row = known ?? { accountId, seats: [], coordinates: [] };
    return match(event)
      .returnType<SchoolTiesRow>()
      .with({ type: 'SeatTaken' }, () => ({ ...row, seats: among(row.seats, institutionId) }))
      .with({ type: 'SeatReturned' }, () => ({ ...row, seats: except(row.seats, institutionId) }))
      .with({ type: 'CoordinatorNamed' }, () => ({
        ...row,
        coordinates: among(row.coordinates, institutionId),
      }))
      .with({ type: 'CoordinatorRemoved' }, () => ({
        ...row,
        coordinates: except(row.coordinates, institutionId),
      }))
      .exhaustive();
  },
});

import type { Pool } from 'pg';
import {
  mostUsersCounted,
  type UsersQuery,
  usersPerPage,
} from '../../../domain/contracts/admin.ts';
import {
  count,
  type From,
  mostNamed,
  named,
  type Order,
  page,
  placeOf,
  type Sought,
} from './user-list.ts';

type Wanted = Pick<UsersQuery, 'sort' | 'after' | 'before'>;

/** Whether few are named so. */
const isRare = async (pool: Pool, search: string | null): Promise<boolean> =>
  search !== null && ((await named.first(pool, { search }))?.total ?? 0) < mostNamed;

const first: Readonly<Record<'asc' | 'desc', From>> = {
  asc: { fromMs: -1, fromKey: '', fromName: '' },
  desc: { fromMs: Number.MAX_SAFE_INTEGER, fromKey: '~', fromName: '\u{10ffff}' },
};

/** Backward where the page before another one is wanted. */
const orderOf = ({ sort, before }: Wanted): Order => {
  const isDown = (sort === 'newest') !== (before !== undefined);
  return { by: sort === 'name' ? 'name' : 'day', direction: isDown ? 'desc' : 'asc' };
};

const fromOf = async (pool: Pool, wanted: Wanted): Promise<From> => {
  const accountId = wanted.after ?? wanted.before;
  const place = accountId && (await placeOf.first(pool, { accountId }));
  return place ? { ...place, fromMs: Number(place.fromMs) } : first[orderOf(wanted).direction];
};

/** Of a search by name alone it is known already that it finds many. */
const totalOf = async (pool: Pool, sought: Sought): Promise<number> => {
  const { search, plan, role, isSuspended, field, testersOnly, isRare: rare } = sought;
  const isNarrowed = testersOnly || [plan, role, isSuspended, field].some((one) => one !== null);
  if (search !== null && !rare && !isNarrowed) return mostUsersCounted + 1;
  return (await count(sought).first(pool, sought))?.total ?? 0;
};

/**
 * A page of accounts, from one account on and no further than a page, so that the last of a hundred
 * thousand comes as fast as the first; one row more tells whether there is another page.
 */
export const userPages = (pool: Pool) => async (wish: Omit<Sought, 'isRare'>, wanted: Wanted) => {
  const [rare, from] = await Promise.all([isRare(pool, wish.search), fromOf(pool, wanted)]);
  const sought = { ...wish, isRare: rare };
  const [rows, total] = await Promise.all([
    page(sought, orderOf(wanted)).rows(pool, { ...sought, ...from }),
    totalOf(pool, sought),
  ]);
  const part = rows.slice(0, usersPerPage);
  return {
    rows: wanted.before === undefined ? part : part.toReversed(),
    hasMore: rows.length > usersPerPage,
    total,
  };
};

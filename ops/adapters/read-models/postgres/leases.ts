import type { Lease } from '../../../../projectors/runtime/read-model-store.ts';
import { untilLost } from '../../../postgres/connections/until-lost.ts';
import { type LeaseSession, openLeaseSession, type ServerProcess } from './lease-session.ts';

const tryLock = 'select pg_try_advisory_lock(hashtextextended($1, 0)) as granted';
const unlock = 'select pg_advisory_unlock(hashtextextended($1, 0))';

const grant = async (session: LeaseSession, name: string): Promise<Lease | undefined> => {
  const { query, end, held, lost } = session;
  // To the server a second lock by the same connection is no conflict.
  if (held.has(name)) return undefined;
  held.add(name);
  try {
    const [row] = await query<{ granted: boolean }>(tryLock, [name]);
    if (row?.granted) return { signal: lost, release: () => release(session, name) };
  } catch (error) {
    // Whether the lock was given is not known, but it goes with its connection.
    await end();
    throw error;
  }
  held.delete(name);
  return undefined;
};

/** Nobody needs the connection while nothing is held by it. */
const release = async (session: LeaseSession, name: string): Promise<void> => {
  const { query, end, held, lost } = session;
  if (!lost.aborted) await query(unlock, [name]).catch(end);
  held.delete(name);
  if (held.size === 0 && !lost.aborted) await end();
};

export type Leases = {
  readonly lease: (name: string) => Promise<Lease | undefined>;
  readonly close: () => Promise<void>;
};

/** Leases that are advisory locks of one connection, which is there while one of them is held. */
export const advisoryLeases = (databaseUrl: string): Leases => {
  let before: ServerProcess | undefined;
  const { current, end } = untilLost(async () => {
    const session = await openLeaseSession(databaseUrl, before);
    before = session.process;
    return session;
  });
  return { lease: async (name) => grant(await current(), name), close: end };
};

import { sql } from 'kysely';
import type { Pool } from 'pg';
import { query } from '../../../../database/query.ts';
import { type Given, statement } from '../../../../database/statement.ts';
import type { Instant } from '../../../../domain/kernel/time.ts';
import { signatureHeader, signed } from './signature.ts';

/** Where two processes deliver, each takes what nobody else has taken; one that dies leaves it for later. */
const take = statement('sandbox-take', ({ limit }: Given<{ limit: number }>) =>
  query
    .updateTable('sandbox.delivery')
    .set(({ eb }) => ({
      tries: eb('tries', '+', 1),
      next_try_at: sql<Date>`now() + interval '30 seconds'`,
    }))
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('sandbox.delivery')
        .select('id')
        .where('next_try_at', '<=', sql<Date>`now()`)
        .orderBy('place')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'body', 'tries', 'place']),
);

const delivered = statement('sandbox-delivered', ({ id }: Given<{ id: string }>) =>
  query.deleteFrom('sandbox.delivery').where('id', '=', id),
);

const again = statement(
  'sandbox-deliver-again',
  ({ id, seconds }: Given<{ id: string; seconds: number }>) =>
    query
      .updateTable('sandbox.delivery')
      .set({ next_try_at: sql<Date>`now() + make_interval(secs => ${seconds})` })
      .where('id', '=', id),
);

export type Delivery = {
  readonly database: Pool;
  /** Of the route that takes what processors tell. */
  readonly url: string;
  readonly secret: string;
  readonly now: () => Instant;
};

const answerMs = 5000;
const longestSeconds = 60;

const isTaken = async ({ url, secret, now }: Delivery, body: string): Promise<boolean> => {
  const raw = Buffer.from(body);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [signatureHeader]: signed(secret, raw, now()),
      },
      body: raw,
      signal: AbortSignal.timeout(answerMs),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    // Whether nobody answered or too late: it is sent again.
    return false;
  }
};

/** Sends what is due, each as a message of its own, the oldest first. Gives how many it sent. */
export const deliver = async (delivery: Delivery, limit: number): Promise<number> => {
  const { database } = delivery;
  const rows = await take.rows(database, { limit });
  const inOrder = rows.toSorted((one, other) => Number(one.place) - Number(other.place));
  for (const { id, body, tries } of inOrder) {
    const seconds = Math.min(2 ** Math.min(tries, 6), longestSeconds);
    if (await isTaken(delivery, body)) await delivered.rows(database, { id });
    else await again.rows(database, { id, seconds });
  }
  return rows.length;
};

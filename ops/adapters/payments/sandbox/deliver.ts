import type { Pool } from 'pg';
import type { Instant } from '../../../../domain/kernel/time.ts';
import { signatureHeader, signed } from './signature.ts';

/** Where two processes deliver, each takes what nobody else has taken; one that dies leaves it for later. */
const take = `
  update sandbox.delivery set tries = tries + 1, next_try_at = now() + interval '30 seconds'
  where id in (
    select id from sandbox.delivery where next_try_at <= now()
    order by place limit $1 for update skip locked)
  returning id, body, tries, place::text`;

const delivered = 'delete from sandbox.delivery where id = $1';

const again = `
  update sandbox.delivery set next_try_at = now() + make_interval(secs => $2) where id = $1`;

type Due = {
  readonly id: string;
  readonly body: string;
  readonly tries: number;
  readonly place: string;
};

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
  const { rows } = await database.query<Due>(take, [limit]);
  const inOrder = rows.toSorted((one, other) => Number(one.place) - Number(other.place));
  for (const { id, body, tries } of inOrder) {
    if (await isTaken(delivery, body)) await database.query(delivered, [id]);
    else await database.query(again, [id, Math.min(2 ** Math.min(tries, 6), longestSeconds)]);
  }
  return rows.length;
};

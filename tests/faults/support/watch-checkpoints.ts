import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';

type Stand = { readonly name: string; readonly term: number; readonly position: string };

/** Looks at every checkpoint all the time, and keeps what moved back. */
export const watchCheckpoints = (client: Client) => {
  const backward: string[] = [];
  const last = new Map<string, Stand>();
  let isOn = true;
  const look = async (): Promise<void> => {
    const { rows } = await client.query<Stand>(
      `select name, term, position from projector.reaction
       union all
       select 'read model ' || projection, term, position from projector.checkpoint`,
    );
    for (const now of rows) {
      const before = last.get(now.name);
      if (before && (before.term > now.term || before.position > now.position)) {
        backward.push(`${JSON.stringify(before)} became ${JSON.stringify(now)}`);
      }
      last.set(now.name, now);
    }
  };
  const looking = (async () => {
    for (; isOn; await sleep(5)) await look();
  })();
  // Of a test that failed before it stopped this: its connection ends under it.
  looking.catch(() => undefined);
  return {
    backward,
    /** Of a reaction. */
    term: (reaction: string) => last.get(reaction)?.term ?? 0,
    stop: () => {
      isOn = false;
      return looking;
    },
  };
};

import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { RecordedEvent } from '../../../../domain/kernel/envelope.ts';
import { recordedColumns } from '../../../../ops/adapters/event-log/postgres/recorded-columns.ts';
import type { Projection } from '../../../../projectors/projection.ts';
import type { History } from '../load/history.ts';
import { judgeLog } from './judge-log.ts';
import { judgeOperations } from './judge-operations.ts';
import { judgeReadModels } from './judge-read-models.ts';
import { together, type Verdict, wrongOnly } from './verdict.ts';

export type Evidence = {
  readonly databaseUrl: string;
  readonly history: History;
  readonly projections: readonly Projection[];
};

const patienceMs = 15_000;
const againAfterMs = 200;

const readLog = async (client: Client): Promise<RecordedEvent[]> =>
  (
    await client.query<RecordedEvent>(
      `select ${recordedColumns} from log.event e order by e.position`,
    )
  ).rows;

/** What is still different once the projectors have had their time. */
const lastingDifferences = async (
  client: Client,
  { projections }: Evidence,
  events: readonly RecordedEvent[],
): Promise<string[]> => {
  const until = performance.now() + patienceMs;
  for (;;) {
    const wrong = await judgeReadModels({ client, projections }, events);
    if (wrong.length === 0 || performance.now() > until) return wrong;
    await sleep(againAfterMs);
  }
};

/** Judges what the database holds while nobody writes, on a connection of the oracle's own. */
export const judge = async (evidence: Evidence): Promise<Verdict> => {
  const { databaseUrl, history } = evidence;
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const events = await readLog(client);
    return together([
      judgeLog(events),
      judgeOperations(history.operations, events),
      wrongOnly(await lastingDifferences(client, evidence, events)),
      wrongOnly(history.complaints),
    ]);
  } finally {
    await client.end();
  }
};

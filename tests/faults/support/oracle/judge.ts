import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import {
  beforeAll,
  type Position,
  type RecordedEvent,
} from '../../../../domain/kernel/envelope.ts';
import { recordedColumns } from '../../../../ops/adapters/event-log/postgres/recorded-columns.ts';
import { withClient } from '../../../../ops/postgres/embedded/connection.ts';
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

const patienceMs = 30_000;
const againAfterMs = 100;

const readLog = async (client: Client): Promise<RecordedEvent[]> =>
  (
    await client.query<RecordedEvent>(
      `select ${recordedColumns} from log.event e order by e.position`,
    )
  ).rows;

const isBehind = async (client: Client, head: Position): Promise<boolean> => {
  const { rowCount } = await client.query(
    'select from projector.checkpoint where position < $1 limit 1',
    [head],
  );
  return rowCount !== 0;
};

/** What is still different once the projectors have looked through the whole log. */
const lastingDifferences = async (
  client: Client,
  projections: readonly Projection[],
  events: readonly RecordedEvent[],
): Promise<string[]> => {
  const head = events.at(-1)?.position ?? beforeAll;
  const until = performance.now() + patienceMs;
  for (;;) {
    const mayChange = await isBehind(client, head);
    const wrong = await judgeReadModels({ client, projections }, events);
    if (wrong.length === 0 || !mayChange || performance.now() > until) return wrong;
    await sleep(againAfterMs);
  }
};

/** Judges what the database holds while nobody writes, on a connection of the oracle's own. */
export const judge = ({ databaseUrl, history, projections }: Evidence): Promise<Verdict> =>
  withClient(databaseUrl, async (client) => {
    const events = await readLog(client);
    return together([
      judgeLog(events),
      judgeOperations(history.operations, events),
      wrongOnly(await lastingDifferences(client, projections, events)),
      wrongOnly(history.complaints),
    ]);
  });

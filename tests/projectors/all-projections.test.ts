import { describe, expect, it } from 'vitest';
import type { RecordedEvent } from '../../domain/kernel/envelope.ts';
import { projections } from '../../projectors/all.ts';
import type { Row } from '../../projectors/projection.ts';
import { foldInMemory, foldOnto } from '../../projectors/runtime/fold-in-memory.ts';
import { recorded } from './support/events.ts';
import { study } from './support/study.ts';

const frozen = <Value>(value: Value): Value => {
  if (typeof value !== 'object' || value === null) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
};

const log: readonly RecordedEvent[] = [...recorded(study({ learners: 4, attempts: 30, bank: 60 }))];

const dump = (rows: ReadonlyMap<string, Row>): string => JSON.stringify([...rows].sort());

const throughJson = (rows: ReadonlyMap<string, Row>): Map<string, Row> =>
  new Map(JSON.parse(JSON.stringify([...rows])) as [string, Row][]);

describe.each(projections)('$name', (projection) => {
  const whole = dump(foldInMemory(projection, log));

  it('comes out the same when it is replayed', () => {
    expect(dump(foldInMemory(projection, log))).toBe(whole);
  });

  it('comes out the same when its rows are stored and loaded again on the way', () => {
    let rows = new Map<string, Row>();
    for (let from = 0; from < log.length; from += 25) {
      foldOnto({ projection, rows }, log.slice(from, from + 25));
      rows = throughJson(rows);
    }
    expect(dump(rows)).toBe(whole);
  });

  it('changes neither the event nor the row it is given', () => {
    const rows = new Map<string, Row>();
    for (const event of frozen(log)) {
      foldOnto({ projection, rows }, [event]);
      for (const key of rows.keys()) frozen(rows.get(key));
    }
    expect(dump(rows)).toBe(whole);
  });

  it('never changes a row again that it calls final', () => {
    const rows = new Map<string, Row>();
    const final = new Map<string, Row>();
    for (const event of log) {
      foldOnto({ projection, rows }, [event]);
      const finished = [...rows].filter(([, row]) => projection.isFinal?.(row));
      for (const [key, row] of finished) final.set(key, final.get(key) ?? row);
    }
    for (const [key, row] of final) expect(rows.get(key)).toBe(row);
  });
});

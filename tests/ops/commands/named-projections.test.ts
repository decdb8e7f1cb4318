import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { RecordedEvent } from '../../../domain/kernel/envelope.ts';
import { namedProjections } from '../../../ops/commands/named-projections.ts';
import { projections } from '../../../projectors/all.ts';
import { foldInMemory } from '../../../projectors/runtime/fold-in-memory.ts';
import { positionAt } from '../../projectors/support/events.ts';

const folder = new URL('../../domain/events/golden/', import.meta.url);

/** One of every event there ever was; the quiz was by the clock, which some read models ask for. */
const everything: readonly RecordedEvent[] = readdirSync(folder).map((file, index) => {
  const golden = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as RecordedEvent;
  const data = 'timed' in golden.data ? { ...golden.data, timed: true } : golden.data;
  return { ...golden, data, position: positionAt(index) };
});

const namesOf = (named: string) => namedProjections([named]).map(({ name }) => name);

describe('the read models that a command names', () => {
  it('are, by "learner", all that keep a row of a learner, also one that was added since', () => {
    const learners = projections.filter((projection) =>
      [...foldInMemory(projection, everything).values()].some((row) => 'learnerId' in row),
    );
    expect(namesOf('learner').toSorted()).toEqual(learners.map(({ name }) => name).toSorted());
    expect(namesOf('learner')).toContain('readiness-evidence');
  });

  it('are all of them, by "all"', () => {
    expect(namesOf('all')).toEqual(projections.map(({ name }) => name));
  });

  it('are named back when one of them is unknown', () => {
    expect(() => namedProjections(['progress', 'nothing'])).toThrow(
      /^There is no projection nothing\. There are .*quiz-history/,
    );
  });
});

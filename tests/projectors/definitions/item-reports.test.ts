import { describe, expect, it } from 'vitest';
import type { BoardwellEvent } from '../../../domain/events/registry.ts';
import type { AccountId } from '../../../domain/kernel/ids.ts';
import { itemStream } from '../../../domain/kernel/ids.ts';
import { foldInMemory } from '../../../projectors/runtime/fold-in-memory.ts';
import { itemNamed, later, learner, noon, optionsBehind, stranger } from '../../support/facts.ts';
import { recorded } from '../support/events.ts';
import { known, rowsAfter } from '../support/rows.ts';

const about = { itemId: itemNamed('one'), revision: 1, at: later } as const;
const reported = (
  learnerId: AccountId,
  reason: 'wrong-key' | 'typo' = 'wrong-key',
): BoardwellEvent => ({
  type: 'ItemReported',
  data: { ...about, learnerId, reason, note: `sealed of ${learnerId}` },
});
const dismissal = {
  editorId: 'editor-1' as AccountId,
  through: 2,
  note: 'sealed of editor-1',
};
const dismissed: BoardwellEvent = {
  type: 'ItemReportsDismissed',
  data: { ...about, ...dismissal, reason: 'answer-is-right' },
};
const rekeyed: BoardwellEvent = {
  type: 'ItemRekeyed',
  data: {
    ...about,
    reason: 'The ratio was read the wrong way round.',
    keyBefore: optionsBehind(['A']),
    key: optionsBehind(['C']),
  },
};

const quality = (...events: readonly BoardwellEvent[]) =>
  rowsAfter('item-quality', ...events)['one@1'];
const two = [reported(learner), reported(stranger, 'typo')];

describe('the reports of a question, as its quality counts them', () => {
  it('wait for an answer', () => {
    expect(quality(...two)).toMatchObject({
      reports: { 'wrong-key': 1, typo: 1 },
      reportCount: 2,
      reportsHeard: 2,
      answers: [],
    });
  });

  it('are answered by an editor who keeps it, which says who, why and up to where', () => {
    expect(quality(...two, dismissed)).toMatchObject({
      reports: {},
      reportCount: 0,
      reportsHeard: 2,
      answers: [
        {
          place: 2,
          how: 'kept',
          at: later,
          editorId: 'editor-1',
          reason: 'answer-is-right',
          note: 'sealed of editor-1',
        },
      ],
    });
  });

  it('are answered by another key, which leaves the statistics as they are', () => {
    expect(quality(...two, rekeyed)).toMatchObject({
      reports: {},
      reportCount: 0,
      reportsHeard: 2,
      answers: [{ place: 2, how: 'rekeyed', at: later }],
    });
    expect(quality(rekeyed)).toBeUndefined();
  });

  it('come back with the next report', () => {
    expect(quality(...two, dismissed, reported(learner))).toMatchObject({
      reports: { 'wrong-key': 1 },
      reportCount: 1,
      reportsHeard: 3,
      answers: [{ place: 2 }],
    });
  });

  it('of a new revision begin anew', () => {
    const next: BoardwellEvent = {
      type: 'ItemReported',
      data: { ...about, revision: 2, learnerId: learner, reason: 'typo', note: '', at: noon },
    };
    const rows = rowsAfter('item-quality', ...two, next);
    expect(rows['one@1']).toMatchObject({ reportCount: 2 });
    expect(rows['one@2']).toMatchObject({ reportCount: 1, reportsHeard: 1 });
  });
});

describe('the report of a tester', () => {
  const reports = two.map((event, index) => ({
    stream: itemStream(about.itemId),
    event,
    subject: index === 0 ? learner : stranger,
  }));
  const events = [...recorded(reports)].map((one, index) =>
    index === 0 ? { ...one, meta: { ...one.meta, testMode: true as const } } : one,
  );

  it('waits for no editor, and has its number among the others', () => {
    expect(foldInMemory(known('item-quality'), events).get('one@1')).toMatchObject({
      reports: { typo: 1 },
      reportCount: 1,
      reportsHeard: 2,
    });
  });

  it('is marked', () => {
    const rows = [...foldInMemory(known('item-reports'), events).values()];
    expect(rows).toMatchObject([{ testMode: true }, { testMode: false }]);
  });
});

describe('the read model of reports', () => {
  it('keeps each as it was given, in its place and its note sealed, whatever comes after', () => {
    expect(rowsAfter('item-reports', ...two, dismissed, rekeyed)).toEqual({
      'one/0': {
        ...about,
        place: 0,
        learnerId: learner,
        reason: 'wrong-key',
        note: 'sealed of learner-1',
        testMode: false,
      },
      'one/1': {
        ...about,
        place: 1,
        learnerId: stranger,
        reason: 'typo',
        note: 'sealed of learner-2',
        testMode: false,
      },
    });
  });
});

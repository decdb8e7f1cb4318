import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  definitionOf,
  eventTypes,
  readEvent,
  UnreadableEvent,
  upcast,
} from '../../../domain/events/registry.ts';
import type { RecordedEvent } from '../../../domain/kernel/envelope.ts';
import { defineEvent } from '../../../domain/kernel/event-definition.ts';

const folder = new URL('golden/', import.meta.url);
const golden = (file: string): RecordedEvent =>
  JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as RecordedEvent;

const files = readdirSync(folder);

describe('every event that was ever written', () => {
  it('has a golden file for each version, and an upcaster to the next', () => {
    const wanted = eventTypes.flatMap((type) => {
      const version = definitionOf(type)?.version ?? 0;
      return Array.from({ length: version }, (_, index) => `${type}.v${index + 1}.json`);
    });
    expect(files.toSorted()).toEqual(wanted.toSorted());
    for (const type of eventTypes) {
      const { version = 0, upcasters = {} } = definitionOf(type) ?? {};
      for (let older = 1; older < version; older += 1)
        expect(upcasters[older]).toBeTypeOf('function');
    }
  });

  it.each(files)('%s can be read today', (file) => {
    const event = golden(file);
    expect(readEvent(event)).toEqual(upcast(event));
  });
});

describe('a published item of a case', () => {
  it('keeps its pages of the chart and what it teaches', () => {
    const event = golden('ItemPublished.v2.json');
    const compare = { columns: ['Cause', 'Gap'], rows: [['Diarrhea', 'normal']] };
    const item = {
      ...(event.data as { item: object }).item,
      case: { id: 'sample', ask: 'first', number: 2 },
      exhibits: [
        {
          title: 'Laboratory results',
          blocks: [
            { kind: 'table', columns: ['Test', 'Result'], rows: [['Sodium', '122 mEq/L (low)']] },
            { kind: 'text', text: '1410: Headache.', isNew: true },
            { kind: 'picture', picture: 'capnogram', alt: 'The wave never levels off.' },
          ],
        },
      ],
      teaching: { clue: 'The gap.', rule: 'Add it up.', trap: 'The glucose.', compare },
      asOf: '2025-06',
      review: '2027-06',
    };
    expect(readEvent({ ...event, data: { ...event.data, item } }).data).toMatchObject({ item });
  });
});

describe('an answer in several places', () => {
  const marking = {
    kind: 'groups',
    rule: '0/1',
    groups: [{ options: ['A', 'B'], most: 1 }, { options: ['C', 'D'] }],
  };

  it('is read from a paper with how it is counted, and from a result with its points', () => {
    const issued = golden('PaperIssued.v4.json');
    const { items } = issued.data as { items: object[] };
    const onPaper = items.map((item) => ({ ...item, marking }));
    expect(readEvent({ ...issued, data: { ...issued.data, items: onPaper } }).data).toMatchObject({
      items: onPaper,
    });
    const submitted = golden('QuizSubmitted.v5.json');
    const { answers } = submitted.data as { answers: object[] };
    const counted = answers.map((answer) => ({ ...answer, points: 3, maxPoints: 5 }));
    expect(
      readEvent({ ...submitted, data: { ...submitted.data, answers: counted } }).data,
    ).toMatchObject({ answers: counted });
  });

  it('is read from an ability and an estimate with what its points came to', () => {
    const ability = golden('AbilityEstimated.v1.json');
    const credit = { points: 2, maxPoints: 3 };
    expect(readEvent({ ...ability, data: { ...ability.data, ...credit } }).data).toMatchObject(
      credit,
    );
    const told = golden('ReadinessEstimated.v1.json');
    const [first, ...others] = (told.data as { areas: object[] }).areas;
    const areas = [{ ...first, credit: 43.25 }, ...others];
    expect(readEvent({ ...told, data: { ...told.data, areas } }).data).toMatchObject({ areas });
    const started = golden('AdaptiveExamStarted.v1.json');
    const rules = { ...(started.data as { rules: object }).rules, partialCredit: true };
    expect(readEvent({ ...started, data: { ...started.data, rules } }).data).toMatchObject({
      rules,
    });
  });

  it('may be a number', () => {
    const event = golden('AnswerGiven.v1.json');
    const data = { ...event.data, chosen: ['6.5'] };
    expect(readEvent({ ...event, data }).data).toMatchObject({ chosen: ['6.5'] });
    const words = { ...event.data, chosen: ['six'] };
    expect(() => readEvent({ ...event, data: words })).toThrow(UnreadableEvent);
  });
});

describe('a time zone that was kept as it was typed', () => {
  it.each(['AccountOpened.v1.json', 'TimeZoneChanged.v1.json'])(
    'reads as it is kept today: %s',
    (file) => {
      const { timeZone: typed } = golden(file).data as { timeZone: string };
      const { timeZone: kept } = upcast(golden(file)).data as { timeZone: string };
      expect(typed).toBe(typed.toUpperCase());
      expect(kept.toUpperCase()).toBe(typed);
      expect(Intl.supportedValuesOf('timeZone')).toContain(kept);
    },
  );
});

describe('an event this build cannot read', () => {
  const sample = golden('SignedOut.v1.json');

  it('is refused when it comes from a newer build', () => {
    expect(() => upcast({ ...sample, version: 9 })).toThrow(UnreadableEvent);
  });

  it('is refused when its type is unknown', () => {
    expect(() => readEvent({ ...sample, type: 'SomethingElse' })).toThrow(UnreadableEvent);
  });

  it('is refused when its data is not what the schema says', () => {
    expect(() => readEvent({ ...sample, data: { at: 'yesterday' } })).toThrow(UnreadableEvent);
  });
});

it('an event definition starts at version 1, with nothing personal', () => {
  const { data } = definitionOf('SignedOut') ?? {};
  if (!data) throw new Error('SignedOut is not registered');
  expect(defineEvent({ type: 'Sample', data })).toMatchObject({
    version: 1,
    personal: [],
    upcasters: {},
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { auditWords, sentences } from '../../../api/server/audit-words.ts';
import { definitionOf, eventTypes } from '../../../domain/events/registry.ts';
import type { RecordedEvent } from '../../../domain/kernel/envelope.ts';

const folder = new URL('../../domain/events/golden/', import.meta.url);
const golden = readdirSync(folder).map(
  (file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as RecordedEvent,
);

const { isNotable, notableTypes, sentenceOf } = auditWords;

const canary = 'canary-of-a-sealed-text';

const withCanary = (event: RecordedEvent): RecordedEvent => {
  const personal = definitionOf(event.type)?.personal ?? [];
  const sealed = personal.filter((field) => typeof event.data[field] === 'string');
  return {
    ...event,
    data: { ...event.data, ...Object.fromEntries(sealed.map((f) => [f, canary])) },
  };
};

describe('the sentence of an event', () => {
  it('is there for every type of event', () => {
    expect(Object.keys(sentences).toSorted()).toEqual([...eventTypes].toSorted());
  });

  it.each(golden.map((event) => [event.type, event.version, event] as const))(
    '%s v%i reads as words, and shows nothing that is sealed',
    (_type, _version, event) => {
      const { verb, what, tail } = sentenceOf(withCanary(event));
      expect(verb).toMatch(/^[a-z][a-z ]+$/);
      const sentence = [verb, what, tail ?? ''].join(' ');
      expect(what).not.toBe('');
      expect(sentence).not.toContain(canary);
      expect(sentence).not.toMatch(/undefined|null|NaN|\[object/);
    },
  );

  it('says of a submitted quiz how it went', () => {
    const submitted = golden.find(({ type, version }) => type === 'QuizSubmitted' && version === 5);
    expect(submitted && sentenceOf(submitted).tail).toMatch(/^\d+ of \d+(, \d+%)?$/);
  });

  it('names the type alone of an event that this build cannot read', () => {
    const [event] = golden;
    expect(event && sentenceOf({ ...event, version: 999 })).toEqual({
      verb: 'recorded',
      what: event?.type,
      tail: 'this build cannot read it',
    });
  });

  it('is worth a look where power was used, and not where somebody studied', () => {
    expect(notableTypes.filter((type) => !definitionOf(type))).toEqual([]);
    expect([isNotable('RoleGranted'), isNotable('AnswerGiven')]).toEqual([true, false]);
  });
});

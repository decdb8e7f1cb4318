import { describe, expect, it } from 'vitest';
import { definitionOf, eventTypes } from '../../../domain/events/registry.ts';
import { textsOf } from '../../api/support/text-places.ts';

/**
 * What the authors of the bank and of the knowledge base wrote, imported items, and posts, which are written
 * for everyone to read; nobody else's words are in it.
 */
const ofTheBank = [
  ...['ItemPublished', 'ScenarioPublished', 'ContentGenerated', 'ContentImported'],
  'BlogPostWritten',
];

/** Texts of an event that may hold any words, as "type field". */
const freeTexts = (isSealed: (type: string, field: string) => boolean): string[] =>
  eventTypes
    .filter((type) => !ofTheBank.includes(type))
    .flatMap((type) =>
      textsOf(definitionOf(type)?.data)
        .filter(({ isBound, place: [field] }) => !isBound && !isSealed(type, String(field)))
        .map(({ place }) => `${type} ${place.filter((part) => part !== 0).join('.')}`),
    );

const isPersonal = (type: string, field: string): boolean =>
  definitionOf(type)?.personal.some((one) => one === field) ?? false;

const lastNameOf = (text: string): string => text.split(/[ .]/).at(-1) ?? '';

describe('what anybody writes in their own words', () => {
  it('is sealed in every event: in clear are only names that the product gave, and why a key changed', () => {
    const inClear = freeTexts(isPersonal);
    expect([...new Set(inClear.map(lastNameOf))].toSorted()).toEqual([
      'area',
      'category',
      'claim',
      'code',
      'exam',
      'family',
      'formula',
      'name',
      'pathology',
      'reason',
      'referralCode',
      'rulesVersion',
      'topic',
      'version',
    ]);
    // An editor's, and told to every learner whose score it changes.
    const reasons = inClear.filter((text) => lastNameOf(text) === 'reason');
    expect(reasons.toSorted()).toEqual(['AttemptRescored reason', 'ItemRekeyed reason']);
    expect(inClear.filter((text) => lastNameOf(text) === 'name')).toEqual(['RetryAsked name']);
  });

  it('would be found if it were not', () => {
    const everything = freeTexts(() => false);
    expect(everything).toContain('BlogPostWithdrawn reason');
    for (const text of ['ItemNoted note', 'ItemReported note', 'ItemReportsDismissed note']) {
      expect(everything).toContain(text);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { type ItemHistoryEvent, itemHistory } from '../../../../domain/bank/item/item-history.ts';
import type { AccountId } from '../../../../domain/kernel/ids.ts';
import { later, noon, optionsBehind, publishedItem } from '../../../support/facts.ts';

const editor = 'editor' as AccountId;
const item = publishedItem();
const publish = (changes: Partial<typeof item>, revision: number): ItemHistoryEvent => ({
  by: null,
  event: {
    type: 'ItemPublished',
    data: { item: { ...item, ...changes }, revision, contentHash: `${revision}`, at: noon },
  },
});
const rekeyed: ItemHistoryEvent = {
  by: editor,
  event: {
    type: 'ItemRekeyed',
    data: {
      itemId: item.id,
      revision: 1,
      keyBefore: item.key,
      key: optionsBehind(['B']),
      reason: 'The ratio was read the wrong way round.',
      at: later,
    },
  },
};

describe('the history of an item', () => {
  it('is none before it was published', () => {
    expect(itemHistory([])).toMatchObject({ item: undefined, changes: [] });
  });

  it('tells what changed from one revision to the next, and nothing of the first', () => {
    const stem = 'Another stem that asks for one decision. What should be done first?';
    const { changes, revision } = itemHistory([
      publish({}, 1),
      publish({ stem, source: 'another' }, 2),
      publish({ stem, source: 'another' }, 3),
    ]);
    expect(revision).toBe(3);
    expect(changes.map((change) => change.what === 'published' && change.changed)).toEqual([
      null,
      ['stem', 'source'],
      [],
    ]);
  });

  it('names both keys of a correction by their texts, and holds the new one from then on', () => {
    const { item: now, changes } = itemHistory([publish({}, 1), rekeyed]);
    expect(now?.key).toEqual(optionsBehind(['B']));
    expect(changes[1]).toMatchObject({
      what: 'rekeyed',
      by: editor,
      keyBefore: ['Begin the treatment now'],
      key: ['Wait the treatment now'],
    });
  });

  it('says that it was withdrawn until it is published once more', () => {
    const withdrawn: ItemHistoryEvent = {
      by: null,
      event: { type: 'ItemWithdrawn', data: { itemId: item.id, at: later } },
    };
    expect(itemHistory([publish({}, 1), withdrawn]).isWithdrawn).toBe(true);
    expect(itemHistory([publish({}, 1), withdrawn, publish({}, 2)])).toMatchObject({
      isWithdrawn: false,
      changes: [{ what: 'published' }, { what: 'withdrawn', revision: 1 }, { what: 'published' }],
    });
  });
});

import { describe, expect, it } from 'vitest';
import type { BoardwellEvent } from '../../../domain/events/registry.ts';
import { itemNamed, noon, optionsBehind, publishedItem } from '../../support/facts.ts';
import { rowsAfter } from '../support/rows.ts';

const published = (revision: number, stem = 'A stem'): BoardwellEvent => ({
  type: 'ItemPublished',
  data: { item: publishedItem({ stem }), revision, contentHash: `hash ${revision}`, at: noon },
});

const withdrawn: BoardwellEvent = {
  type: 'ItemWithdrawn',
  data: { itemId: itemNamed('rt-int-sample'), at: noon },
};

const rekeyed: BoardwellEvent = {
  type: 'ItemRekeyed',
  data: {
    itemId: itemNamed('rt-int-sample'),
    revision: 1,
    keyBefore: optionsBehind(['A']),
    key: optionsBehind(['C']),
    reason: 'The ratio was read the wrong way round.',
    at: noon,
  },
};

describe('an item with another key', () => {
  it('is served and shown with it', () => {
    expect(rowsAfter('item-bank', published(1), rekeyed)['rt-int-sample']).toMatchObject({
      revision: 1,
      item: { key: optionsBehind(['C']) },
    });
    expect(rowsAfter('item-revisions', published(1), rekeyed)['rt-int-sample@1']).toMatchObject({
      item: { key: optionsBehind(['C']) },
    });
  });
});

describe('the item bank', () => {
  it('serves the latest revision of an item', () => {
    const rows = rowsAfter('item-bank', published(1), published(2, 'A better stem'));
    expect(rows).toEqual({
      'rt-int-sample': {
        item: publishedItem({ stem: 'A better stem' }),
        revision: 2,
        publishedAt: noon,
        contentHash: expect.any(String),
      },
    });
  });

  it('serves a withdrawn item no longer', () => {
    expect(rowsAfter('item-bank', published(1), withdrawn)).toEqual({});
  });

  it('serves an item again that is published after it was withdrawn', () => {
    const rows = rowsAfter('item-bank', published(1), withdrawn, published(2));
    expect(rows['rt-int-sample']).toMatchObject({ revision: 2 });
  });
});

describe('the revisions of items', () => {
  it('keep every one that was ever served, withdrawn or not', () => {
    const rows = rowsAfter('item-revisions', published(1, 'Old'), published(2, 'New'), withdrawn);
    expect(rows).toEqual({
      'rt-int-sample@1': { item: publishedItem({ stem: 'Old' }), revision: 1 },
      'rt-int-sample@2': { item: publishedItem({ stem: 'New' }), revision: 2 },
    });
  });
});

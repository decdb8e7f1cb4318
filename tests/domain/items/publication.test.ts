import { describe, it } from 'vitest';
import { publication } from '../../../domain/item/publication.ts';
import { later, noon, publishedItem } from '../../support/facts.ts';
import { given } from '../../support/given.ts';

const item = publishedItem();
const published = (revision: number, contentHash: string) =>
  ({ type: 'ItemPublished', data: { item, revision, contentHash, at: noon } }) as const;
const withdrawn = { type: 'ItemWithdrawn', data: { itemId: item.id, at: later } } as const;

describe('publishing an item', () => {
  it('makes its first revision', () => {
    given(publication, [])
      .when({ type: 'PublishItem', item, contentHash: 'one', at: noon })
      .thenRecords(published(1, 'one'));
  });

  it('adds nothing while its content is the same', () => {
    given(publication, [published(1, 'one')])
      .when({ type: 'PublishItem', item, contentHash: 'one', at: noon })
      .thenRecords();
  });

  it('makes a new revision of a changed one', () => {
    given(publication, [published(1, 'one')])
      .when({ type: 'PublishItem', item, contentHash: 'two', at: noon })
      .thenRecords(published(2, 'two'));
  });

  it('brings a withdrawn one back as a new revision', () => {
    given(publication, [published(1, 'one'), withdrawn])
      .when({ type: 'PublishItem', item, contentHash: 'one', at: noon })
      .thenRecords(published(2, 'one'));
  });
});

describe('withdrawing an item', () => {
  it('takes it out of the bank', () => {
    given(publication, [published(1, 'one')])
      .when({ type: 'WithdrawItem', itemId: item.id, at: later })
      .thenRecords(withdrawn);
  });

  it('is refused when it is not in it', () => {
    given(publication, [])
      .when({ type: 'WithdrawItem', itemId: item.id, at: later })
      .thenRefuses({ code: 'ItemNotPublished' });
    given(publication, [published(1, 'one'), withdrawn])
      .when({ type: 'WithdrawItem', itemId: item.id, at: later })
      .thenRefuses({ code: 'ItemNotPublished' });
  });
});

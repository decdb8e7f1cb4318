import { describe, it } from 'vitest';
import type { Item } from '../../../../domain/bank/item/item.ts';
import { publication } from '../../../../domain/bank/item/publication.ts';
import { later, noon, optionNamed, optionsBehind, publishedItem } from '../../../support/facts.ts';
import { given } from '../../../support/given.ts';

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

const reason = 'The ratio was read the wrong way round.';
const rekey = (letters: readonly string[]) =>
  ({ type: 'RekeyItem', itemId: item.id, key: optionsBehind(letters), reason, at: later }) as const;

describe('giving an item another key', () => {
  it('tells the key before and after', () => {
    given(publication, [published(1, 'one')])
      .when(rekey(['C']))
      .thenRecords({
        type: 'ItemRekeyed',
        data: {
          itemId: item.id,
          revision: 1,
          keyBefore: optionsBehind(['A']),
          key: optionsBehind(['C']),
          reason,
          at: later,
        },
      });
  });

  it('is refused for an item that is not in the bank', () => {
    given(publication, [])
      .when(rekey(['C']))
      .thenRefuses({ code: 'ItemNotPublished' });
    given(publication, [published(1, 'one'), withdrawn])
      .when(rekey(['C']))
      .thenRefuses({ code: 'ItemNotPublished' });
  });

  it('is refused for what is not an option, too many options, or the key it has', () => {
    const state = given(publication, [published(1, 'one')]);
    state.when(rekey(['E'])).thenRefuses({ code: 'KeyNotAnOption', option: optionNamed('none') });
    state.when(rekey(['B', 'C'])).thenRefuses({ code: 'KeyCount', type: 'single' });
    state.when(rekey(['A'])).thenRefuses({ code: 'KeyUnchanged' });
  });
});

describe('a key that was put right', () => {
  const rekeyed = {
    type: 'ItemRekeyed',
    data: {
      itemId: item.id,
      revision: 1,
      keyBefore: optionsBehind(['A']),
      reason,
      at: later,
      key: optionsBehind(['C']),
    },
  } as const;
  /** The same words, their options under other ids, as after the upgrade from letters. */
  const renamed = (key = 'n0') => ({
    ...item,
    stem: 'Worded anew',
    key: [optionNamed(key)],
    options: item.options.map((option, index) => ({ ...option, id: optionNamed(`n${index}`) })),
  });
  const publish = (wished: Item, contentHash: string) =>
    ({ type: 'PublishItem', item: wished, contentHash, at: later }) as const;
  const revised = (revision: number, contentHash: string, wished: Item) =>
    ({ type: 'ItemPublished', data: { item: wished, revision, contentHash, at: later } }) as const;
  const second = revised(2, 'two', renamed('n2'));

  it('outlives the next edit of the source, whatever the options are called, and the one after', () => {
    given(publication, [published(1, 'one'), rekeyed])
      .when(publish(renamed(), 'two'))
      .thenRecords(second);
    given(publication, [published(1, 'one'), rekeyed, second])
      .when(publish(renamed(), 'three'))
      .thenRecords(revised(3, 'three', renamed('n2')));
  });

  it('is the source’s own once the source names it, and then lives by the source', () => {
    const named = revised(2, 'two', renamed('n2'));
    given(publication, [published(1, 'one'), rekeyed])
      .when(publish(renamed('n2'), 'two'))
      .thenRecords(named);
  });

  const contested = {
    code: 'KeyContested',
    revision: 1,
    ours: ['Leave the treatment now'],
    source: ['Repeat the treatment now'],
  } as const;
  const { options } = renamed();
  const without = { ...renamed(), options: options.filter(({ id }) => id !== 'n2') };

  it('is contested by a third key, and by a source that lost its words: the revision stays', () => {
    const state = given(publication, [published(1, 'one'), rekeyed]);
    state.when(publish(renamed('n3'), 'two')).thenRefuses(contested);
    state
      .when(publish(without, 'two'))
      .thenRefuses({ ...contested, source: ['Begin the treatment now'] });
    given(publication, [published(1, 'one'), rekeyed, withdrawn])
      .when(publish(renamed('n3'), 'two'))
      .thenRefuses(contested);
  });
});

import { describe, it } from 'vitest';
import { publication } from '../../../../domain/bank/item/publication.ts';
import { later, noon, optionNamed, optionsBehind, publishedItem } from '../../../support/facts.ts';
import { given } from '../../../support/given.ts';

const item = publishedItem();
const reason = 'The ratio was read the wrong way round.';
const published = (revision: number, contentHash: string, at = noon) =>
  ({ type: 'ItemPublished', data: { item, revision, contentHash, at } }) as const;

describe('settling a key that the source contests', () => {
  const corrected = {
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
  const before = [published(1, 'one'), corrected];
  /** The source has D now, and another word in what was right. */
  const source = {
    ...item,
    key: optionsBehind(['D']),
    options: item.options.map((option) =>
      option.id === optionNamed('y7') ? { ...option, text: 'Leave it alone' } : option,
    ),
  };
  const settle = (letters: readonly string[], contentHash = 'two') =>
    ({
      type: 'SettleKey',
      item: source,
      contentHash,
      key: optionsBehind(letters),
      reason,
      at: later,
    }) as const;
  const second = {
    type: 'ItemPublished',
    data: { item: source, revision: 2, contentHash: 'two', at: later },
  } as const;
  const again = {
    type: 'ItemRekeyed',
    data: {
      itemId: item.id,
      revision: 2,
      keyBefore: source.key,
      key: optionsBehind(['C']),
      reason,
      at: later,
    },
  } as const;

  it('with the key of the source publishes the source as it is', () => {
    given(publication, before)
      .when(settle(['D']))
      .thenRecords(second);
    given(publication, [...before, second])
      .when({ type: 'PublishItem', item, contentHash: 'three', at: later })
      .thenRecords(published(3, 'three', later));
  });

  it('with another key puts it right in the new revision, and that outlives the next edit', () => {
    given(publication, before)
      .when(settle(['C']))
      .thenRecords(second, again);
    const third = { ...source, stem: 'Worded anew' };
    const carried = { item: { ...third, key: optionsBehind(['C']) }, revision: 3 };
    given(publication, [...before, second, again])
      .when({ type: 'PublishItem', item: third, contentHash: 'three', at: later })
      .thenRecords({
        type: 'ItemPublished',
        data: { ...carried, contentHash: 'three', at: later },
      });
    given(publication, [...before, second, again])
      .when({ type: 'PublishItem', item, contentHash: 'four', at: later })
      .thenRefuses({
        code: 'KeyContested',
        revision: 2,
        ours: ['Leave it alone'],
        source: ['Begin the treatment now'],
      });
  });

  it('adds nothing the second time, and is refused where nothing is contested', () => {
    const settled = given(publication, [...before, second, again]);
    settled.when(settle(['C'])).thenRecords();
    settled.when(settle(['D'])).thenRefuses({ code: 'KeyNotContested' });
    given(publication, [published(1, 'one')])
      .when(settle(['D']))
      .thenRefuses({ code: 'KeyNotContested' });
    given(publication, [])
      .when(settle(['D']))
      .thenRefuses({ code: 'ItemNotPublished' });
  });

  it('is refused with what is no key of the source', () => {
    const state = given(publication, before);
    state.when(settle(['E'])).thenRefuses({ code: 'KeyNotAnOption', option: optionNamed('none') });
    state.when(settle(['B', 'C'])).thenRefuses({ code: 'KeyCount', type: 'single' });
  });
});

import { match } from 'ts-pattern';
import type { Decider } from '../kernel/decider.ts';
import type { ItemId } from '../kernel/ids.ts';
import { accepted, refused } from '../kernel/result.ts';
import type { Instant } from '../kernel/time.ts';
import type { ItemEvent } from './events.ts';
import type { Item } from './item.ts';

export type Publication =
  | { readonly status: 'unpublished' }
  | {
      readonly status: 'published' | 'withdrawn';
      readonly revision: number;
      readonly contentHash: string;
    };

export type PublicationCommand =
  | {
      readonly type: 'PublishItem';
      readonly item: Item;
      readonly contentHash: string;
      readonly at: Instant;
    }
  | { readonly type: 'WithdrawItem'; readonly itemId: ItemId; readonly at: Instant };

export type PublicationRefusal = { readonly code: 'ItemNotPublished' };

/** The life of one item in the bank: published, revised, withdrawn. */
export const publication: Decider<Publication, PublicationCommand, ItemEvent, PublicationRefusal> =
  {
    initial: { status: 'unpublished' },

    decide: (command, state) =>
      match(command)
        .returnType<ReturnType<(typeof publication)['decide']>>()
        .with({ type: 'PublishItem' }, ({ item, contentHash, at }) => {
          if (state.status === 'published' && state.contentHash === contentHash)
            return accepted([]);
          const revision = state.status === 'unpublished' ? 1 : state.revision + 1;
          return accepted([{ type: 'ItemPublished', data: { item, revision, contentHash, at } }]);
        })
        .with({ type: 'WithdrawItem' }, ({ itemId, at }) =>
          state.status === 'published'
            ? accepted([{ type: 'ItemWithdrawn', data: { itemId, at } }])
            : refused({ code: 'ItemNotPublished' }),
        )
        .exhaustive(),

    evolve: (state, event) =>
      match(event)
        .returnType<Publication>()
        .with({ type: 'ItemPublished' }, ({ data }) => ({
          status: 'published',
          revision: data.revision,
          contentHash: data.contentHash,
        }))
        .with({ type: 'ItemWithdrawn' }, () =>
          state.status === 'unpublished' ? state : { ...state, status: 'withdrawn' },
        )
        .exhaustive(),
  };

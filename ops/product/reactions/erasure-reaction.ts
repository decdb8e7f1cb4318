import { completeErasure } from '../../../api/privacy/complete-erasure.ts';
import { erasureStore } from '../../../api/privacy/erasure-store.ts';
import type { CommandWorld } from '../../../domain/handling/handle-command.ts';
import type { Effect } from '../../../domain/ports/effects.ts';
import { completeErasures, type Erasure } from '../../../projectors/reactions/complete-erasures.ts';
import { effectMeta } from './effect-meta.ts';
import type { Reaction, ReactionHost } from './reaction.ts';

const eraseWith =
  ({ database, vault, clock }: ReactionHost, commands: CommandWorld): Effect<Erasure> =>
  (key, { accountId }) => {
    const erasures = erasureStore(database);
    const meta = effectMeta(key, accountId);
    return completeErasure({ commands, vault, erasures, clock }, accountId, meta);
  };

/** Brings to its end what whoever asked to be erased may not wait for. */
export const erasureReaction: Reaction = {
  name: 'erase-accounts',
  followsNoLog: true,
  run: (host, signal) => {
    const { complete } = host.effects((commands) => ({ complete: eraseWith(host, commands) }));
    const { underWay } = erasureStore(host.database);
    return completeErasures({ underWay, parking: host.parking<Erasure>(), complete }, signal);
  },
};

import { query } from '../../../database/query.ts';
import { type Given, statement } from '../../../database/statement.ts';
import { type CommandWorld, handleCommand } from '../../../domain/handling/handle-command.ts';
import { institution } from '../../../domain/institution/institution.ts';
import {
  type AccountId,
  type InstitutionId,
  institutionStream,
} from '../../../domain/kernel/ids.ts';
import type { Effect } from '../../../domain/ports/effects.ts';
import type { EventAddress } from '../../../domain/ports/event-log.ts';
import {
  type OrphanedSeat,
  returnSeats,
  type SeatsWorld,
} from '../../../projectors/reactions/return-seats.ts';
import { effectMeta } from './effect-meta.ts';
import type { Reaction, ReactionHost } from './reaction.ts';

const erasedTies = statement('seats-of-erased', ({ account }: Given<{ account: AccountId }>) =>
  query
    .selectFrom('read.school_tie as t')
    .innerJoin('read.account as a', 'a.key', 't.key')
    .select('t.data')
    .where('t.key', '=', account)
    .where(({ eb, ref }) => eb(ref('a.data', '->>').key('erasedAt'), 'is not', null)),
);

const giveBackWith =
  (commands: CommandWorld): Effect<OrphanedSeat> =>
  async (key, { institutionId, accountId, at }) => {
    await handleCommand(commands, {
      decider: institution,
      stream: institutionStream(institutionId),
      command: { type: 'ReturnSeat', institutionId, accountId, at, why: 'erased' },
      meta: effectMeta(key, accountId),
    });
  };

const forgetWith =
  ({ vault }: Pick<ReactionHost, 'vault'>): Effect<InstitutionId> =>
  (_key, school) =>
    vault.destroyKey(school as string as AccountId);

/** Gives back the seats of whoever was erased. */
export const seatsReaction: Reaction = {
  name: 'return-seats',
  run: ({ log, database, readPosition, vault, checkpoint, parking, effects }, signal) => {
    const seatsOfErased: SeatsWorld['seatsOfErased'] = async (account) =>
      (await erasedTies.first(database, { account }))?.data.seats ?? [];
    const { giveBack, forget } = effects((commands) => ({
      giveBack: giveBackWith(commands),
      forget: forgetWith({ vault }),
    }));
    const from = { log, readPosition, checkpoint, parking: parking<EventAddress>() };
    return returnSeats({ ...from, seatsOfErased, giveBack, forget }, signal);
  },
};

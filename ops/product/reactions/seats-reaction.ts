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
import type { SchoolTiesRow } from '../../../projectors/school-ties/school-ties.ts';
import { effectMeta } from './effect-meta.ts';
import type { Reaction, ReactionHost } from './reaction.ts';

const erasedTies = {
  name: 'seats-of-erased',
  text: `select t.data from read.school_tie t join read.account a on a.key = t.key
         where t.key = $1 and a.data->>'erasedAt' is not null`,
};

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
    const seatsOfErased: SeatsWorld['seatsOfErased'] = async (account) => {
      const { rows } = await database.query<{ data: SchoolTiesRow }>({
        ...erasedTies,
        values: [account],
      });
      return rows[0]?.data.seats ?? [];
    };
    const { giveBack, forget } = effects((commands) => ({
      giveBack: giveBackWith(commands),
      forget: forgetWith({ vault }),
    }));
    const from = { log, readPosition, checkpoint, parking: parking<EventAddress>() };
    return returnSeats({ ...from, seatsOfErased, giveBack, forget }, signal);
  },
};

import { query } from '../../../database/query.ts';
import { type Given, statement } from '../../../database/statement.ts';
import { type CommandWorld, handleCommand } from '../../../domain/handling/handle-command.ts';
import { type AccountId, referralsStream } from '../../../domain/kernel/ids.ts';
import type { Effect } from '../../../domain/ports/effects.ts';
import type { EventAddress } from '../../../domain/ports/event-log.ts';
import { type ReferralCommand, referrals } from '../../../domain/referral/referrals.ts';
import { tierAt } from '../../../domain/subscription/held-plans.ts';
import {
  countReferrals,
  type ReferralWorld,
} from '../../../projectors/reactions/count-referrals.ts';
import { effectMeta } from './effect-meta.ts';
import type { Reaction } from './reaction.ts';

const oneAccount = statement('referrers-account', ({ account }: Given<{ account: AccountId }>) =>
  query.selectFrom('read.account').select('data').where('key', '=', account),
);

const tellWith =
  (commands: CommandWorld): Effect<ReferralCommand> =>
  async (key, command) => {
    const { referrerId } = command;
    const stream = referralsStream(referrerId);
    const meta = effectMeta(key, referrerId);
    await handleCommand(commands, { decider: referrals, stream, command, meta });
  };

/** Counts who joined by whose code, and what it earns. */
export const referralReaction: Reaction = {
  name: 'count-referrals',
  run: ({ log, database, readPosition, checkpoint, parking, effects }, signal) => {
    const accountOf = async (account: AccountId) =>
      (await oneAccount.first(database, { account }))?.data;
    const tierOf: ReferralWorld['tierOf'] = async (account, at) => {
      const row = await accountOf(account);
      return row && tierAt(row.plans, at);
    };
    const referrerOf: ReferralWorld['referrerOf'] = async (account) =>
      (await accountOf(account))?.referrerId ?? undefined;
    const from = { log, readPosition, checkpoint, parking: parking<EventAddress>() };
    const { tell } = effects((commands) => ({ tell: tellWith(commands) }));
    return countReferrals({ ...from, tierOf, referrerOf, tell }, signal);
  },
};

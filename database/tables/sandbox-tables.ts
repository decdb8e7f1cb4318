import type { Generated, GeneratedAlways } from 'kysely';
import type { AccountId } from '../../domain/kernel/ids.ts';

/** What the sandbox processor keeps for itself. */
export type SandboxTables = {
  'sandbox.account': {
    subscription_id: string;
    account_id: AccountId;
    checkout_id: string;
    client_secret: string;
    next_at: Date | null;
    data: unknown;
  };
  'sandbox.delivery': {
    id: string;
    body: string;
    place: GeneratedAlways<string>;
    tries: Generated<number>;
    next_try_at: Generated<Date>;
  };
  'sandbox.signing': { only_one: Generated<boolean>; secret: string };
  'sandbox.credit': { account_id: AccountId; cents: number };
  'sandbox.credit_entry': { id: string; account_id: AccountId; cents: number };
};

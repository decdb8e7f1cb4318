import type { Generated } from 'kysely';
import type { MailKind } from '../../domain/account/mail/mail-kinds.ts';
import type { AccountId } from '../../domain/kernel/ids.ts';

/** Who may come in, with what, and what a browser is in the middle of. */
export type AuthTables = {
  'auth.identity': {
    account_id: AccountId;
    email: string;
    username: string;
    password_hash: string | null;
    created_at: Date;
  };
  'auth.session': {
    token_hash: Buffer;
    id: string;
    account_id: AccountId;
    device: string;
    created_at: Date;
    last_seen_at: Date;
    expires_at: Date;
    is_new_device: Generated<boolean>;
    confirmed_at: Date | null;
  };
  'auth.throttle': {
    key: string;
    failures: number;
    blocked_until: Date;
    last_failure_at: Date;
  };
  'auth.person_key': {
    account_id: AccountId;
    key: Buffer | null;
  };
  'auth.calendar_feed': {
    account_id: AccountId;
    feed_id: string;
    secret_hash: Buffer | null;
    secret: string | null;
  };
  'auth.device': {
    token_hash: Buffer;
    account_id: AccountId;
    last_used_at: Date;
  };
  'auth.mail': {
    id: string;
    kind: MailKind;
    account_id: AccountId | null;
    sealed: Generated<Readonly<Record<string, string>>>;
    asked_at: Date;
    ends_at: Date;
    due_at: Generated<Date>;
    tries: Generated<number>;
    done_at: Date | null;
  };
  'auth.mail_link': {
    token_hash: Buffer;
    mail_id: string;
    kind: MailKind;
    account_id: AccountId;
    sealed_address: string | null;
    expires_at: Date;
  };
  'auth.erasure': {
    account_id: AccountId;
    asked_at: Date;
    correlation_id: string;
    done_at: Date | null;
  };
  /** One row, where the keys of persons are in a database of their own. */
  'auth.vault_elsewhere': { only_one: Generated<boolean>; id: string };
  'auth.google_identity': {
    subject_hash: Buffer;
    account_id: AccountId;
    linked_at: Date;
  };
  'auth.step': {
    id: Buffer;
    account_id: AccountId | null;
    sealed: Buffer;
    expires_at: Date;
  };
  'auth.totp': {
    account_id: AccountId;
    sealed: string;
    created_at: Date;
    confirmed_at: Date | null;
    last_step: string | null;
  };
  'auth.recovery_code': {
    account_id: AccountId;
    code_hash: Buffer;
  };
  'auth.passkey': {
    credential_id: string;
    account_id: AccountId;
    id: string;
    public_key: Buffer;
    counter: string;
    transports: readonly string[];
    sealed_name: string;
    created_at: Date;
    last_used_at: Date | null;
  };
};

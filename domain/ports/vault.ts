import type { AccountId } from '../kernel/ids.ts';

/** Where a personal value stands; sealing binds it there, so it cannot be moved elsewhere. */
export type FieldAddress = { readonly eventId: string; readonly field: string };

/**
 * Personal data in the log and in read models is sealed with a key of its person.
 * A destroyed key makes every sealed value of that person read as null, for ever.
 */
export type Vault = {
  /** Makes the person's key when there is none yet. */
  readonly createKey: (person: AccountId) => Promise<void>;
  /** Throws `PersonForgotten` when the key was destroyed or never made. */
  readonly seal: (person: AccountId, place: FieldAddress, clear: string) => Promise<string>;
  /** Null when the person was forgotten. Throws on a value that was tampered with. */
  readonly open: (person: AccountId, sealed: string) => Promise<string | null>;
  readonly destroyKey: (person: AccountId) => Promise<void>;
};

export class PersonForgotten extends Error {
  override name = 'PersonForgotten' as const;
}

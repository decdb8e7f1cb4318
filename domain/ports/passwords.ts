/** Too many passwords are being hashed at once; nothing was done. */
export class HashingOverloaded extends Error {
  override name = 'HashingOverloaded' as const;
}

/** Slow by design; throws `HashingOverloaded` rather than queue without end. */
export type Passwords = {
  readonly hash: (password: string) => Promise<string>;
  /** Against no hash it takes as long and answers false, so that a name cannot be probed by time. */
  readonly verify: (password: string, hash: string | undefined) => Promise<boolean>;
  /** The most used passwords of the world are refused. */
  readonly isCommon: (password: string) => boolean;
};

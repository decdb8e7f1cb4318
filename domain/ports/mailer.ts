/** A mail as it leaves the product: plain text to one person. */
export type Mail = {
  /** Follows from its cause: a server that is given it twice may see that it is the same. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
};

export type Mailer = {
  /** Resolves once somebody else answers for it. Throws `MailRefused` and `MailServerAway`. */
  readonly send: (mail: Mail) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Nobody is there under this address, today or tomorrow: another try is of no use. */
export class MailRefused extends Error {
  override name = 'MailRefused' as const;
}

/** It may be taken at a later try. Nothing of what the server said is in it: it repeats the address. */
export class MailServerAway extends Error {
  override name = 'MailServerAway' as const;
  readonly code: string;

  constructor(code: string) {
    super(`The mail server did not take the mail (${code})`);
    this.code = code;
  }
}

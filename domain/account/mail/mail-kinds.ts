const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

type MailTerms = {
  /** So long after its cause it is no news any more, and is not sent. */
  readonly worthMs: number;
  /** So long its link works after it was sent; absent where it has none. */
  readonly linkMs?: number;
  /** The page that its link opens. */
  readonly page?: '/reset-password' | '/confirm-email';
};

/** What is told by mail, and for how long it is worth telling. */
export const mailKinds = {
  'reset-link': { worthMs: hourMs, linkMs: hourMs, page: '/reset-password' },
  'password-changed': { worthMs: dayMs },
  'new-device': { worthMs: dayMs },
  'second-factor-on': { worthMs: dayMs },
  'second-factor-off': { worthMs: dayMs },
  'recovery-codes-renewed': { worthMs: dayMs },
  'recovery-code-used': { worthMs: dayMs },
  'passkey-added': { worthMs: dayMs },
  'passkey-removed': { worthMs: dayMs },
  'factors-removed': { worthMs: dayMs },
  'account-suspended': { worthMs: dayMs },
  'account-restored': { worthMs: dayMs },
  'google-linked': { worthMs: dayMs },
  'google-unlinked': { worthMs: dayMs },
  'confirm-link': { worthMs: dayMs, linkMs: 3 * dayMs, page: '/confirm-email' },
  'change-link': { worthMs: dayMs, linkMs: dayMs, page: '/confirm-email' },
  'change-notice': { worthMs: dayMs },
  // Its link is of the school, and has a term of its own.
  'school-invitation': { worthMs: dayMs },
} as const satisfies Readonly<Record<string, MailTerms>>;

export type MailKind = keyof typeof mailKinds;

/** Those with a link. */
export type LinkKind = {
  [Kind in MailKind]: (typeof mailKinds)[Kind] extends { readonly page: string } ? Kind : never;
}[MailKind];

export const termsOf = (kind: MailKind): MailTerms => mailKinds[kind];

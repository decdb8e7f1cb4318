/** Who the provider says somebody is. */
export type ProvidedIdentity = {
  /** Stable and unique at its issuer; personal, so it never enters the log. */
  readonly subject: string;
  readonly email: string | null;
  /** The provider has seen that they read this mailbox. */
  readonly emailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
};

/** What an answer is held against; known to nobody but the browser that began. */
export type ProviderChecks = {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
};

/** Somebody else's sign-in, by OpenID Connect. */
export type IdentityProvider = {
  readonly issuer: string;
  /** Where the browser goes. Throws `ProviderAway`. */
  readonly begin: (
    redirectUri: string,
  ) => Promise<{ readonly url: string; readonly checks: ProviderChecks }>;
  /**
   * Who came back to the address `returned`. Throws `ProviderDeclined`, `ProviderAway`, and `ProviderRefused`
   * for an answer that is not one to what was begun.
   */
  readonly finish: (returned: string, checks: ProviderChecks) => Promise<ProvidedIdentity>;
};

/** The provider did not answer, or not in time. */
export class ProviderAway extends Error {
  override name = 'ProviderAway' as const;
}

/** The person, or the provider for them, said no. */
export class ProviderDeclined extends Error {
  override name = 'ProviderDeclined' as const;
}

/** Not an answer that this browser may have: forged, stale, or meant for somebody else. */
export class ProviderRefused extends Error {
  override name = 'ProviderRefused' as const;
}

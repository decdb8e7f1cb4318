export type Hearing = {
  readonly onMessage: (text: string) => void;
  /** Each time that it hears, or hears again: what was sent before is lost. */
  readonly onOpened: () => void;
  /** Nothing is heard until it opens again; absent where that is all the same. */
  readonly onLost?: () => void;
  readonly signal: AbortSignal;
};

/**
 * Carries short texts to the other processes of an installation. They may be lost, doubled, late, out
 * of order or forged: whoever hears one looks for itself at what it tells.
 */
export type Channel = {
  /** Resolves once it is on its way, or lost; nobody is told which. */
  readonly send: (text: string) => Promise<void>;
  /** Hears until the signal, and again after a loss. */
  readonly hear: (hearing: Hearing) => Promise<void>;
};

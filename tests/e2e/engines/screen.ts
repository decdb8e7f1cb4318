/** What a journey needs of a browser, whichever protocol it speaks. */
export type Screen = {
  readonly open: (address: string) => Promise<void>;
  readonly back: () => Promise<void>;
  /** Of what the page is drawn in; as near as its window goes. */
  readonly resize: (width: number) => Promise<void>;
  /** Runs in the page; it sees nothing but its arguments, and answers JSON. */
  readonly run: <Args extends unknown[], Answer>(
    script: (...args: Args) => Answer,
    ...args: Args
  ) => Promise<Answer>;
  readonly click: (x: number, y: number) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  /** What a page threw and nobody caught, where the browser tells. */
  readonly errors: readonly string[];
  /** A PNG of what is in view. */
  readonly picture: () => Promise<Uint8Array>;
  readonly end: () => Promise<void>;
};

export const screenHeight = 800;

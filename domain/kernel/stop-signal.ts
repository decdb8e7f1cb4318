/** The part of AbortSignal that a port needs; the domain knows no platform types. */
export type StopSignal = {
  readonly aborted: boolean;
  readonly addEventListener: (
    type: 'abort',
    listener: () => void,
    options?: { readonly once?: boolean },
  ) => void;
  readonly removeEventListener: (type: 'abort', listener: () => void) => void;
};

type PlainCommand = 'armStrike' | 'next' | 'previous' | 'skip' | 'map' | 'keys';

export type RunnerCommand =
  | { readonly type: 'choose' | 'strike'; readonly label: string }
  | { readonly type: PlainCommand };

export type KeyPress = {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
};

const letters = 'ABCDEFGH';

const labelOfKey = (key: string): string | undefined => {
  if (/^[a-h]$/i.test(key)) return key.toUpperCase();
  return /^[1-9]$/.test(key) ? letters[Number(key) - 1] : undefined;
};

const plainCommands: ReadonlyMap<string, PlainCommand> = new Map([
  ['Enter', 'next'],
  ['ArrowLeft', 'previous'],
  ['s', 'skip'],
  ['m', 'map'],
  ['x', 'armStrike'],
  ['?', 'keys'],
]);

/**
 * What a key means in the runner. After X (`armed`) the next letter or digit strikes an option out.
 */
export const commandOf = (press: KeyPress, armed: boolean): RunnerCommand | undefined => {
  if (press.ctrlKey || press.metaKey || press.altKey) return undefined;
  const label = labelOfKey(press.key);
  if (label !== undefined) return { type: armed ? 'strike' : 'choose', label };
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key;
  const type = plainCommands.get(key);
  return type && { type };
};

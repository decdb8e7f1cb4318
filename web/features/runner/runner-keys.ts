type PlainCommand =
  | 'armStrike'
  | 'next'
  | 'previous'
  | 'skip'
  | 'flag'
  | 'note'
  | 'calculator'
  | 'laboratory'
  | 'pause'
  | 'map'
  | 'keys';

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

/** F flags, so options beyond E are chosen by their place; after X every letter is an option's. */
const labelOfKey = (key: string, armed: boolean): string | undefined => {
  if ((armed ? /^[a-h]$/i : /^[a-e]$/i).test(key)) return key.toUpperCase();
  return /^[1-9]$/.test(key) ? letters[Number(key) - 1] : undefined;
};

const plainCommands: ReadonlyMap<string, PlainCommand> = new Map([
  ['Enter', 'next'],
  ['ArrowLeft', 'previous'],
  ['s', 'skip'],
  ['f', 'flag'],
  ['n', 'note'],
  ['k', 'calculator'],
  ['l', 'laboratory'],
  ['p', 'pause'],
  ['m', 'map'],
  ['x', 'armStrike'],
  ['?', 'keys'],
]);

/**
 * What a key means in the runner. After X (`armed`) the next letter or digit strikes an option out.
 */
export const commandOf = (press: KeyPress, armed: boolean): RunnerCommand | undefined => {
  if (press.ctrlKey || press.metaKey || press.altKey) return undefined;
  const label = labelOfKey(press.key, armed);
  if (label !== undefined) return { type: armed ? 'strike' : 'choose', label };
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key;
  const type = plainCommands.get(key);
  return type && { type };
};

const besideQuestion: ReadonlySet<RunnerCommand['type']> = new Set<PlainCommand>([
  ...(['calculator', 'laboratory', 'note', 'map', 'keys'] as const),
]);

/** Whether a key does the same in an open panel: opens or closes what lies beside the question. */
export const worksInPanel = (press: KeyPress): boolean => {
  const command = commandOf(press, false);
  return command !== undefined && besideQuestion.has(command.type);
};

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
  readonly shiftKey: boolean;
};

/** As many options as a list has at most. */
const letters = 'ABCDEFGHI';

export type KeyContext = {
  /** After X the next letter or digit strikes an option out. */
  readonly armed: boolean;
  /** How many options the question in view has. */
  readonly options: number;
};

/** What flags: F, and where F is an option's letter only with Shift. */
export const flagKeys = (options: number): 'F' | 'Shift+F' =>
  options >= 'ABCDEF'.length ? 'Shift+F' : 'F';

const isFlag = ({ key, shiftKey }: KeyPress, options: number): boolean =>
  key.toLowerCase() === 'f' && (shiftKey || flagKeys(options) === 'F');

const labelOfKey = (press: KeyPress, { armed, options }: KeyContext): string | undefined => {
  const { key } = press;
  // What is not a list has no letters.
  if (options === 0) return undefined;
  if (!armed && isFlag(press, options)) return undefined;
  if (/^[a-i]$/i.test(key)) return key.toUpperCase();
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

/** What a key means in the runner. */
export const commandOf = (press: KeyPress, context: KeyContext): RunnerCommand | undefined => {
  if (press.ctrlKey || press.metaKey || press.altKey) return undefined;
  const { armed } = context;
  const label = labelOfKey(press, context);
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
  const command = commandOf(press, { armed: false, options: letters.length });
  return command !== undefined && besideQuestion.has(command.type);
};

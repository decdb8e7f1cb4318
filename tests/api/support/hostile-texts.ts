/** One character each that some page, database or terminal does not bear. */
export const hostileTexts = {
  nul: '\0',
  'half a character': '\uD83D',
  'the other half': '\uDE00',
  escape: '\u001B[2J',
  'next line': '\u0085',
  'line separator': '\u2028',
  'carriage return': '\r',
  'right-to-left override': '\u202E',
  'isolate that never ends': '\u2066',
} as const;

/** Long enough for every field that asks for a few words. */
export const wordsWith = (hostile: string): string => `Hostile${hostile}words for a field`;

const unbearable = /[^\P{Cc}\n]|\p{Cs}|[\u2028\u2029]/u;

/** The texts in a value of JSON that should never have been kept. */
export const unbearableIn = (value: unknown): string[] => {
  if (typeof value === 'string') return unbearable.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flat().flatMap(unbearableIn);
};

/** First words that are names of people, places or organisms, and keep their capital. */
const properNames: ReadonlySet<string> = new Set([
  'Alzheimer',
  'Bell',
  'Crohn',
  'Graves',
  'Guillain-Barré',
  'Hashimoto',
  'Hodgkin',
  'Legg-Calvé-Perthes',
  'Lyme',
  'Mallory-Weiss',
  'Meniere',
  'Mycoplasma',
  'Parkinson',
  'Pneumocystis',
  'Rocky',
  'Stevens-Johnson',
  'Toxoplasma',
  'Zollinger-Ellison',
]);

/** An abbreviation: two capitals before anything else, or letters and figures mixed. */
const abbreviation = /^(?:[A-Z]{2}|[A-Z]\d|Ig[A-Z])/;

/** A condition's name as it stands within a sentence: "migraine", but "Graves disease", "IgA nephropathy". */
export const inSentence = (name: string): string => {
  const [first = ''] = name.split(' ');
  const keepsCapital = properNames.has(first) || abbreviation.test(first);
  return keepsCapital ? name : name.charAt(0).toLowerCase() + name.slice(1);
};

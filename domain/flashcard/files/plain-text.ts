/** What stands on a side of a card in a file, as plain text. */
export type PlainText = { readonly text: string; readonly media: number };

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  deg: '°',
  micro: 'µ',
  plusmn: '±',
  times: '×',
  frac12: '½',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  rarr: '→',
  larr: '←',
  uarr: '↑',
  darr: '↓',
  ge: '≥',
  le: '≤',
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  delta: 'Δ',
  mu: 'μ',
};

const highest = 0x10_ff_ff;

const character = (code: number): string =>
  Number.isInteger(code) && code > 0 && code <= highest && !(code >= 0xd8_00 && code <= 0xdf_ff)
    ? String.fromCodePoint(code)
    : '';

const entity = (whole: string, name: string): string => {
  if (name.startsWith('#x') || name.startsWith('#X')) {
    return character(Number.parseInt(name.slice(2), 16));
  }
  if (name.startsWith('#')) return character(Number.parseInt(name.slice(1), 10));
  return named[name] ?? whole;
};

const withoutEntities = (text: string): string =>
  text.replaceAll(/&(#[xX][\da-fA-F]{1,6}|#\d{1,7}|[a-zA-Z]{2,8}\d{0,2});/g, entity);

const hidden = [
  ['<!--', '-->'],
  ['<script', '</script'],
  ['<style', '</style'],
] as const;

/** A text without what stands between two marks; one that never ends takes the rest with it. */
const without = (text: string, [open, close]: (typeof hidden)[number]): string => {
  const low = text.toLowerCase();
  const kept: string[] = [];
  let at = 0;
  for (;;) {
    const start = low.indexOf(open, at);
    if (start < 0) return kept.join('') + text.slice(at);
    kept.push(text.slice(at, start));
    const end = low.indexOf(close, start + open.length);
    const after = end < 0 ? -1 : low.indexOf('>', end + close.length - 1);
    if (after < 0) return kept.join('');
    at = after + 1;
  }
};

/** Comments, scripts and styles are no text. */
const withoutHidden = (html: string): string => hidden.reduce(without, html);

const newline = /<\s*(?:br|hr|\/?(?:p|div|li|ul|ol|tr|table|h[1-6]))\b[^<>]*>/gi;
const media = /<\s*(?:img|audio|video|object|embed|iframe|svg)\b[^<>]*>|\[sound:[^[\]]*\]/gi;

const tidy = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n]/gu, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .toWellFormed()
    .trim();

/** HTML as the text a reader sees; pictures and sounds are left out and counted. */
export const fromHtml = (html: string): PlainText => {
  const shown = withoutHidden(html);
  const found = shown.match(media)?.length ?? 0;
  const flat = shown
    .replaceAll(media, '')
    .replaceAll(newline, '\n')
    // No tag reaches over the start of another: a text of a million "<" is read once.
    .replaceAll(/<\/?[a-zA-Z][^<>]*>/g, '');
  return { text: tidy(withoutEntities(flat)), media: found };
};

/** Text as it stands; what plays a sound is left out and counted. */
export const fromPlain = (text: string): PlainText => {
  const sounds = text.match(/\[sound:[^[\]]*\]/g)?.length ?? 0;
  return { text: tidy(text.replaceAll(/\[sound:[^[\]]*\]/g, '')), media: sounds };
};

/** Letters and digits in lower case, single spaces: what two texts must not share. */
export const normalText = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const shingleLength = 4;

/** Runs of four words; a shorter text is one run. */
export const shingles = (text: string): ReadonlySet<string> => {
  const words = normalText(text).split(' ');
  if (words.length <= shingleLength) return new Set([words.join(' ')]);
  return new Set(
    words
      .slice(0, words.length - shingleLength + 1)
      .map((_, start) => words.slice(start, start + shingleLength).join(' ')),
  );
};

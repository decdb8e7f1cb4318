/** Words that a reader of plain prose takes in a minute. */
const wordsPerMinute = 220;

/** Minutes to read a text, one at the least. */
export const readTimeOf = (content: string): number => {
  const words = content.split(/\s+/).filter((word) => word !== '').length;
  return Math.max(1, Math.round(words / wordsPerMinute));
};

const gap = /\{\{c(\d{1,3})::([^{}]*)\}\}/g;

/** Whether a text has gaps to fill. */
export const hasGaps = (text: string): boolean => text.search(gap) >= 0;

const answerOf = (inside: string): readonly [answer: string, hint: string | undefined] => {
  const [answer = '', hint] = inside.split('::');
  return [answer, hint];
};

/** Gaps of one note, so that no note becomes more cards than a file may have. */
const mostGaps = 20;

type Sides = { readonly front: string; readonly back: string };

/** One card for each number of gaps: its gaps are open on the front, all of them filled on the back. */
export const cardsOfCloze = (text: string): readonly Sides[] => {
  const numbers = [...new Set([...text.matchAll(gap)].map(([, number]) => Number(number)))];
  const filled = text.replaceAll(gap, (_, __, inside: string) => answerOf(inside)[0]);
  return numbers
    .toSorted((one, other) => one - other)
    .slice(0, mostGaps)
    .map((number) => ({
      front: text.replaceAll(gap, (_, at: string, inside: string) => {
        const [answer, hint] = answerOf(inside);
        return Number(at) === number ? `[${hint ?? '…'}]` : answer;
      }),
      back: filled,
    }));
};

/** The end of a text that may yet become a mark. */
const unfinished = /(?:\s|\s?\[[\d,\s]{0,12})$/;
const mark = /\s?\[(\d{1,3}(?:\s*,\s*\d{1,3})*)\]/g;

/** A text as it comes, in which each mark stands for the first, second … of the facts that are used; marks of nothing are left out. */
export const markedText = <Fact>(facts: readonly Fact[]) => {
  let rest = '';
  const used: Fact[] = [];

  const renamed = (number: number): string => {
    const fact = facts[number - 1];
    if (fact === undefined) return '';
    if (!used.includes(fact)) used.push(fact);
    return `[${used.indexOf(fact) + 1}]`;
  };
  const resolved = (text: string): string =>
    text.replace(mark, (_, numbers: string) =>
      numbers
        .split(',')
        .map((one) => renamed(Number(one)))
        .join(''),
    );

  return {
    /** What can be shown of the text so far, after this piece of it. */
    take: (piece: string): string => {
      const text = rest + piece;
      rest = unfinished.exec(text)?.[0] ?? '';
      return resolved(text.slice(0, text.length - rest.length));
    },
    /** What was held back as the beginning of a mark and became none. */
    end: (): string => {
      const text = rest;
      rest = '';
      return resolved(text);
    },
    /** In the order of their marks. */
    used: (): readonly Fact[] => used,
    /** A text of others, whose marks go on from those before. */
    append: (text: string, cites: readonly Fact[]): string =>
      text.replace(/\[(\d{1,3})\]/g, (whole, number: string) => {
        const fact = cites[Number(number) - 1];
        if (fact === undefined) return whole;
        if (!used.includes(fact)) used.push(fact);
        return `[${used.indexOf(fact) + 1}]`;
      }),
  };
};
export type Marks = ReturnType<typeof markedText<string>>;

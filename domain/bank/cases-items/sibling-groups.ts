import type { Ask } from '../cases-schema/ask.ts';
import type { CaseFile } from '../cases-schema/case-file.ts';

const shownBy = (ask: Ask): ReadonlySet<string> =>
  new Set('passage' in ask ? [...ask.shows, ask.passage] : ask.shows);

type Group = { readonly asks: readonly Ask[]; readonly parts: ReadonlySet<string> };

/** The asks of a file that hang together by the parts they show: of each patient one group, in the order of the file. */
export const siblingGroups = ({ asks }: Pick<CaseFile, 'asks'>): readonly (readonly Ask[])[] => {
  const groups = asks.reduce<readonly Group[]>((before, ask) => {
    const shown = shownBy(ask);
    const isNear = ({ parts }: Group): boolean => [...shown].some((part) => parts.has(part));
    const near = before.filter(isNear);
    const one = {
      asks: [...near.flatMap((group) => group.asks), ask],
      parts: new Set([...near.flatMap((group) => [...group.parts]), ...shown]),
    };
    return [...before.filter((group) => !isNear(group)), one];
  }, []);
  const place = ({ asks: [first] }: Group): number => (first ? asks.indexOf(first) : 0);
  return groups.toSorted((a, b) => place(a) - place(b)).map((group) => group.asks);
};

/**
 * What siblings share: the case, or in a file of separate patients the first ask about this one. No paper
 * holds two siblings.
 */
export const familyOf = (file: CaseFile, ask: Pick<Ask, 'id'>): string => {
  if (file.form !== 'separate-patients') return file.id;
  const own = siblingGroups(file).find((group) => group.some(({ id }) => id === ask.id));
  return own?.[0] ? `${file.id}/${own[0].id}` : file.id;
};

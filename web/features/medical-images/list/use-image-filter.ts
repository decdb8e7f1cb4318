import { useSearchParams } from 'react-router-dom';
import { imageListQuery } from '../../../../domain/contracts/medical-images.ts';
import type { ImageFilter } from '../queries/image-queries.ts';

const names = ['search', 'modality', 'pathology', 'view', 'unread'] as const;
type FilterName = (typeof names)[number];

const { shape } = imageListQuery;

/** What the address asks for; a word that means nothing asks for nothing. */
const readAddress = (search: URLSearchParams): ImageFilter => {
  const known = names.map((name) => [
    name,
    shape[name].safeParse(search.get(name) || undefined).data,
  ]);
  return imageListQuery.parse(Object.fromEntries(known.filter(([, value]) => value !== undefined)));
};

/** The filter and the open case, kept in the address: Back takes a case away, a link brings it. */
export const useImageFilter = () => {
  const [search, setSearch] = useSearchParams();
  const change = (name: string, value: string | undefined, replace: boolean): void =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === undefined || value === '') after.delete(name);
        else after.set(name, value);
        return after;
      },
      { replace, preventScrollReset: replace },
    );
  return {
    filter: readAddress(search),
    caseId: search.get('case') ?? undefined,
    choose: (name: FilterName, value: string | undefined): void => change(name, value, true),
    open: (id: string | undefined): void => change('case', id, false),
    addressOf: (id: string): string => {
      const after = new URLSearchParams(search);
      after.set('case', id);
      return `?${after}`;
    },
  };
};
export type ImageFiltering = ReturnType<typeof useImageFilter>;

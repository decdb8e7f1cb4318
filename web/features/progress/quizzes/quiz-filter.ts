import { useSearchParams } from 'react-router-dom';
import { type QuizListQuery, quizListQuery } from '../../../../domain/contracts/quiz-list.ts';

export const filterNames = ['area', 'kind', 'timing', 'period'] as const;
export type FilterName = (typeof filterNames)[number];

const { shape } = quizListQuery;

/** What the address asks for; a word that means nothing asks for nothing. */
const readAddress = (search: URLSearchParams): QuizListQuery => {
  const known = (name: FilterName | 'page') =>
    shape[name].safeParse(search.get(name) ?? undefined).data;
  const named = [...filterNames, 'page' as const].map((name) => [name, known(name)] as const);
  return quizListQuery.parse(Object.fromEntries(named.filter(([, value]) => value !== undefined)));
};

const withChoice = (
  before: URLSearchParams,
  name: FilterName,
  value: string | undefined,
): URLSearchParams => {
  const after = new URLSearchParams(before);
  // Another filter has other pages.
  after.delete('page');
  if (value === undefined) after.delete(name);
  else after.set(name, value);
  return after;
};

/** Filter and page, kept in the address: each change is a step that Back takes back. */
export const useQuizFilter = () => {
  const [search, setSearch] = useSearchParams();
  return {
    asked: readAddress(search),
    choose: (name: FilterName, value: string | undefined): void =>
      setSearch((before) => withChoice(before, name, value), { preventScrollReset: true }),
    /** The same filter at another page. */
    addressOf: (page: number): string => {
      const after = new URLSearchParams(search);
      if (page === 1) after.delete('page');
      else after.set('page', String(page));
      return `?${after}`;
    },
  };
};

import { useSearchParams } from 'react-router-dom';

const filters = ['status', 'type', 'profession', 'page'] as const;
export type ContentFilter = (typeof filters)[number];

/** Stands for no filter in a list of choices. */
export const all = 'all';

/** What of the address the library goes by, as the API names it, and which piece is open. */
export const useContentAddress = () => {
  const [address, setAddress] = useSearchParams();
  const sought = new URLSearchParams(
    filters.flatMap((name) => {
      const value = address.get(name);
      return value ? [[name, value]] : [];
    }),
  );
  const change = (alter: (after: URLSearchParams) => void, replace: boolean): void =>
    setAddress(
      (before) => {
        const after = new URLSearchParams(before);
        alter(after);
        return after;
      },
      { replace, preventScrollReset: true },
    );
  /** Another filter begins at its first page. */
  const set = (name: ContentFilter, value: string): void =>
    change((after) => {
      if (name !== 'page') after.delete('page');
      if (value === all || (name === 'page' && value === '1')) after.delete(name);
      else after.set(name, value);
    }, true);
  const open = (id: string | null): void =>
    change((after) => {
      after.delete('exchange');
      if (id === null) after.delete('open');
      else after.set('open', id);
    }, false);
  const exchange = (way: 'import' | 'export' | null): void =>
    change((after) => {
      if (way === null) after.delete('exchange');
      else after.set('exchange', way);
    }, false);
  return {
    sought,
    set,
    openId: address.get('open'),
    open,
    /** What stands in place of the list: a file coming in or going out. */
    way: address.get('exchange'),
    exchange,
  };
};

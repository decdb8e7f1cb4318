import { useSearchParams } from 'react-router-dom';

/** A choice that the address keeps, so that it outlives a reload and can be shared; the first value is not written. */
export const useAddressChoice = <Value extends string>(
  name: string,
  values: readonly [Value, ...Value[]],
): readonly [Value, (next: Value) => void] => {
  const [search, setSearch] = useSearchParams();
  const [usual] = values;
  const chosen = values.find((value) => value === search.get(name)) ?? usual;
  const choose = (next: Value): void =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (next === usual) after.delete(name);
        else after.set(name, next);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return [chosen, choose];
};

import { useEffect, useState } from 'react';

/** The value as it was when it last stood still for so many milliseconds. */
export const useDebounced = <Value>(value: Value, milliseconds: number): Value => {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
};

import { grouped } from '../../format/counts.ts';

/** Without the zeros that make positions sort as texts. */
export const positionWords = (position: string): string => {
  const plain = position.replace(/^0+(?=\d)/, '');
  return /^\d{1,15}$/.test(plain) ? grouped(Number(plain)) : plain;
};

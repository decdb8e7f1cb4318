import { z } from 'zod';

type Bounds = { readonly least: number; readonly most: number; readonly what: string };

/** A number within bounds, also where an author wrote it as a text; what is wrong is said with its name. */
export const numberBetween = ({ least, most, what }: Bounds) => {
  const words = `Use ${what} of ${least} to ${most}`;
  return z.coerce.number(`Write ${what} as a number`).min(least, words).max(most, words);
};

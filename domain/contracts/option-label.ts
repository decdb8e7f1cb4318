import { z } from 'zod';

/** One letter, A to H: the place of an option on one paper. */
export const optionLabel = z.string().regex(/^[A-H]$/, 'Use an option letter from A to H');

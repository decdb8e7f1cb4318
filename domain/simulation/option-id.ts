import { z } from 'zod';
import { seedOf } from '../kernel/random.ts';

/**
 * An option as the bank and the log know it. It tells neither a place nor a meaning, and no learner
 * sees it. In the first version of the bank a letter, A to D.
 */
export const optionId = z
  .string()
  .regex(/^[A-Za-z0-9]{1,16}$/)
  .brand<'OptionId'>();
export type OptionId = z.infer<typeof optionId>;

type Written = { readonly scenario: string; readonly point: number; readonly text: string };

/** Of the words alone, so that an option keeps its id wherever its author puts it. */
export const optionIdOf = ({ scenario, point, text }: Written): OptionId =>
  seedOf(`${scenario}/${point}/${text}`).toString(36).padStart(7, '0') as OptionId;

import type { OptionId } from '../kernel/ids.ts';
import { seedOf } from '../kernel/random.ts';

type Written = { readonly scenario: string; readonly point: number; readonly text: string };

/** Of the words alone, so that an option keeps its id wherever its author puts it. */
export const optionIdOf = ({ scenario, point, text }: Written): OptionId =>
  seedOf(`${scenario}/${point}/${text}`).toString(36).padStart(7, '0') as OptionId;

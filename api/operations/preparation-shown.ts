import { z } from 'zod';
import { percentOf } from '../../domain/kernel/percent.ts';
import type { Preparation } from '../../domain/ports/start-up.ts';

/** Read models that are made anew from the log before the product serves. */
export const preparationShown = z.object({
  readModels: z.array(z.string()),
  /** Null until this process begins, and while another one makes them. */
  step: z.string().nullable(),
  /** Folded so far. */
  events: z.int(),
  /** Of the log, that lies before the step. */
  percent: z.int(),
});
type PreparationShown = z.infer<typeof preparationShown>;

/** How far it is, as people are told. */
export const showPreparation = (preparation: Preparation): PreparationShown => {
  const { projections, step = null, events, share } = preparation;
  return { readModels: [...projections], step, events, percent: percentOf(share) };
};

/** Numbers for machines as for people: no grouping, one form. */
export const preparationInWords = ({ readModels, step, percent }: PreparationShown): string => {
  const names = readModels.join(', ');
  return step === null
    ? `Read models wait to be rebuilt: ${names}`
    : `Read models are being rebuilt: ${step}, ${percent}%, ${names}`;
};

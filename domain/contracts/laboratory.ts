import { z } from 'zod';

/** One row of the table a learner may look into while working on a question. */
const laboratoryValue = z.object({
  id: z.string(),
  label: z.string(),
  group: z.string(),
  /** The common range of adults in conventional units. */
  reference: z.string(),
  /** The same range in SI units; null where it reads the same or has no standard one. */
  si: z.string().nullable(),
});
export const laboratoryValueList = z.array(laboratoryValue);
export type LaboratoryValue = z.infer<typeof laboratoryValue>;

import { z } from 'zod';
import { fieldCode } from '../../../../domain/contracts/fields.ts';

const arrival = z.object({
  mode: z.enum(['sign-in', 'sign-up']),
  healthcareField: fieldCode.optional(),
});

export type AuthMode = z.infer<typeof arrival>['mode'];

/** What the link that led here asked for; sign-in when it asked for nothing. */
export const arrivalOf = (state: unknown): z.infer<typeof arrival> =>
  arrival.safeParse(state).data ?? { mode: 'sign-in' };

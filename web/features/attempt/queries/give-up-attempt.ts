import { z } from 'zod';
import { request } from '../../../http/request.ts';

/** Gives an open paper up: it counts for nothing and cannot be resumed. */
export const giveUpAttempt = (attemptId: string): Promise<unknown> =>
  request({ path: `/api/attempts/${attemptId}/void`, method: 'POST', schema: z.unknown() });

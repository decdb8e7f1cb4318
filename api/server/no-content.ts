import { z } from 'zod';

/** For the description of the API: this answer has no body. */
export const noContent = z.undefined().describe('Done; there is no body.');

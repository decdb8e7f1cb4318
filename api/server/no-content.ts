import { z } from 'zod';

/** For the description of the API: this answer has no body. */
export const noContent = z.undefined().describe('Done; there is no body.');

/** Likewise, to who named what they keep. */
export const notModified = z.undefined().describe('What the client keeps is still right.');

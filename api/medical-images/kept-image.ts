import { z } from 'zod';

/** The hash of its content, as the addresses of the list name it. */
export const imageVersionQuery = z.strictObject({
  v: z
    .string()
    .regex(/^[0-9a-f]{16}$/, 'Use the address as the list gives it')
    .optional(),
});

/** Opened by itself it is a document: it may run nothing and fetch nothing. */
const policyOfImages = "sandbox; default-src 'none'; style-src 'unsafe-inline'";

/** Under the address of its content an image is kept for ever, by this browser alone. */
export const keptImageHeaders = (hash: string, asked: string | undefined) => ({
  etag: `"${hash}"`,
  'cache-control': asked === hash ? 'private, max-age=31536000, immutable' : 'private, no-cache',
  'content-security-policy': policyOfImages,
});

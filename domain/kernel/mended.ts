import type { Upcaster } from './event-definition.ts';
import { mended } from './text.ts';

/** For a text in clear that was once stored as it came: what breaks a page or a database is left out. */
export const withMended =
  (field: string): Upcaster =>
  (data) => ({ ...data, [field]: mended(String(data[field])) });

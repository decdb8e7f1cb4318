import type { RouteEntry } from '../plugins/route-table.ts';

/** One that is carried out once, however often it is sent under one key. */
export const isCommand = ({ policy, schema }: RouteEntry): boolean =>
  policy.csrf && policy.auth !== 'public' && schema.about.eachTime !== true;

/** One that waits for the read models that it answers from. */
export const isRead = ({ policy: { reads = [], needs, auth } }: RouteEntry): boolean =>
  reads.length > 0 || needs !== undefined || auth === 'admin';

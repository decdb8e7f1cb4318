import { type TimeZone, timeZone } from '../../domain/kernel/time.ts';

/** Where this browser says it is; undefined when it does not say so in a name that we know. */
export const browserTimeZone = (): TimeZone | undefined =>
  timeZone.safeParse(new Intl.DateTimeFormat().resolvedOptions().timeZone).data;

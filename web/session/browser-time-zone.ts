import { type TimeZone, timeZone } from '../../domain/kernel/time.ts';

/** Some browsers name a zone that is none, Etc/Unknown, where the machine does not say. */
const isUsable = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
};

/** By how many minutes the clocks here are ahead of UTC now. */
export const browserUtcOffset = (): number =>
  // biome-ignore lint/style/noRestrictedGlobals: asks where the clock stands, not what it says
  -new Date().getTimezoneOffset();

/** Where this browser says it is; undefined when it does not say so in a name of its own. */
export const browserTimeZone = (): TimeZone | undefined => {
  const { data } = timeZone.safeParse(new Intl.DateTimeFormat().resolvedOptions().timeZone);
  return data && isUsable(data) ? data : undefined;
};

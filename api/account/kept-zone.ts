import { z } from 'zod';
import type { TimeZone } from '../../domain/kernel/time.ts';
import { timeZoneAhead, timeZoneNamed, timeZoneWanted } from '../../domain/kernel/time-zones.ts';

type ZoneChoice = {
  readonly timeZone?: TimeZone | undefined;
  readonly utcOffset?: number | undefined;
};

/** With the zone that is kept: a browser's may be newer than our list. */
export const withKeptZone = <Body extends ZoneChoice>(
  { timeZone: typed, utcOffset, ...body }: Body,
  context: z.RefinementCtx,
) => {
  const named = typed === undefined ? undefined : timeZoneNamed(typed);
  const isLost = typed !== undefined && named === undefined && utcOffset === undefined;
  if (isLost) {
    context.addIssue({ code: 'custom', path: ['timeZone'], message: timeZoneWanted });
    return z.NEVER;
  }
  return { ...body, timeZone: named ?? timeZoneAhead(utcOffset ?? 0) };
};

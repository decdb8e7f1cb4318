import { epochMs, type Instant } from '../kernel/time.ts';
import type { QuotaWindow } from './events.ts';

/** Questions that one account may draw, far above what anybody can study. */
export type DrawQuota = { readonly [Window in QuotaWindow]: number };

/** Papers by the clock that run at once at the most. */
export const mostByTheClock = 10;

const lengthsMs = { hour: 3_600_000, day: 86_400_000 } as const;

type Counted = { readonly at: Instant; readonly count: number };
export type Exceeded = {
  readonly window: QuotaWindow;
  readonly limit: number;
  /** Until so many can be drawn. */
  readonly seconds: number;
};

/** Whether this was within the window that ends then. */
export const isWithin = (window: QuotaWindow, at: Instant, now: Instant): boolean =>
  epochMs(at) > epochMs(now) - lengthsMs[window];

/** Oldest first, one after the other leaves the window, until what is wished fits; it fits an empty one. */
const msUntilRoom = (
  drawn: readonly Counted[],
  wished: Counted,
  { window, limit }: { readonly window: QuotaWindow; readonly limit: number },
): number => {
  const within = drawn
    .filter(({ at }) => isWithin(window, at, wished.at))
    .toSorted((a, b) => epochMs(a.at) - epochMs(b.at));
  let sum = within.reduce((total, { count }) => total + count, 0);
  let ms = 0;
  for (const { at, count } of within) {
    if (sum + wished.count <= limit) break;
    sum -= count;
    ms = epochMs(at) + lengthsMs[window] - epochMs(wished.at);
  }
  return ms;
};

/** The quota that has no room for so many more; undefined where each has. */
export const exceeded = (
  drawn: readonly Counted[],
  wished: Counted,
  quota: DrawQuota,
): Exceeded | undefined => {
  const full = (['day', 'hour'] as const).map((window) => {
    const limit = quota[window];
    const ms = msUntilRoom(drawn, wished, { window, limit });
    return { window, limit, seconds: Math.ceil(ms / 1000) };
  });
  return full.find(({ seconds }) => seconds > 0);
};

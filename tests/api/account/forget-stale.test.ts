import { expect, it } from 'vitest';
import { staleForgetter } from '../../../api/account/forget-stale.ts';
import type { Instant } from '../../../domain/kernel/time.ts';

const counting = () => {
  const forgotten: Instant[] = [];
  const forget = staleForgetter({
    throttle: { forgetStale: async () => undefined } as never,
    devices: { forgetStale: async () => undefined } as never,
    mails: { forgetStale: async () => undefined } as never,
    sessions: {
      forgetExpired: async (now: Instant) => {
        forgotten.push(now);
      },
    } as never,
    background: { start: (work) => void work(), settled: async () => undefined },
  });
  const at = async (now: string): Promise<number> => {
    forget(now as Instant, () => undefined);
    await new Promise(setImmediate);
    return forgotten.length;
  };
  return { at };
};

it('what is stale is forgotten at most once an hour, and no later when the clock goes back', async () => {
  const { at } = counting();
  expect(await at('2026-11-20T12:00:00.000Z')).toBe(1);
  expect(await at('2026-11-20T12:59:59.999Z')).toBe(1);
  expect(await at('2026-11-20T13:00:00.000Z')).toBe(2);
  expect(await at('2026-11-19T13:00:00.000Z')).toBe(3);
  expect(await at('2026-11-19T13:59:59.999Z')).toBe(3);
  expect(await at('2026-11-19T14:00:00.000Z')).toBe(4);
});

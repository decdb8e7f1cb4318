import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appending } from './appending.ts';
import { readBesideWriters } from './beside-writers.ts';
import type { LogUnderTest, OpenLog } from './log-under-test.ts';
import { reading } from './reading.ts';
import { subscribing } from './subscribing.ts';

/** What the product relies on, of every log; the store may hold other events already. */
export const eventLogContract = (name: string, open: OpenLog) =>
  describe(name, () => {
    let under: LogUnderTest | undefined;
    const opened = (): LogUnderTest => {
      if (!under) throw new Error('The log under test is not open');
      return under;
    };

    beforeAll(async () => {
      under = await open();
    });
    afterAll(async () => {
      await under?.close();
    });

    appending(opened);
    reading(opened);
    subscribing(opened);

    it('shows a reader every event of sixteen writers, once and in order', async () => {
      expect(await readBesideWriters(opened().log)).toEqual({
        missing: [],
        doubled: [],
        outOfOrder: [],
      });
    });
  });

import { afterAll, beforeAll, describe, expect, it, type TestContext } from 'vitest';
import type { Channel } from '../../../ops/adapters/bus/channel.ts';

export type ChannelsUnderTest = {
  /** As two processes of one installation have them. */
  readonly channel: (name: string) => Channel;
  readonly other: (name: string) => Channel;
  /** Breaks every connection there is. */
  readonly breakConnections: () => Promise<void>;
  readonly close: () => Promise<void>;
};

const wait = { timeout: 15_000, interval: 10 } as const;
let names = 0;

/** Hears until the test is over. */
const hear = async (channel: Channel, { onTestFinished }: Pick<TestContext, 'onTestFinished'>) => {
  const stop = new AbortController();
  const heard: string[] = [];
  let opened = 0;
  const hearing = channel.hear({
    onMessage: (text) => void heard.push(text),
    onOpened: () => {
      opened += 1;
    },
    signal: stop.signal,
  });
  const end = (): Promise<void> => {
    stop.abort();
    return hearing;
  };
  onTestFinished(end);
  await expect.poll(() => opened, wait).toBe(1);
  return { heard, opened: () => opened, end };
};

/** What every way between the processes of an installation must do. */
export const channelContract = (title: string, open: () => Promise<ChannelsUnderTest>): void => {
  describe(title, () => {
    let under: ChannelsUnderTest;
    let name: string;
    beforeAll(async () => {
      under = await open();
    });
    afterAll(() => under.close());
    const newName = () => {
      names += 1;
      name = `channel_${names}`;
      return name;
    };

    it('brings a text to everybody at the other processes who hears that channel', async (test) => {
      const ears = [await hear(under.other(newName()), test), await hear(under.other(name), test)];
      const elsewhere = await hear(under.other(newName()), test);
      await under.channel(`channel_${names - 1}`).send('one 1');
      await under.channel(`channel_${names - 1}`).send('two “2”');
      for (const { heard } of ears)
        await expect.poll(() => heard, wait).toEqual(['one 1', 'two “2”']);
      expect(elsewhere.heard).toEqual([]);
    });

    it('brings none to whoever hears no longer', async (test) => {
      const gone = await hear(under.other(newName()), test);
      const there = await hear(under.other(name), test);
      await gone.end();
      await under.channel(name).send('late');
      await expect.poll(() => there.heard, wait).toEqual(['late']);
      expect(gone.heard).toEqual([]);
    });

    it('hears again after a loss, and says so', async (test) => {
      const ears = await hear(under.other(newName()), test);
      await under.breakConnections();
      await expect.poll(ears.opened, wait).toBe(2);
      await expect
        .poll(async () => {
          await under.channel(name).send('again');
          return ears.heard;
        }, wait)
        .toContain('again');
    });
  });
};

import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Position } from '../../../domain/kernel/envelope.ts';
import type { AccountId } from '../../../domain/kernel/ids.ts';
import type { Hint } from '../../../domain/ports/hints.ts';
import type { Channel, Hearing } from '../../../ops/adapters/bus/channel.ts';
import { inProcessBus } from '../../../ops/adapters/bus/in-process-bus.ts';
import { shareProjected } from '../../../ops/adapters/bus/share-projected.ts';
import { shareSessionEnds } from '../../../ops/adapters/bus/share-session-ends.ts';

const wait = { timeout: 5_000, interval: 5 } as const;
const someone = (): AccountId => randomUUID() as AccountId;

/** A channel on which anybody can say anything. */
const openChannel = () => {
  const ears = new Set<Hearing>();
  const said: string[] = [];
  const say = (text: string): void => {
    for (const { onMessage } of ears) onMessage(text);
  };
  const channel: Channel = {
    send: async (text) => {
      said.push(text);
      say(text);
    },
    hear: async (hearing) => {
      ears.add(hearing);
      hearing.signal.addEventListener('abort', () => ears.delete(hearing));
    },
  };
  return { channel, say, said };
};

/** A process with the read models of one database. */
const process = (channel: Channel, database: Readonly<Record<string, string>>) => {
  const bus = inProcessBus({ report: () => undefined });
  const heard: Hint[] = [];
  let looks = 0;
  bus.listen((hint) => void heard.push(hint));
  const shared = shareProjected({
    channel,
    bus,
    projections: ['progress', 'attempts'],
    positions: async () => {
      looks += 1;
      return new Map(Object.entries(database)) as Map<string, Position>;
    },
  });
  return { bus, heard, looks: () => looks, stop: shared.stop };
};

const moved = (...all: readonly (readonly [string, readonly string[]])[]) =>
  JSON.stringify({ from: 'another', moved: all });

describe('what another process says of its read models', () => {
  it('is told here with the learners it names and the position of the database', async () => {
    const { channel } = openChannel();
    const [one, other] = [process(channel, {}), process(channel, { progress: '07' })];
    const subject = someone();
    one.bus.publish({
      kind: 'projected',
      projection: 'progress',
      position: '09' as Position,
      subjects: [subject],
    });
    await expect.poll(() => other.heard, wait).toHaveLength(1);
    expect(other.heard).toEqual([
      { kind: 'projected', projection: 'progress', position: '07', subjects: [subject] },
    ]);
    expect(one.heard).toHaveLength(1);
    await Promise.all([one.stop(), other.stop()]);
  });

  it('is passed on to nobody, so that it goes round no circle', async () => {
    const { channel, said, say } = openChannel();
    const { heard, stop } = process(channel, { progress: '07' });
    say(moved(['progress', []]));
    await expect.poll(() => heard, wait).toHaveLength(1);
    await stop();
    expect(said).toEqual([]);
  });

  it.each([
    ['is no message', 'nonsense'],
    ['is cut short', moved(['progress', []]).slice(0, -3)],
    ['names nobody', moved(['progress', ['no/account']])],
    ['names no read model of ours', moved(['../secrets', []])],
    ['is of a read model that has not begun', moved(['attempts', []])],
    ['is endless', moved(['progress', Array.from({ length: 5_000 }, someone)])],
  ])('moves nothing where it %s', async (_, text) => {
    const { channel, say } = openChannel();
    const { heard, stop } = process(channel, { progress: '07' });
    say(text);
    say(moved(['progress', []]));
    await expect.poll(() => heard, wait).toHaveLength(1);
    await stop();
    expect(heard).toEqual([
      { kind: 'projected', projection: 'progress', position: '07', subjects: [] },
    ]);
  });

  it('costs a look now and then, however much it is', async () => {
    const { channel, say } = openChannel();
    const { heard, looks, stop } = process(channel, { progress: '07' });
    const subjects = Array.from({ length: 300 }, someone);
    for (const subject of subjects) say(moved(['progress', [subject]]));
    const told = () =>
      new Set(heard.flatMap((hint) => (hint.kind === 'projected' ? hint.subjects : [])));
    await expect.poll(() => told().size, wait).toBe(300);
    expect(looks()).toBeLessThanOrEqual(3);
    await stop();
  });

  it('is in messages of a bounded length, and loses nobody', async () => {
    const { channel, said } = openChannel();
    const { bus, stop } = process(channel, {});
    const subjects = Array.from({ length: 2_500 }, someone);
    bus.publish({
      kind: 'projected',
      projection: 'progress',
      position: '09' as Position,
      subjects,
    });
    await expect.poll(() => said, wait).toHaveLength(3);
    for (const text of said) expect(text.length).toBeLessThan(64_000);
    expect(
      said.flatMap((text) => JSON.parse(text).moved.flatMap(([, all]: [string, string[]]) => all)),
    ).toEqual(subjects);
    await stop();
  });
});

describe('what another process says of sessions that ended', () => {
  it('is told here once each, a few at a time, and nothing that is no account', async () => {
    const { channel, say, said } = openChannel();
    const bus = inProcessBus({ report: () => undefined });
    const heard: Hint[] = [];
    bus.listen((hint) => void heard.push(hint));
    const { stop } = shareSessionEnds({ channel, bus });
    const subjects = Array.from({ length: 50 }, someone);
    for (const text of ['', 'x', 'x no/account', `${randomUUID()} `]) say(text);
    for (const subject of [...subjects, ...subjects]) say(`another ${subject}`);
    expect(heard.length).toBeLessThanOrEqual(20);
    const told = () =>
      new Set(heard.flatMap((hint) => (hint.kind === 'sessionsEnded' ? hint.subject : [])));
    await expect.poll(told, wait).toEqual(new Set(subjects));
    await stop();
    // The very first is passed on at once, before it is doubled.
    expect(heard.length).toBeLessThanOrEqual(51);
    expect(said).toEqual([]);
  });
});

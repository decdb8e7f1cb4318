import { describe, expect, it } from 'vitest';
import { account } from '../../../domain/account/account.ts';
import { attempt } from '../../../domain/attempt/attempt.ts';
import {
  CommandIdReused,
  type CommandWorld,
  handleCommand,
  StreamContended,
} from '../../../domain/handling/handle-command.ts';
import { accountStream, attemptStream } from '../../../domain/kernel/ids.ts';
import type { Append } from '../../../domain/ports/event-log.ts';
import { memoryEventLog } from '../../../ops/adapters/event-log/memory-event-log.ts';
import { eventIdOf } from '../../../ops/adapters/identifiers/random-identifiers.ts';
import {
  accountOpened,
  attemptOne,
  commandNumber,
  learner,
  noon,
  paperIssued,
  questionNamed,
} from '../../support/facts.ts';

const worldOver = (log = memoryEventLog(() => noon)): CommandWorld => ({
  log,
  eventId: eventIdOf,
  vault: { seal: async (_, { field }) => `sealed ${field}` },
});

const metaOf = (n: number) => ({
  actor: learner,
  subject: learner,
  commandId: commandNumber(n),
  correlationId: 'test',
});

const open = {
  decider: account,
  stream: accountStream(learner),
  command: { type: 'OpenAccount', ...accountOpened().data },
  meta: metaOf(1),
} as const;

const give = (letter: string) => ({
  decider: attempt,
  stream: attemptStream(attemptOne),
  command: {
    type: 'GiveAnswer' as const,
    attemptId: attemptOne,
    learnerId: learner,
    at: noon,
    questionId: questionNamed('one'),
    chosen: [letter],
    seconds: 3,
  },
});

const issue = {
  decider: attempt,
  stream: attemptStream(attemptOne),
  command: { type: 'IssuePaper', ...paperIssued().data },
  meta: metaOf(2),
} as const;

describe('handling a command', () => {
  it('seals what is personal before it reaches the log', async () => {
    const world = worldOver();
    await handleCommand(world, open);
    const [opened] = await world.log.readStream(open.stream);
    expect(opened?.data).toMatchObject({ email: 'sealed email', lastName: 'sealed lastName' });
    expect(JSON.stringify(opened)).not.toContain('Okafor');
  });

  it('names its events by command and index, so that a retry names the same', async () => {
    const world = worldOver();
    const first = await handleCommand(world, open);
    const again = await handleCommand(world, open);
    const events = await world.log.readStream(open.stream);
    expect(events.map(({ id }) => id)).toEqual([0, 1].map((i) => eventIdOf(commandNumber(1), i)));
    expect(again).toMatchObject({ ok: true, position: first.ok ? first.position : '' });
  });

  it('refuses a command id that named another wish, and stores nothing', async () => {
    const world = worldOver();
    const wished = (wishDigest: string) => ({ ...open, meta: { ...metaOf(1), wishDigest } });
    const first = await handleCommand(world, wished('one'));
    expect(await handleCommand(world, wished('one'))).toEqual(first);
    await expect(handleCommand(world, wished('another'))).rejects.toThrow(CommandIdReused);
    expect(await world.log.readStream(open.stream)).toHaveLength(2);
  });

  it('takes a command id of before digests were kept for the same wish', async () => {
    const world = worldOver();
    const first = await handleCommand(world, open);
    const again = { ...open, meta: { ...metaOf(1), wishDigest: 'one' } };
    expect(await handleCommand(world, again)).toEqual(first);
  });

  it('gives the refusal and stores nothing', async () => {
    const world = worldOver();
    await handleCommand(world, open);
    const refusal = await handleCommand(world, { ...open, meta: metaOf(3) });
    expect(refusal).toEqual({ ok: false, refusal: { code: 'AccountAlreadyOpen' } });
    expect(await world.log.readStream(open.stream)).toHaveLength(2);
  });

  it('answers with the position of the stream when there is nothing to add', async () => {
    const world = worldOver();
    await handleCommand(world, issue);
    await handleCommand(world, { ...give('A'), meta: metaOf(4) });
    const [, given] = await world.log.readStream(issue.stream);
    const same = await handleCommand(world, { ...give('A'), meta: metaOf(5) });
    expect(same).toMatchObject({ ok: true, position: given?.position });
  });

  it('decides anew when another writer was faster, and loses nothing', async () => {
    const world = worldOver();
    await handleCommand(world, issue);
    const both = await Promise.all([
      handleCommand(world, { ...give('A'), meta: metaOf(6) }),
      handleCommand(world, { ...give('B'), meta: metaOf(7) }),
    ]);
    expect(both.every(({ ok }) => ok)).toBe(true);
    expect(await world.log.readStream(issue.stream)).toHaveLength(3);
  });

  it('hands the log what it has read of the stream, so that nobody reads it again', async () => {
    const log = memoryEventLog(() => noon);
    const appends: Append[] = [];
    const noting = {
      ...log,
      append: async (wanted: Append) => {
        appends.push(wanted);
        return log.append(wanted);
      },
    };
    await handleCommand(worldOver(noting), issue);
    const stored = await log.readStream(issue.stream);
    await handleCommand(worldOver(noting), { ...give('A'), meta: metaOf(8) });
    expect(appends.map(({ loaded }) => loaded)).toEqual([[], stored]);
  });

  it('gives up after three conflicts and says so', async () => {
    const log = memoryEventLog(() => noon);
    const contended = {
      ...log,
      append: async () => ({ status: 'conflict', actual: 0 }) as const,
    };
    await expect(handleCommand(worldOver(contended), open)).rejects.toThrow(StreamContended);
  });
});

it('what follows in a tester’s stream is a tester’s too, whoever causes it', async () => {
  const world = worldOver();
  const stream = attemptStream(attemptOne);
  await handleCommand(world, { ...issue, meta: { ...metaOf(7), testMode: true } });
  await handleCommand(world, { ...give('A'), meta: { ...metaOf(8), actor: 'system' } });
  const told = await world.log.readStream(stream);
  expect(told.map(({ meta }) => meta.testMode)).toEqual([true, true]);
});

import { describe, expect, it } from 'vitest';
import { attempt } from '../../../domain/attempt/attempt.ts';
import { questionIdAt } from '../../../domain/attempt/question-ids.ts';
import {
  CommandIdReused,
  type CommandWorld,
  handleCommand,
} from '../../../domain/handling/handle-command.ts';
import { type StreamMemory, streamMemory } from '../../../domain/handling/stream-memory.ts';
import { type AttemptId, attemptStream } from '../../../domain/kernel/ids.ts';
import type { EventLog, ReadStream } from '../../../domain/ports/event-log.ts';
import { memoryEventLog } from '../../../ops/adapters/event-log/memory-event-log.ts';
import { eventIdOf } from '../../../ops/adapters/identifiers/random-identifiers.ts';
import {
  attemptOne,
  commandNumber,
  learner,
  noon,
  paperIssued,
  questionNamed,
  soon,
} from '../../support/facts.ts';

const roomy = { streams: 10, events: 1000 };

type Look = { readonly from: ReadStream['from']; readonly events: number };

/** A world that tells what is read of its log. */
const watched = (memory: StreamMemory, log: EventLog = memoryEventLog(() => noon)) => {
  const looks: Look[] = [];
  const world: CommandWorld = {
    memory,
    eventId: eventIdOf,
    vault: { seal: async () => 'sealed.note' },
    log: {
      ...log,
      readStream: async (stream, options) => {
        const events = await log.readStream(stream, options);
        looks.push({ from: options?.from, events: events.length });
        return events;
      },
    },
  };
  return { world, looks, log };
};

let commands = 100;
const meta = () => {
  commands += 1;
  return {
    actor: learner,
    subject: learner,
    correlationId: 'test',
    commandId: commandNumber(commands),
  };
};

const about = (attemptId = attemptOne) => ({ attemptId, learnerId: learner, at: soon });
const issue = (attemptId = attemptOne) => ({
  decider: attempt,
  stream: attemptStream(attemptId),
  meta: meta(),
  command: { type: 'IssuePaper' as const, ...paperIssued().data, attemptId },
});
const give = (letter: string, attemptId = attemptOne) => ({
  decider: attempt,
  stream: attemptStream(attemptId),
  meta: meta(),
  command: {
    type: 'GiveAnswer' as const,
    ...about(attemptId),
    questionId: questionIdAt(attemptId, 0),
    chosen: [letter],
    seconds: 3,
  },
});

describe('a stream that was worked on lately', () => {
  it('is not read again, however long it is', async () => {
    const { world, looks, log } = watched(streamMemory(roomy));
    await handleCommand(world, issue());
    for (const letter of ['A', 'B', 'C', 'D']) await handleCommand(world, give(letter));
    // One event is not worth remembering.
    expect(looks).toEqual([
      { from: undefined, events: 0 },
      { from: undefined, events: 1 },
    ]);
    expect(await log.readStream(attemptStream(attemptOne))).toHaveLength(5);
  });

  it('is read on before a command is refused or found to change nothing', async () => {
    const { world, looks, log } = watched(streamMemory(roomy));
    await handleCommand(world, issue());
    for (const letter of ['A', 'B']) await handleCommand(world, give(letter));
    // Elsewhere the paper is given up; by what is remembered it is still open.
    const { memory: _, ...elsewhere } = world;
    await handleCommand(elsewhere, { ...give('B'), command: { type: 'VoidAttempt', ...about() } });
    looks.length = 0;
    const late = await handleCommand(world, give('C'));
    expect(late).toMatchObject({ ok: false, refusal: { code: 'AttemptGivenUp' } });
    const stream = attemptStream(attemptOne);
    expect(looks).toEqual([{ from: undefined, events: 4 }]);
    expect((await log.readStream(stream)).map(({ type }) => type)).toEqual([
      ...['PaperIssued', 'AnswerGiven', 'AnswerGiven', 'AttemptVoided'],
    ]);
    await handleCommand(world, give('D'));
    expect(looks.at(-1)).toEqual({ from: 4, events: 0 });
  });

  it('does not take for its own what another process stored under the same name', async () => {
    const log = memoryEventLog(() => noon);
    const [one, two] = [watched(streamMemory(roomy), log), watched(streamMemory(roomy), log)];
    await handleCommand(one.world, issue());
    for (const letter of ['A', 'B']) {
      await handleCommand(one.world, give(letter));
      await handleCommand(two.world, give(letter));
    }
    await handleCommand(one.world, give('C'));
    const named = { ...give('D'), meta: { ...meta(), wishDigest: 'one' } };
    const first = await handleCommand(two.world, named);
    expect(await handleCommand(one.world, named)).toEqual(first);
    const other = { ...give('A'), meta: { ...named.meta, wishDigest: 'another' } };
    await expect(handleCommand(one.world, other)).rejects.toThrow(CommandIdReused);
  });

  it('leaves the same state behind as one that is read whole', async () => {
    const log = memoryEventLog(() => noon);
    const { world } = watched(streamMemory(roomy), log);
    await handleCommand(world, issue());
    for (const letter of ['A', 'B']) await handleCommand(world, give(letter));
    const note = {
      type: 'MarkItem' as const,
      ...about(),
      questionId: questionNamed('one'),
      note: 'PEEP?',
    };
    await handleCommand(world, { ...give('A'), meta: meta(), command: note });
    const wish = give('B');
    const remembered = await handleCommand(world, wish);
    const { memory: _, ...forgetful } = world;
    expect(await handleCommand(forgetful, wish)).toEqual(remembered);
    expect(remembered.ok && 'marks' in remembered.state && remembered.state.marks).toEqual({
      one: { flagged: false, struck: [], note: 'sealed.note' },
    });
  });

  it('knows a command that it carried out before, and one that names another wish', async () => {
    const { world, log } = watched(streamMemory(roomy));
    await handleCommand(world, issue());
    const wish = give('A');
    const first = await handleCommand(world, wish);
    await handleCommand(world, give('B'));
    const again = await handleCommand(world, wish);
    expect(again).toMatchObject({ ok: true, position: first.ok ? first.position : '' });
    expect(await log.readStream(wish.stream)).toHaveLength(3);
    const named = { ...give('C'), meta: { ...meta(), wishDigest: 'one' } };
    await handleCommand(world, named);
    const other = { ...named, meta: { ...named.meta, wishDigest: 'another' } };
    await expect(handleCommand(world, other)).rejects.toThrow(CommandIdReused);
  });

  it('is read anew after another process was faster', async () => {
    const log = memoryEventLog(() => noon);
    const [one, two] = [watched(streamMemory(roomy), log), watched(streamMemory(roomy), log)];
    await handleCommand(one.world, issue());
    for (const letter of ['A', 'B', 'C', 'D']) {
      const both = [one, two].map(({ world }) => handleCommand(world, give(letter)));
      expect((await Promise.all(both)).every(({ ok }) => ok)).toBe(true);
    }
    const result = await handleCommand(two.world, give('D'));
    expect(result.ok && 'given' in result.state && result.state.given.get('one')).toEqual({
      chosen: ['D'],
      seconds: 3,
    });
  });
});

describe('a stream that begins with a command', () => {
  const begin = () => ({ ...issue(), begins: true });

  it('is not looked for, and is at hand for what follows', async () => {
    const { world, looks, log } = watched(streamMemory(roomy));
    expect(await handleCommand(world, begin())).toMatchObject({ ok: true });
    await handleCommand(world, give('A'));
    expect(looks).toEqual([]);
    expect(await log.readStream(attemptStream(attemptOne))).toHaveLength(2);
  });

  it('is read where it was there after all, and what it holds decides', async () => {
    const { world, log } = watched(streamMemory(roomy));
    const { memory: _, ...elsewhere } = world;
    await handleCommand(elsewhere, issue());
    expect(await handleCommand(world, begin())).toMatchObject({
      ok: false,
      refusal: { code: 'PaperAlreadyIssued' },
    });
    expect(await log.readStream(attemptStream(attemptOne))).toHaveLength(1);
  });

  it('begins once when it is asked for twice', async () => {
    const { world, log } = watched(streamMemory(roomy));
    const wish = begin();
    const first = await handleCommand(world, wish);
    const { memory: _, ...elsewhere } = world;
    for (const again of [world, elsewhere]) {
      expect(await handleCommand(again, wish)).toMatchObject({
        ok: true,
        position: first.ok && first.position,
      });
    }
    expect(await log.readStream(attemptStream(attemptOne))).toHaveLength(1);
  });
});

describe('what is remembered', () => {
  const many = async (memory: StreamMemory, count: number) => {
    const { world } = watched(memory);
    const ids = Array.from({ length: count }, (_, index) => `paper-${index}` as AttemptId);
    for (const id of ids) {
      await handleCommand(world, issue(id));
      await handleCommand(world, give('A', id));
      await handleCommand(world, give('B', id));
    }
    return ids.filter((id) => memory.recall(attemptStream(id)));
  };

  it('is so many streams at the most, those of late', async () => {
    expect(await many(streamMemory({ streams: 2, events: 1000 }), 5)).toEqual([
      ...['paper-3', 'paper-4'],
    ]);
  });

  it('is so many events at the most', async () => {
    expect(await many(streamMemory({ streams: 100, events: 9 }), 5)).toEqual([
      ...['paper-2', 'paper-3', 'paper-4'],
    ]);
  });

  it('is nothing that was said, only that it was', async () => {
    const memory = streamMemory(roomy);
    await many(memory, 1);
    const { recorded = [] } = memory.recall(attemptStream('paper-0' as AttemptId)) ?? {};
    expect(recorded.map((event) => Object.keys(event).toSorted())).toEqual(
      recorded.map(() => ['id', 'meta', 'position', 'revision']),
    );
  });
});

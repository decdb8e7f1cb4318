import { afterEach, beforeEach, expect, it } from 'vitest';
import { beforeAll as fromTheStart, type Position } from '../../../domain/kernel/envelope.ts';
import type { AccountId, AttemptId } from '../../../domain/kernel/ids.ts';
import { attemptStream } from '../../../domain/kernel/ids.ts';
import type { EventAddress, EventLog } from '../../../domain/ports/event-log.ts';
import { memoryEventLog } from '../../../ops/adapters/event-log/memory-event-log.ts';
import { type Answers, answerEvents } from '../../../projectors/reactions/answer-events.ts';
import { noon, quizSubmitted } from '../../support/facts.ts';
import { newEvent } from '../support/events.ts';
import { until } from '../support/until.ts';
import { parkingLot } from './support/parking-lot.ts';

let log: EventLog;
let happened: number;
let lot: ReturnType<typeof parkingLot<EventAddress>>;
let answered: string[];
let isBroken: (attempt: string) => boolean;
let stopping: AbortController;
let running: Promise<void>;
beforeEach(() => {
  log = memoryEventLog(() => noon);
  [happened, answered, isBroken] = [0, [], () => false];
  lot = parkingLot<EventAddress>();
  stopping = new AbortController();
});
afterEach(async () => {
  stopping.abort();
  await running;
});

/** Somebody hands in papers, in this order. */
const handsIn = async (who: string, ...papers: readonly string[]): Promise<void> => {
  for (const paper of papers) {
    const attemptId = paper as AttemptId;
    const stream = attemptStream(attemptId);
    const event = quizSubmitted({ attemptId, learnerId: who as AccountId });
    const recorded = newEvent({ stream, event, subject: who as AccountId }, happened);
    happened += 1;
    await log.append({ stream, events: [recorded], expected: 'none' });
  }
};

const react = (behindParked: Answers['behindParked'], { isWanted = true } = {}): Position[] => {
  const written: Position[] = [];
  const checkpoint = {
    read: async () => fromTheStart,
    write: async (position: Position) => void written.push(position),
  };
  running = answerEvents(
    { log, parking: lot.parking, checkpoint },
    {
      types: ['QuizSubmitted'],
      isWanted: () => isWanted,
      keyOf: ({ meta, stream }) => meta.subject ?? stream,
      behindParked,
      answer: async ({ data }) => {
        const { attemptId } = data as { readonly attemptId: string };
        if (isBroken(attemptId)) throw new Error('It cannot be answered');
        answered.push(attemptId);
      },
    },
    stopping.signal,
  );
  return written;
};

it('the later ones of a learner wait behind one that failed, in order; those of others go on', async () => {
  isBroken = (paper) => paper === 'maya-2';
  await handsIn('maya', 'maya-1', 'maya-2', 'maya-3');
  await handsIn('sam', 'sam-1');
  react('wait');
  await until(() => lot.parked.size === 2 && answered.includes('sam-1'));
  // Another batch, while hers are parked.
  await handsIn('maya', 'maya-4');
  await handsIn('sam', 'sam-2');
  await until(() => lot.parked.size === 3 && answered.includes('sam-2'));
  expect(answered.filter((paper) => paper.startsWith('maya'))).toEqual(['maya-1']);

  isBroken = () => false;
  lot.letTry();
  await until(() => lot.parked.size === 0);
  expect(answered.filter((paper) => paper.startsWith('maya'))).toEqual(
    [1, 2, 3, 4].map((number) => `maya-${number}`),
  );
  await handsIn('maya', 'maya-5');
  await until(() => answered.at(-1) === 'maya-5');
});

it('the later ones pass where out of turn does no harm', async () => {
  isBroken = (paper) => paper === 'maya-1';
  await handsIn('maya', 'maya-1', 'maya-2');
  react('pass');
  await until(() => answered.includes('maya-2'));
  expect(lot.parked.size).toBe(1);
});

it('the checkpoint passes what was parked and never goes back', async () => {
  isBroken = (paper) => paper === 'maya-1';
  await handsIn('maya', 'maya-1', 'maya-2');
  const written = react('wait');
  await until(() => lot.parked.size === 2);
  await handsIn('sam', 'sam-1');
  const head = await log.head();
  await until(() => written.at(-1) === head);
  expect(written).toEqual(written.toSorted());
});

it('where nothing had to be answered is written down too, once it is quiet', async () => {
  await handsIn('maya', 'maya-1', 'maya-2');
  const written = react('wait', { isWanted: false });
  const head = await log.head();
  await until(() => written.at(-1) === head);
  expect(answered).toEqual([]);
});

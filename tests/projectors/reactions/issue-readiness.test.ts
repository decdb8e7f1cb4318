import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { QuizResult } from '../../../domain/attempt/events.ts';
import type { BoardwellEvent } from '../../../domain/events/registry.ts';
import { beforeAll as fromTheStart } from '../../../domain/kernel/envelope.ts';
import { type AttemptId, attemptStream } from '../../../domain/kernel/ids.ts';
import type { Instant } from '../../../domain/kernel/time.ts';
import type { EventAddress, EventLog } from '../../../domain/ports/event-log.ts';
import type { IssueReadinessEstimate } from '../../../domain/readiness/issue-estimate.ts';
import { memoryEventLog } from '../../../ops/adapters/event-log/memory-event-log.ts';
import {
  issueReadiness,
  type ReadinessWorld,
} from '../../../projectors/reactions/issue-readiness.ts';
import type { ReadinessEvidenceRow } from '../../../projectors/readiness-evidence/readiness-evidence.ts';
import { foldInMemory } from '../../../projectors/runtime/fold-in-memory.ts';
import { itemNamed, learner, noon, quizSubmitted, zone } from '../../support/facts.ts';
import { newEvent } from '../support/events.ts';
import { known } from '../support/rows.ts';
import { until } from '../support/until.ts';
import { parkingLot } from './support/parking-lot.ts';

const at = (day: number, time = '12:00:00'): Instant => `2026-11-${day}T${time}.000Z` as Instant;

const paper = (name: string, own: Partial<QuizResult> = {}): BoardwellEvent =>
  quizSubmitted({
    attemptId: name as AttemptId,
    timed: true,
    mode: 'exam',
    exam: 'TMC',
    answers: [0, 1, 2].map((index) => ({
      itemId: itemNamed(`${name}-${index}`),
      revision: 1,
      area: 'interventions',
      topic: 'Weaning',
      chosen: ['A'],
      chosenOptions: [],
      key: ['A'],
      correct: true,
      seconds: 30,
      firstSeen: true,
    })),
    ...own,
  });

const rescored = (name: string, rekeyedAt: Instant): BoardwellEvent => {
  const counts = { correct: 3, incorrect: 0, skipped: 0, score: 100 };
  return {
    type: 'AttemptRescored',
    data: {
      attemptId: name as AttemptId,
      learnerId: learner,
      at: rekeyedAt,
      submittedAt: noon,
      itemId: itemNamed(`${name}-0`),
      revision: 1,
      area: 'interventions',
      topic: 'Weaning',
      key: ['B'],
      reason: 'The key was wrong.',
      wasCorrect: true,
      correct: false,
      before: counts,
      after: { ...counts, correct: 2, incorrect: 1, score: 67 },
      others: [],
    },
  };
};

let happened = 0;
let log: EventLog;
let told: IssueReadinessEstimate[];
let stopping: AbortController;
let running: Promise<void>;
const lot = parkingLot<EventAddress>();

beforeEach(() => {
  log = memoryEventLog(() => noon);
  told = [];
  stopping = new AbortController();
});
afterEach(async () => {
  stopping.abort();
  await running;
});

const happens = async (...events: readonly BoardwellEvent[]): Promise<void> => {
  for (const event of events) {
    const { attemptId } = event.data as { readonly attemptId: AttemptId };
    const stream = attemptStream(attemptId);
    const before = (await log.readStream(stream)).at(-1)?.revision;
    const recorded = newEvent({ stream, event, subject: learner }, happened);
    happened += 1;
    await log.append({ stream, events: [recorded], expected: before ?? 'none' });
  }
};

/** The evidence as a read model that has come to the head of the log shows it. */
const evidenceOf: ReadinessWorld['evidenceOf'] = async () => {
  const events = [];
  for await (const batch of log.readAll({ after: fromTheStart })) events.push(...batch.events);
  const row = foldInMemory(known('readiness-evidence'), events).get(learner);
  const { papers } = row as ReadinessEvidenceRow;
  return { papers, timeZone: zone('America/Chicago') };
};

const react = (send: (command: IssueReadinessEstimate) => void = () => undefined): void => {
  running = issueReadiness(
    {
      log,
      parking: lot.parking,
      evidenceOf,
      readPosition: { reached: async () => true },
      checkpoint: { read: async () => fromTheStart, write: async () => undefined },
      tell: async (_cause, _of, command) => {
        send(command);
        told.push(command);
      },
    },
    stopping.signal,
  );
};

const itemsIn = ({ evidence }: IssueReadinessEstimate) => evidence.length;

describe('readiness after a key was corrected', () => {
  it('is made of the papers since the correction too, and is of their time', async () => {
    await happens(paper('one', { at: at(18) }), paper('two', { at: at(20) }));
    await happens(rescored('one', at(19)));
    react();
    await until(() => told.length === 3);
    expect(told.map(itemsIn)).toEqual([3, 6, 6]);
    expect(told.at(-1)).toMatchObject({ at: at(20), causedBy: 'one' });
    expect(told.at(-1)?.evidence.filter(({ correct }) => !correct)).toHaveLength(1);
  });

  it('is of the correction where no paper came since', async () => {
    await happens(paper('one', { at: at(18) }), rescored('one', at(20, '02:00:00')));
    react();
    await until(() => told.length === 2);
    // Still the evening before where the learner is.
    expect(told.at(-1)).toMatchObject({ at: at(20, '02:00:00'), day: '2026-11-19' });
  });
});

describe('readiness after each paper', () => {
  it('is made of what was known by then, however far behind the reaction is', async () => {
    await happens(...[17, 18, 19].map((day) => paper(`of-${day}`, { at: at(day) })));
    react();
    await until(() => told.length === 3);
    expect(told.map(itemsIn)).toEqual([3, 6, 9]);
    expect(told.map((command) => command.at)).toEqual([at(17), at(18), at(19)]);
  });

  it('leaves no paper out where one that ran out of time comes in after a newer one', async () => {
    await happens(paper('newer', { at: at(20) }), paper('ran-out', { at: at(18) }));
    react();
    await until(() => told.length === 2);
    expect(told.at(-1)).toMatchObject({ at: at(20), causedBy: 'ran-out' });
    expect(told.map(itemsIn)).toEqual([3, 6]);
  });

  it('is told to the others while one learner’s cannot be', async () => {
    await happens(paper('broken'), paper('sound', { at: at(21) }));
    let isBroken = true;
    react(({ causedBy }) => {
      if (isBroken && causedBy === 'broken') throw new Error('This stream cannot be read');
    });
    await until(() => told.length === 1);
    expect(told[0]).toMatchObject({ causedBy: 'sound' });
    expect([...lot.parked.values()]).toMatchObject([
      { stream: 'attempt-broken', event: { type: 'QuizSubmitted' } },
    ]);
    isBroken = false;
    lot.letTry();
    await until(() => told.length === 2);
    await until(() => lot.parked.size === 0);
    expect(told[1]).toMatchObject({ causedBy: 'broken' });
  });
});

import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { definitionOf } from '../../../../domain/events/registry.ts';
import type { EventData, NewEvent } from '../../../../domain/kernel/envelope.ts';
import type { AccountId, AttemptId, CommandId, StreamName } from '../../../../domain/kernel/ids.ts';
import {
  type EventLog,
  LogUnavailable,
  OutcomeUnknown,
} from '../../../../domain/ports/event-log.ts';
import { systemClock } from '../../../../ops/adapters/clock/system-clock.ts';
import { eventIdOf } from '../../../../ops/adapters/identifiers/random-identifiers.ts';
import { paperIssued, paperItem, quizSubmitted } from '../../../support/facts.ts';
import { type Client, carryThrough, type SendOutcome } from './carry-through.ts';

export type Appending = Client & { readonly log: EventLog; readonly learnerId: AccountId };

type Fact = { readonly type: string; readonly data: EventData };

/** A paper and its result, the two in one append: both are stored or none. */
const factsOf = (learnerId: AccountId, attempt: string): readonly Fact[] => {
  const about = { attemptId: attempt as AttemptId, learnerId };
  const items = [paperItem('one'), paperItem('two')];
  const issued = paperIssued(items);
  const submitted = quizSubmitted({
    ...about,
    at: systemClock.instant(),
    answers: items.map(({ options, type: _, ...item }) => ({
      ...item,
      chosen: ['A'],
      chosenOptions: options.slice(0, 1),
      correct: true,
      seconds: 1,
    })),
  });
  return [{ ...issued, data: { ...issued.data, ...about } }, submitted];
};

const envelope = (facts: readonly Fact[], { learnerId }: Appending, key: string): NewEvent[] =>
  facts.map((fact, index) => ({
    ...fact,
    id: eventIdOf(key, index),
    version: definitionOf(fact.type)?.version ?? 1,
    meta: {
      actor: learnerId,
      subject: learnerId,
      commandId: key as CommandId,
      correlationId: 'harness',
    },
  }));

const appendOnce = async (
  appending: Appending,
  stream: StreamName,
  events: readonly NewEvent[],
): Promise<SendOutcome<true>> => {
  try {
    const outcome = await appending.log.append({ stream, events, expected: 'none' });
    if (outcome.status === 'conflict') return { outcome: 'fail', why: 'conflict' };
    return { outcome: 'ok', position: outcome.position, answer: true };
  } catch (error) {
    if (error instanceof LogUnavailable) return { outcome: 'fail', why: error.message };
    if (error instanceof OutcomeUnknown) return { outcome: 'unknown', why: error.message };
    throw error;
  }
};

/** A log that is away is not asked without end. */
const awayMs = 25;

/** Appends through the port of the harness' own process, which nobody kills. */
export const append = async function* (
  appending: Appending,
  pauseMs: number,
): AsyncGenerator<void> {
  for (;;) {
    const attempt = randomUUID();
    const stream = `attempt-${attempt}` as StreamName;
    const facts = factsOf(appending.learnerId, attempt);
    const stored = await carryThrough(appending, {
      commandId: (key) => key,
      send: (key) => appendOnce(appending, stream, envelope(facts, appending, key)),
      events: () => facts.map(({ type, data }) => ({ type, stream, data })),
    });
    yield;
    await sleep(stored ? pauseMs : awayMs);
  }
};

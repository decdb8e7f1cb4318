import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { definitionOf } from '../../../../domain/events/registry.ts';
import type { CommandId } from '../../../../domain/kernel/ids.ts';
import { type AccountId, type AttemptId, attemptStream } from '../../../../domain/kernel/ids.ts';
import type { EventLog } from '../../../../domain/ports/event-log.ts';
import { systemClock } from '../../../../ops/adapters/clock/system-clock.ts';
import { eventIdOf } from '../../../../ops/adapters/identifiers/random-identifiers.ts';
import { itemNamed, paperIssued, paperItem, quizSubmitted } from '../../../support/facts.ts';

/** A timed paper, issued and handed in by one append. */
const timedPaper = (learnerId: AccountId, attemptId: AttemptId) => {
  const items = [0, 1].map((index) =>
    paperItem('', { itemId: itemNamed(`${attemptId}-${index}`) }),
  );
  const about = { attemptId, learnerId, mode: 'exam', exam: 'TMC' } as const;
  const issued = paperIssued(items);
  const submitted = quizSubmitted({
    ...about,
    at: systemClock.instant(),
    timed: true,
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

const handInOnce = async (log: EventLog, learnerId: AccountId): Promise<void> => {
  const attemptId = randomUUID() as string as AttemptId;
  const commandId = randomUUID() as string as CommandId;
  const events = timedPaper(learnerId, attemptId).map(({ type, data }, index) => ({
    id: eventIdOf(commandId, index),
    type,
    version: definitionOf(type)?.version ?? 1,
    data,
    meta: { actor: learnerId, subject: learnerId, commandId, correlationId: 'harness' },
  }));
  await log.append({ stream: attemptStream(attemptId), events, expected: 'none' });
};

const pauseMs = 50;

/** Hands in one timed paper after the other, by the port of the harness' own process. */
export const handIn = async function* (log: EventLog, learnerId: AccountId): AsyncGenerator<void> {
  for (;;) {
    await handInOnce(log, learnerId);
    yield;
    await sleep(pauseMs);
  }
};

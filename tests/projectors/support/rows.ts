import type { BoardwellEvent } from '../../../domain/events/registry.ts';
import type { RecordedEvent } from '../../../domain/kernel/envelope.ts';
import { attemptStream } from '../../../domain/kernel/ids.ts';
import { projections } from '../../../projectors/all.ts';
import type { Projection, Row } from '../../../projectors/projection.ts';
import { foldInMemory } from '../../../projectors/runtime/fold-in-memory.ts';
import { attemptOne, learner } from '../../support/facts.ts';
import { recorded } from './events.ts';

export const known = (name: string): Projection => {
  const found = projections.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`There is no projection ${name}`);
  return found;
};

/** What happened to one learner, as the log holds it. */
const happened = (...events: readonly BoardwellEvent[]): readonly RecordedEvent[] => [
  ...recorded(
    events.map((event) => ({ stream: attemptStream(attemptOne), event, subject: learner })),
  ),
];

/** The rows of a projection after these events, by key. */
export const rowsAfter = (
  name: string,
  ...events: readonly BoardwellEvent[]
): Readonly<Record<string, Row>> =>
  Object.fromEntries(foldInMemory(known(name), happened(...events)));

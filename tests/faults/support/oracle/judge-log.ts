import type { RecordedEvent } from '../../../../domain/kernel/envelope.ts';
import { eventIdOf } from '../../../../ops/adapters/identifiers/random-identifiers.ts';
import type { Verdict } from './verdict.ts';

/** Counts from 0 what is seen under each name. */
const counter = () => {
  const counts = new Map<string, number>();
  return (name: string): number => {
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    return count;
  };
};

/** Of these a stream may hold one. */
const single = new Set(['PaperIssued', 'QuizSubmitted', 'AccountOpened']);

/** What holds of any log, whatever was asked of it; the events are all of it, by position. */
export const judgeLog = (events: readonly RecordedEvent[]): Verdict => {
  const [ofStream, ofCommand, ofId, ofKind] = [counter(), counter(), counter(), counter()];
  const doubled: string[] = [];
  const wrong: string[] = [];
  for (const [index, event] of events.entries()) {
    const { id, type, stream, revision, position, meta } = event;
    const place = `${type} of ${stream} at ${position}`;
    if (Number(position) !== index + 1) wrong.push(`${place}: is number ${index + 1} of the log`);
    if (revision !== ofStream(stream)) wrong.push(`${place}: has revision ${revision}`);
    if (id !== eventIdOf(meta.commandId, ofCommand(meta.commandId))) wrong.push(`${place}: id ${id}`);
    if (ofId(id) > 0) doubled.push(`${place}: id ${id}`);
    if (single.has(type) && ofKind(`${type} ${stream}`) > 0) doubled.push(place);
  }
  return { lost: [], doubled, wrong };
};

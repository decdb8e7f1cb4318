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

const flawsOf = () => {
  const [inLog, ofStream, ofCommand] = [counter(), counter(), counter()];
  return ({ id, stream, revision, position, meta }: RecordedEvent): readonly string[] => {
    const [number, place] = [inLog('') + 1, ofStream(stream)];
    return [
      Number(position) === number ? '' : `is number ${number} of the log`,
      revision === place ? '' : `has revision ${revision}, and is number ${place} of its stream`,
      id === eventIdOf(meta.commandId, ofCommand(meta.commandId)) ? '' : `has the id ${id}`,
    ].filter(Boolean);
  };
};

/** What holds of any log, whatever was asked of it; the events are all of it, by position. */
export const judgeLog = (events: readonly RecordedEvent[]): Verdict => {
  const [flaws, ofId, ofKind] = [flawsOf(), counter(), counter()];
  const place = ({ type, stream, position }: RecordedEvent) =>
    `${type} of ${stream} at ${position}`;
  const isSecond = ({ id, type, stream }: RecordedEvent): boolean => {
    const isRepeated = single.has(type) && ofKind(`${type} ${stream}`) > 0;
    return ofId(id) > 0 || isRepeated;
  };
  return {
    lost: [],
    doubled: events.filter(isSecond).map(place),
    wrong: events.flatMap((event) => flaws(event).map((flaw) => `${place(event)}: ${flaw}`)),
  };
};

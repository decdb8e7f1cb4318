import { beforeAll, laterOf, type Position } from '../../../domain/kernel/envelope.ts';

const keptAtMost = 10_000;

/**
 * Remembers what each session wrote last in this process and gives the later of the two: answers of
 * two tabs may leave in another order than their events were stored in. The longest silent session
 * is forgotten first.
 */
export const latestOfSessions = () => {
  const latest = new Map<string, Position>();
  return (sessionId: string, position: Position): Position => {
    const last = laterOf(position, latest.get(sessionId) ?? beforeAll);
    latest.delete(sessionId);
    latest.set(sessionId, last);
    const [oldest] = latest.keys();
    if (latest.size > keptAtMost && oldest !== undefined) latest.delete(oldest);
    return last;
  };
};

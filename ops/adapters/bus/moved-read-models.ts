import type { AccountId } from '../../../domain/kernel/ids.ts';

/** A read model, and the learners whose rows changed. */
export type Moved = readonly [projection: string, subjects: readonly AccountId[]];

/** In one message. */
const mostSubjects = 1_000;
/** Of one read model until they are taken; whoever is beyond hears of the next move. */
const mostWaiting = 10_000;

const inChunks = ([projection, subjects]: Moved): Moved[] => {
  const count = Math.max(1, Math.ceil(subjects.length / mostSubjects));
  return Array.from({ length: count }, (_, index) => [
    projection,
    subjects.slice(index * mostSubjects, (index + 1) * mostSubjects),
  ]);
};

/** As many together as fit, in the order they come. */
const packed = (chunks: readonly Moved[]): Moved[][] => {
  const messages: Moved[][] = [];
  let room = 0;
  for (const chunk of chunks) {
    if (messages.length === 0 || chunk[1].length > room) {
      messages.push([]);
      room = mostSubjects;
    }
    messages.at(-1)?.push(chunk);
    room -= chunk[1].length;
  }
  return messages;
};

/** Which read models moved and for whom, each learner once, until it is taken. */
export const movedReadModels = () => {
  const gathered = new Map<string, Set<AccountId>>();
  return {
    add: ([projection, subjects]: Moved): void => {
      const own = gathered.get(projection) ?? new Set();
      gathered.set(projection, own);
      for (const subject of subjects) if (own.size < mostWaiting) own.add(subject);
    },
    isEmpty: (): boolean => gathered.size === 0,
    /** In messages of a bounded length. */
    take: (): Moved[][] => {
      const all = [...gathered].map(([projection, subjects]): Moved => [projection, [...subjects]]);
      gathered.clear();
      return packed(all.flatMap(inChunks));
    },
  };
};

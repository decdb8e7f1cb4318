import { learnersProjections, projections } from '../../projectors/all.ts';
import type { Projection } from '../../projectors/projection.ts';
import { WrongUse } from './command.ts';

const namesOf = (some: readonly Projection[]): readonly string[] => some.map(({ name }) => name);

const groups: Readonly<Record<string, readonly string[]>> = {
  all: namesOf(projections),
  learner: namesOf(learnersProjections),
};

const longestName = Math.max(...projections.map(({ name }) => name.length));

/** What is told of a projection, behind its name. */
export const lineOf = (projection: string, words: string): string =>
  `${projection.padEnd(longestName + 2)}${words}`;

/** By name, or `all`, or `learner` for all that hold what learners did. Throws `WrongUse`. */
export const namedProjections = (names: readonly string[]): readonly Projection[] => {
  const wanted = new Set(names.flatMap((name) => groups[name] ?? [name]));
  const known = new Set(projections.map(({ name }) => name));
  const unknown = [...wanted].filter((name) => !known.has(name));
  if (unknown.length > 0) {
    throw new WrongUse(
      `There is no projection ${unknown.join(', ')}. There are ${[...known].join(', ')}.`,
    );
  }
  return projections.filter(({ name }) => wanted.has(name));
};

import type { Tutor } from '../../../domain/ports/tutor.ts';

/** Between two pieces of an answer: as fast as one reads ahead. */
const paceMs = 25;

/** The tutor of the built-in knowledge base, which is read when somebody first asks: a start needs none of it. */
export const builtInTutor = (): Tutor => {
  let opening: Promise<Tutor> | undefined;
  const opened = (): Promise<Tutor> => {
    opening ??= import('./knowledge-tutor.ts').then(({ knowledgeTutor }) =>
      knowledgeTutor({ paceMs }),
    );
    return opening;
  };
  return {
    answer: async function* (request, stopping) {
      yield* (await opened()).answer(request, stopping);
    },
    teaches: async (topics) => (await opened()).teaches(topics),
    facts: async (ids, field) => (await opened()).facts(ids, field),
  };
};

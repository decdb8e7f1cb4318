import type { GroundedTutor } from './grounded-tutor.ts';

/** Between two pieces of an answer: as fast as one reads ahead. */
const paceMs = 25;

/** The tutor of the built-in knowledge base, which is read when somebody first asks: a start needs none of it. */
export const builtInTutor = (): GroundedTutor => {
  let opening: Promise<GroundedTutor> | undefined;
  const opened = (): Promise<GroundedTutor> => {
    opening ??= import('./knowledge-tutor.ts').then(({ knowledgeTutor }) =>
      knowledgeTutor({ paceMs }),
    );
    return opening;
  };
  return {
    plan: async (request) => (await opened()).plan(request),
    speak: async function* (turn, stopping) {
      yield* (await opened()).speak(turn, stopping);
    },
    answer: async function* (request, stopping) {
      yield* (await opened()).answer(request, stopping);
    },
    hurry: () => undefined,
    teaches: async (topics) => (await opened()).teaches(topics),
    facts: async (ids, field) => (await opened()).facts(ids, field),
  };
};

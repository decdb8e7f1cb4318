import type { StudyAidGenerator } from '../../../domain/ports/generation.ts';

/** Study aids from the built-in knowledge base, which is read when somebody first asks: a start needs none of it. */
export const builtInGenerator = (): StudyAidGenerator => {
  let opening: Promise<StudyAidGenerator> | undefined;
  const opened = (): Promise<StudyAidGenerator> => {
    opening ??= import('./knowledge-generator.ts').then(({ knowledgeGenerator }) =>
      knowledgeGenerator(),
    );
    return opening;
  };
  return {
    most: () => null,
    hurry: () => undefined,
    generate: async (request) => (await opened()).generate(request),
    suggest: async (typed, most) => (await opened()).suggest(typed, most),
  };
};

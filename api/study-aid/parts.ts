import type { ApiWorld } from '../server/world.ts';
import type { Answer } from './answer.ts';
import { latelyWritten } from './lately-written.ts';
import { modelSpend } from './model-spend.ts';
import { studyAidReads } from './queries/study-aid-reads.ts';

/** The library, what was written a moment ago, and what models took. */
export const studyAidParts = ({ database }: ApiWorld) => ({
  studyAids: studyAidReads(database),
  modelSpend: modelSpend(database),
  latelyWritten: latelyWritten<Answer>(),
});

declare module '../server/context.ts' {
  interface PartsOf {
    readonly 'study-aid': ReturnType<typeof studyAidParts>;
  }
}

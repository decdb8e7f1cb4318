import type { StudyAidId } from '../../domain/kernel/ids.ts';

/** Some megabytes when it is full. */
const most = 200;

/**
 * What a model wrote lately, by the aid it was asked for: a request that is sent again gets the same, and a
 * model is not asked, or paid, twice. Other processes know nothing of it.
 */
export const latelyWritten = <Answer>() => {
  const kept = new Map<StudyAidId, Promise<Answer>>();
  return {
    known: (aidId: StudyAidId): Promise<Answer> | undefined => kept.get(aidId),
    keep: (aidId: StudyAidId, answer: Promise<Answer>): Promise<Answer> => {
      kept.set(aidId, answer);
      answer.catch(() => kept.delete(aidId));
      for (const oldest of kept.keys()) {
        if (kept.size <= most) break;
        kept.delete(oldest);
      }
      return answer;
    },
  };
};

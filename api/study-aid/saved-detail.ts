import { readContent, type SavedAidDetail } from '../../domain/contracts/study-aids.ts';
import { loadStream } from '../../domain/handling/load-stream.ts';
import { type AccountId, type StudyAidId, studyAidStream } from '../../domain/kernel/ids.ts';
import { savedAid } from '../../domain/study-aid/saved-aid.ts';
import type { ApiContext } from '../server/context.ts';
import { Refused } from '../server/refused.ts';

/** A saved aid from its own stream, which holds all there is of it. Throws `Refused`. */
export const savedDetail = async (
  { world }: ApiContext,
  learner: AccountId,
  id: StudyAidId,
): Promise<SavedAidDetail> => {
  const { state } = await loadStream(world.commands, studyAidStream(id), savedAid);
  if (state.status !== 'kept' || state.learnerId !== learner) {
    throw new Refused({ code: 'StudyAidNotFound' });
  }
  const [topic, content] = await Promise.all([
    world.vault.open(learner, state.topic),
    world.vault.open(learner, state.content),
  ]);
  if (topic === null || content === null) throw new Refused({ code: 'StudyAidNotFound' });
  const parsed: unknown = JSON.parse(content);
  const read = readContent(state.method, parsed);
  if (!read.ok) throw new Error(`Study aid ${id} is not in the shape of ${state.method}`);
  return {
    id,
    topic,
    studyType: state.method,
    parts: read.parts,
    createdAt: state.at,
    content: read.aid.content,
    model: state.model,
  };
};

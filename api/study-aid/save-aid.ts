import {
  longestContent,
  readContent,
  type SaveAidBody,
  type SavedAidEntry,
} from '../../domain/contracts/study-aids.ts';
import { studyAidStream } from '../../domain/kernel/ids.ts';
import { savedAid } from '../../domain/study-aid/saved-aid.ts';
import { carryOut } from '../server/carry-out.ts';
import type { ApiContext } from '../server/context.ts';
import type { Exchange } from '../server/exchange.ts';
import { Refused } from '../server/refused.ts';
import { signedIn } from '../server/signed-in.ts';
import { newAidId } from './new-aid-id.ts';

/** More than anybody looks through, so that a library has an end. */
export const mostSaved = 500;

/** The content as it is stored. Throws `Refused` where it is not in the shape of its method, or too long. */
const checked = ({ studyType, content }: SaveAidBody) => {
  const read = readContent(studyType, content);
  if (!read.ok) {
    const field = ['content', ...read.path].map(String).join('.');
    throw new Refused({ code: 'InvalidRequest', field, right: read.message });
  }
  const text = JSON.stringify(read.aid.content);
  if (text.length > longestContent) {
    const right = `Use ${longestContent} characters or fewer`;
    throw new Refused({ code: 'InvalidRequest', field: 'content', right });
  }
  return { text, parts: read.parts };
};

/** Saves an aid to the learner's library. Throws `Refused`, and what the log throws. */
export const saveStudyAid = async (
  context: ApiContext,
  exchange: Exchange,
  body: SaveAidBody,
): Promise<SavedAidEntry> => {
  const { accountId } = signedIn(exchange.request);
  const { text, parts } = checked(body);
  const kept = await context.studyAids.savedBy(accountId, mostSaved);
  if (kept.length >= mostSaved) throw new Refused({ code: 'LibraryFull', most: mostSaved });
  const { topic, studyType, generatedId } = body;
  const model = generatedId ? await context.studyAids.modelOf(accountId, generatedId) : null;
  const aidId = newAidId(context, exchange.request);
  const at = context.world.clock.instant();
  const about = { aidId, learnerId: accountId, at };
  const { state } = await carryOut(context, exchange, {
    decider: savedAid,
    stream: studyAidStream(aidId),
    actor: accountId,
    command: {
      type: 'SaveStudyAid',
      ...about,
      method: studyType,
      topic,
      parts,
      content: text,
      model,
    },
  });
  // A request that was sent again was saved when it came first.
  const createdAt = state.status === 'absent' ? at : state.at;
  return { id: aidId, topic, studyType, parts, createdAt };
};

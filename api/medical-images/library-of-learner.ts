import type { FastifyRequest } from 'fastify';
import type { ApiContext } from '../server/context.ts';
import { signedIn } from '../server/signed-in.ts';
import { refuseDuringExam } from '../study-aid/refuse-during-exam.ts';

/** The library with what the learner read of it. Throws `Refused` while an exam by the clock is open. */
export const libraryOfLearner = async (context: ApiContext, request: FastifyRequest) => {
  const { accountId } = signedIn(request);
  await refuseDuringExam(context, accountId, 'images');
  const [library, readings] = await Promise.all([
    context.imageLibrary(),
    context.images.readings(accountId),
  ]);
  return { library, readings };
};

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  type SavedAidEntry,
  saveAidBody,
  savedAidEntry,
} from '../../../domain/contracts/study-aids.ts';
import type { StudyAidRow } from '../../../projectors/study-aids/study-aids.ts';
import type { ApiContext } from '../../server/context.ts';
import { signedIn } from '../../server/signed-in.ts';
import { mostSaved, saveStudyAid } from '../save-aid.ts';

/** An aid whose owner was forgotten meanwhile is left out. */
const entryOf = async (
  { world: { vault } }: ApiContext,
  { aidId, learnerId, method, topic, parts, at }: StudyAidRow,
): Promise<SavedAidEntry[]> => {
  const clear = await vault.open(learnerId, topic);
  if (clear === null) return [];
  return [{ id: aidId, topic: clear, studyType: method, parts, createdAt: at }];
};

/** All that stands in the library, and what is added to it. */
export const libraryRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/study-aids',
      {
        config: { policy: { auth: 'user', csrf: false, reads: ['study-aids'] } },
        schema: {
          about: {
            capability: 'study-aid',
            operationId: 'listStudyAids',
            summary: "List the learner's saved study aids, newest first",
          },
          response: { 200: z.array(savedAidEntry) },
        },
      },
      async (request) => {
        const { accountId } = signedIn(request);
        const rows = await context.studyAids.savedBy(accountId, mostSaved);
        return (await Promise.all(rows.map((row) => entryOf(context, row)))).flat();
      },
    );

    app.post(
      '/api/study-aids',
      {
        config: {
          policy: { auth: 'user', csrf: true, reads: ['study-aids', 'generation-requests'] },
        },
        bodyLimit: 512 * 1024,
        schema: {
          about: {
            capability: 'study-aid',
            operationId: 'saveStudyAid',
            summary: 'Save a study aid to the library',
            refuses: [409],
          },
          body: saveAidBody,
          response: { 201: savedAidEntry },
        },
      },
      async (request, reply) => {
        const entry = await saveStudyAid(context, { request, reply }, request.body);
        return reply.code(201).send(entry);
      },
    );
  };

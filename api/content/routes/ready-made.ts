import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { editorialContent } from '../../../domain/content/editorial-content.ts';
import { generatedType } from '../../../domain/contracts/content.ts';
import {
  type ReadyMadeItem,
  readyMadeDetail,
  readyMadePage,
  readyMadeQuery,
} from '../../../domain/contracts/ready-made.ts';
import { loadStream } from '../../../domain/handling/load-stream.ts';
import { type ContentId, contentId, contentStream } from '../../../domain/kernel/ids.ts';
import type { ContentRow } from '../../../projectors/content-library/content-library.ts';
import type { ApiContext } from '../../server/context.ts';
import { Refused } from '../../server/refused.ts';
import { signedIn } from '../../server/signed-in.ts';
import { ReadModelBehind } from '../../server/unavailable.ts';
import { refuseDuringExam } from '../../study-aid/refuse-during-exam.ts';
import { generatedPart } from '../present-content.ts';

const reads = ['accounts', 'content-library'] as const;

const entryOf = ({
  contentId: id,
  contentType,
  topics,
  parts,
  changedAt: since,
}: ContentRow): ReadyMadeItem => ({
  id,
  contentType: generatedType.parse(contentType),
  topics: [...topics],
  parts,
  since,
});

/** As its stream tells it, which knows first when it is taken back; undefined where it is none for learners. */
const activeOf = async ({ world }: ApiContext, id: ContentId) => {
  const { state } = await loadStream(world.commands, contentStream(id), editorialContent);
  if (state?.status !== 'active' || state.made.way !== 'generated') return undefined;
  return state.made;
};

/** What editors opened to learners: of the learner's own field in the list, of any by its id. */
export const readyMadeRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    const { content } = context;

    app.get(
      '/api/ready-made',
      {
        config: { policy: { auth: 'user', csrf: false, reads } },
        schema: {
          about: {
            capability: 'content',
            operationId: 'listReadyMade',
            summary: "Page through what editors made for the learner's field, newest first",
          },
          querystring: readyMadeQuery,
          response: { 200: readyMadePage },
        },
      },
      async (request) => {
        const { account } = signedIn(request);
        if (!account) throw new ReadModelBehind('accounts');
        const { page } = request.query;
        const { field: profession, testMode: testers } = account;
        if (profession === null) return { content: [], total: 0, page };
        const { rows, total } = await content.readyMade({ profession, testers }, page);
        return { content: rows.map(entryOf), total, page };
      },
    );

    app.get(
      '/api/ready-made/:contentId',
      {
        config: { policy: { auth: 'user', csrf: false, reads } },
        schema: {
          about: {
            capability: 'content',
            operationId: 'readReadyMade',
            summary: 'Open what editors made for learners',
            refuses: [404, 409],
          },
          params: z.strictObject({ contentId }),
          response: { 200: readyMadeDetail },
        },
      },
      async (request) => {
        const { accountId, account } = signedIn(request);
        if (!account) throw new ReadModelBehind('accounts');
        await refuseDuringExam(context, accountId);
        const { contentId: id } = request.params;
        const row = await content.find(id);
        const made = row?.testMode === account.testMode ? await activeOf(context, id) : undefined;
        if (!row || !made) throw new Refused({ code: 'ContentNotFound' });
        const { topics, parts } = made;
        return { id, topics, parts, since: row.changedAt, ...generatedPart(made) };
      },
    );
  };

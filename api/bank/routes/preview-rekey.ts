import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  type RescoringEffect,
  rescoringEffect,
  summedEffects,
} from '../../../domain/attempt/rescoring-effects.ts';
import type { ItemEvent } from '../../../domain/bank/item/events.ts';
import { publication } from '../../../domain/bank/item/publication.ts';
import {
  mostAttemptsWorkedOut,
  rekeyPreview,
  rekeyPreviewBody,
} from '../../../domain/contracts/item-review.ts';
import { loadStream } from '../../../domain/handling/load-stream.ts';
import { type AttemptId, type ItemId, itemId, itemStream } from '../../../domain/kernel/ids.ts';
import type { ApiContext } from '../../server/context.ts';
import { Refused } from '../../server/refused.ts';

type Wish = Pick<z.infer<typeof rekeyPreviewBody>, 'key'> & { readonly itemId: ItemId };
type Correction = Extract<ItemEvent, { type: 'ItemRekeyed' }>['data'];

/** What the command would append. Throws `Refused` as the command itself does. */
const correctionOf = async ({ world }: ApiContext, wish: Wish): Promise<Correction> => {
  const { state } = await loadStream(world.commands, itemStream(wish.itemId), publication);
  const command = { type: 'RekeyItem', ...wish, reason: '', at: world.clock.instant() } as const;
  const decided = publication.decide(command, state);
  if (!decided.ok) throw new Refused(decided.refusal);
  const [event] = decided.value;
  if (event?.type !== 'ItemRekeyed') throw new Refused({ code: 'ItemNotPublished' });
  return event.data;
};

const atOnce = 16;

/** Attempts that were erased meanwhile have no effect to tell of. */
const effectsOn = async (
  { finished }: ApiContext,
  correction: Correction,
  attempts: readonly AttemptId[],
): Promise<RescoringEffect[]> => {
  const effects: RescoringEffect[] = [];
  for (let from = 0; from < attempts.length; from += atOnce) {
    const group = await Promise.all(attempts.slice(from, from + atOnce).map(finished.one));
    effects.push(...group.flatMap((one) => (one ? [rescoringEffect(correction, one)] : [])));
  }
  return effects;
};

/** Whom another key would affect, and how: by the same rules as the correction itself. Nothing changes. */
export const previewRekeyRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/admin/items/:itemId/rekey/preview',
      {
        config: { policy: { auth: 'admin', csrf: true, reads: ['held-items'] } },
        schema: {
          about: {
            capability: 'bank',
            operationId: 'previewRekey',
            summary: 'Tell whose scores another key would change, and change nothing',
            refuses: [404, 409],
          },
          params: z.strictObject({ itemId }),
          body: rekeyPreviewBody,
          response: { 200: rekeyPreview },
        },
      },
      async ({ params: { itemId: id }, body: { key } }) => {
        const correction = await correctionOf(context, { itemId: id, key });
        const { revision } = correction;
        const held = await context.itemHolders.of({ itemId: id, revision }, mostAttemptsWorkedOut);
        const effects = await effectsOn(context, correction, held.some);
        const { attempts, learners } = held;
        const workedOut = effects.length;
        return { itemId: id, revision, attempts, learners, workedOut, ...summedEffects(effects) };
      },
    );
  };

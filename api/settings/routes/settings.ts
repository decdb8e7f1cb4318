import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  adminSettings,
  changeSettingsBody,
  undoChangeBody,
} from '../../../domain/contracts/settings.ts';
import { settingsStream } from '../../../domain/kernel/ids.ts';
import { productSettings } from '../../../domain/settings/product-settings.ts';
import { carryOut } from '../../server/carry-out.ts';
import type { ApiContext } from '../../server/context.ts';
import type { Exchange } from '../../server/exchange.ts';
import { signedIn } from '../../server/signed-in.ts';
import { presentSettings } from '../present-settings.ts';

/** Who changes settings, when, and where that is recorded. */
const changeBy = ({ world }: ApiContext, { request }: Exchange) => {
  const by = signedIn(request).accountId;
  return {
    about: { by, at: world.clock.instant() },
    place: { decider: productSettings, stream: settingsStream, actor: by },
  };
};

/** What administrators set for the whole product, who changed what, and how it is undone. */
export const settingsRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/admin/settings',
      {
        config: { policy: { auth: 'admin', csrf: false, reads: ['accounts'] } },
        schema: {
          about: {
            capability: 'settings',
            operationId: 'readSettings',
            summary: 'Read the settings of the product and their history',
          },
          response: { 200: adminSettings },
        },
      },
      () => presentSettings(context),
    );

    app.patch(
      '/api/admin/settings',
      {
        config: { policy: { auth: 'admin', csrf: true, reads: ['accounts'] } },
        schema: {
          about: {
            capability: 'settings',
            operationId: 'changeSettings',
            summary: 'Change settings, or put them back to what they are by default',
          },
          body: changeSettingsBody,
          response: { 200: adminSettings },
        },
      },
      async (request, reply) => {
        const { reason = null, ...wanted } = request.body;
        const exchange = { request, reply };
        const { about, place } = changeBy(context, exchange);
        const command = { type: 'ChangeSettings' as const, ...about, wanted, reason };
        await carryOut(context, exchange, { ...place, command });
        return presentSettings(context);
      },
    );

    app.post(
      '/api/admin/settings/undo',
      {
        config: { policy: { auth: 'admin', csrf: true, reads: ['accounts'] } },
        schema: {
          about: {
            capability: 'settings',
            operationId: 'undoSettingChange',
            summary: 'Put a setting back to what it was before a change',
            refuses: [404, 409],
          },
          body: undoChangeBody,
          response: { 200: adminSettings },
        },
      },
      async (request, reply) => {
        const exchange = { request, reply };
        const { about, place } = changeBy(context, exchange);
        const command = { type: 'UndoChange' as const, ...about, number: request.body.number };
        await carryOut(context, exchange, { ...place, command });
        return presentSettings(context);
      },
    );
  };

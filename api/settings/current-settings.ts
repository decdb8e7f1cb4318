import type { Settings } from '../../domain/contracts/settings.ts';
import { loadStream } from '../../domain/handling/load-stream.ts';
import { settingsStream } from '../../domain/kernel/ids.ts';
import {
  defaultsFor,
  type ProductSettings,
  productSettings,
  settingsNow,
} from '../../domain/settings/product-settings.ts';
import type { ApiContext } from '../server/context.ts';

/** What was set so far, from its own stream, which stays short. */
export const settingsSoFar = async ({
  world,
}: Pick<ApiContext, 'world'>): Promise<ProductSettings> =>
  (await loadStream(world.commands, settingsStream, productSettings)).state;

/** The settings that hold now. */
export const currentSettings = async (context: Pick<ApiContext, 'world'>): Promise<Settings> =>
  settingsNow(await settingsSoFar(context), defaultsFor(context.world.settings.model));

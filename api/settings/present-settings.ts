import type { AdminSettings, SettingChange } from '../../domain/contracts/settings.ts';
import {
  defaultsFor,
  isLatestChange,
  type ProductSettings,
  settingsNow,
} from '../../domain/settings/product-settings.ts';
import { namesOf } from '../account/names-of.ts';
import type { ApiContext } from '../server/context.ts';
import { settingsSoFar } from './current-settings.ts';

/** As many as a page shows. */
const mostChanges = 100;

const historyOf = async (context: ApiContext, state: ProductSettings): Promise<SettingChange[]> => {
  const latest = state.changes
    .map((change, index) => ({ ...change, number: index + 1 }))
    .slice(-mostChanges)
    .toReversed();
  const names = await namesOf(context, new Set(latest.map(({ by }) => by)));
  return Promise.all(
    latest.map(async ({ reason, ...change }) => ({
      ...change,
      byName: names.get(change.by) ?? null,
      reason: reason === null ? null : await context.world.vault.open(change.by, reason),
      isLatest: isLatestChange(state, change.number),
    })),
  );
};

/** The settings as an administrator sees them: what holds, what it would be by default, who changed what. */
export const presentSettings = async (context: ApiContext): Promise<AdminSettings> => {
  const { model } = context.world.settings;
  const state = await settingsSoFar(context);
  const defaults = defaultsFor(model);
  return {
    settings: settingsNow(state, defaults),
    defaults,
    provider: model === undefined ? 'built-in' : 'openai',
    today: await context.modelSpend.of(context.world.clock.instant()),
    history: await historyOf(context, state),
  };
};

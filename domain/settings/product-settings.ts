import { match } from 'ts-pattern';
import {
  defaultSettings,
  type SettingName,
  type Settings,
  type SettingValue,
  settingName,
  settings,
} from '../contracts/settings.ts';
import type { Decider } from '../kernel/decider.ts';
import type { AccountId } from '../kernel/ids.ts';
import { accepted, refused } from '../kernel/result.ts';
import type { Instant } from '../kernel/time.ts';
import type { SettingsEvent } from './events.ts';

type Values = Readonly<Partial<Record<SettingName, SettingValue>>>;

type Change = {
  readonly setting: SettingName;
  readonly from: SettingValue | null;
  readonly to: SettingValue | null;
  readonly by: AccountId;
  readonly at: Instant;
  /** As it stands in the log: sealed. */
  readonly reason: string | null;
};

/** What was set, and every change of it in turn: they are few. */
export type ProductSettings = {
  readonly values: Values;
  readonly changes: readonly Change[];
};

type By = { readonly by: AccountId; readonly at: Instant };

export type ChangeSettings = By & {
  readonly type: 'ChangeSettings';
  /** Null puts a setting back to what it is by default. */
  readonly wanted: { readonly [Setting in SettingName]?: SettingValue | null | undefined };
  readonly reason: string | null;
};

/** A change is taken back by another one, to what stood before. */
export type UndoChange = By & { readonly type: 'UndoChange'; readonly number: number };

export type SettingsRefusal =
  | { readonly code: 'ChangeNotFound' }
  | { readonly code: 'ChangedSince' };

type Command = ChangeSettings | UndoChange;
type Decision = ReturnType<
  Decider<ProductSettings, Command, SettingsEvent, SettingsRefusal>['decide']
>;

const change = (
  { wanted, reason, by, at }: ChangeSettings,
  { values }: ProductSettings,
): Decision =>
  accepted(
    settingName.options.flatMap((setting) => {
      const value = wanted[setting];
      if (value === undefined || value === (values[setting] ?? null)) return [];
      return [{ type: 'SettingChanged', data: { by, at, setting, value, reason } }];
    }),
  );

/** Whether a change is the last one of its setting, counted from 1. */
export const isLatestChange = ({ changes }: ProductSettings, number: number): boolean =>
  !changes.slice(number).some(({ setting }) => setting === changes[number - 1]?.setting);

const undo = ({ number, by, at }: UndoChange, state: ProductSettings): Decision => {
  const undone = state.changes[number - 1];
  if (!undone) return refused({ code: 'ChangeNotFound' });
  if (!isLatestChange(state, number)) return refused({ code: 'ChangedSince' });
  const { setting, from: value } = undone;
  return accepted([{ type: 'SettingChanged', data: { by, at, setting, value, reason: null } }]);
};

const changed = (
  { values, changes }: ProductSettings,
  { data: { setting, value, reason, by, at } }: SettingsEvent,
): ProductSettings => {
  const { [setting]: before, ...others } = values;
  return {
    values: value === null ? others : { ...others, [setting]: value },
    changes: [...changes, { setting, from: before ?? null, to: value, by, at, reason }],
  };
};

/** The settings of the whole product, in one stream. */
export const productSettings: Decider<ProductSettings, Command, SettingsEvent, SettingsRefusal> = {
  initial: { values: {}, changes: [] },
  decide: (command, state) =>
    match(command)
      .with({ type: 'ChangeSettings' }, (wish) => change(wish, state))
      .with({ type: 'UndoChange' }, (wish) => undo(wish, state))
      .exhaustive(),
  evolve: changed,
};

/** What an installation holds by default, which may name a model of its own. */
export const defaultsFor = (model: string | undefined): Settings => ({
  ...defaultSettings,
  ...(model === undefined ? {} : { model }),
});

/** Of before its bounds were what they are today. */
const isOutside = (setting: SettingName, value: unknown): boolean =>
  !settings.shape[setting].safeParse(value).success;

/** What holds now. */
export const settingsNow = ({ values }: ProductSettings, defaults: Settings): Settings => {
  const kept = settingName.options.filter((setting) => !isOutside(setting, values[setting]));
  const set = Object.fromEntries(kept.map((setting) => [setting, values[setting]]));
  return settings.parse({ ...defaults, ...set });
};

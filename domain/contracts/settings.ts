import { z } from 'zod';
import { accountId } from '../kernel/ids.ts';
import { line } from '../kernel/text.ts';
import { instant } from '../kernel/time.ts';
import { freeDailyFlashcards } from './study-aids.ts';

/** As its provider names it. */
export const modelName = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9._:/-]{0,79}$/, 'Use the name of a model, such as gpt-4');

const wholeNumber = (from: number, to: number) => {
  const right = `Use a whole number from ${from} to ${to}`;
  return z.int(right).min(from, right).max(to, right);
};

/** What an administrator may set, each within its bounds. */
export const settings = z.strictObject({
  /** Which model writes study aids, where one is set up. */
  model: modelName,
  /** Tokens that one answer of it may have. */
  maxTokens: wholeNumber(500, 16_000),
  /** Flashcards that a learner on the free plan may have made a day. */
  freeFlashcardsPerDay: wholeNumber(0, 1_000),
  /** Tokens that one learner may use of the model a day, theirs by their own calendar. */
  learnerTokensPerDay: wholeNumber(0, 10_000_000),
  /** What all of it may cost a day by UTC, in millionths of a US dollar. */
  globalMicroDollarsPerDay: wholeNumber(0, 1_000_000_000),
});
export type Settings = z.infer<typeof settings>;

export const settingName = settings.keyof();
export type SettingName = z.infer<typeof settingName>;

export const settingValue = z.union([modelName, z.int()]);
export type SettingValue = z.infer<typeof settingValue>;

/** What holds until somebody sets it; of the model where the installation names none. */
export const defaultSettings: Settings = {
  model: 'gpt-4',
  maxTokens: 2_000,
  freeFlashcardsPerDay: freeDailyFlashcards,
  learnerTokensPerDay: 100_000,
  globalMicroDollarsPerDay: 5_000_000,
};

const { shape } = settings;

export const changeSettingsBody = z
  .strictObject({
    model: shape.model.nullable(),
    maxTokens: shape.maxTokens.nullable(),
    freeFlashcardsPerDay: shape.freeFlashcardsPerDay.nullable(),
    learnerTokensPerDay: shape.learnerTokensPerDay.nullable(),
    globalMicroDollarsPerDay: shape.globalMicroDollarsPerDay.nullable(),
  })
  .partial()
  .extend({ reason: line({ max: 240 }).optional() });
export type ChangeSettingsBody = z.infer<typeof changeSettingsBody>;

export const undoChangeBody = z.strictObject({
  number: z.int().min(1, 'Use the number of a change').max(1_000_000),
});

/** One change, the latest first in a list. */
export const settingChange = z.object({
  /** Counts changes from 1 on. */
  number: z.int(),
  at: instant,
  by: accountId,
  /** The administrator's user name; null where their account was erased. */
  byName: z.string().nullable(),
  setting: settingName,
  /** Null is what holds by default. */
  from: settingValue.nullable(),
  to: settingValue.nullable(),
  reason: z.string().nullable(),
  /** Nobody has changed the same setting since. */
  isLatest: z.boolean(),
});
export type SettingChange = z.infer<typeof settingChange>;

export const adminSettings = z.object({
  settings,
  /** What holds where nothing is set. */
  defaults: settings,
  /** Who writes study aids: `openai` where a model is set up. */
  provider: z.enum(['built-in', 'openai']),
  /** Of today by UTC, in millionths of a US dollar. */
  today: z.object({ spent: z.int(), held: z.int() }),
  history: z.array(settingChange),
});
export type AdminSettings = z.infer<typeof adminSettings>;

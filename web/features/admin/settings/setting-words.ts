import type { SettingName, SettingValue } from '../../../../domain/contracts/settings.ts';
import { grouped } from '../../../format/counts.ts';
import { dollars } from '../../../format/dollars.ts';

type Words = {
  readonly name: string;
  readonly hint: string;
  /** The value as it is typed, and as it is stored. */
  readonly typed: (value: SettingValue) => string;
  readonly stored: (typed: string) => SettingValue;
};

const asText = (value: SettingValue): string => String(value);
const asNumber = (typed: string): number => Number(typed);

/** A dollar is a million of what is stored. */
const microDollars = 1_000_000;

export const settingWords: Readonly<Record<SettingName, Words>> = {
  model: {
    name: 'Model',
    hint: 'Asked first where one is set up; the knowledge base answers when it fails',
    typed: asText,
    stored: (typed) => typed.trim(),
  },
  maxTokens: {
    name: 'Max tokens',
    hint: 'For one answer of the model',
    typed: asText,
    stored: asNumber,
  },
  learnerTokensPerDay: {
    name: 'Tokens a learner and day',
    hint: 'Beyond it the knowledge base answers',
    typed: asText,
    stored: asNumber,
  },
  globalMicroDollarsPerDay: {
    name: 'Daily cap in dollars',
    hint: 'For all learners together; beyond it the knowledge base answers',
    typed: (value) => (Number(value) / microDollars).toFixed(2),
    stored: (typed) => Math.round(Number(typed) * microDollars),
  },
  freeFlashcardsPerDay: {
    name: 'Free flashcards a day',
    hint: 'Generated for a learner on the free plan, by their own calendar',
    typed: asText,
    stored: asNumber,
  },
};

/** A value as a sentence shows it. */
export const valueWords = (setting: SettingName, value: SettingValue | null): string => {
  if (value === null) return 'as installed';
  // A hundredth of a dollar is 10,000 millionths.
  if (setting === 'globalMicroDollarsPerDay') return dollars(Number(value) / 10_000);
  return typeof value === 'number' ? grouped(value) : value;
};

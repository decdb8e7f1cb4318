import { describe, expect, it } from 'vitest';
import { defaultSettings } from '../../../domain/contracts/settings.ts';
import type { AccountId } from '../../../domain/kernel/ids.ts';
import type { Instant } from '../../../domain/kernel/time.ts';
import type { SettingsEvent } from '../../../domain/settings/events.ts';
import {
  type ChangeSettings,
  defaultsFor,
  productSettings,
  settingsNow,
} from '../../../domain/settings/product-settings.ts';
import { given } from '../../support/given.ts';

const about = { by: 'admin-1' as AccountId, at: '2026-11-26T12:00:00.000Z' as Instant };

const changed = (
  setting: SettingsEvent['data']['setting'],
  value: string | number | null,
  reason: string | null = null,
): SettingsEvent => ({ type: 'SettingChanged', data: { ...about, setting, value, reason } });

const change = (wanted: ChangeSettings['wanted'], reason: string | null = null) =>
  ({ type: 'ChangeSettings', ...about, wanted, reason }) as const;
const undo = (number: number) => ({ type: 'UndoChange', ...about, number }) as const;

const now = (...events: readonly SettingsEvent[]) =>
  settingsNow(
    events.reduce(productSettings.evolve, productSettings.initial),
    defaultsFor(undefined),
  );

describe('changing settings', () => {
  it('records each that is another now, with the reason', () => {
    given(productSettings, [changed('maxTokens', 3000)])
      .when(change({ maxTokens: 3000, freeFlashcardsPerDay: 8, model: 'gpt-4o' }, 'exam season'))
      .thenRecords(
        changed('model', 'gpt-4o', 'exam season'),
        changed('freeFlashcardsPerDay', 8, 'exam season'),
      );
  });

  it('puts one back to what it is by default, once', () => {
    given(productSettings, [changed('maxTokens', 3000)])
      .when(change({ maxTokens: null }))
      .thenRecords(changed('maxTokens', null));
    given(productSettings, [changed('maxTokens', 3000), changed('maxTokens', null)])
      .when(change({ maxTokens: null }))
      .thenRecords();
  });
});

describe('undoing a change', () => {
  const twice = [changed('maxTokens', 3000), changed('model', 'gpt-4o'), changed('maxTokens', 900)];

  it('is another change, to what stood before', () => {
    given(productSettings, twice).when(undo(3)).thenRecords(changed('maxTokens', 3000));
    given(productSettings, twice).when(undo(2)).thenRecords(changed('model', null));
  });

  it('is refused where the setting was changed since, or there is no such change', () => {
    given(productSettings, twice).when(undo(1)).thenRefuses({ code: 'ChangedSince' });
    given(productSettings, twice).when(undo(4)).thenRefuses({ code: 'ChangeNotFound' });
  });

  it('can be undone in turn', () => {
    const undone = [...twice, changed('maxTokens', 3000)];
    given(productSettings, undone).when(undo(4)).thenRecords(changed('maxTokens', 900));
  });
});

describe('the settings that hold', () => {
  it('[ADMIN-08] [ADMIN-09] [ADMIN-10] are those of the specification until somebody sets them', () => {
    expect(now()).toEqual(defaultSettings);
    expect(defaultSettings).toMatchObject({
      model: 'gpt-4',
      maxTokens: 2000,
      freeFlashcardsPerDay: 5,
    });
  });

  it('are what was set last, and the model of the installation where none was', () => {
    expect(now(changed('maxTokens', 900), changed('maxTokens', 800)).maxTokens).toBe(800);
    expect(settingsNow(productSettings.initial, defaultsFor('llama')).model).toBe('llama');
  });

  it('leave out what was set before its bounds were what they are', () => {
    expect(now(changed('maxTokens', 1)).maxTokens).toBe(2000);
  });
});

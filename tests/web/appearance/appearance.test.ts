import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';

/** The module as a browser loads it: with what is stored, and with what the system prefers. */
const start = async ({
  stored,
  systemIsDark = false,
}: {
  stored?: string;
  systemIsDark?: boolean;
}) => {
  vi.resetModules();
  window.localStorage.clear();
  if (stored) window.localStorage.setItem('appearance', stored);
  const system = Object.assign(new EventTarget(), { matches: systemIsDark });
  vi.stubGlobal('matchMedia', () => system);
  const module = await import('../../../web/appearance/appearance.ts');
  module.applyAppearance();
  return { ...module, system };
};

const onScreen = (): string => document.documentElement.className;

const firstPaint = readFileSync(
  join(import.meta.dirname, '../../../web/appearance/first-paint.js'),
  'utf8',
);

const starts = [
  [{}, 'light'],
  [{ systemIsDark: true }, 'dark'],
  [{ stored: 'dark' }, 'dark'],
  [{ stored: 'light', systemIsDark: true }, 'light'],
  [{ stored: 'purple', systemIsDark: true }, 'dark'],
] as const;

describe('the appearance', () => {
  it.each(starts)(
    'is the same before anything is drawn: from %o as %s',
    async (given, expected) => {
      await start(given);
      document.documentElement.className = '';
      document.documentElement.style.colorScheme = '';
      // As a browser runs a classic script.
      new Function('localStorage', 'matchMedia', 'document', firstPaint)(
        window.localStorage,
        matchMedia,
        document,
      );
      expect(onScreen()).toBe(expected);
      expect(document.documentElement.style.colorScheme).toBe(expected);
    },
  );

  it.each(starts)('starts from %o as %s', async (given, expected) => {
    await start(given);
    expect(onScreen()).toBe(expected);
    expect(document.documentElement.style.colorScheme).toBe(expected);
  });

  it('keeps a choice and tells those who watch', async () => {
    const { chooseAppearance, subscribeToAppearance } = await start({});
    const watching = vi.fn();
    const end = subscribeToAppearance(watching);
    chooseAppearance('dark');
    expect([onScreen(), window.localStorage.getItem('appearance')]).toEqual(['dark', 'dark']);
    expect(watching).toHaveBeenCalledOnce();
    end();
    chooseAppearance('light');
    expect(watching).toHaveBeenCalledOnce();
  });

  it('follows the system while that is the choice', async () => {
    const { chooseAppearance, system } = await start({});
    system.matches = true;
    system.dispatchEvent(new Event('change'));
    expect(onScreen()).toBe('dark');
    chooseAppearance('light');
    system.dispatchEvent(new Event('change'));
    expect(onScreen()).toBe('light');
  });

  it('follows a choice made in another tab', async () => {
    await start({});
    window.localStorage.setItem('appearance', 'dark');
    window.dispatchEvent(new StorageEvent('storage', { key: 'appearance' }));
    expect(onScreen()).toBe('dark');
  });

  it('works without storage', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('Storage is off');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Storage is off');
    });
    const { chooseAppearance } = await start({});
    expect(onScreen()).toBe('light');
    chooseAppearance('dark');
    expect(onScreen()).toBe('dark');
  });
});

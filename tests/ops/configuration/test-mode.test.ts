import { describe, expect, it, vi } from 'vitest';
import { readConfiguration } from '../../../ops/configuration.ts';
import { enterTestMode } from '../../../ops/product/test-mode.ts';

const production = { DATABASE_URL: 'postgres://boardwell@db.example/boardwell' };
const on = { ...production, TEST_MODE: 'on' };
const secret = 'seven otters on a raft';

describe('test mode in production', () => {
  it('is off unless it is switched on', () => {
    expect(readConfiguration(production).testMode).toBeUndefined();
    expect(readConfiguration({ HOST: '0.0.0.0' }).testMode).toBeUndefined();
    expect(readConfiguration({}).testMode, 'on a machine of one’s own').toMatchObject({
      isProduction: false,
    });
  });

  it('does not start without a password of its own', () => {
    expect(() => readConfiguration(on)).toThrow('TEST_MODE_PASSWORD: set it too');
    expect(readConfiguration({ ...on, TEST_MODE_PASSWORD: secret }).testMode).toEqual({
      password: secret,
      isProduction: true,
    });
  });

  it.each(['test', 'short', 'password1234', 'boardwell123', 'aaaaaaaaaaaaaa'])(
    'does not start with the password %s',
    (TEST_MODE_PASSWORD) => {
      const start = () => readConfiguration({ ...on, TEST_MODE_PASSWORD });
      expect(start).toThrow('TEST_MODE_PASSWORD: use at least 12 characters');
    },
  );

  it('is warned of in the log at each start, elsewhere not', async () => {
    const warn = vi.fn();
    const world = { database: {}, identifiers: {}, logger: { warn } } as never;
    await enterTestMode({ isProduction: true } as never, world);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(String(warn.mock.calls[0])).toMatch(/test mode/i);
    await enterTestMode({ isProduction: false } as never, world);
    expect(warn).toHaveBeenCalledTimes(1);
  });
});

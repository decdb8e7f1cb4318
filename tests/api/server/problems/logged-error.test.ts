import { describe, expect, it } from 'vitest';
import { loggedError } from '../../../../api/server/problems/logged-error.ts';

describe('an error in the log', () => {
  it('keeps its name, message, code and causes', () => {
    const cause = Object.assign(new TypeError('socket'), { code: 'ECONNRESET' });
    const logged = loggedError(new Error('away', { cause }));
    expect(logged).toMatchObject({
      name: 'Error',
      message: 'away',
      cause: { name: 'TypeError', message: 'socket', code: 'ECONNRESET' },
    });
    expect(logged.stack).toContain('away');
  });

  it('loses what else it carries, such as the row a database refused', () => {
    const error = Object.assign(new Error('refused'), {
      detail: 'Failing row contains (ada@example.com)',
      client: { password: 'secret' },
    });
    expect(JSON.stringify(loggedError(error))).not.toMatch(/ada@example|secret/);
  });

  it('ends with a chain of causes that does not', () => {
    const error = new Error('round and round');
    error.cause = error;
    expect(JSON.stringify(loggedError(error)).match(/"name"/g)).toHaveLength(5);
  });

  it('says little of what is no error', () => {
    expect(loggedError({ email: 'ada@example.com' })).toEqual({
      name: 'object',
      message: 'Not an error',
    });
  });
});

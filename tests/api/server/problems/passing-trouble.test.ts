import { DatabaseError } from 'pg';
import { describe, expect, it } from 'vitest';
import { passingTrouble } from '../../../../api/server/problems/passing-trouble.ts';
import { ReadModelBehind } from '../../../../api/server/unavailable.ts';
import { StreamContended } from '../../../../domain/handling/handle-command.ts';
import { LogUnavailable, OutcomeUnknown } from '../../../../domain/ports/event-log.ts';
import { HashingOverloaded } from '../../../../domain/ports/passwords.ts';

const sqlState = (code: string) => Object.assign(new DatabaseError('x', 1, 'error'), { code });
const socket = (code: string) => Object.assign(new Error('socket'), { code });

describe('trouble that passes', () => {
  it.each([
    [new OutcomeUnknown('x'), 'OutcomeUnknown'],
    [new LogUnavailable('x'), 'Unavailable'],
    [new ReadModelBehind('x'), 'Behind'],
    [new StreamContended('x'), 'Contended'],
    [new HashingOverloaded('x'), 'Overloaded'],
  ])('is told with its own code and when to ask again: %s', (error, code) => {
    expect(passingTrouble(error)).toEqual({
      status: 503,
      problem: { message: expect.stringMatching(/\.$/), code },
      retryAfter: 1,
    });
  });

  it.each([
    '08006',
    '53100',
    '53300',
    '57P01',
    '57P03',
    '57014',
    '58030',
    '25006',
    '40P01',
    '55P03',
  ])('is a database that answers %s', (code) =>
    expect(passingTrouble(sqlState(code))).toBeDefined(),
  );

  it.each(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EAI_AGAIN', 'EHOSTUNREACH'])(
    'is a connection that fails with %s',
    (code) => expect(passingTrouble(socket(code))).toBeDefined(),
  );

  it.each([
    'timeout exceeded when trying to connect',
    'Connection terminated unexpectedly',
    'Client has encountered a connection error and is not queryable',
    'Cannot use a pool after calling end on the pool',
    'Query read timeout',
  ])('is what the driver says without a code: %s', (message) =>
    expect(passingTrouble(new Error(message))).toBeDefined(),
  );

  it.each(['23505', '42P01', '22P02', '42601', '28P01', 'XX000'])(
    'is not a statement that is wrong in itself: %s',
    (code) => expect(passingTrouble(sqlState(code))).toBeUndefined(),
  );

  it('is no error of ours', () => {
    expect(passingTrouble(new TypeError('undefined is not a function'))).toBeUndefined();
    expect(passingTrouble('a text')).toBeUndefined();
  });
});

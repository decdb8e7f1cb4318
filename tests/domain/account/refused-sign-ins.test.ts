import { describe, expect, it } from 'vitest';
import { mostRecordedADay, refusedSignIns } from '../../../domain/account/refused-sign-ins.ts';
import { type AccountId, isOwnStream, refusalsStream } from '../../../domain/kernel/ids.ts';
import { day, later, learner } from '../../support/facts.ts';
import { given } from '../../support/given.ts';

const about = { accountId: learner, at: later };
const wrong = { type: 'RefuseSignIn', ...about } as const;
const refused = { type: 'SignInRefused', data: about } as const;

describe('a day of wrong passwords', () => {
  it('is kept on a stream that the product knows as its own', () => {
    const account = '00000000-0000-4000-8000-000000000001' as AccountId;
    expect(isOwnStream(refusalsStream(account, day('2026-11-20')))).toBe(true);
  });

  it('is recorded one by one', () => {
    given(refusedSignIns, [refused]).when(wrong).thenRecords(refused);
  });

  it('is recorded no longer once it is plain that somebody guesses', () => {
    given(refusedSignIns, Array(mostRecordedADay - 1).fill(refused))
      .when(wrong)
      .thenRecords(refused);
    given(refusedSignIns, Array(mostRecordedADay).fill(refused)).when(wrong).thenRecords();
  });
});

import { describe, it } from 'vitest';
import { account } from '../../../domain/account/account.ts';
import { accountOpened, instantAt, later, learner } from '../../support/facts.ts';
import { given } from '../../support/given.ts';

const about = { accountId: learner, at: later };
const reason = 'Shared the questions of a paper';
const suspended = { type: 'AccountSuspended', data: { ...about, reason } } as const;
const restored = { type: 'AccountRestored', data: { ...about, reason } } as const;

describe('suspending an account', () => {
  it('is recorded once, with why', () => {
    const wish = { type: 'SuspendAccount', ...about, reason } as const;
    given(account, [accountOpened()]).when(wish).thenRecords(suspended);
    given(account, [accountOpened(), suspended]).when(wish).thenRecords();
    given(account, []).when(wish).thenRefuses({ code: 'AccountNotFound' });
  });

  it.each([
    { type: 'SignIn' },
    { type: 'UpdateProfile', firstName: 'Ada' },
    { type: 'ChangePassword' },
    { type: 'AskEmailChange', email: 'a@example.com', oldEmail: 'b@example.com' },
    { type: 'LinkGoogle' },
    { type: 'RenewRecoveryCodes' },
  ] as const)('keeps $type from its owner', (wish) => {
    given(account, [accountOpened(), suspended])
      .when({ ...wish, ...about })
      .thenRefuses({ code: 'AccountSuspended' });
  });

  it('keeps nobody from their data and its erasure', () => {
    const now = given(account, [accountOpened(), suspended]);
    now
      .when({ type: 'DownloadData', ...about, format: 'json' })
      .thenRecords({ type: 'DataDownloaded', data: { ...about, format: 'json' } });
    now
      .when({ type: 'EraseAccount', ...about })
      .thenRecords({ type: 'AccountErased', data: about });
    now
      .when({ type: 'ResetPassword', ...about })
      .thenRecords({ type: 'PasswordReset', data: about }, { type: 'EmailVerified', data: about });
  });
});

describe('restoring an account', () => {
  const wish = { type: 'RestoreAccount', ...about, reason } as const;

  it('is recorded once, and its owner signs in again', () => {
    given(account, [accountOpened(), suspended]).when(wish).thenRecords(restored);
    given(account, [accountOpened(), suspended, restored]).when(wish).thenRecords();
    given(account, [accountOpened()]).when(wish).thenRecords();
    given(account, [accountOpened(), suspended, restored])
      .when({ type: 'SignIn', ...about })
      .thenRecords({ type: 'SignedIn', data: { ...about, method: 'password' } });
  });

  it('leaves the role as it was', () => {
    const admin = { type: 'RoleGranted', data: { ...about, role: 'admin' } } as const;
    given(account, [accountOpened(), admin, suspended, restored])
      .when({ type: 'GrantRole', accountId: learner, at: instantAt(later), role: 'admin' })
      .thenRecords();
  });
});

import { describe, expect, it } from 'vitest';
import { account } from '../../../domain/account/account.ts';
import { mayUse } from '../../../domain/account/entitlements.ts';
import { accountOpened, later, learner, zone } from '../../support/facts.ts';
import { given } from '../../support/given.ts';

const about = { accountId: learner, at: later };
const open = { type: 'OpenAccount', ...accountOpened().data } as const;

describe('opening an account', () => {
  it('records who it is and that they are signed in', () => {
    given(account, [])
      .when(open)
      .thenRecords(accountOpened(), {
        type: 'SignedIn',
        data: { accountId: learner, at: accountOpened().data.at, method: 'registration' },
      });
  });

  it('with Google says so, and nothing of who they are there', () => {
    const { data } = accountOpened();
    const own = { accountId: learner, at: data.at };
    given(account, [])
      .when({ ...open, withGoogle: true })
      .thenRecords(
        accountOpened(),
        { type: 'EmailVerified', data: own },
        { type: 'GoogleLinked', data: own },
        { type: 'SignedIn', data: { ...own, method: 'registration' } },
      );
  });

  it('is refused the second time', () => {
    given(account, [accountOpened()]).when(open).thenRefuses({ code: 'AccountAlreadyOpen' });
  });
});

describe('an open account', () => {
  const opened = [accountOpened()];

  it('signs in, signs out, and changes its password', () => {
    given(account, opened)
      .when({ type: 'SignIn', ...about })
      .thenRecords({ type: 'SignedIn', data: { ...about, method: 'password' } });
    given(account, opened)
      .when({ type: 'SignOut', ...about })
      .thenRecords({ type: 'SignedOut', data: about });
    given(account, opened)
      .when({ type: 'ChangePassword', ...about })
      .thenRecords({ type: 'PasswordChanged', data: about });
  });

  it('tells of a device only where it is new', () => {
    given(account, opened)
      .when({ type: 'SignIn', newDevice: 'Firefox on Linux', ...about })
      .thenRecords(
        { type: 'SignedIn', data: { ...about, method: 'password' } },
        { type: 'NewDeviceSignedIn', data: { ...about, device: 'Firefox on Linux' } },
      );
  });

  it('has its address verified once, by a link, a reset or a change', () => {
    const verified = { type: 'EmailVerified', data: about } as const;
    const reset = { type: 'PasswordReset', data: about } as const;
    const changed = { type: 'EmailChanged', data: { ...about, email: 'new@example.com' } } as const;
    const verify = { type: 'VerifyEmail', ...about } as const;
    given(account, opened).when(verify).thenRecords(verified);
    given(account, [...opened, verified])
      .when(verify)
      .thenRecords();
    given(account, [...opened, changed])
      .when(verify)
      .thenRecords();
    const wish = { type: 'ResetPassword', ...about } as const;
    given(account, opened).when(wish).thenRecords(reset, verified);
    given(account, [...opened, verified])
      .when(wish)
      .thenRecords(reset);
  });

  it('changes its address in two steps', () => {
    const [email, oldEmail] = ['new@example.com', 'maya@example.com'];
    given(account, opened)
      .when({ type: 'AskEmailChange', email, oldEmail, ...about })
      .thenRecords({ type: 'EmailChangeAsked', data: { ...about, email, oldEmail } });
    given(account, opened)
      .when({ type: 'ChangeEmail', email, ...about })
      .thenRecords({ type: 'EmailChanged', data: { ...about, email } });
  });

  it('[AUTH-14] signs in with Google, and is linked with it once', () => {
    const linked = { type: 'GoogleLinked', data: about } as const;
    const signedIn = { type: 'SignedIn', data: { ...about, method: 'google' } } as const;
    const unlinked = { type: 'GoogleUnlinked', data: about } as const;
    given(account, opened)
      .when({ type: 'SignIn', ...about, method: 'google' })
      .thenRecords(linked, signedIn);
    given(account, [...opened, linked])
      .when({ type: 'SignIn', ...about, method: 'google' })
      .thenRecords(signedIn);
    given(account, opened)
      .when({ type: 'LinkGoogle', ...about })
      .thenRecords(linked);
    given(account, [...opened, linked])
      .when({ type: 'LinkGoogle', ...about })
      .thenRecords();
    given(account, [...opened, linked])
      .when({ type: 'UnlinkGoogle', ...about })
      .thenRecords(unlinked);
    given(account, [...opened, linked, unlinked])
      .when({ type: 'UnlinkGoogle', ...about })
      .thenRecords();
  });

  it('is granted extra time, and told only what is new', () => {
    const longer = { type: 'UpdateProfile', ...about, extraTime: 1.5 } as const;
    const set = { type: 'ExtraTimeSet', data: { ...about, factor: 1.5 } } as const;
    given(account, opened).when(longer).thenRecords(set);
    given(account, [...opened, set])
      .when(longer)
      .thenRecords();
    given(account, opened)
      .when({ ...longer, extraTime: 1 })
      .thenRecords();
  });

  it('records each change of the profile, and nothing that stays as it is', () => {
    given(account, opened)
      .when({
        type: 'UpdateProfile',
        ...about,
        field: 'RN',
        timeZone: zone('Europe/Paris'),
        firstName: 'Maya',
      })
      .thenRecords(
        { type: 'FieldChosen', data: { ...about, field: 'RN' } },
        { type: 'TimeZoneChanged', data: { ...about, timeZone: zone('Europe/Paris') } },
        { type: 'ProfileChanged', data: { ...about, firstName: 'Maya', lastName: null } },
      );
    given(account, opened)
      .when({
        type: 'UpdateProfile',
        ...about,
        field: 'RT',
        timeZone: zone('America/Chicago'),
      })
      .thenRecords();
  });

  it('is granted a role once', () => {
    const granted = { type: 'RoleGranted', data: { ...about, role: 'admin' } } as const;
    given(account, opened)
      .when({ type: 'GrantRole', ...about, role: 'admin' })
      .thenRecords(granted);
    given(account, [...opened, granted])
      .when({ type: 'GrantRole', ...about, role: 'admin' })
      .thenRecords();
    given(account, [...opened, granted]).thenState({
      status: 'open',
      field: 'RT',
      timeZone: zone('America/Chicago'),
      role: 'admin',
      suspendedAt: null,
      extraTime: 1,
      emailVerified: false,
      google: false,
      totp: false,
      passkeys: 0,
      factorChanges: 0,
      downloads: [],
    });
  });

  it('remembers the field and the time zone it changed to', () => {
    given(account, [
      ...opened,
      { type: 'FieldChosen', data: { ...about, field: 'NP' } },
      { type: 'TimeZoneChanged', data: { ...about, timeZone: zone('UTC') } },
      { type: 'SignedOut', data: about },
    ]).thenState({
      status: 'open',
      field: 'NP',
      timeZone: zone('UTC'),
      role: 'learner',
      suspendedAt: null,
      extraTime: 1,
      emailVerified: false,
      google: false,
      totp: false,
      passkeys: 0,
      factorChanges: 0,
      downloads: [],
    });
  });
});

it('nothing can be done with an account that was not opened', () => {
  given(account, [])
    .when({ type: 'SignIn', ...about })
    .thenRefuses({ code: 'AccountNotFound' });
  given(account, [{ type: 'SignedOut', data: about }]).thenState({ status: 'absent' });
});

it('[ROLE-03] any tier but free counts as Pro', () => {
  expect(mayUse({ tier: 'free', role: 'learner' }, 'fullLengthExams')).toBe(false);
  expect(mayUse({ tier: 'monthly', role: 'learner' }, 'fullLengthExams')).toBe(true);
  expect(mayUse({ tier: 'annual', role: 'learner' }, 'fullLengthExams')).toBe(true);
  expect(mayUse({ tier: 'free', role: 'admin' }, 'fullLengthExams')).toBe(true);
});

describe('an account that is erased', () => {
  const erasing = { type: 'EraseAccount', ...about } as const;
  const erased = { type: 'AccountErased', data: about } as const;

  it('is erased once, however often it is asked for', () => {
    given(account, [accountOpened()]).when(erasing).thenRecords(erased);
    given(account, [accountOpened(), erased]).when(erasing).thenRecords();
  });

  it.each([
    { type: 'SignIn' },
    { type: 'SignOut' },
    { type: 'ChangePassword' },
    { type: 'UpdateProfile', firstName: 'Maya' },
    { type: 'GrantRole', role: 'admin' },
  ] as const)('takes no other command: $type', (command) => {
    given(account, [accountOpened(), erased])
      .when({ ...command, ...about })
      .thenRefuses({ code: 'AccountNotFound' });
  });

  it('cannot be one that was never opened', () => {
    given(account, []).when(erasing).thenRefuses({ code: 'AccountNotFound' });
  });
});

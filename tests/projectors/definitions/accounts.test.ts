import { describe, expect, it } from 'vitest';
import { noPlans } from '../../../domain/subscription/held-plans.ts';
import { accountOpened, later, learner, noon, zone } from '../../support/facts.ts';
import { rowsAfter } from '../support/rows.ts';

const about = { accountId: learner, at: later };

describe('the account read model', () => {
  it('shows a new account as it was opened, its holder a learner', () => {
    expect(rowsAfter('accounts', accountOpened())).toEqual({
      [learner]: {
        accountId: learner,
        email: 'maya@example.com',
        username: 'maya',
        firstName: 'Maya',
        lastName: 'Okafor',
        field: 'RT',
        timeZone: 'America/Chicago',
        referralCode: 'MAYA234567',
        role: 'learner',
        plans: noPlans,
        createdAt: noon,
        extraTime: 1,
        referrerId: null,
        testMode: false,
        emailVerified: false,
        suspendedAt: null,
      },
    });
  });

  it('follows the address, which is verified by a link that was sent there', () => {
    const verified = { type: 'EmailVerified', data: about } as const;
    expect(rowsAfter('accounts', accountOpened(), verified)[learner]).toMatchObject({
      email: 'maya@example.com',
      emailVerified: true,
    });
    const changed = { type: 'EmailChanged', data: { ...about, email: 'may@example.org' } } as const;
    expect(rowsAfter('accounts', accountOpened(), changed)[learner]).toMatchObject({
      email: 'may@example.org',
      emailVerified: true,
    });
  });

  it('follows every change of the profile', () => {
    const rows = rowsAfter(
      'accounts',
      accountOpened(),
      { type: 'FieldChosen', data: { ...about, field: 'RN' } },
      { type: 'PlanGranted', data: { ...about, tier: 'monthly' } },
      { type: 'ProfileChanged', data: { ...about, firstName: 'May', lastName: null } },
      { type: 'ProfileChanged', data: { ...about, firstName: null, lastName: 'Oka' } },
      { type: 'TimeZoneChanged', data: { ...about, timeZone: zone('Europe/Oslo') } },
      { type: 'ExtraTimeSet', data: { ...about, factor: 1.5 } },
      { type: 'RoleGranted', data: { ...about, role: 'admin' } },
    );
    expect(rows[learner]).toMatchObject({
      field: 'RN',
      firstName: 'May',
      lastName: 'Oka',
      timeZone: 'Europe/Oslo',
      extraTime: 1.5,
      role: 'admin',
      plans: { ...noPlans, granted: 'monthly' },
      createdAt: noon,
    });
  });

  it('says of an erased account when, and that it may nothing more', () => {
    const rows = rowsAfter(
      'accounts',
      accountOpened(),
      { type: 'RoleGranted', data: { ...about, role: 'admin' } },
      { type: 'AccountErased', data: about },
    );
    expect(rows[learner]).toMatchObject({ role: 'learner', erasedAt: about.at });
  });

  it('makes nothing of a change to an account that was never opened', () => {
    const changed = { type: 'FieldChosen', data: { ...about, field: 'RN' } } as const;
    expect(rowsAfter('accounts', changed)).toEqual({});
  });
});

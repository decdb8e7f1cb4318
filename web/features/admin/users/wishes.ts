import type { AdminUserDetail } from '../../../../domain/contracts/admin.ts';
import type { UserWish } from './change-dialog.tsx';

const roleWish = ({ role }: AdminUserDetail): UserWish =>
  role === 'admin'
    ? {
        path: 'role',
        body: { role: 'learner' },
        label: 'Take admin rights away',
        consequence:
          'They lose this area from their next request on. What they did stays in the audit.',
      }
    : {
        path: 'role',
        body: { role: 'admin' },
        label: 'Make an admin',
        consequence:
          'They will see everything in this area and can change accounts, from their next request on.',
      };

const suspensionWish = ({ suspendedAt }: AdminUserDetail): UserWish =>
  suspendedAt
    ? {
        path: 'suspension/end',
        body: {},
        label: 'Restore account',
        consequence: 'Its owner can sign in again. Progress, plan, and role are as they were.',
      }
    : {
        path: 'suspension',
        body: {},
        isGrave: true,
        label: 'Suspend account',
        consequence:
          'Every session ends at once, on all devices, and nobody can sign in. Nothing is lost, a subscription continues, and the owner can still download or erase their data.',
      };

const planWishes = ({ granted, extendedUntil, seats }: AdminUserDetail): readonly UserWish[] => {
  const back: UserWish = {
    path: 'plan',
    body: { tier: 'free' },
    label: 'Take the granted plan back',
    consequence: 'What was granted ends now. A plan that they pay for, a trial, or a seat stays.',
  };
  const grant: UserWish = {
    path: 'plan',
    body: { tier: 'monthly' },
    label: 'Grant Pro',
    consequence:
      'They are on Pro without payment until it is taken back. What they pay for stays as it is.',
  };
  const extend: UserWish = {
    path: 'plan/extension',
    body: {},
    asksDays: true,
    label: 'Extend Pro',
    consequence:
      'So many days of Pro are added after what they have. No invoice is made, and a renewal stays on its day.',
  };
  return [
    ...(granted === 'free' ? [grant] : []),
    ...(granted === 'free' && seats === 0 ? [extend] : []),
    ...(granted !== 'free' || extendedUntil ? [back] : []),
  ];
};

/** What may be changed of an account. Nobody changes their own rights. */
export const wishesFor = (user: AdminUserDetail, isSelf: boolean): readonly UserWish[] => [
  ...(isSelf ? [] : [roleWish(user)]),
  ...planWishes(user),
  ...(isSelf ? [] : [suspensionWish(user)]),
];

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { type RegisterBody, type User, user } from '../../domain/contracts/account.ts';
import { academyName } from '../../domain/contracts/product.ts';
import { serverText } from '../http/http-error.ts';
import { request } from '../http/request.ts';
import { showToast } from '../toast/toast-store.ts';
import { forgetInvitation } from './invitation.ts';
import { noConnectionText } from './no-connection.ts';
import { leaveTestMode } from './test-mode.ts';
import { userKey } from './user-query.ts';

const callRegister = async (body: RegisterBody): Promise<User> => {
  try {
    return await request({ path: '/api/register', method: 'POST', body, schema: user });
  } catch (cause) {
    throw new Error(serverText(cause) ?? 'Registration failed', { cause });
  }
};

/** All that is asked of the referrals here: this file is on the first page. */
const counted = z.object({ isReferred: z.boolean() });

/** What to add to the welcome where a code was brought that is nobody's. */
const codeWords = async ({ referralCode }: RegisterBody): Promise<string> => {
  if (referralCode === undefined) return '';
  try {
    const path = '/api/referrals/stats';
    const { isReferred } = await request({ path, schema: counted });
    return isReferred
      ? ''
      : ` The code ${referralCode} did not count; your account is fine without it.`;
  } catch {
    // The account is open; whether the code counted stands on the Referrals tab.
    return '';
  }
};

/** Opens an account and signs in; the error's cause is the HttpError. */
export const useRegister = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: callRegister,
    onSuccess: async (opened, body) => {
      leaveTestMode();
      forgetInvitation();
      client.setQueryData(userKey, opened);
      const name = opened.firstName || opened.email;
      showToast({
        title: 'Account created!',
        description: `Welcome to ${academyName}, ${name}.${await codeWords(body)}`,
      });
    },
    onError: ({ cause }) =>
      showToast({
        title: 'Registration failed',
        description: serverText(cause) ?? noConnectionText(cause) ?? 'Failed to create account',
        tone: 'destructive',
      }),
  });
};

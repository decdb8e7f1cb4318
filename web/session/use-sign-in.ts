import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type LoginBody, type User, user } from '../../domain/contracts/account.ts';
import { serverText } from '../http/http-error.ts';
import { isRefusedFor } from '../http/is-refused-for.ts';
import { request } from '../http/request.ts';
import { showToast } from '../toast/toast-store.ts';
import { noConnectionText } from './no-connection.ts';
import { leaveTestMode } from './test-mode.ts';
import { userKey } from './user-query.ts';

const callSignIn = async (body: LoginBody): Promise<User> => {
  try {
    return await request({ path: '/api/login', method: 'POST', body, schema: user });
  } catch (cause) {
    throw new Error(serverText(cause) ?? 'Login failed', { cause });
  }
};

/** Sign-in by e-mail or user name; the error's cause is the HttpError. */
export const useSignIn = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: callSignIn,
    onSuccess: (signedIn) => {
      leaveTestMode();
      client.setQueryData(userKey, signedIn);
      const name = signedIn.firstName || signedIn.email;
      showToast({ title: 'Welcome back!', description: `Signed in as ${name}` });
    },
    onError: ({ cause }) => {
      // No failure to be told in passing: the page goes on to what says it.
      if (isRefusedFor(cause, ['SecondFactorNeeded', 'AccountSuspended'])) return;
      showToast({
        title: 'Sign in failed',
        description: serverText(cause) ?? noConnectionText(cause) ?? 'Invalid email or password',
        tone: 'destructive',
      });
    },
  });
};

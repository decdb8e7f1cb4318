import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { type User, user } from '../../domain/contracts/account.ts';
import type { TestLoginBody } from '../../domain/contracts/test-mode.ts';
import { HttpError, serverText } from '../http/http-error.ts';
import { request } from '../http/request.ts';
import { showToast } from '../toast/toast-store.ts';
import { noConnectionText } from './no-connection.ts';
import { enterTestMode } from './test-mode.ts';
import { userKey } from './user-query.ts';

const callTestSignIn = (body: TestLoginBody): Promise<User> =>
  request({ path: '/api/test/login', method: 'POST', body, schema: user });

const tellRefusal = (error: unknown): void => {
  const isWrong = error instanceof HttpError && error.status === 401;
  showToast({
    title: isWrong ? 'Invalid Test Credentials' : 'Test login failed',
    description: serverText(error) ?? noConnectionText(error) ?? 'Try again in a moment.',
    tone: 'destructive',
  });
};

/** Signs in as a tester, remembers it in this browser and goes home. */
export const useTestSignIn = () => {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: callTestSignIn,
    onSuccess: async (signedIn, { username: typed }) => {
      const username = signedIn.username ?? typed;
      enterTestMode({ username, type: signedIn.isAdmin ? 'admin' : 'pro' });
      client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== userKey[0] });
      client.setQueryData(userKey, signedIn);
      showToast({
        title: 'Test Login Successful',
        description: `Logged in as ${username} with full access.`,
      });
      await navigate('/');
    },
    onError: tellRefusal,
  });
};

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type RegisterBody, type User, user } from '../../domain/contracts/account.ts';
import { academyName } from '../../domain/contracts/product.ts';
import { serverText } from '../http/http-error.ts';
import { request } from '../http/request.ts';
import { showToast } from '../toast/toast-store.ts';
import { noConnectionText } from './no-connection.ts';
import { userKey } from './user-query.ts';

const callRegister = async (body: RegisterBody): Promise<User> => {
  try {
    return await request({ path: '/api/register', method: 'POST', body, schema: user });
  } catch (cause) {
    throw new Error(serverText(cause) ?? 'Registration failed', { cause });
  }
};

/** Opens an account and signs in; the error's cause is the HttpError. */
export const useRegister = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: callRegister,
    onSuccess: (opened) => {
      client.setQueryData(userKey, opened);
      const name = opened.firstName || opened.email;
      showToast({ title: 'Account created!', description: `Welcome to ${academyName}, ${name}.` });
    },
    onError: ({ cause }) =>
      showToast({
        title: 'Registration failed',
        description: serverText(cause) ?? noConnectionText(cause) ?? 'Failed to create account',
        tone: 'destructive',
      }),
  });
};

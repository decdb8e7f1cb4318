import { useQuery } from '@tanstack/react-query';
import { signInMethodsQuery } from '../queries/sign-in-methods-query.ts';

/** What was typed, without a password where the account has none. */
export const useOwnerProof = (): (<Values extends { readonly currentPassword: string }>(
  values: Values,
) => Omit<Values, 'currentPassword'> & { readonly currentPassword?: string }) => {
  const { data: methods } = useQuery(signInMethodsQuery());
  return ({ currentPassword, ...rest }) =>
    methods?.password === false ? rest : { ...rest, currentPassword };
};

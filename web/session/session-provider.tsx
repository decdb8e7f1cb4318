import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { userQuery } from '../queries/user-query.ts';
import { SessionContext } from './session-context.ts';
import { useSignOut } from './use-sign-out.ts';

export const SessionProvider = ({ children }: { readonly children: ReactNode }) => {
  // A first check that fails is taken for signed out, without a word.
  const { data: user = null, isFetched } = useQuery(userQuery());
  const isLoading = !isFetched;
  const { signOut, isLeaving } = useSignOut();
  const session = useMemo(
    () => ({ user, isLoading, isLeaving, signOut }),
    [user, isLoading, isLeaving, signOut],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
};

import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { SessionContext } from './session-context.ts';
import { useSignOut } from './use-sign-out.ts';
import { userQuery } from './user-query.ts';

export const SessionProvider = ({ children }: { readonly children: ReactNode }) => {
  // A first check that fails is taken for signed out, without a word.
  const { data: user = null, isFetched } = useQuery(userQuery());
  const isLoading = !isFetched;
  const { signOut, leave, isLeaving } = useSignOut();
  const [wasHere, setWasHere] = useState(false);
  if (user && !wasHere) setWasHere(true);
  const hasEnded = wasHere && user === null && !isLeaving;
  const session = useMemo(
    () => ({ user, isLoading, isLeaving, hasEnded, signOut, leave }),
    [user, isLoading, isLeaving, hasEnded, signOut, leave],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
};

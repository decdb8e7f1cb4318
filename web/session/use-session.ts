import { useContext } from 'react';
import { type Session, SessionContext } from './session-context.ts';

/** Who is here. @throws Error outside a SessionProvider. */
export const useSession = (): Session => {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('useSession must be used within a SessionProvider');
  return session;
};

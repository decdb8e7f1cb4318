import { createContext } from 'react';
import type { User } from '../../domain/contracts/account.ts';

export type Session = {
  readonly user: User | null;
  /** The current-user check runs. */
  readonly isLoading: boolean;
  /** Sign-out is done and the browser is about to leave the page. */
  readonly isLeaving: boolean;
  /** Somebody was signed in on this page, and their session ended elsewhere. */
  readonly hasEnded: boolean;
  readonly signOut: () => void;
};

export const SessionContext = createContext<Session | null>(null);

import { createContext } from 'react';
import type { User } from '../../domain/contracts/account.ts';

export type Farewell = { readonly title: string; readonly description: string };

export type Session = {
  readonly user: User | null;
  /** The current-user check runs. */
  readonly isLoading: boolean;
  /** Sign-out is done and the browser is about to leave the page. */
  readonly isLeaving: boolean;
  /** Somebody was signed in on this page, and their session ended elsewhere. */
  readonly hasEnded: boolean;
  readonly signOut: () => void;
  /** The server has ended the session: says so, forgets who was here, and goes to the first page. */
  readonly leave: (told: Farewell) => void;
};

export const SessionContext = createContext<Session | null>(null);

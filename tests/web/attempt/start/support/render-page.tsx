import { Theme } from '@radix-ui/themes';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import type { User } from '../../../../../domain/contracts/account.ts';
import { createQueryClient } from '../../../../../web/http/query-client.ts';
import { SessionContext } from '../../../../../web/session/session-context.ts';
import { Toaster } from '../../../../../web/toast/toaster.tsx';
import { ChromeProvider } from '../../../../../web/ui/chrome-provider.tsx';

type PageInput = {
  readonly user: User | null;
  /** Where the learner is: /quiz?full=true. */
  readonly at: string;
};

const Address = () => {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{pathname + search}</output>;
};

/**
 * A page with everything around it that the product puts there, for this learner; `show` gives the
 * page another learner, as when the profile changes.
 */
export const renderPage = (page: ReactNode, { user, at }: PageInput) => {
  const client = createQueryClient();
  const pageFor = (shown: User | null) => (
    <Theme>
      <QueryClientProvider client={client}>
        <SessionContext
          value={{
            user: shown,
            isLoading: false,
            isLeaving: false,
            hasEnded: false,
            signOut: () => undefined,
            leave: () => undefined,
          }}
        >
          <MemoryRouter initialEntries={[at]}>
            <ChromeProvider>{page}</ChromeProvider>
            <Address />
          </MemoryRouter>
        </SessionContext>
      </QueryClientProvider>
      <Toaster />
    </Theme>
  );
  const { unmount, rerender } = render(pageFor(user));
  return { unmount, show: (next: User) => rerender(pageFor(next)) };
};

/** Waits for a toast with this text; a screen reader is told the same a second time. */
export const seeToast = async (text: string | RegExp): Promise<void> => {
  await screen.findAllByText(text);
};

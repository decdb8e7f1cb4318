import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { createQueryClient } from '../http/query-client.ts';
import { LiveUpdates } from '../live/live-updates.tsx';
import { SessionProvider } from '../session/session-provider.tsx';
import { Toasts } from '../toast/toasts.tsx';
import { AppTheme } from './app-theme.tsx';
import { AppRoutes } from './routes.tsx';

export const App = () => {
  const [client] = useState(createQueryClient);
  return (
    <AppTheme>
      <QueryClientProvider client={client}>
        <SessionProvider>
          <LiveUpdates />
          <BrowserRouter>
            <AppRoutes />
          </BrowserRouter>
        </SessionProvider>
      </QueryClientProvider>
      <Toasts />
    </AppTheme>
  );
};

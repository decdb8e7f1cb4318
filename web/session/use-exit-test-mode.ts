import { useState } from 'react';
import { z } from 'zod';
import { request } from '../http/request.ts';
import { leaveTestMode } from './test-mode.ts';

/** Clears the flags of this browser, ends the tester's session and loads the page anew. */
export const useExitTestMode = (): { readonly exit: () => void; readonly isLeaving: boolean } => {
  const [isLeaving, setLeaving] = useState(false);
  const leave = async (): Promise<void> => {
    setLeaving(true);
    leaveTestMode();
    // Signed out already or out of reach: the page shows which when it is loaded.
    await request({ path: '/api/logout', method: 'POST', schema: z.unknown() }).catch(
      () => undefined,
    );
    window.location.reload();
  };
  return { exit: () => void leave(), isLeaving };
};

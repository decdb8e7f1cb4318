import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { showToast } from '../../toast/toast-store.ts';
import type { Runner } from './use-runner.ts';

/**
 * Saves and goes back to the quiz page, where the paper waits to be resumed. With answers that
 * cannot be saved just now it stays once and says so; a second time it goes.
 */
export const useLeaving = ({ session, queue }: Pick<Runner, 'session' | 'queue'>, home: string) => {
  const navigate = useNavigate();
  const wasWarned = useRef(false);
  return async (): Promise<void> => {
    session.pause();
    const isSaved = await queue.flush();
    if (isSaved || wasWarned.current) return navigate(home);
    wasWarned.current = true;
    session.resume();
    showToast({
      title: 'Not saved yet',
      description:
        'Your last answers could not be sent. Stay until they are, or leave without them.',
      tone: 'destructive',
    });
  };
};

import { useNavigate } from 'react-router-dom';
import { showToast } from '../../toast/toast-store.ts';
import type { Runner } from './use-runner.ts';

/**
 * Saves and goes back to the quiz page, where the paper waits to be resumed. What cannot be sent
 * just now is kept in this browser and sent when the paper is opened again.
 */
export const useLeaving = (
  { session, queue, tellActivity }: Pick<Runner, 'session' | 'queue' | 'tellActivity'>,
  home: string,
) => {
  const navigate = useNavigate();
  return async (): Promise<void> => {
    session.pause();
    tellActivity();
    if (!(await queue.flush())) {
      showToast({
        title: 'Saved on this device',
        description:
          'Your last answers could not be sent. Open this quiz again here when you are back online.',
      });
    }
    return navigate(home);
  };
};

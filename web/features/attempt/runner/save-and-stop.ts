import { showToast } from '../../../toast/toast-store.ts';
import type { Runner } from './session/use-runner.ts';

type Leaver = Pick<Runner, 'session' | 'queue' | 'tellActivity'>;

/**
 * Saves the paper, which then waits to be resumed. What cannot be sent just now is kept in this
 * browser and sent when the paper is opened again.
 */
export const saveAndStop = async ({ session, queue, tellActivity }: Leaver): Promise<void> => {
  session.pause();
  tellActivity();
  if (await queue.flush()) return;
  showToast({
    title: 'Saved on this device',
    description:
      'Your last answers have not been sent yet. Open this quiz again on this device when you are back online.',
  });
};

import { academyName } from '../../../domain/contracts/product.ts';
import { showToast } from '../../toast/toast-store.ts';

/** Puts a text where the learner can paste it from; where that is not allowed, shows it. */
export const copy = async (text: string, what: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ title: `${what} copied`, description: text });
  } catch {
    // No permission, or no secure context: the learner can still select it.
    showToast({
      title: 'Could not copy',
      description: `Copy it yourself: ${text}`,
      tone: 'destructive',
    });
  }
};

/** Opens the share sheet of the device; where there is none, the link is copied. */
export const share = async (url: string): Promise<void> => {
  if (!navigator.share) return copy(url, 'Referral link');
  try {
    await navigator.share({ title: academyName, url });
  } catch (error) {
    // Closing the share sheet is a choice, not a failure.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    await copy(url, 'Referral link');
  }
};

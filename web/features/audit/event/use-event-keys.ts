import { useEffect } from 'react';

type Steps = {
  readonly onLater: (() => void) | undefined;
  readonly onEarlier: (() => void) | undefined;
  readonly onClose: () => void;
};

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** J to the earlier event, K to the later one, Escape closes; not while somebody types. */
export const useEventKeys = ({ onLater, onEarlier, onClose }: Steps, isOn: boolean): void => {
  useEffect(() => {
    if (!isOn) return;
    const acts = new Map<string, (() => void) | undefined>([
      ['j', onEarlier],
      ['k', onLater],
      ['Escape', onClose],
    ]);
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const act = isTyping(event.target) ? undefined : acts.get(event.key);
      act?.();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [onLater, onEarlier, onClose, isOn]);
};

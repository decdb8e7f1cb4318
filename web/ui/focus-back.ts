import { useRef } from 'react';

/** What had the focus and is gone leaves it to the body. */
export const isNowhere = (element: Element | null): boolean =>
  !element?.isConnected || element === document.body;

/** Where a reader goes on when what had the focus is gone: the question's heading, or the page. */
const readingPlace = (): Element | null =>
  document.querySelector('h1[tabindex]') ?? document.getElementById('content');

/**
 * Gives the focus back to where it was, unless it has gone somewhere else meanwhile; to where a
 * reader goes on when that is not there any more, as after a pause, which takes the question away.
 */
export const giveFocusBack = (before: Element | null): void => {
  if (!isNowhere(document.activeElement)) return;
  const target = isNowhere(before) ? readingPlace() : before;
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
};

/** For a dialog without a trigger of its own, which has nothing to give the focus back to. */
export const useFocusBack = () => {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      giveFocusBack(before.current);
    },
  };
};

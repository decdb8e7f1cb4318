import { useEffect, useEffectEvent, useState } from 'react';

type Submission = {
  readonly submit: () => void;
  readonly isSubmitting: boolean;
  /** The last try did not get through. */
  readonly hasFailed: boolean;
};

/** Milliseconds before the paper is handed in once more. */
const again = 5_000;

/**
 * Hands the paper in once its time is up, and again until the server answers with the result; at
 * once when the network is back.
 */
export const useTimeUp = ({ submit, isSubmitting, hasFailed }: Submission) => {
  const [isOver, setOver] = useState(false);
  const [isLate, setLate] = useState(false);
  const handIn = useEffectEvent(submit);
  useEffect(() => {
    if (!isOver || isSubmitting) return;
    const timer = setTimeout(handIn, again);
    const retry = (): void => handIn();
    window.addEventListener('online', retry);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', retry);
    };
  }, [isOver, isSubmitting]);
  // Stays said while the next tries are on their way.
  if (isOver && hasFailed && !isLate) setLate(true);
  const end = (): void => {
    setOver(true);
    submit();
  };
  return { isOver, isLate, end };
};

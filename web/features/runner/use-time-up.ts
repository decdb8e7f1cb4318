import { useEffect, useEffectEvent, useState } from 'react';

type Submission = { readonly submit: () => void; readonly isSubmitting: boolean };

/** Milliseconds before the paper is handed in once more. */
const again = 5_000;

/** Hands the paper in once its time is up, and again until the server answers with the result. */
export const useTimeUp = ({ submit, isSubmitting }: Submission) => {
  const [isOver, setOver] = useState(false);
  const handIn = useEffectEvent(submit);
  useEffect(() => {
    if (!isOver || isSubmitting) return;
    const timer = setTimeout(handIn, again);
    return () => clearTimeout(timer);
  }, [isOver, isSubmitting]);
  const end = (): void => {
    setOver(true);
    submit();
  };
  return { isOver, end };
};

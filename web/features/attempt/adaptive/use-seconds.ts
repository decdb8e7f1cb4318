import { useEffect, useState } from 'react';
import { questionClock } from '../runner/session/question-clock.ts';

const now = (): number => performance.now();

/** Seconds that the question was in sight in this sitting, to a tenth. */
export const useSeconds = (questionId: string): (() => number) => {
  const [clock] = useState(() => questionClock({ earlier: new Map(), now }));
  useEffect(() => {
    clock.enter(questionId);
  }, [clock, questionId]);
  useEffect(() => {
    const follow = () => (document.hidden ? clock.pause() : clock.resume());
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, [clock]);
  return () => Math.round(clock.seconds(questionId) * 10) / 10;
};

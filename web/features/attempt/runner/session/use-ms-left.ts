import { useEffect, useState } from 'react';
import { epochMs, type Instant } from '../../../../../domain/kernel/time.ts';
import { serverNow } from '../../../../http/server-clock.ts';

/** Milliseconds until then by the server's clock, told anew at every full second. */
export const useMsLeft = (endsAt: Instant): number => {
  const end = epochMs(endsAt);
  const [msLeft, setMsLeft] = useState(() => end - serverNow());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = (): void => {
      const left = end - serverNow();
      setMsLeft(left);
      if (left > 0) timer = setTimeout(tick, left % 1000 || 1000);
    };
    tick();
    return () => clearTimeout(timer);
  }, [end]);
  return msLeft;
};

import { useEffect, useState } from 'react';

/** Whole seconds, counted down from what the server said; 0 once they are over. */
export const useSecondsLeft = (fromServer: number): number => {
  const [left, setLeft] = useState(fromServer);
  useEffect(() => {
    const since = performance.now();
    const passed = (): number => Math.floor((performance.now() - since) / 1000);
    const ticking = setInterval(() => setLeft(Math.max(0, fromServer - passed())), 1000);
    return () => clearInterval(ticking);
  }, [fromServer]);
  return left;
};

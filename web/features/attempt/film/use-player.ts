import { useEffect, useState } from 'react';

export const speeds = ['1', '10', '60'] as const;
export type Speed = (typeof speeds)[number];

export type Player = {
  /** Milliseconds since the film's start. */
  readonly ms: number;
  readonly isPlaying: boolean;
  readonly speed: Speed;
  readonly seek: (ms: number) => void;
  readonly toggle: () => void;
  readonly setSpeed: (speed: Speed) => void;
};

type Ticking = {
  readonly isPlaying: boolean;
  readonly speed: Speed;
  readonly onTick: (ms: number) => void;
};

/** Tells, frame by frame, how many milliseconds of film have passed. */
const useTicks = ({ isPlaying, speed, onTick }: Ticking): void => {
  useEffect(() => {
    if (!isPlaying) return;
    let before: number | undefined;
    let handle = 0;
    const tick = (now: number): void => {
      if (before !== undefined) onTick((now - before) * Number(speed));
      before = now;
      handle = requestAnimationFrame(tick);
    };
    handle = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(handle);
  }, [isPlaying, speed, onTick]);
};

/** Where the film stands; it stops by itself at its end, and begins anew when played from there. */
export const usePlayer = (lengthMs: number): Player => {
  const [ms, setMs] = useState(0);
  const [wantsToPlay, setPlay] = useState(false);
  const [speed, setSpeed] = useState<Speed>('10');
  const isPlaying = wantsToPlay && ms < lengthMs;
  const [advance] = useState(
    () => (passed: number) => setMs((at) => Math.min(lengthMs, at + passed)),
  );
  useTicks({ isPlaying, speed, onTick: advance });
  return {
    ms,
    isPlaying,
    speed,
    setSpeed,
    seek: (to) => {
      setPlay(false);
      setMs(Math.min(lengthMs, Math.max(0, to)));
    },
    toggle: () => {
      if (!isPlaying && ms >= lengthMs) setMs(0);
      setPlay(!isPlaying);
    },
  };
};

import { useEffect, useEffectEvent, useState } from 'react';
import type { VideoScene } from '../../../../domain/contracts/video-script.ts';
import { answered, aSecondLater, beginning, movedBy, playing } from './storyboard.ts';

const secondMs = 1000;

/** A script that is played, second by second, and steered. */
export const useStoryboard = (scenes: readonly VideoScene[]) => {
  const [board, setBoard] = useState(beginning);
  const tick = useEffectEvent(() => setBoard((before) => aSecondLater(before, scenes)));
  useEffect(() => {
    if (!board.isPlaying) return undefined;
    const timer = setInterval(() => tick(), secondMs);
    return () => clearInterval(timer);
  }, [board.isPlaying]);
  return {
    board,
    move: (step: 1 | -1) => setBoard((before) => movedBy(before, step, scenes)),
    play: () => setBoard((before) => playing(before, scenes)),
    pause: () => setBoard((before) => ({ ...before, isPlaying: false })),
    answer: (option: number) => setBoard((before) => answered(before, option)),
  };
};

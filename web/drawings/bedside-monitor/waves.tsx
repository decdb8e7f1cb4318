import { useEffect, useEffectEvent, useRef } from 'react';
import bedsideMonitorStyles from './bedside-monitor.module.css';
import type { Signs } from './signs.ts';
import { type WaveScreen, waveScreen } from './wave-screen.ts';

type WavesProps = { readonly signs: Signs; readonly isStill: boolean };

/** The longest time one frame may sweep: a tab that comes back does not catch up. */
const longestFrame = 0.1;

/** Sweeps until the returned function is called. */
const keepSweeping = (sweep: (seconds: number) => void): (() => void) => {
  let before = performance.now();
  const frame = (now: number): void => {
    sweep(Math.min(longestFrame, (now - before) / 1000));
    before = now;
    next = requestAnimationFrame(frame);
  };
  let next = requestAnimationFrame(frame);
  return () => cancelAnimationFrame(next);
};

/** The waves of a monitor, live or as a still; what they show is told in words beside them. */
export const Waves = ({ signs, isStill }: WavesProps) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const screen = useRef<WaveScreen>(undefined);
  const redraw = useEffectEvent(() => screen.current?.still(signs));
  const sweep = useEffectEvent((seconds: number) => screen.current?.sweep(seconds, signs));
  useEffect(() => {
    const { current } = canvas;
    if (!current) return;
    const resize = (): void => {
      screen.current = waveScreen(current, devicePixelRatio);
      redraw();
    };
    resize();
    const observer = new ResizeObserver(resize);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (isStill) return;
    return keepSweeping((seconds) => sweep(seconds));
  }, [isStill]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a still is drawn anew for other signs
  useEffect(() => {
    if (isStill) redraw();
  }, [isStill, signs]);
  return <canvas ref={canvas} className={bedsideMonitorStyles['bedside-waves']} />;
};

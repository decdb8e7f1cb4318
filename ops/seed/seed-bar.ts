import type { Screen } from '../commands/progress-bar.ts';

const width = 28;
const redrawMs = 100;
const plainMs = 2000;

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

type Progress = { readonly events: number; readonly stored: number; readonly of: number };

/** How far the seeding is: redrawn in place on a terminal, plain lines elsewhere. */
export const seedBar = ({ isTerminal, write, now }: Screen) => {
  const began = now();
  let drawn = began;

  const line = ({ events, stored, of }: Progress): string => {
    const bar = '█'.repeat(Math.round((stored / of) * width)).padEnd(width, '░');
    const rate = (events / Math.max(1, now() - began)) * 1000;
    const megabytes = Math.round(process.memoryUsage.rss() / 1024 / 1024);
    return `${bar} ${stored} of ${of} learners  ${whole.format(events)} events, ${whole.format(rate)}/s, ${megabytes} MB`;
  };

  return {
    report: (progress: Progress): void => {
      const isLast = progress.stored === progress.of;
      if (!isLast && now() - drawn < (isTerminal ? redrawMs : plainMs)) return;
      drawn = now();
      write(isTerminal ? `\r\x1b[K${line(progress)}` : `${line(progress)}\n`);
    },
    /** Seconds in all. */
    end: (): number => {
      if (isTerminal) write('\n');
      return (now() - began) / 1000;
    },
  };
};
export type SeedBar = ReturnType<typeof seedBar>;

import { percentOf } from '../../../domain/kernel/percent.ts';
import { shareOf } from '../../../domain/kernel/position-share.ts';
import type { Screen } from '../../commands/progress-bar.ts';
import type { ExportProgress } from './export-events.ts';

const width = 28;
const redrawMs = 100;
const plainMs = 2000;

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** How far an export is: redrawn in place on a terminal, plain lines elsewhere. */
export const exportBar = ({ isTerminal, write, now }: Screen) => {
  const began = now();
  let drawn = began;

  const line = ({ events, position, upTo }: ExportProgress): string => {
    const share = shareOf(position, upTo);
    const bar = '█'.repeat(Math.round(share * width)).padEnd(width, '░');
    const rate = (events / Math.max(1, now() - began)) * 1000;
    const megabytes = Math.round(process.memoryUsage.rss() / 1024 / 1024);
    return `${bar} ${String(percentOf(share)).padStart(3)} %  ${whole.format(events)} events, ${whole.format(rate)}/s, ${megabytes} MB`;
  };

  return {
    report: (progress: ExportProgress): void => {
      if (now() - drawn < (isTerminal ? redrawMs : plainMs)) return;
      drawn = now();
      write(isTerminal ? `\r\x1b[K${line(progress)}` : `${line(progress)}\n`);
    },
    /** Seconds in all. */
    end: (): number => {
      if (isTerminal) write('\r\x1b[K');
      return (now() - began) / 1000;
    },
  };
};

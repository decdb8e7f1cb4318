import type { MetricLine } from '../../../domain/contracts/metrics.ts';

const width = 28;

const grouped = (count: number): string => count.toLocaleString('en-US');

/** How far a metric is, redrawn in place on a terminal; beside the table, so that it can be piped on. */
export const metricBar = ({ isTTY, write } = barOnStderr) => ({
  report: (line: MetricLine): void => {
    if (line.kind === 'started') write(`${line.about.label}\n`);
    if (line.kind !== 'progress') return;
    const { percent, events, perSecond, memoryMb } = line;
    const bar = '█'.repeat(Math.round((percent / 100) * width)).padEnd(width, '░');
    const figures = `${grouped(events)} events, ${grouped(perSecond)}/s, ${memoryMb} MB`;
    const text = `${bar} ${String(percent).padStart(3)} %  ${figures}`;
    write(isTTY ? `\r\x1b[K${text}` : `${text}\n`);
  },
  end: (): void => {
    if (isTTY) write('\r\x1b[K');
  },
});

const barOnStderr = {
  isTTY: process.stderr.isTTY ?? false,
  write: (text: string): void => {
    process.stderr.write(text);
  },
};

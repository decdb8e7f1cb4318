import { percentOf } from '../../domain/kernel/percent.ts';
import { shareOf } from '../../domain/kernel/position-share.ts';
import {
  type RebuildProgress,
  type RebuildStep,
  rebuildSteps,
} from '../../projectors/runtime/rebuild/progress.ts';

const titles: Readonly<Record<RebuildStep, string>> = {
  prepare: 'Making tables beside the live ones',
  fold: 'Folding the log',
  write: 'Writing the rows',
  index: 'Making the indexes',
  compare: 'Comparing with the live tables',
  'catch-up': 'Going on to the head of the log',
  swap: 'Swapping',
};

const width = 28;
const redrawMs = 100;
const plainMs = 2000;

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const megabytes = () => Math.round(process.memoryUsage.rss() / 1024 / 1024);

export type Screen = {
  readonly isTerminal: boolean;
  readonly write: (text: string) => void;
  readonly now: () => number;
};

type Fold = Extract<RebuildProgress, { readonly events: number }>;

/** Seven named steps and a bar: redrawn in place on a terminal, plain lines elsewhere. */
export const progressBar = ({ isTerminal, write, now }: Screen) => {
  let step: RebuildStep | undefined;
  let stepBegan = now();
  let drawn = 0;
  const began = now();

  const close = () => {
    if (step === undefined) return;
    const seconds = ((now() - stepBegan) / 1000).toFixed(1);
    const number = rebuildSteps.indexOf(step) + 1;
    write(
      `${isTerminal ? '\r\x1b[K' : ''}${number}/${rebuildSteps.length} ${titles[step].padEnd(36)}${seconds.padStart(7)} s\n`,
    );
  };

  const draw = (progress: Fold) => {
    const share = shareOf(progress.position, progress.upTo);
    const bar = '█'.repeat(Math.round(share * width)).padEnd(width, '░');
    const rate = (progress.events / Math.max(1, now() - stepBegan)) * 1000;
    const figures = `${whole.format(progress.events)} events, ${whole.format(rate)}/s, ${megabytes()} MB`;
    const number = `${rebuildSteps.indexOf(progress.step) + 1}/${rebuildSteps.length}`;
    const line = `${number} ${bar} ${String(percentOf(share)).padStart(3)} %  ${figures}`;
    write(isTerminal ? `\r\x1b[K${line}` : `${line}\n`);
  };

  return {
    report: (progress: RebuildProgress): void => {
      if (progress.step !== step) {
        close();
        step = progress.step;
        stepBegan = now();
      }
      if (!('events' in progress) || now() - drawn < (isTerminal ? redrawMs : plainMs)) return;
      drawn = now();
      draw(progress);
    },
    /** Seconds in all. */
    end: (): number => {
      close();
      step = undefined;
      return (now() - began) / 1000;
    },
  };
};

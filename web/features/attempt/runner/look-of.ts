import { classes } from '../../../ui/classes.ts';
import styles from './runner.module.css';
import type { Reading, TextSize } from './session/reading.ts';
import type { OpenPanel } from './session/use-runner-controls.ts';

const sizes: Readonly<Record<TextSize, string | undefined>> = {
  standard: undefined,
  large: styles['text-large'],
  largest: styles['text-largest'],
};

/** The classes of a whole exam: what the reader chose, and room for a panel that is open. */
export const lookOf = ({ textSize, isHighContrast }: Reading, panel: OpenPanel): string =>
  classes(
    styles['focus'],
    sizes[textSize],
    isHighContrast && styles['strong'],
    panel !== 'none' && styles['beside-panel'],
  );

import { Flex } from '@radix-ui/themes';
import { classes } from './classes.ts';
import styles from './piece.module.css';

type Line = { readonly letter: string; readonly text: string; readonly is?: string | undefined };

const lines: readonly Line[] = [
  { letter: 'A', text: 'Increase the mask to 0.50' },
  { letter: 'B', text: 'Begin noninvasive ventilation', is: styles['on'] },
  { letter: 'C', text: 'Intubate' },
  { letter: 'D', text: 'Nonrebreathing mask', is: styles['off'] },
];

/** A quiz in the middle of a question: one option chosen, one struck out. */
export const QuizPiece = () => (
  <Flex direction="column" gap="2" className={styles['piece']} justify="center" aria-hidden="true">
    {lines.map(({ letter, text, is }) => (
      <div key={letter} className={classes(styles['mini'], is)}>
        <span>{letter}</span>
        {text}
      </div>
    ))}
  </Flex>
);

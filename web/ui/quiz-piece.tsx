import { Flex } from '@radix-ui/themes';

type Line = { readonly letter: string; readonly text: string; readonly is: '' | 'on' | 'off' };

const lines: readonly Line[] = [
  { letter: 'A', text: 'Increase the mask to 0.50', is: '' },
  { letter: 'B', text: 'Begin noninvasive ventilation', is: 'on' },
  { letter: 'C', text: 'Intubate', is: '' },
  { letter: 'D', text: 'Nonrebreathing mask', is: 'off' },
];

/** A quiz in the middle of a question: one option chosen, one struck out. */
export const QuizPiece = () => (
  <Flex direction="column" gap="2" className="piece" justify="center" aria-hidden="true">
    {lines.map(({ letter, text, is }) => (
      <div key={letter} className={`mini ${is}`}>
        <span>{letter}</span>
        {text}
      </div>
    ))}
  </Flex>
);

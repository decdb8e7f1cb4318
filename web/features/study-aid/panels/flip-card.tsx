import { Flex, Text } from '@radix-ui/themes';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import type { ContentOf, Difficulty } from '../../../../domain/contracts/study-aid-content.ts';
import textStyles from '../../../ui/text.module.css';
import styles from '../study-aid.module.css';

type Card = ContentOf<'flashcards'>['flashcards'][number];

const marks: Readonly<Record<Difficulty, number>> = { easy: 1, medium: 2, hard: 3 };

const Level = ({ is }: { readonly is: Difficulty }) => (
  <Flex align="center" gap="2">
    <span className={styles['aid-level']} aria-hidden="true">
      {[1, 2, 3].map((mark) => (
        <i key={mark} className={mark <= marks[is] ? styles['on'] : ''} />
      ))}
    </span>
    <Text size="1" color="gray">
      {is}
    </Text>
  </Flex>
);

/** Turned over by a click, Space or Enter. */
export const FlipCard = ({ card }: { readonly card: Card }) => {
  const [isTurned, turn] = useState(false);
  return (
    <button
      type="button"
      className={styles['aid-flip']}
      aria-pressed={isTurned}
      onClick={() => turn(!isTurned)}
    >
      <Text as="div" size="2" color="gray" mb="2">
        {isTurned ? 'Answer' : card.topic}
      </Text>
      <Text
        as="div"
        size="3"
        weight={isTurned ? 'regular' : 'medium'}
        className={textStyles['pretty']}
      >
        {isTurned ? card.back : card.front}
      </Text>
      <Flex justify="between" align="center" mt="auto" pt="3">
        <Level is={card.difficulty} />
        <Flex asChild align="center" gap="1">
          <Text size="1" color="gray">
            <RotateCcw size={12} aria-hidden="true" />
            {isTurned ? 'Turn back' : 'Turn over'}
          </Text>
        </Flex>
      </Flex>
    </button>
  );
};

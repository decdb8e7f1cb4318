import { Badge, Box, Card, Flex, Text } from '@radix-ui/themes';
import { Layers } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { DueFlashcard } from '../../../../domain/contracts/flashcards.ts';
import { counted } from '../../../format/counts.ts';
import { classes } from '../../../ui/classes.ts';
import textStyles from '../../../ui/text.module.css';
import styles from '../flashcard.module.css';
import type { CardControls } from './use-card-sitting.ts';

const Head = ({ card: { topic, reviews } }: { readonly card: DueFlashcard }) => (
  <Flex align="center" gap="2" mb="4" wrap="wrap" asChild>
    <span>
      <Badge color="gray">
        <Layers size={12} aria-hidden="true" />
        Flashcard
      </Badge>
      <Text size="2" color="gray">
        {topic}
      </Text>
      <Box ml="auto" asChild>
        <Text size="2" color="gray" className={textStyles['num']}>
          {reviews === 0 ? 'New' : `Seen ${counted(reviews, 'time')}`}
        </Text>
      </Box>
    </span>
  </Flex>
);

/** A screen reader hears the answer as soon as it is there. */
const Back = ({ text }: { readonly text: string }) => {
  const back = useRef<HTMLDivElement>(null);
  useEffect(() => {
    back.current?.focus({ preventScroll: true });
  }, []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a part of one card is no set of fields
    <div
      className={styles['card-recall-back']}
      role="group"
      aria-label="Answer"
      tabIndex={-1}
      ref={back}
    >
      {text}
    </div>
  );
};

type RecallCardProps = {
  readonly card: DueFlashcard;
  readonly isTurned: boolean;
  readonly onTurn: CardControls['turn'];
};

/** The front, and once it is turned the back below it. */
export const RecallCard = ({ card, isTurned, onTurn }: RecallCardProps) => (
  <Card className={styles['card-recall']}>
    {isTurned ? (
      <>
        <div className={classes(styles['card-recall-in'], styles['turned'])}>
          <Head card={card} />
          <span className={classes(styles['card-recall-front'], textStyles['balance'])}>
            {card.front}
          </span>
        </div>
        <Back text={card.back} />
      </>
    ) : (
      <button
        type="button"
        className={styles['card-recall-in']}
        onClick={onTurn}
        aria-keyshortcuts="Space"
      >
        <Head card={card} />
        <span className={classes(styles['card-recall-front'], textStyles['balance'])}>
          {card.front}
        </span>
        <span className={textStyles['vh']}>Show the answer</span>
      </button>
    )}
  </Card>
);

import { Button, Flex, IconButton, Text } from '@radix-ui/themes';
import { Pencil, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { Flashcard } from '../../../../domain/contracts/flashcards.ts';
import type { CalendarDay } from '../../../../domain/kernel/time.ts';
import { highContrast } from '../../../ui/high-contrast.ts';
import textStyles from '../../../ui/text.module.css';
import { FlipCard } from '../../study-aid/panels/flip-card.tsx';
import styles from '../flashcard.module.css';
import { dueWords, sourceWords } from '../flashcard-words.ts';
import { CardDialog } from '../form/card-dialog.tsx';
import { changeFlashcard } from '../queries/flashcard-queries.ts';

const EditCard = ({ card }: { readonly card: Flashcard }) => {
  const [isOpen, setOpen] = useState(false);
  const { front, back, topic, difficulty } = card;
  return (
    <CardDialog
      title="Edit flashcard"
      submit="Save"
      start={{ front, back, topic, difficulty }}
      isOpen={isOpen}
      onOpenChange={setOpen}
      save={(text) => changeFlashcard(card.id, text)}
    >
      <IconButton variant="ghost" color="gray" aria-label={`Edit: ${front}`}>
        <Pencil size={16} />
      </IconButton>
    </CardDialog>
  );
};

type CardTileProps = {
  readonly card: Flashcard;
  readonly today: CalendarDay;
  readonly onDelete: (card: Flashcard) => void;
};

/** A card to turn over, with where it comes from, when it is due, and what can be done with it. */
export const CardTile = ({ card, today, onDelete }: CardTileProps) => (
  <li className={styles['card-tile']}>
    <FlipCard card={card} />
    <Flex align="center" justify="between" gap="3" px="1">
      <Text size="2" color="gray" className={textStyles['num']}>
        {sourceWords[card.source]}. {dueWords(card.dueOn, today)}
      </Text>
      <Flex gap="4" pr="1">
        <EditCard card={card} />
        <IconButton
          variant="ghost"
          color="gray"
          aria-label={`Delete: ${card.front}`}
          onClick={() => onDelete(card)}
        >
          <Trash2 size={16} />
        </IconButton>
      </Flex>
    </Flex>
  </li>
);

type GoneProps = { readonly card: Flashcard; readonly onUndo: (card: Flashcard) => void };

/** A deleted card, and the way back. */
export const GoneCard = ({ card, onUndo }: GoneProps) => (
  <div className={styles['card-gone']} role="status">
    <Text size="2" color="gray" truncate>
      <Text weight="medium" {...highContrast}>
        Deleted:
      </Text>{' '}
      {card.front}
    </Text>
    <Button
      variant="surface"
      color="gray"
      {...highContrast}
      aria-label={`Undo: bring back ${card.front}`}
      onClick={() => onUndo(card)}
    >
      <Undo2 size={16} />
      Undo
    </Button>
  </div>
);

import { Button } from '@radix-ui/themes';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { showToast } from '../../../toast/toast-store.ts';
import { highContrast } from '../../../ui/high-contrast.ts';
import { addFlashcard } from '../queries/flashcard-queries.ts';
import { CardDialog } from './card-dialog.tsx';

const empty = { front: '', back: '', topic: '', difficulty: 'medium' } as const;

/** Adds a card by hand. */
export const AddCard = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <CardDialog
      title="New flashcard"
      submit="Add card"
      start={empty}
      isOpen={isOpen}
      onOpenChange={setOpen}
      save={(text, { evenIfKnown, wish }) => addFlashcard({ body: { ...text, evenIfKnown }, wish })}
      onSaved={() =>
        showToast({ title: 'Card added', description: 'It comes up in your next review.' })
      }
    >
      <Button variant="surface" color="gray" {...highContrast}>
        <Plus size={16} />
        New card
      </Button>
    </CardDialog>
  );
};

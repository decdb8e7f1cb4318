import { Button, Dialog, Flex, Text, TextArea } from '@radix-ui/themes';
import { useEffect, useEffectEvent, useState } from 'react';
import { longestNote } from '../../../../../domain/contracts/attempt-work.ts';
import { mended } from '../../../../../domain/kernel/text.ts';
import { useFocusBack } from '../../../../ui/focus-back.ts';
import textStyles from '../../../../ui/text.module.css';

type NoteDialogProps = {
  readonly open: boolean;
  readonly number: number;
  readonly note: string;
  readonly onOpenChange: (open: boolean) => void;
  readonly onNote: (text: string) => void;
};

/** Milliseconds without a key, after which what was written is saved. */
const restBeforeSaving = 1_000;

const NoteText = ({ number, note, onNote }: Omit<NoteDialogProps, 'open' | 'onOpenChange'>) => {
  const [text, setText] = useState(note);
  const save = useEffectEvent(() => onNote(text.trim()));
  useEffect(() => {
    if (text.trim() === note) return;
    const timer = setTimeout(save, restBeforeSaving);
    return () => clearTimeout(timer);
  }, [text, note]);
  // However the dialog is left, nothing written is lost.
  useEffect(() => () => save(), []);
  return (
    <>
      <TextArea
        aria-label={`Note on question ${number}`}
        rows={6}
        maxLength={longestNote}
        value={text}
        onChange={({ target }) => setText(mended(target.value))}
      />
      <Text as="p" size="1" color="gray" mt="1" className={textStyles['num']}>
        {text.length} of {longestNote} characters
      </Text>
    </>
  );
};

/** The learner's own words on the question in view; saved by themselves. */
export const NoteDialog = ({ open, onOpenChange, ...note }: NoteDialogProps) => {
  const focusBack = useFocusBack();
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Content maxWidth="440px" {...focusBack}>
        <Dialog.Title size="5" weight="medium" mb="1">
          Note on question {note.number}
        </Dialog.Title>
        <Dialog.Description size="2" color="gray" mb="3">
          Only you can see it. It is saved as you type.
        </Dialog.Description>
        <NoteText {...note} />
        <Flex justify="end" mt="4">
          <Dialog.Close>
            <Button>Done</Button>
          </Dialog.Close>
        </Flex>
      </Dialog.Content>
    </Dialog.Root>
  );
};

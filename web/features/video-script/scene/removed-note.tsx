import { Button, Flex, Text } from '@radix-ui/themes';
import { Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';

type RemovedNoteProps = { readonly words: string; readonly onUndo: () => void };

/** Stands where something was, and takes the focus of the button that is gone. */
export const RemovedNote = ({ words, onUndo }: RemovedNoteProps) => {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus();
  }, []);
  return (
    <Flex align="center" justify="between" gap="3" px="3">
      <Text size="2" color="gray" role="status">
        {words}
      </Text>
      <Button ref={button} variant="soft" onClick={onUndo}>
        <Undo2 size={16} aria-hidden="true" />
        Undo
      </Button>
    </Flex>
  );
};

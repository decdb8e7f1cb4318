import { Button, Dialog, Flex, Kbd, Text } from '@radix-ui/themes';
import { useFocusBack } from '../../../../ui/focus-back.ts';

type KeysDialogProps = { readonly open: boolean; readonly onOpenChange: (open: boolean) => void };

const keys: readonly { readonly keys: readonly string[]; readonly does: string }[] = [
  { keys: ['A', 'B', 'C'], does: 'choose an option' },
  { keys: ['1', '2', '3'], does: 'choose an option by number' },
  { keys: ['X', 'A'], does: 'strike out option A, or restore it' },
  {
    keys: ['Enter'],
    does: 'next question (in a tutor quiz, check the answer first); on a button reached with Tab, press it',
  },
  { keys: ['←'], does: 'previous question' },
  { keys: ['S'], does: 'skip the question' },
  { keys: ['F'], does: 'flag the question (with six options or more, choose option F)' },
  { keys: ['Shift', 'F'], does: 'flag the question, with any number of options' },
  { keys: ['N'], does: 'add a note' },
  { keys: ['K'], does: 'calculator' },
  { keys: ['L'], does: 'lab values' },
  { keys: ['P'], does: 'pause (untimed quizzes only)' },
  { keys: ['[', ']'], does: 'turn the pages of the chart in a case study' },
  { keys: ['M'], does: 'question map' },
  { keys: ['?'], does: 'show this list' },
];

export const KeysDialog = ({ open, onOpenChange }: KeysDialogProps) => {
  const focusBack = useFocusBack();
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Content maxWidth="420px" aria-describedby={undefined} {...focusBack}>
        <Dialog.Title size="5" weight="medium">
          Keyboard shortcuts
        </Dialog.Title>
        <Flex direction="column" gap="2" mb="4">
          {keys.map((entry) => (
            <Flex key={entry.does} align="center" gap="3">
              <Flex gap="1" width="104px" flexShrink="0">
                {entry.keys.map((key) => (
                  <Kbd key={key} size="3">
                    {key}
                  </Kbd>
                ))}
              </Flex>
              <Text size="2">{entry.does}</Text>
            </Flex>
          ))}
        </Flex>
        <Text as="p" size="2" color="gray" mb="4">
          Shortcuts are off while you type in a field or use a list or menu.
        </Text>
        <Dialog.Close>
          <Button variant="surface">Close</Button>
        </Dialog.Close>
      </Dialog.Content>
    </Dialog.Root>
  );
};

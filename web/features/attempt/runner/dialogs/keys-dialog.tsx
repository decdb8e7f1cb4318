import { Button, Dialog, Flex, Kbd, Text } from '@radix-ui/themes';
import { useFocusBack } from '../../../../ui/focus-back.ts';

type KeysDialogProps = { readonly open: boolean; readonly onOpenChange: (open: boolean) => void };

const keys: readonly { readonly keys: readonly string[]; readonly does: string }[] = [
  { keys: ['A', 'B', 'C'], does: 'choose an option' },
  { keys: ['1', '2', '3'], does: 'choose an option by its place' },
  { keys: ['X', 'A'], does: 'strike option A out, or bring it back' },
  {
    keys: ['Enter'],
    does: 'check the answer in a tutor quiz, then next question; on a button you moved to by Tab, that button',
  },
  { keys: ['←'], does: 'previous question' },
  { keys: ['S'], does: 'skip: leave the question unanswered' },
  { keys: ['F'], does: 'flag the question for later; where there is an option F, choose it' },
  { keys: ['Shift', 'F'], does: 'flag the question, whatever its options' },
  { keys: ['N'], does: 'note on the question' },
  { keys: ['K'], does: 'calculator' },
  { keys: ['L'], does: 'laboratory values' },
  { keys: ['P'], does: 'pause, where no clock runs' },
  { keys: ['M'], does: 'question map' },
  { keys: ['?'], does: 'this list' },
];

export const KeysDialog = ({ open, onOpenChange }: KeysDialogProps) => {
  const focusBack = useFocusBack();
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Content maxWidth="420px" aria-describedby={undefined} {...focusBack}>
        <Dialog.Title size="5" weight="medium">
          Keys
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
          In a text field, a list or a menu, letters are what you type there.
        </Text>
        <Dialog.Close>
          <Button variant="surface">Close</Button>
        </Dialog.Close>
      </Dialog.Content>
    </Dialog.Root>
  );
};

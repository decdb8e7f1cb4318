import { AlertDialog, Button, Flex, Text, TextArea } from '@radix-ui/themes';
import { type ReactNode, useId, useState } from 'react';
import { mended } from '../../../domain/kernel/text.ts';
import { highContrast } from '../../ui/high-contrast.ts';

type WishDialogProps = {
  /** On the button that opens it. */
  readonly action: string;
  readonly title: string;
  readonly consequence: string;
  readonly children: (close: () => void) => ReactNode;
};

/** What an editor does to a question has consequences for learners: it is asked for in a dialog. */
export const WishDialog = ({ action, title, consequence, children }: WishDialogProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={setOpen}>
      <AlertDialog.Trigger>
        <Button variant="surface" color="gray" {...highContrast}>
          {action}
        </Button>
      </AlertDialog.Trigger>
      <AlertDialog.Content maxWidth="520px">
        <AlertDialog.Title size="5" weight="medium">
          {title}
        </AlertDialog.Title>
        <AlertDialog.Description size="3" mb="4">
          {consequence}
        </AlertDialog.Description>
        {children(() => setOpen(false))}
      </AlertDialog.Content>
    </AlertDialog.Root>
  );
};

type WishTextProps = {
  readonly label: string;
  readonly longest: number;
  readonly value: string;
  readonly onChange: (text: string) => void;
};

/** An editor's own words. */
export const WishText = ({ label, longest, value, onChange }: WishTextProps) => {
  const id = useId();
  return (
    <Flex direction="column" gap="2" mt="4">
      <Text as="label" size="2" weight="medium" htmlFor={id}>
        {label}
      </Text>
      <TextArea
        id={id}
        rows={3}
        maxLength={longest}
        value={value}
        onChange={({ target }) => onChange(mended(target.value))}
      />
    </Flex>
  );
};

type WishButtonsProps = {
  readonly action: string;
  readonly isPending: boolean;
  readonly isReady: boolean;
  readonly onWish: () => void;
};

export const WishButtons = ({ action, isPending, isReady, onWish }: WishButtonsProps) => (
  <Flex gap="3" mt="5" justify="end" wrap="wrap">
    <AlertDialog.Cancel>
      <Button variant="soft" color="gray" {...highContrast}>
        Cancel
      </Button>
    </AlertDialog.Cancel>
    <Button loading={isPending} disabled={!isReady} onClick={onWish}>
      {action}
    </Button>
  </Flex>
);

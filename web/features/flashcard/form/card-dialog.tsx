import { Dialog } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { useFocusBack } from '../../../ui/focus-back.ts';
import { CardForm, type CardFormProps } from './card-form.tsx';

type CardDialogProps = Omit<CardFormProps, 'label' | 'onCancel' | 'onSaved'> & {
  readonly title: string;
  readonly note?: ReactNode;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onSaved?: () => void;
  /** The button that opens it, which gets the focus back. */
  readonly children?: ReactNode;
};

/** A card to be written, in a dialog. */
export const CardDialog = ({
  title,
  note,
  isOpen,
  onOpenChange,
  onSaved,
  children,
  ...form
}: CardDialogProps) => {
  const focusBack = useFocusBack();
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      {children ? <Dialog.Trigger>{children}</Dialog.Trigger> : null}
      <Dialog.Content
        maxWidth="560px"
        {...(children ? {} : focusBack)}
        {...(note ? {} : { 'aria-describedby': undefined })}
        // A click beside it must not lose what was typed.
        onPointerDownOutside={(event) => event.preventDefault()}
      >
        <Dialog.Title size="5" weight="medium">
          {title}
        </Dialog.Title>
        {note ? (
          <Dialog.Description size="2" color="gray" mb="4">
            {note}
          </Dialog.Description>
        ) : null}
        <CardForm
          {...form}
          label={title}
          onCancel={() => onOpenChange(false)}
          onSaved={() => {
            onOpenChange(false);
            onSaved?.();
          }}
        />
      </Dialog.Content>
    </Dialog.Root>
  );
};

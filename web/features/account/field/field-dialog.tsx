import { Button, Dialog, Flex } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { FieldCode } from '../../../../domain/contracts/fields.ts';
import { showToast } from '../../../toast/toast-store.ts';
import { useFocusBack } from '../../../ui/focus-back.ts';
import { highContrast } from '../../../ui/high-contrast.ts';
import { FieldCards } from './field-cards.tsx';

type FieldDialogProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onContinue: (field: FieldCode) => void;
  readonly isSaving?: boolean;
  /** What the choice is good for. */
  readonly children: ReactNode;
  /** The words of the way out without a choice. */
  readonly skip: string;
};

const DialogHead = ({ children }: { readonly children: ReactNode }) => (
  <>
    <Dialog.Title size="5" weight="medium" mb="1">
      Select Your Healthcare Field
    </Dialog.Title>
    <Dialog.Description size="2" color="gray" mb="4">
      {children}
    </Dialog.Description>
  </>
);

type FootProps = { readonly skip: string; readonly canContinue: boolean; readonly label: string };

const DialogFoot = ({ skip, canContinue, label }: FootProps) => (
  <Flex justify="end" gap="3" mt="4">
    <Dialog.Close>
      <Button type="button" variant="surface" color="gray" {...highContrast}>
        {skip}
      </Button>
    </Dialog.Close>
    <Button type="submit" disabled={!canContinue}>
      {label}
    </Button>
  </Flex>
);

const askForSelection = (): void =>
  showToast({
    title: 'Selection Required',
    description: 'Please select your healthcare field to continue.',
    tone: 'destructive',
  });

const FieldForm = ({ onContinue, isSaving = false, skip }: Omit<FieldDialogProps, 'children'>) => {
  const [field, setField] = useState<FieldCode | null>(null);
  const proceed = (): void => (field ? onContinue(field) : askForSelection());
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        proceed();
      }}
    >
      <FieldCards value={field} onChange={setField} onEnter={proceed} />
      <DialogFoot
        skip={skip}
        canContinue={field !== null && !isSaving}
        label={isSaving ? 'Saving...' : 'Continue'}
      />
    </form>
  );
};

/** Asks for one of the 14 fields; what is done with it is the caller's business. */
export const FieldDialog = ({ children, ...form }: FieldDialogProps) => {
  const focusBack = useFocusBack();
  return (
    <Dialog.Root open={form.open} onOpenChange={form.onOpenChange}>
      <Dialog.Content maxWidth="640px" size={{ initial: '2', sm: '3' }} {...focusBack}>
        <DialogHead>{children}</DialogHead>
        <FieldForm {...form} />
      </Dialog.Content>
    </Dialog.Root>
  );
};

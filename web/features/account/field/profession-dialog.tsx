import type { FieldCode } from '../../../../domain/contracts/fields.ts';
import { useUpdateUser } from '../../../session/use-update-user.ts';
import { showToast } from '../../../toast/toast-store.ts';
import { FieldDialog } from './field-dialog.tsx';

export type ProfessionDialogProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Called after the field is saved and the dialog is closed. */
  readonly onSaved?: () => void;
};

const reportSaved = (): void =>
  showToast({ title: 'Success', description: 'Your healthcare field has been saved.' });

const reportFailed = (): void =>
  showToast({
    title: 'Error',
    description: 'Failed to save your healthcare field. Please try again.',
    tone: 'destructive',
  });

/** Asks a learner who has none for a healthcare field and saves it. */
export const ProfessionDialog = ({ open, onOpenChange, onSaved }: ProfessionDialogProps) => {
  const { mutate, isPending } = useUpdateUser();
  const save = (healthcareField: FieldCode): void =>
    mutate(
      { healthcareField },
      {
        onSuccess: () => {
          reportSaved();
          onOpenChange(false);
          onSaved?.();
        },
        onError: reportFailed,
      },
    );
  return (
    <FieldDialog
      open={open}
      onOpenChange={onOpenChange}
      onContinue={save}
      isSaving={isPending}
      skip="Skip for Now"
    >
      Questions and exams follow your field. You can change it at any time in your profile.
    </FieldDialog>
  );
};

import { Button, Dialog, Flex, RadioGroup, Text, TextArea } from '@radix-ui/themes';
import { useMutation } from '@tanstack/react-query';
import { Flag } from 'lucide-react';
import { createContext, type ReactNode, use, useCallback, useId, useState } from 'react';
import {
  longestReport,
  type ReportReason,
  reportReasons,
} from '../../../../domain/contracts/items.ts';
import type { QuestionId } from '../../../../domain/kernel/ids.ts';
import { mended } from '../../../../domain/kernel/text.ts';
import { serverText } from '../../../http/http-error.ts';
import { showToast } from '../../../toast/toast-store.ts';
import { useFocusBack } from '../../../ui/focus-back.ts';
import { highContrast } from '../../../ui/high-contrast.ts';
import { reportItem } from '../queries/report-item.ts';
import { reasonTexts } from './report-reasons.ts';

const useReport = (onSent: () => void) =>
  useMutation({
    mutationFn: reportItem,
    onSuccess: () => {
      onSent();
      showToast({
        title: 'Report sent',
        description:
          'Thank you. We will review the question. If the correct answer changes, so does your score.',
      });
    },
    onError: (error) =>
      showToast({
        title: 'Not sent',
        description: serverText(error) ?? 'Please try again.',
        tone: 'destructive',
      }),
  });

type ReportFormProps = { readonly questionId: QuestionId; readonly onSent: () => void };

type NoteProps = { readonly value: string; readonly onChange: (value: string) => void };

const Note = ({ value, onChange }: NoteProps) => {
  const id = useId();
  return (
    <Flex direction="column" gap="2" mt="4">
      <Text as="label" size="2" weight="medium" htmlFor={id}>
        What should the editor know? (optional)
      </Text>
      <TextArea
        id={id}
        rows={4}
        maxLength={longestReport}
        value={value}
        onChange={({ target }) => onChange(mended(target.value))}
      />
    </Flex>
  );
};

type ReasonsProps = {
  readonly value: ReportReason | null;
  readonly onChange: (reason: ReportReason | null) => void;
};

const Reasons = ({ value, onChange }: ReasonsProps) => (
  <RadioGroup.Root
    size="3"
    value={value}
    aria-label="What is wrong with it?"
    onValueChange={(next) => onChange(reportReasons.find((reason) => reason === next) ?? null)}
  >
    {reportReasons.map((reason) => (
      <RadioGroup.Item key={reason} value={reason}>
        {reasonTexts[reason]}
      </RadioGroup.Item>
    ))}
  </RadioGroup.Root>
);

const ReportForm = ({ questionId, onSent }: ReportFormProps) => {
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [note, setNote] = useState('');
  const { mutate, isPending } = useReport(onSent);
  return (
    <>
      <Reasons value={reason} onChange={setReason} />
      <Note value={note} onChange={setNote} />
      <Flex gap="3" mt="5" justify="end" wrap="wrap">
        <Dialog.Close>
          <Button variant="soft" color="gray" {...highContrast}>
            Cancel
          </Button>
        </Dialog.Close>
        <Button
          disabled={reason === null}
          loading={isPending}
          onClick={() => reason && mutate({ questionId, body: { reason, note } })}
        >
          Send report
        </Button>
      </Flex>
    </>
  );
};

const ReportContext = createContext<((questionId: QuestionId) => void) | undefined>(undefined);

type ReportsProps = { readonly children: ReactNode };

/**
 * Holds the report that is written about one of the questions within. It stays open, with what was
 * typed, where they are laid out anew: a tablet that is turned shows them in another way.
 */
export const ReportableQuestions = ({ children }: ReportsProps) => {
  const [questionId, setQuestionId] = useState<QuestionId>();
  const [isOpen, setOpen] = useState(false);
  const focusBack = useFocusBack();
  const report = useCallback((asked: QuestionId): void => {
    setQuestionId(asked);
    setOpen(true);
  }, []);
  return (
    <ReportContext value={report}>
      {children}
      <Dialog.Root open={isOpen} onOpenChange={setOpen}>
        <Dialog.Content maxWidth="480px" {...focusBack}>
          <Dialog.Title size="5" weight="medium">
            Report this question
          </Dialog.Title>
          <Dialog.Description size="3" mb="4">
            What is wrong with it?
          </Dialog.Description>
          {questionId ? <ReportForm questionId={questionId} onSent={() => setOpen(false)} /> : null}
        </Dialog.Content>
      </Dialog.Root>
    </ReportContext>
  );
};

/** Lets a learner doubt a question they were asked; stands within `ReportableQuestions`. */
export const ReportQuestion = ({ questionId }: { readonly questionId: QuestionId }) => {
  const report = use(ReportContext);
  return (
    <Button
      variant="ghost"
      color="gray"
      mt="4"
      aria-haspopup="dialog"
      onClick={() => report?.(questionId)}
      {...highContrast}
    >
      <Flag size={15} aria-hidden="true" />
      Report this question
    </Button>
  );
};

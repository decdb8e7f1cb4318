import { Button, Dialog, Flex, RadioGroup, Text, TextArea } from '@radix-ui/themes';
import { useMutation } from '@tanstack/react-query';
import { Flag } from 'lucide-react';
import { useId, useState } from 'react';
import {
  longestReport,
  type ReportReason,
  reportReasons,
} from '../../../domain/contracts/items.ts';
import type { QuestionId } from '../../../domain/kernel/ids.ts';
import { mended } from '../../../domain/kernel/text.ts';
import { serverText } from '../../http/http-error.ts';
import { reportItem } from '../../queries/report-item.ts';
import { showToast } from '../../toast/toast-store.ts';
import { highContrast } from '../../ui/high-contrast.ts';
import { reasonTexts } from './report-reasons.ts';

const useReport = (onSent: () => void) =>
  useMutation({
    mutationFn: reportItem,
    onSuccess: () => {
      onSent();
      showToast({
        title: 'Report sent',
        description: 'An editor will look at the question. If the key changes, so does your score.',
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

/** Lets a learner doubt a question they were asked. */
export const ReportQuestion = ({ questionId }: { readonly questionId: QuestionId }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Trigger>
        <Button variant="ghost" color="gray" mt="4" {...highContrast}>
          <Flag size={15} aria-hidden="true" />
          Report this question
        </Button>
      </Dialog.Trigger>
      <Dialog.Content maxWidth="480px">
        <Dialog.Title size="5" weight="medium">
          Report this question
        </Dialog.Title>
        <Dialog.Description size="3" mb="4">
          What is wrong with it?
        </Dialog.Description>
        <ReportForm questionId={questionId} onSent={() => setOpen(false)} />
      </Dialog.Content>
    </Dialog.Root>
  );
};

import { Button, Dialog, Flex, RadioGroup, Text, TextArea } from '@radix-ui/themes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import {
  longestReport,
  type ReportReason,
  reportReasons,
} from '../../../../domain/contracts/items.ts';
import type { QuestionId } from '../../../../domain/kernel/ids.ts';
import { mended } from '../../../../domain/kernel/text.ts';
import { HttpError, serverText } from '../../../http/http-error.ts';
import { showToast } from '../../../toast/toast-store.ts';
import { highContrast } from '../../../ui/high-contrast.ts';
import { ownReportsKey } from '../queries/own-reports-query.ts';
import { reportItem } from '../queries/report-item.ts';
import { reasonTexts } from './report-reasons.ts';

const wasReported = (error: unknown): boolean =>
  error instanceof HttpError && error.code === 'AlreadyReported';

const tellFailure = (error: unknown): void =>
  showToast({
    title: wasReported(error) ? 'Already reported' : 'Not sent',
    description: serverText(error) ?? 'Please try again.',
    tone: wasReported(error) ? 'default' : 'destructive',
  });

const useReport = (onSent: () => void) => {
  const client = useQueryClient();
  const leave = (): void => {
    onSent();
    void client.invalidateQueries({ queryKey: ownReportsKey });
  };
  return useMutation({
    mutationFn: reportItem,
    onSuccess: () => {
      leave();
      showToast({
        title: 'Report sent',
        description:
          'Thank you. We will review the question. If the correct answer changes, so does your score.',
      });
    },
    onError: (error) => {
      // From another page of this learner.
      if (wasReported(error)) leave();
      tellFailure(error);
    },
  });
};

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

/** What is wrong with a question, and what else its editor should know. */
export const ReportForm = ({ questionId, onSent }: ReportFormProps) => {
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

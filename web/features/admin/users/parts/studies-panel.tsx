import { Button, Flex, SegmentedControl, Text } from '@radix-ui/themes';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { ViewReason } from '../../../../../domain/contracts/audit.ts';
import {
  studiesPerPage,
  type UserStudies,
  type UserStudiesBody,
  userStudies,
} from '../../../../../domain/contracts/user-studies.ts';
import type { Instant } from '../../../../../domain/kernel/time.ts';
import { counted, grouped } from '../../../../format/counts.ts';
import { requestFile } from '../../../../http/request-file.ts';
import { reportFailure } from '../../../../session/report-failure.ts';
import { useShortDate } from '../../../../session/use-short-date.ts';
import { showToast } from '../../../../toast/toast-store.ts';
import bareListStyles from '../../../../ui/bare-list.module.css';
import { highContrast } from '../../../../ui/high-contrast.ts';
import { Panel } from '../../../../ui/panel.tsx';
import { saveFile } from '../../../../ui/save-file.ts';
import { adminRequest } from '../../admin-request.ts';
import styles from '../users.module.css';
import { ViewReasonSelect } from '../view-reason-select.tsx';

type Part = UserStudiesBody['part'];

const outcome = (correct: boolean | null): string => {
  if (correct === null) return 'not answered';
  return correct ? 'right' : 'wrong';
};

const linesOf = (
  { quizzes, questions }: UserStudies,
  day: (at: Instant) => string,
): readonly (readonly [string, string, string])[] => [
  ...quizzes.map(
    ({ id, mode, exam, totalQuestions, score, createdAt }) =>
      [
        id,
        `${exam ?? mode}, ${counted(totalQuestions, 'question')}`,
        `${score === null ? 'no percent score' : `${score}%`}, ${day(createdAt)}`,
      ] as const,
  ),
  ...questions.map(
    ({ itemId, at, correct }) =>
      [itemId, itemId, at ? `${outcome(correct)}, ${day(at)}` : 'asked, key not shown'] as const,
  ),
];

type ShownProps = {
  readonly studies: UserStudies;
  readonly isPending: boolean;
  readonly onGo: (page: number) => void;
};

const Shown = ({ studies, isPending, onGo }: ShownProps) => {
  const day = useShortDate();
  const { page, total } = studies;
  const last = Math.max(1, Math.ceil(total / studiesPerPage));
  return (
    <>
      <ul className={bareListStyles['bare-list']} aria-label="What was studied">
        {linesOf(studies, day).map(([key, what, how]) => (
          <li key={key} className={styles['user-line']}>
            <Text as="div" size="2" className={styles['user-fact']}>
              {what}
            </Text>
            <Text as="div" size="2" color="gray">
              {how}
            </Text>
          </li>
        ))}
      </ul>
      <Flex justify="between" align="center" gap="3" mt="3" wrap="wrap">
        <Button
          variant="surface"
          disabled={page <= 1}
          loading={isPending}
          onClick={() => onGo(page - 1)}
        >
          Newer
        </Button>
        <Text size="2" color="gray" role="status">
          {grouped(total)} in all, page {page} of {last}
        </Text>
        <Button
          variant="surface"
          disabled={page >= last}
          loading={isPending}
          onClick={() => onGo(page + 1)}
        >
          Older
        </Button>
      </Flex>
    </>
  );
};

/** Quizzes handed in and questions met; opened with a reason, each page recorded. */
export const StudiesPanel = ({ accountId }: { readonly accountId: string }) => {
  const [part, setPart] = useState<Part>('quizzes');
  const [reason, setReason] = useState<ViewReason>('support');
  const { mutate, data, isPending, reset } = useMutation({
    mutationFn: (page: number) =>
      adminRequest({
        path: `/api/admin/users/${accountId}/studies`,
        method: 'POST',
        body: { part, page, reason },
        schema: userStudies,
      }),
    onError: (error) => reportFailure('Could not show what was studied', error),
  });
  const taking = useMutation({
    mutationFn: async () => {
      const path = `/api/admin/users/${accountId}/statements`;
      const file = await requestFile({ path, body: { reason }, onBytes: () => undefined });
      saveFile(file, `xapi-${accountId}.jsonl`);
    },
    onSuccess: () =>
      showToast({ title: 'Exported', description: 'The export is recorded in the audit.' }),
    onError: (error) => reportFailure('Could not export', error),
  });
  const choose = (next: string): void => {
    setPart(next as Part);
    reset();
  };
  return (
    <Panel
      title="What they saw"
      note="Personal: each page you open, and each file, is recorded with your name and the reason."
    >
      <Flex gap="3" wrap="wrap" align="end" mb="3">
        <SegmentedControl.Root value={part} onValueChange={choose}>
          <SegmentedControl.Item value="quizzes">Quizzes</SegmentedControl.Item>
          <SegmentedControl.Item value="questions">Questions</SegmentedControl.Item>
        </SegmentedControl.Root>
        <ViewReasonSelect value={reason} onChange={setReason} />
        <Button variant="surface" loading={isPending} onClick={() => mutate(1)}>
          Show and record
        </Button>
        <Button
          variant="surface"
          color="gray"
          {...highContrast}
          loading={taking.isPending}
          onClick={() => taking.mutate()}
        >
          <Download size={15} aria-hidden="true" />
          Export all as xAPI
        </Button>
      </Flex>
      {data ? <Shown studies={data} isPending={isPending} onGo={mutate} /> : null}
    </Panel>
  );
};

import { Button, DropdownMenu } from '@radix-ui/themes';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import {
  type AuditFilter,
  type ExportFormat,
  mostExported,
} from '../../../domain/contracts/audit.ts';
import { grouped } from '../../format/counts.ts';
import { reportFailure } from '../../session/report-failure.ts';
import { showToast } from '../../toast/toast-store.ts';
import { highContrast } from '../../ui/high-contrast.ts';
import { saveFile } from '../../ui/save-file.ts';
import { exportAudit } from './audit-queries.ts';

/** What the filters find, as a file; that it was taken is recorded. */
export const ExportMenu = ({ filter }: { readonly filter: AuditFilter }) => {
  const { mutate, isPending } = useMutation({
    mutationFn: async (format: ExportFormat) =>
      saveFile(await exportAudit({ ...filter, format }), `boardwell-audit.${format}`),
    onSuccess: () =>
      showToast({
        title: 'Exported',
        description: `Up to ${grouped(mostExported)} events, the newest first. The export is recorded in the audit.`,
      }),
    onError: (error) => reportFailure('Could not export', error),
  });
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger>
        <Button variant="surface" color="gray" {...highContrast} loading={isPending}>
          <Download size={15} aria-hidden="true" />
          Export
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content>
        <DropdownMenu.Item onSelect={() => mutate('csv')}>Table (CSV)</DropdownMenu.Item>
        <DropdownMenu.Item onSelect={() => mutate('jsonl')}>
          Events as stored (JSON Lines)
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
};

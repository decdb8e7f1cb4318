import { Button, Callout, Flex, Grid, Text, TextField } from '@radix-ui/themes';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useId, useState } from 'react';
import type { ViewReason } from '../../../../../domain/contracts/audit.ts';
import { contentStatus } from '../../../../../domain/contracts/content.ts';
import {
  type ExportItemsBody,
  type ItemExportPreview,
  itemFileFormat,
  mostItemsExported,
} from '../../../../../domain/contracts/interchange.ts';
import { itemField } from '../../../../../domain/contracts/item-fields.ts';
import { counted, grouped } from '../../../../format/counts.ts';
import { reportFailure } from '../../../../session/report-failure.ts';
import { showToast } from '../../../../toast/toast-store.ts';
import bareListStyles from '../../../../ui/bare-list.module.css';
import cellsStyles from '../../../../ui/cells.module.css';
import { classes } from '../../../../ui/classes.ts';
import { Panel } from '../../../../ui/panel.tsx';
import { saveFile } from '../../../../ui/save-file.ts';
import { ViewReasonSelect } from '../../users/view-reason-select.tsx';
import { AllContentButton } from '../all-content-button.tsx';
import styles from '../content.module.css';
import { statusWords } from '../content-words.ts';
import { all } from '../use-content-address.ts';
import { exportItems, previewExport } from './interchange-queries.ts';
import { fileWords } from './item-words.ts';
import { NamedSelect } from './named-select.tsx';
import { SummaryPanel } from './summary-panel.tsx';

const sources = { bank: 'Question bank (active)', library: 'Content library' };
const professions = {
  [all]: 'All professions',
  ...Object.fromEntries(itemField.options.map((field) => [field, field])),
};
const statuses = { [all]: 'Any status', ...statusWords };

const endings = { qti: 'zip', gift: 'txt', csv: 'csv' } as const;

type Form = {
  readonly from: ExportItemsBody['from'];
  readonly format: ExportItemsBody['format'];
  readonly profession: string;
  readonly area: string;
  readonly status: string;
  readonly reason: ViewReason;
};

const begin: Form = {
  from: 'bank',
  format: 'qti',
  profession: all,
  area: '',
  status: all,
  reason: 'quality',
};

const bodyOf = ({ from, format, profession, area, status, reason }: Form): ExportItemsBody => ({
  from,
  format,
  reason,
  ...(profession === all ? {} : { profession: itemField.parse(profession) }),
  ...(from === 'bank' && area.trim() !== '' ? { area: area.trim() } : {}),
  ...(from === 'library' && status !== all ? { status: contentStatus.parse(status) } : {}),
});

type ChoicesProps = { readonly form: Form; readonly onChange: (change: Partial<Form>) => void };

const Area = ({ form, onChange }: ChoicesProps) => {
  const id = useId();
  return (
    <Flex direction="column" gap="1">
      <Text as="label" size="2" weight="medium" htmlFor={id}>
        Code of an area, or empty for all
      </Text>
      <TextField.Root
        id={id}
        value={form.area}
        maxLength={40}
        autoComplete="off"
        onChange={({ target }) => onChange({ area: target.value })}
      />
    </Flex>
  );
};

const Choices = ({ form, onChange }: ChoicesProps) => (
  <Grid columns={{ initial: '1', sm: '2', md: '3' }} gap="4">
    <NamedSelect
      label="From"
      value={form.from}
      options={sources}
      onChange={(from) => onChange({ from: from === 'bank' ? 'bank' : 'library' })}
    />
    <NamedSelect
      label="Format"
      value={form.format}
      options={fileWords}
      onChange={(format) => onChange({ format: itemFileFormat.parse(format) })}
    />
    <NamedSelect
      label="Profession"
      value={form.profession}
      options={professions}
      onChange={(profession) => onChange({ profession })}
    />
    {form.from === 'bank' ? (
      <Area form={form} onChange={onChange} />
    ) : (
      <NamedSelect
        label="Status"
        value={form.status}
        options={statuses}
        onChange={(status) => onChange({ status })}
      />
    )}
    <ViewReasonSelect value={form.reason} onChange={(reason) => onChange({ reason })} />
  </Grid>
);

const Shown = ({ preview }: { readonly preview: ItemExportPreview }) => (
  <>
    <Callout.Root color="gray" role="status">
      <Callout.Text>
        The file holds {counted(preview.items, 'item')}.{' '}
        {preview.isCutOff
          ? `One file takes ${grouped(mostItemsExported)}; filter for the rest. `
          : ''}
        {preview.leftOutCount > 0
          ? `${counted(preview.leftOutCount, 'item')} cannot be held by this format.`
          : 'None is left out.'}
      </Callout.Text>
    </Callout.Root>
    <SummaryPanel summary={preview.summary} />
    {preview.leftOut.length > 0 ? (
      <Panel title="Left out" note={`The first ${preview.leftOut.length}`}>
        <ul className={classes(bareListStyles['bare-list'], cellsStyles['rows'])}>
          {preview.leftOut.map(({ id, why }) => (
            <li key={id}>
              <Text as="div" size="2" className={styles['reason']}>
                {id}
              </Text>
              <Text as="div" size="2" color="gray">
                {why}
              </Text>
            </li>
          ))}
        </ul>
      </Panel>
    ) : null}
  </>
);

/** Items as a file: first what it would hold and cost, then the file; that it was taken is recorded. */
export const ExportItems = ({ onClose }: { readonly onClose: () => void }) => {
  const [form, setForm] = useState(begin);
  const asking = useMutation({
    mutationFn: previewExport,
    onError: (error) => reportFailure('No report', error),
  });
  const taking = useMutation({
    mutationFn: async (body: ExportItemsBody) =>
      saveFile(await exportItems(body), `boardwell-items.${endings[body.format]}`),
    onSuccess: () =>
      showToast({ title: 'Exported', description: 'The export is recorded in the audit.' }),
    onError: (error) => reportFailure('Could not export', error),
  });
  const change = (part: Partial<Form>): void => {
    setForm((before) => ({ ...before, ...part }));
    asking.reset();
  };
  return (
    <Flex direction="column" gap="4">
      <AllContentButton onClick={onClose} />
      <Panel
        title="Export items"
        note="With keys and reasons: who took them, and why, is recorded."
      >
        <Flex direction="column" gap="4">
          <Choices form={form} onChange={change} />
          <Flex gap="3" wrap="wrap">
            <Button
              variant="surface"
              color="gray"
              loading={asking.isPending}
              onClick={() => asking.mutate(bodyOf(form))}
            >
              Show the report
            </Button>
            <Button loading={taking.isPending} onClick={() => taking.mutate(bodyOf(form))}>
              <Download size={16} aria-hidden="true" />
              Export
            </Button>
          </Flex>
        </Flex>
      </Panel>
      {asking.data ? <Shown preview={asking.data} /> : null}
    </Flex>
  );
};

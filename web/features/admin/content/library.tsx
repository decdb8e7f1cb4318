import { Button, Flex, Select } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { Download, FileUp } from 'lucide-react';
import { type ContentPage, contentStatus } from '../../../../domain/contracts/content.ts';
import { professionOptions } from '../../../../domain/contracts/fields.ts';
import { grouped } from '../../../format/counts.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { PanelSkeleton } from '../../../ui/panel-skeleton.tsx';
import { adminStatsQuery } from '../admin-queries.ts';
import { contentListQuery } from './content-queries.ts';
import { ContentPages, ContentTable } from './content-table.tsx';
import { statusWords, typeWords } from './content-words.ts';
import { ExportItems } from './interchange/export-items.tsx';
import { ImportItems } from './interchange/import-items.tsx';
import { OneContent } from './one-content.tsx';
import { all, type ContentFilter, useContentAddress } from './use-content-address.ts';

type Options = Readonly<Record<string, string>>;

const counted = (label: string, count: number): string => `${label} ${grouped(count)}`;

const statusesOf = (counts: ContentPage['counts']): Options => ({
  [all]: counted(
    'All',
    contentStatus.options.reduce((sum, status) => sum + counts[status], 0),
  ),
  ...Object.fromEntries(
    contentStatus.options.map((status) => [status, counted(statusWords[status], counts[status])]),
  ),
});

const types: Options = { [all]: 'Any type', ...typeWords };
const professions: Options = {
  [all]: 'All professions',
  ...Object.fromEntries(professionOptions.map(({ value, label }) => [value, label])),
};

type ChoiceProps = {
  readonly label: string;
  readonly filter: ContentFilter;
  readonly options: Options;
};

const Choice = ({ label, filter, options }: ChoiceProps) => {
  const { sought, set } = useContentAddress();
  return (
    <Select.Root value={sought.get(filter) ?? all} onValueChange={(value) => set(filter, value)}>
      <Select.Trigger aria-label={label} />
      <Select.Content>
        {Object.entries(options).map(([value, name]) => (
          <Select.Item key={value} value={value}>
            {name}
          </Select.Item>
        ))}
      </Select.Content>
    </Select.Root>
  );
};

/** Items go in and out by the product's own admins alone: the server refuses those of the test mode. */
const ByFile = () => {
  const { exchange } = useContentAddress();
  const { data } = useQuery(adminStatsQuery());
  if (data?.ofTesters !== false) return null;
  return (
    <>
      <Button variant="surface" color="gray" onClick={() => exchange('import')}>
        <FileUp size={15} aria-hidden="true" />
        Import items
      </Button>
      <Button variant="surface" color="gray" onClick={() => exchange('export')}>
        <Download size={15} aria-hidden="true" />
        Export items
      </Button>
    </>
  );
};

const List = () => {
  const { sought, set, open } = useContentAddress();
  const query = useQuery(contentListQuery(sought.toString()));
  return (
    <Loaded query={query} what="The content library" skeleton={<PanelSkeleton height="480px" />}>
      {(data) => (
        <Panel>
          <Flex gap="3" wrap="wrap" mb="4">
            <Choice label="Status" filter="status" options={statusesOf(data.counts)} />
            <Choice label="Type" filter="type" options={types} />
            <Choice label="Profession" filter="profession" options={professions} />
            <ByFile />
          </Flex>
          <ContentTable content={data.content} onOpen={open} />
          <ContentPages {...data} onGo={(page) => set('page', String(page))} />
        </Panel>
      )}
    </Loaded>
  );
};

/** What was made, filtered and paged by the server; one piece of it with its text; items of files. */
export const ContentLibrary = () => {
  const { openId, open, way, exchange } = useContentAddress();
  if (way === 'import') return <ImportItems onOpen={open} onClose={() => exchange(null)} />;
  if (way === 'export') return <ExportItems onClose={() => exchange(null)} />;
  return openId ? <OneContent id={openId} onClose={() => open(null)} /> : <List />;
};

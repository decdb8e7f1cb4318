import { Box, Callout, Code, DataList, Heading, Text } from '@radix-ui/themes';
import { FilePen } from 'lucide-react';
import { PageHead } from '../../ui/page-head.tsx';
import textStyles from '../../ui/text.module.css';
import type { BrowserEntry } from './browser-entries.ts';
import { type TextName, textTitles } from './text-titles.ts';
import { texts } from './texts.ts';

const DraftNotice = () => (
  <Callout.Root color="gray" mb="6" className={textStyles['measure']}>
    <Callout.Icon>
      <FilePen size={16} />
    </Callout.Icon>
    <Callout.Text>
      This text is a draft. The operator of this site must review it before it applies.
    </Callout.Text>
  </Callout.Root>
);

const Entries = ({ entries }: { readonly entries: readonly BrowserEntry[] }) =>
  entries.length > 0 ? (
    <DataList.Root size="3" mt="3" orientation={{ initial: 'vertical', sm: 'horizontal' }}>
      {entries.map(({ name, text }) => (
        <DataList.Item key={name}>
          <DataList.Label minWidth="150px">
            <Code variant="ghost">{name}</Code>
          </DataList.Label>
          <DataList.Value>{text}</DataList.Value>
        </DataList.Item>
      ))}
    </DataList.Root>
  ) : null;

/** A page to read: terms, privacy, cookies, data rights. */
export const TextPage = ({ name }: { readonly name: TextName }) => {
  const { answer, sections } = texts[name];
  return (
    <article>
      <PageHead title={textTitles[name]} answer={answer} />
      <DraftNotice />
      {sections.map(({ heading, text, entries = [] }) => (
        <Box key={heading} mb="5" className={textStyles['measure']}>
          <Heading as="h2" size="4" weight="medium" mb="1">
            {heading}
          </Heading>
          <Text as="p" size="3" className={textStyles['pretty']}>
            {text}
          </Text>
          <Entries entries={entries} />
        </Box>
      ))}
    </article>
  );
};

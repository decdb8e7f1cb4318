import { Box, Callout, Heading, Text } from '@radix-ui/themes';
import { FilePen } from 'lucide-react';
import { PageHead } from '../../ui/page-head.tsx';
import { type TextName, textTitles } from './text-titles.ts';
import { texts } from './texts.ts';

const DraftNotice = () => (
  <Callout.Root color="gray" mb="6" className="measure">
    <Callout.Icon>
      <FilePen size={16} />
    </Callout.Icon>
    <Callout.Text>
      This text is a draft. The operator of this site must review it before it applies.
    </Callout.Text>
  </Callout.Root>
);

/** A page to read: terms, privacy, cookies, data rights. */
export const TextPage = ({ name }: { readonly name: TextName }) => {
  const { answer, sections } = texts[name];
  return (
    <article>
      <PageHead title={textTitles[name]} answer={answer} />
      <DraftNotice />
      {sections.map(({ heading, text }) => (
        <Box key={heading} mb="5" className="measure">
          <Heading as="h2" size="4" weight="medium" mb="1">
            {heading}
          </Heading>
          <Text as="p" size="3" className="pretty">
            {text}
          </Text>
        </Box>
      ))}
    </article>
  );
};

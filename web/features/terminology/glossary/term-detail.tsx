import { Badge, Box, Button, Flex, Heading, Tabs } from '@radix-ui/themes';
import { ArrowLeft } from 'lucide-react';
import { memo, useEffect, useRef } from 'react';
import type { TermEntry } from '../../../../domain/contracts/terminology-study.ts';
import { classes } from '../../../ui/classes.ts';
import { highContrast } from '../../../ui/high-contrast.ts';
import textStyles from '../../../ui/text.module.css';
import { Illustration } from '../parts/illustration.tsx';
import { SpeakButton } from '../parts/speak-button.tsx';
import terminologyStyles from '../terminology.module.css';
import { ClinicalContext } from './clinical-context.tsx';
import styles from './glossary.module.css';
import { Overview } from './overview.tsx';

type TermDetailProps = {
  readonly entry: TermEntry;
  readonly terms: readonly TermEntry[];
  readonly takesFocus: boolean;
  readonly onChoose: (entry: TermEntry) => void;
  readonly onBack: () => void;
};

/** One term in three parts. */
export const TermDetail = memo((props: TermDetailProps) => {
  const { entry, terms, takesFocus, onChoose, onBack } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const { term, category, illustration } = entry;
  return (
    <div className={styles['gloss-detail']}>
      <Box className={styles['gloss-back']}>
        <Button variant="ghost" color="gray" {...highContrast} size="3" mb="4" onClick={onBack}>
          <ArrowLeft size={16} aria-hidden="true" />
          All terms
        </Button>
      </Box>
      <Flex align="center" gap="3" wrap="wrap">
        <Heading
          as="h2"
          size="6"
          weight="medium"
          tabIndex={-1}
          ref={heading}
          className={classes(terminologyStyles['term-asked'], textStyles['unbroken'])}
        >
          {term}
        </Heading>
        <SpeakButton term={term} />
        <Badge color="gray">{category}</Badge>
      </Flex>
      <Tabs.Root defaultValue="overview" mt="4">
        <Tabs.List className={terminologyStyles['term-tabs']}>
          <Tabs.Trigger value="overview">Overview</Tabs.Trigger>
          <Tabs.Trigger value="clinical">Clinical Context</Tabs.Trigger>
          <Tabs.Trigger value="illustration">Illustration</Tabs.Trigger>
        </Tabs.List>
        <Box pt="5">
          <Tabs.Content value="overview">
            <Overview entry={entry} terms={terms} onChoose={onChoose} />
          </Tabs.Content>
          <Tabs.Content value="clinical">
            <ClinicalContext {...entry} />
          </Tabs.Content>
          <Tabs.Content value="illustration">
            <Illustration of={illustration} />
          </Tabs.Content>
        </Box>
      </Tabs.Root>
    </div>
  );
});

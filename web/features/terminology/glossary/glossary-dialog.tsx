import { Box, Dialog, Flex, IconButton, Skeleton, Text } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import type { RefObject } from 'react';
import { highContrast } from '../../../ui/high-contrast.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { glossaryQuery } from '../queries/terminology-queries.ts';
import styles from './glossary.module.css';
import { GlossaryPanes } from './glossary-panes.tsx';

type GlossaryDialogProps = {
  /** Has the focus again when it is closed. */
  readonly opener: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
};

const Top = () => (
  <Flex align="center" justify="between" gap="3" className={styles['gloss-top']}>
    <Dialog.Title size="4" weight="medium" mb="0" trim="both">
      Quick Reference{' '}
      <Text color="gray" weight="regular">
        Medical Terminology
      </Text>
    </Dialog.Title>
    <Dialog.Close>
      <IconButton
        variant="ghost"
        color="gray"
        {...highContrast}
        size="3"
        aria-label="Close the reference"
      >
        <X size={20} />
      </IconButton>
    </Dialog.Close>
  </Flex>
);

const Waiting = () => (
  <Box p="4" role="status" aria-label="Loading the glossary" aria-busy="true">
    <Skeleton height="40px" mb="3" />
    <Skeleton height="32px" mb="4" />
    <Skeleton height="320px" />
  </Box>
);

/** The glossary over the whole screen; what was searched and chosen is gone when it closes. */
export const GlossaryDialog = ({ opener, onClose }: GlossaryDialogProps) => {
  const query = useQuery(glossaryQuery());
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Content
        className={styles['gloss']}
        aria-describedby={undefined}
        onCloseAutoFocus={() => opener.current?.focus()}
      >
        <Top />
        {query.data ? (
          <GlossaryPanes terms={query.data.terms} />
        ) : (
          <Box p="4">
            <Loaded query={query} what="The glossary" skeleton={<Waiting />}>
              {() => null}
            </Loaded>
          </Box>
        )}
      </Dialog.Content>
    </Dialog.Root>
  );
};

import { Box, Button, DropdownMenu, Flex, IconButton, Text } from '@radix-ui/themes';
import { Download, FileSpreadsheet, FileText, Layers, Printer, Trash2, Undo2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { SavedAidEntry } from '../../../../domain/contracts/study-aids.ts';
import { methodWords } from '../../../../domain/contracts/study-methods.ts';
import { classes } from '../../../ui/classes.ts';
import { highContrast } from '../../../ui/high-contrast.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import textStyles from '../../../ui/text.module.css';
import { TextLink } from '../../../ui/text-link.tsx';
import { Tooltip } from '../../../ui/tooltip.tsx';
import { methodIcons } from '../method-icons.ts';
import { partsWords } from '../shown-aid.ts';
import styles from './library.module.css';
import { fitsOnCards } from './library-list.ts';

const openAt = (id: string): string => `/study-aid?open=${id}`;

const files = [
  { format: 'apkg', Icon: Layers, what: 'Anki package (.apkg)' },
  { format: 'anki-tsv', Icon: FileText, what: 'Text for Anki (.txt)' },
  { format: 'csv', Icon: FileSpreadsheet, what: 'Spreadsheet (.csv)' },
] as const;

const Export = ({ entry: { id, topic, studyType } }: { readonly entry: SavedAidEntry }) => {
  const isOnCards = fitsOnCards(studyType);
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger>
        <IconButton variant="ghost" color="gray" {...highContrast} aria-label={`Export ${topic}`}>
          <Download size={18} />
        </IconButton>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="end">
        {isOnCards
          ? files.map(({ format, Icon, what }) => (
              <DropdownMenu.Item key={format} asChild>
                <a href={`/api/study-aids/${id}/export?format=${format}`} download="">
                  <Icon size={16} aria-hidden="true" />
                  {what}
                </a>
              </DropdownMenu.Item>
            ))
          : null}
        <DropdownMenu.Item asChild>
          <Link to={isOnCards ? `/flashcards/print?aid=${id}` : openAt(id)}>
            <Printer size={16} aria-hidden="true" />
            {isOnCards ? 'Print or save as PDF' : 'Open to print'}
          </Link>
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
};

type LibraryRowProps = {
  readonly entry: SavedAidEntry;
  /** As the learner's calendar tells it. */
  readonly saved: string;
  readonly onDelete: (entry: SavedAidEntry) => void;
};

/** A saved aid with what can be done with it. */
export const LibraryRow = ({ entry, saved, onDelete }: LibraryRowProps) => {
  const { id, topic, studyType, parts } = entry;
  const Icon = methodIcons[studyType];
  return (
    <li className={styles['row']}>
      <Flex gap="3" align="start" minWidth="0" flexGrow="1">
        <Box pt="1" flexShrink="0">
          <Icon size={18} color="var(--accent-11)" aria-hidden="true" />
        </Box>
        <Box minWidth="0">
          <Text
            as="div"
            size="3"
            weight="medium"
            className={classes(textStyles['pretty'], styles['name'])}
          >
            <TextLink to={openAt(id)}>{topic}</TextLink>
          </Text>
          <Text as="div" size="2" color="gray" className={textStyles['num']}>
            {methodWords[studyType].label}, {partsWords(studyType, parts)}. Saved {saved}
          </Text>
        </Box>
      </Flex>
      <Flex gap="4" align="center" justify="end" pr="1">
        <LinkButton
          to={openAt(id)}
          variant="surface"
          color="gray"
          {...highContrast}
          aria-label={`Open ${topic}`}
        >
          Open
        </LinkButton>
        <Export entry={entry} />
        <Tooltip content="Delete">
          <IconButton
            variant="ghost"
            color="gray"
            {...highContrast}
            aria-label={`Delete ${topic}, ${methodWords[studyType].label}`}
            onClick={() => onDelete(entry)}
          >
            <Trash2 size={18} />
          </IconButton>
        </Tooltip>
      </Flex>
    </li>
  );
};

type GoneRowProps = {
  readonly entry: SavedAidEntry;
  readonly onUndo: (entry: SavedAidEntry) => void;
};

/** A deleted aid stays where it was, as a line that brings it back. */
export const GoneRow = ({ entry, onUndo }: GoneRowProps) => (
  <li className={classes(styles['row'], styles['gone'])}>
    <Text size="2" color="gray" role="status" className={styles['name']}>
      <Text weight="medium" {...highContrast}>
        {entry.topic} was deleted.
      </Text>
    </Text>
    <Button
      variant="surface"
      color="gray"
      {...highContrast}
      aria-label={`Undo: bring back ${entry.topic}`}
      onClick={() => onUndo(entry)}
    >
      <Undo2 size={16} />
      Undo
    </Button>
  </li>
);

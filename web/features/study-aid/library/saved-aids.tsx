import { Flex, Heading, IconButton, Text } from '@radix-ui/themes';
import { Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { SavedAidEntry } from '../../../../domain/contracts/study-aids.ts';
import { methodWords } from '../../../../domain/contracts/study-methods.ts';
import bareListStyles from '../../../ui/bare-list.module.css';
import textStyles from '../../../ui/text.module.css';
import { TextLink } from '../../../ui/text-link.tsx';
import { OpenAidButton } from '../open-aid-button.tsx';
import { partsWords } from '../shown-aid.ts';
import styles from '../study-aid.module.css';
import { useDeleting } from './use-deleting.ts';

const firstShown = 5;

type EntryProps = {
  readonly entry: SavedAidEntry;
  readonly isOpen: boolean;
  readonly onOpen: (id: string) => void;
  readonly onDelete: (entry: SavedAidEntry) => void;
};

const Entry = ({ entry, isOpen, onOpen, onDelete }: EntryProps) => {
  const { id, topic, studyType, parts } = entry;
  return (
    <li className={styles['aid-entry']}>
      <OpenAidButton
        method={studyType}
        topic={topic}
        kind={`${methodWords[studyType].label}, ${partsWords(studyType, parts)}`}
        isOpen={isOpen}
        onOpen={() => onOpen(id)}
      />
      <IconButton
        variant="ghost"
        color="gray"
        aria-label={`Delete ${topic}, ${methodWords[studyType].label}`}
        onClick={() => onDelete(entry)}
      >
        <Trash2 size={16} />
      </IconButton>
    </li>
  );
};

type SavedAidsProps = {
  readonly entries: readonly SavedAidEntry[];
  readonly openId: string | undefined;
  readonly onOpen: (id: string) => void;
};

/** The first five of the library, then all that the search finds. */
export const SavedAids = ({ entries, openId, onOpen }: SavedAidsProps) => {
  const [showsAll, showAll] = useState(false);
  const { gone, remove, restore } = useDeleting();
  const shown = showsAll ? entries : entries.slice(0, firstShown);
  return (
    <section aria-labelledby="saved-aids">
      <Flex justify="between" align="baseline" mb="2">
        <Heading as="h2" size="3" weight="medium" id="saved-aids">
          Your Study Aids
        </Heading>
        <Text size="2" color="gray" className={textStyles['num']}>
          {shown.length} of {entries.length}
        </Text>
      </Flex>
      {entries.length === 0 && !gone ? (
        <Text as="p" size="2" color="gray" className={textStyles['pretty']}>
          Nothing saved yet. What you save stands here.
        </Text>
      ) : null}
      <ul className={bareListStyles['bare-list']}>
        {shown.map((entry) => (
          <Entry
            key={entry.id}
            entry={entry}
            isOpen={entry.id === openId}
            onOpen={onOpen}
            onDelete={remove}
          />
        ))}
      </ul>
      {gone ? (
        <Flex align="center" justify="between" gap="2" mt="2" role="status">
          <Text size="2" color="gray">
            {gone.topic} was deleted.
          </Text>
          <button type="button" className={styles['aid-undo']} onClick={() => restore(gone)}>
            <Undo2 size={14} aria-hidden="true" /> Undo
          </button>
        </Flex>
      ) : null}
      {entries.length > 0 ? (
        <Text as="p" size="2" mt="2">
          <TextLink to="/library">All saved</TextLink>
        </Text>
      ) : null}
      {entries.length > firstShown ? (
        <button type="button" className={styles['aid-undo']} onClick={() => showAll(!showsAll)}>
          {showsAll ? 'Show the newest 5' : `Show all ${entries.length}`}
        </button>
      ) : null}
    </section>
  );
};

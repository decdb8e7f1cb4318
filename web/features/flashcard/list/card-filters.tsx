import { TextField } from '@radix-ui/themes';
import { Search } from 'lucide-react';
import { flashcardSource } from '../../../../domain/contracts/flashcards.ts';
import { LongSelect } from '../../../ui/form/long-select.tsx';
import styles from '../flashcard.module.css';
import { sourceWords } from '../flashcard-words.ts';
import type { CardFilter } from '../queries/flashcard-queries.ts';

type CardFiltersProps = {
  readonly filter: CardFilter;
  readonly topics: readonly string[];
  readonly onChange: (filter: CardFilter) => void;
};

/** Radix has no choice without a value. */
const everyTopic = 'every topic';

/** What the list is narrowed by. */
export const CardFilters = ({ filter, topics, onChange }: CardFiltersProps) => (
  <div className={styles['card-filters']}>
    <TextField.Root
      size="3"
      type="search"
      placeholder="Search front, back, or topic"
      aria-label="Search flashcards"
      value={filter.search}
      maxLength={120}
      onChange={({ target }) => onChange({ ...filter, search: target.value })}
    >
      <TextField.Slot>
        <Search size={16} aria-hidden="true" />
      </TextField.Slot>
    </TextField.Root>
    <LongSelect
      value={filter.source}
      choices={[
        { value: 'all', label: 'All sources' },
        ...flashcardSource.options.map((source) => ({ value: source, label: sourceWords[source] })),
      ]}
      onChange={(value) => {
        const source = flashcardSource.safeParse(value);
        onChange({ ...filter, source: source.success ? source.data : 'all' });
      }}
      trigger={{ 'aria-label': 'Source' }}
    />
    <LongSelect
      value={filter.topic || everyTopic}
      choices={[
        { value: everyTopic, label: 'All topics' },
        ...topics.map((topic) => ({ value: topic, label: topic })),
      ]}
      onChange={(topic) => onChange({ ...filter, topic: topic === everyTopic ? '' : topic })}
      trigger={{ 'aria-label': 'Topic' }}
    />
  </div>
);

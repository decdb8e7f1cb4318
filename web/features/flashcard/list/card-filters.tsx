import { Select, TextField } from '@radix-ui/themes';
import { Search } from 'lucide-react';
import { flashcardSource } from '../../../../domain/contracts/flashcards.ts';
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
  <div className="card-filters">
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
    <Select.Root
      size="3"
      value={filter.source}
      onValueChange={(value) => {
        const source = flashcardSource.safeParse(value);
        onChange({ ...filter, source: source.success ? source.data : 'all' });
      }}
    >
      <Select.Trigger aria-label="Source" className="wide" />
      <Select.Content position="popper">
        <Select.Item value="all">All sources</Select.Item>
        {flashcardSource.options.map((source) => (
          <Select.Item key={source} value={source}>
            {sourceWords[source]}
          </Select.Item>
        ))}
      </Select.Content>
    </Select.Root>
    <Select.Root
      size="3"
      value={filter.topic || everyTopic}
      onValueChange={(topic) => onChange({ ...filter, topic: topic === everyTopic ? '' : topic })}
    >
      <Select.Trigger aria-label="Topic" className="wide" />
      <Select.Content position="popper" className="long-choices">
        <Select.Item value={everyTopic}>All topics</Select.Item>
        {topics.map((topic) => (
          <Select.Item key={topic} value={topic}>
            {topic}
          </Select.Item>
        ))}
      </Select.Content>
    </Select.Root>
  </div>
);

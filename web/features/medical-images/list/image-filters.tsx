import { Checkbox, Flex, Select, Text, TextField } from '@radix-ui/themes';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type ImageStats, imageModalities } from '../../../../domain/contracts/medical-images.ts';
import textStyles from '../../../ui/text.module.css';
import styles from '../medical-images.module.css';
import type { ImageFiltering } from './use-image-filter.ts';

/** No modality, pathology or view is named so. */
const all = ' ';

type ChoiceProps = {
  readonly name: string;
  readonly everything: string;
  readonly values: readonly string[];
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
};

const Choice = ({ name, everything, values, value, onChange }: ChoiceProps) => (
  <Select.Root
    value={value ?? all}
    onValueChange={(next) => onChange(next === all ? undefined : next)}
  >
    <Select.Trigger aria-label={name} className={styles['image-choice']} />
    <Select.Content position="popper">
      <Select.Item value={all}>{everything}</Select.Item>
      {values.map((one) => (
        <Select.Item key={one} value={one}>
          {one}
        </Select.Item>
      ))}
    </Select.Content>
  </Select.Root>
);

/** Milliseconds a typist rests before the list is asked for. */
const rest = 250;

type SearchFieldProps = {
  readonly value: string;
  readonly onChange: (value: string) => void;
};

const SearchField = ({ value, onChange }: SearchFieldProps) => {
  const [typed, setTyped] = useState(value);
  useEffect(() => {
    if (typed.trim() === value) return undefined;
    const timer = setTimeout(() => onChange(typed.trim()), rest);
    return () => clearTimeout(timer);
  });
  return (
    <TextField.Root
      type="search"
      placeholder="Search cases"
      aria-label="Search cases"
      maxLength={120}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
    >
      <TextField.Slot>
        <Search size={16} />
      </TextField.Slot>
    </TextField.Root>
  );
};

type ImageFiltersProps = {
  readonly filtering: ImageFiltering;
  readonly stats: ImageStats;
};

/** Words, modality, pathology, view, and whether it was read. */
export const ImageFilters = ({ filtering, stats }: ImageFiltersProps) => {
  const { filter, choose } = filtering;
  return (
    <div className={styles['image-filters']}>
      <SearchField value={filter.search ?? ''} onChange={(text) => choose('search', text)} />
      <Choice
        name="Modality"
        everything="All modalities"
        values={imageModalities}
        value={filter.modality}
        onChange={(value) => choose('modality', value)}
      />
      <Choice
        name="Pathology"
        everything="All pathologies"
        values={Object.keys(stats.pathologyBreakdown).toSorted()}
        value={filter.pathology}
        onChange={(value) => choose('pathology', value)}
      />
      <Choice
        name="View"
        everything="All views"
        values={stats.views}
        value={filter.view}
        onChange={(value) => choose('view', value)}
      />
      <Text as="label" size="2" className={textStyles['nowrap']}>
        <Flex gap="2" align="center">
          <Checkbox
            checked={filter.unread === 'true'}
            onCheckedChange={(isOn) => choose('unread', isOn === true ? 'true' : undefined)}
          />
          Not read
        </Flex>
      </Text>
    </div>
  );
};

import { SegmentedControl, Select } from '@radix-ui/themes';
import textStyles from '../../../ui/text.module.css';
import type { ReviewFilter } from './reviewed-questions.ts';

type FilterProps = {
  readonly value: ReviewFilter;
  readonly counts: Readonly<Record<ReviewFilter, number>>;
  readonly onChange: (filter: ReviewFilter) => void;
};

const filters = ['all', 'incorrect', 'skipped', 'flagged'] as const;

const words: Readonly<Record<ReviewFilter, string>> = {
  all: 'All',
  incorrect: 'Incorrect',
  skipped: 'Skipped',
  flagged: 'Flagged',
};

const choicesOf = ({ counts, onChange }: FilterProps) => ({
  choices: filters
    .filter((filter) => filter !== 'flagged' || counts.flagged > 0)
    .map((filter) => ({ filter, text: `${words[filter]} ${counts[filter]}` })),
  choose: (next: string): void => onChange(filters.find((filter) => filter === next) ?? 'all'),
});

/** Side by side, where there is room. */
export const WideFilter = (props: FilterProps) => {
  const { choices, choose } = choicesOf(props);
  return (
    <SegmentedControl.Root value={props.value} aria-label="Show questions" onValueChange={choose}>
      {choices.map(({ filter, text }) => (
        <SegmentedControl.Item key={filter} value={filter}>
          {text}
        </SegmentedControl.Item>
      ))}
    </SegmentedControl.Root>
  );
};

/** A list to choose from: four counts side by side are wider than a phone. */
export const NarrowFilter = (props: FilterProps) => {
  const { choices, choose } = choicesOf(props);
  return (
    <Select.Root size="3" value={props.value} onValueChange={choose}>
      <Select.Trigger aria-label="Show questions" className={textStyles['num']} />
      <Select.Content position="popper">
        {choices.map(({ filter, text }) => (
          <Select.Item key={filter} value={filter} className={textStyles['num']}>
            {text}
          </Select.Item>
        ))}
      </Select.Content>
    </Select.Root>
  );
};

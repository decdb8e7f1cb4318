import { Select } from '@radix-ui/themes';
import { memo } from 'react';
import { type CategoryChoice, categoryOf, sortedCategories } from '../category-choice.ts';

type CategorySelectProps = {
  readonly value: CategoryChoice;
  readonly onChange: (next: CategoryChoice) => void;
};

/** All Categories, then each by the alphabet. A shut list draws its items too: not with each letter that is typed beside it. */
export const CategorySelect = memo(({ value, onChange }: CategorySelectProps) => (
  <Select.Root size="3" value={value} onValueChange={(next) => onChange(categoryOf(next))}>
    <Select.Trigger aria-label="Category" className="wide" />
    <Select.Content position="popper">
      <Select.Item value="all">All Categories</Select.Item>
      {sortedCategories.map((category) => (
        <Select.Item key={category} value={category}>
          {category}
        </Select.Item>
      ))}
    </Select.Content>
  </Select.Root>
));

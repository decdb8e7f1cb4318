import { memo } from 'react';
import { LongSelect } from '../../../ui/form/long-select.tsx';
import { type CategoryChoice, categoryOf, sortedCategories } from '../category-choice.ts';

type CategorySelectProps = {
  readonly value: CategoryChoice;
  readonly onChange: (next: CategoryChoice) => void;
};

const choices = ['all', ...sortedCategories].map((value) => ({
  value,
  label: value === 'all' ? 'All Categories' : value,
}));

/** All Categories, then each by the alphabet. A shut list draws its items too: not with each letter that is typed beside it. */
export const CategorySelect = memo(({ value, onChange }: CategorySelectProps) => (
  <LongSelect
    value={value}
    choices={choices}
    onChange={(next) => onChange(categoryOf(next))}
    trigger={{ 'aria-label': 'Category' }}
  />
));

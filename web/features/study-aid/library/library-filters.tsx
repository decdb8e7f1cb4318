import { Select, TextField } from '@radix-ui/themes';
import { Search } from 'lucide-react';
import {
  methodWords,
  studyMethod,
  studyMethods,
} from '../../../../domain/contracts/study-methods.ts';
import { type LibraryFilter, orders } from './library-list.ts';

type LibraryFiltersProps = {
  readonly filter: LibraryFilter;
  readonly onChange: (filter: LibraryFilter) => void;
};

/** Search, method and order of the library. */
export const LibraryFilters = ({ filter, onChange }: LibraryFiltersProps) => (
  <div className="library-filters">
    <TextField.Root
      size="3"
      type="search"
      placeholder="Search by name"
      aria-label="Search study aids"
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
      value={filter.method}
      onValueChange={(value) => {
        const method = studyMethod.safeParse(value);
        onChange({ ...filter, method: method.success ? method.data : 'all' });
      }}
    >
      <Select.Trigger aria-label="Type" className="wide" />
      <Select.Content position="popper" className="long-choices">
        <Select.Item value="all">All types</Select.Item>
        {studyMethods.map((method) => (
          <Select.Item key={method} value={method}>
            {methodWords[method].label}
          </Select.Item>
        ))}
      </Select.Content>
    </Select.Root>
    <Select.Root
      size="3"
      value={filter.order}
      onValueChange={(value) => {
        const order = orders.find((one) => one.value === value);
        if (order) onChange({ ...filter, order: order.value });
      }}
    >
      <Select.Trigger aria-label="Order" className="wide" />
      <Select.Content position="popper">
        {orders.map(({ value, label }) => (
          <Select.Item key={value} value={value}>
            {label}
          </Select.Item>
        ))}
      </Select.Content>
    </Select.Root>
  </div>
);

import { TextField } from '@radix-ui/themes';
import { Search } from 'lucide-react';
import {
  methodWords,
  studyMethod,
  studyMethods,
} from '../../../../domain/contracts/study-methods.ts';
import { LongSelect } from '../../../ui/form/long-select.tsx';
import styles from './library.module.css';
import { type LibraryFilter, orders } from './library-list.ts';

type LibraryFiltersProps = {
  readonly filter: LibraryFilter;
  readonly onChange: (filter: LibraryFilter) => void;
};

/** Search, method and order of the library. */
export const LibraryFilters = ({ filter, onChange }: LibraryFiltersProps) => (
  <div className={styles['filters']}>
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
    <LongSelect
      value={filter.method}
      choices={[
        { value: 'all', label: 'All types' },
        ...studyMethods.map((method) => ({ value: method, label: methodWords[method].label })),
      ]}
      onChange={(value) => {
        const method = studyMethod.safeParse(value);
        onChange({ ...filter, method: method.success ? method.data : 'all' });
      }}
      trigger={{ 'aria-label': 'Type' }}
    />
    <LongSelect
      value={filter.order}
      choices={orders}
      onChange={(value) => {
        const order = orders.find((one) => one.value === value);
        if (order) onChange({ ...filter, order: order.value });
      }}
      trigger={{ 'aria-label': 'Order' }}
    />
  </div>
);

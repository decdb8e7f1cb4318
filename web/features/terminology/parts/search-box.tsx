import { TextField } from '@radix-ui/themes';
import { Search } from 'lucide-react';

type SearchBoxProps = {
  readonly value: string;
  readonly onChange: (next: string) => void;
};

/** Filters terms while one types. */
export const SearchBox = ({ value, onChange }: SearchBoxProps) => (
  <TextField.Root
    size="3"
    type="search"
    aria-label="Search terms"
    placeholder="Search terms, definitions, or categories..."
    autoComplete="off"
    spellCheck={false}
    value={value}
    onChange={(event) => onChange(event.target.value)}
  >
    <TextField.Slot>
      <Search size={16} aria-hidden="true" />
    </TextField.Slot>
  </TextField.Root>
);

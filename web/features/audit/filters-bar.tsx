import { Badge, Box, Flex, IconButton, Switch, Text, TextField } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { Search, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { addDays, type CalendarDay } from '../../../domain/kernel/time.ts';
import textStyles from '../../ui/text.module.css';
import styles from './audit.module.css';
import type { AuditAddress, FilterName } from './audit-filter.ts';
import { auditTypesQuery } from './audit-queries.ts';
import { Choice } from './choice.tsx';

type FiltersBarProps = Pick<AuditAddress, 'filter' | 'isLive' | 'choose' | 'move'> & {
  readonly today: CalendarDay;
};

const actors = [
  { value: 'person', label: 'People' },
  { value: 'admin', label: 'Administrators' },
  { value: 'system', label: 'The product itself' },
] as const;

const periods = [
  { value: '0', label: 'Today' },
  { value: '1', label: 'Last 2 days' },
  { value: '6', label: 'Last 7 days' },
  { value: '29', label: 'Last 30 days' },
] as const;

/** Anew for each search that the address holds, so that Back shows what was searched for. */
const SearchField = ({
  q,
  onSearch,
}: {
  readonly q: string;
  readonly onSearch: (q: string) => void;
}) => {
  const [text, setText] = useState(q);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSearch(text.trim());
  };
  return (
    <Box flexGrow="1" minWidth="220px" maxWidth={{ initial: 'none', sm: '340px' }} asChild>
      <search>
        <form onSubmit={submit}>
          <TextField.Root
            value={text}
            onChange={({ target }) => setText(target.value)}
            placeholder="Person, stream, or position"
            aria-label="Search the audit"
            maxLength={254}
          >
            <TextField.Slot>
              <Search size={16} aria-hidden="true" />
            </TextField.Slot>
          </TextField.Root>
        </form>
      </search>
    </Box>
  );
};

const Chip = ({ label, onRemove }: { readonly label: string; readonly onRemove: () => void }) => (
  <Badge size="2" color="gray" className={textStyles['unbroken']}>
    {label}
    <IconButton
      size="1"
      variant="ghost"
      color="gray"
      aria-label={`Remove ${label}`}
      onClick={onRemove}
    >
      <X size={13} aria-hidden="true" />
    </IconButton>
  </Badge>
);

const chips: readonly FilterName[] = ['stream', 'person'];

const periodOf = (from: CalendarDay | undefined, today: CalendarDay): string | undefined =>
  periods.find(({ value }) => from === addDays(today, -Number(value)))?.value;

/** What the log is narrowed to, and whether it follows what happens. */
export const FiltersBar = ({ filter, isLive, choose, move, today }: FiltersBarProps) => {
  const { data } = useQuery(auditTypesQuery());
  const types = data?.types ?? [];
  const narrow = (name: FilterName) => (value: string | undefined) =>
    choose({ [name]: value, event: undefined });
  return (
    <Flex gap="3" wrap="wrap" align="center" mb="4">
      <SearchField key={filter.q} q={filter.q ?? ''} onSearch={narrow('q')} />
      <Choice
        label="Who"
        any="Anyone"
        options={actors}
        value={filter.actor}
        onChoose={narrow('actor')}
      />
      <Choice
        label="Type"
        any={types.length > 0 ? `All ${types.length} types` : 'All types'}
        options={types.map((type) => ({ value: type, label: type }))}
        value={filter.type}
        onChoose={narrow('type')}
      />
      <Choice
        label="Days"
        any={filter.from === undefined ? 'Any day' : `From ${filter.from}`}
        options={periods}
        value={periodOf(filter.from, today)}
        onChoose={(days) =>
          choose({
            from: days === undefined ? undefined : addDays(today, -Number(days)),
            to: undefined,
            event: undefined,
          })
        }
      />
      {chips.map((name) =>
        filter[name] === undefined ? null : (
          <Chip
            key={name}
            label={`${name} ${filter[name]}`}
            onRemove={() => narrow(name)(undefined)}
          />
        ),
      )}
      <Text as="label" size="2" ml={{ initial: '0', sm: 'auto' }}>
        <Flex gap="2" align="center">
          <Switch
            checked={isLive}
            onCheckedChange={(on) => move({ live: on ? 'on' : undefined })}
          />
          Live tail
          {isLive ? <span className={styles['pulse']} aria-hidden="true" /> : null}
        </Flex>
      </Text>
    </Flex>
  );
};

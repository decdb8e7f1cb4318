import { useSearchParams } from 'react-router-dom';
import { type AuditFilter, auditFilter } from '../../../domain/contracts/audit.ts';

const names = ['q', 'person', 'actor', 'type', 'stream', 'from', 'to'] as const;
export type FilterName = (typeof names)[number];

const { shape } = auditFilter;

/** What the address asks for; a word that means nothing asks for nothing. */
const readAddress = (search: URLSearchParams): AuditFilter =>
  auditFilter.parse(
    Object.fromEntries(
      names.flatMap((name) => {
        const { data } = shape[name].safeParse(search.get(name) ?? undefined);
        return data === undefined || data === '' ? [] : [[name, data]];
      }),
    ),
  );

type Choices = Partial<Readonly<Record<FilterName | 'event' | 'live', string | undefined>>>;

const withChoices = (before: URLSearchParams, choices: Choices): URLSearchParams => {
  const after = new URLSearchParams(before);
  for (const [name, value] of Object.entries(choices)) {
    if (value === undefined || value === '') after.delete(name);
    else after.set(name, value);
  }
  return after;
};

/** Filters, the event that is open and the live tail, all kept in the address. */
export const useAuditAddress = () => {
  const [search, setSearch] = useSearchParams();
  return {
    filter: readAddress(search),
    event: search.get('event') ?? undefined,
    isLive: search.get('live') === 'on',
    /** A step that Back takes back. */
    choose: (choices: Choices): void =>
      setSearch((before) => withChoices(before, choices), { preventScrollReset: true }),
    /** The same step: from event to event, or the tail switched on. */
    move: (choices: Choices): void =>
      setSearch((before) => withChoices(before, choices), {
        replace: true,
        preventScrollReset: true,
      }),
  };
};
export type AuditAddress = ReturnType<typeof useAuditAddress>;

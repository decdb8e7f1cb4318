import type { Pool } from 'pg';
import type { ActorKind, AuditFilter, AuditPage } from '../../../domain/contracts/audit.ts';
import { addDays, type CalendarDay, epochMs, type TimeZone } from '../../../domain/kernel/time.ts';
import { dayStart } from '../day-start.ts';
import { firstFrom, type Search, streamsFrom, type Way } from './audit-statements.ts';
import { type Understood, understand } from './understand.ts';

/** Sorts after every position: there is no such event. */
const afterAll = '~';

/** Sorts right after a position and before the next one. */
export const justAfter = (position: string): string => `${position}!`;

/** A beginning of a stream's name stands for no more streams than this. */
const mostStreams = 500;

/** Positions: the first that is wanted, and the first that is not any more. */
type Span = { readonly from: string; readonly before: string };

type Found = { readonly way: Way; readonly values: readonly string[] };

/** A search as it is carried out. */
export type AuditPlan = { readonly ways: readonly Found[] } & Pick<
  Search,
  'types' | 'actors' | 'exceptActors' | 'persons' | 'subjects' | 'from' | 'before'
>;

type Wanted = {
  readonly filter: AuditFilter;
  readonly span: Partial<Span>;
  readonly timeZone: TimeZone;
  /** Absent, everything is found; else what testers did and what was done to them. */
  readonly among?: readonly string[] | undefined;
};

/** Without a plan there is nothing to be found. */
type Planned = {
  readonly plan: AuditPlan | undefined;
  readonly understood?: NonNullable<AuditPage['understood']>;
};

type Sources = {
  readonly pool: Pool;
  readonly findPerson: (named: string) => Promise<string | undefined>;
  readonly admins: () => Promise<string[]>;
};

const laterOf = (one: string, other: string): string => [one, other].toSorted()[1] ?? one;
const earlierOf = (one: string, other: string): string => [one, other].toSorted()[0] ?? one;

const keyFrom = async (pool: Pool, timeZone: TimeZone, day: CalendarDay): Promise<string> => {
  const ms = String(epochMs(dayStart(timeZone, day)));
  return (await firstFrom.first(pool, { ms }))?.key ?? afterAll;
};

const spanOf = async (pool: Pool, { filter, span, timeZone }: Wanted): Promise<Span> => {
  const { from, to } = filter;
  const first = from ? await keyFrom(pool, timeZone, from) : '';
  const end = to ? await keyFrom(pool, timeZone, addDays(to, 1)) : afterAll;
  return {
    from: laterOf(first, span.from ?? ''),
    before: earlierOf(end, span.before ?? afterAll),
  };
};

/** Roles as they are now; nobody's id is empty, so that no administrators are not everybody. */
const actorsOf = async (
  { admins }: Sources,
  kind: ActorKind | undefined,
): Promise<Pick<AuditPlan, 'actors' | 'exceptActors'>> => {
  if (kind === 'system') return { actors: ['system'], exceptActors: [] };
  if (kind === 'admin') return { actors: [...(await admins()), ''], exceptActors: [] };
  if (kind === 'person') return { actors: [], exceptActors: ['system', ...(await admins())] };
  return { actors: [], exceptActors: [] };
};

const streamsOf = async (
  pool: Pool,
  named: string | undefined,
  asked: Understood | undefined,
): Promise<readonly string[] | undefined> => {
  const prefix = named?.endsWith('*') ? named.slice(0, -1) : asked?.streamPrefix;
  if (prefix === undefined) return named === undefined ? asked?.streams : [named];
  const range = { from: prefix, to: `${prefix}~`, most: mostStreams };
  return (await streamsFrom.rows(pool, range)).map(({ stream }) => stream);
};

/** Streams are short, and so is what one person did; actors come last. */
const waysOf = (
  streams: readonly string[] | undefined,
  { persons, actors }: Pick<AuditPlan, 'persons' | 'actors'>,
): readonly Found[] => {
  if (streams) return [{ way: 'stream', values: streams }];
  if (persons.length > 0) {
    return (['actor', 'subject'] as const).map((way) => ({ way, values: persons }));
  }
  return actors.length > 0 ? [{ way: 'actor', values: actors }] : [{ way: 'all', values: [] }];
};

/** Undefined where the words of a search name types of which none is the chosen one. */
const typesOf = (
  type: string | undefined,
  asked: Understood | undefined,
): readonly string[] | undefined => {
  const chosen = type === undefined ? undefined : [type];
  if (!asked?.types) return chosen ?? [];
  const both = asked.types.filter((one) => type === undefined || one === type);
  return both.length > 0 ? both : undefined;
};

type Persons = readonly string[] | undefined;

const personsOf = async (
  { findPerson }: Sources,
  person: string | undefined,
  asked: Understood | undefined,
): Promise<Persons> => {
  if (asked?.as === 'nothing') return undefined;
  if (person === undefined) return asked?.persons ?? [];
  const named = await findPerson(person);
  return named === undefined ? undefined : [named];
};

/** Undefined where nobody is left, for an empty list narrows nothing. */
const personsAmong = (persons: Persons, among: readonly string[] | undefined): Persons => {
  if (!persons || !among) return persons;
  const left = persons.length === 0 ? among : persons.filter((one) => among.includes(one));
  return left.length === 0 ? undefined : left;
};

type Actors = Pick<AuditPlan, 'actors' | 'exceptActors'>;

/** Nobody's id is empty. */
const actorsAmong = (
  { actors, exceptActors }: Actors,
  among: readonly string[] | undefined,
): Actors => {
  if (!among) return { actors, exceptActors };
  const all = [...among, 'system'];
  const left = actors.length === 0 ? all : actors.filter((one) => all.includes(one));
  return { actors: [...left, ''], exceptActors };
};

/** Which index answers a search, and what it is narrowed to beside. */
export const planSearch = async (sources: Sources, wanted: Wanted): Promise<Planned> => {
  const { among, filter } = wanted;
  const { person, actor, type, stream, q } = filter;
  const asked = q ? await understand(q, sources.findPerson) : undefined;
  const understood = asked ? { understood: asked.as } : {};
  const persons = personsAmong(await personsOf(sources, person, asked), among);
  const types = typesOf(type, asked);
  if (!persons || !types) return { ...understood, plan: undefined };
  const { actors, exceptActors } = actorsAmong(await actorsOf(sources, actor), among);
  const streams = await streamsOf(sources.pool, stream, asked);
  const ways = waysOf(streams, { persons, actors });
  const at = asked?.position;
  const span =
    at === undefined ? await spanOf(sources.pool, wanted) : { from: at, before: justAfter(at) };
  const subjects = among ?? [];
  return { ...understood, plan: { ways, actors, exceptActors, persons, subjects, types, ...span } };
};

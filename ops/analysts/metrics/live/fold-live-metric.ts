import { metricFilter } from '../../../../domain/contracts/metrics.ts';
import type { Position } from '../../../../domain/kernel/envelope.ts';
import type { StopSignal } from '../../../../domain/kernel/stop-signal.ts';
import { endings } from '../metric-endings.ts';
import { type EventPage, type MetricLog, metricEvents } from '../metric-events.ts';
import { type MetricProcess, metricProcess } from '../metric-process.ts';
import { definitionIn, keptIn, tableIn } from '../metric-sayings.ts';
import { readMetricSource } from '../metric-source.ts';
import { type Kept, keptAfter, keptPages } from './kept-rows.ts';
import type { LiveMetricProgress, LiveMetricStore } from './live-metric-store.ts';

/** All days and all learners, testers left out. */
const wholeLog = metricFilter.parse({});

/** Events that one process is given before what it made of them is written. */
const usualMostEvents = 50_000;

export type LiveFolding = {
  readonly history: MetricLog['history'];
  readonly store: LiveMetricStore;
  readonly source: string;
  readonly standing: LiveMetricProgress;
  /** Where the log ends for this time. */
  readonly upTo: Position;
  /** Milliseconds it may take. */
  readonly limitMs: number;
  readonly mostEvents?: number;
  readonly signal: StopSignal;
};

type Pages = AsyncGenerator<EventPage>;

const pagesFor = (
  { history, standing: { position: after }, upTo }: LiveFolding,
  handles: readonly string[],
): Pages => metricEvents({ history, after, upTo }, { filter: wholeLog, handles });

/** The first page that holds an event; undefined where none comes. */
const firstOf = async (pages: Pages): Promise<EventPage | undefined> => {
  for (;;) {
    const { done, value } = await pages.next();
    if (done) return undefined;
    if (value.count > 0) return value;
  }
};

type Stretch = { readonly first: EventPage | undefined; readonly rest: Pages };

/** Gives it events up to the end of the log or to the bound, and says how far that is. */
const give = async (
  child: MetricProcess,
  { first, rest }: Stretch,
  {
    folding: { upTo, mostEvents = usualMostEvents },
    isOver,
  }: { readonly folding: LiveFolding; readonly isOver: () => boolean },
): Promise<{ readonly events: number; readonly position: Position }> => {
  let events = 0;
  let page = first;
  while (page && !isOver()) {
    if (page.count > 0) await child.write(page.text);
    events += page.count;
    if (events >= mostEvents) break;
    const { done, value } = await rest.next();
    page = done ? undefined : value;
  }
  const position = page?.upTo ?? upTo;
  child.end();
  await rest.return(undefined);
  return { events, position };
};

const foldIn = async (
  child: MetricProcess,
  folding: LiveFolding,
  { kept, known }: { readonly kept: Kept; readonly known: Stretch | undefined },
): Promise<Position | undefined> => {
  const { store, source, standing } = folding;
  const { handles } = definitionIn((await child.answer('ready')).value);
  for (const page of keptPages(kept)) await child.write(page);
  const rest = known?.rest ?? pagesFor(folding, handles);
  const stretch = known ?? { rest, first: await firstOf(rest) };
  let isOver = false;
  const answering = child.answer('kept').finally(() => {
    isOver = true;
  });
  const giving = give(child, stretch, { folding, isOver: () => isOver });
  const [answer, given] = await Promise.all([answering, giving]);
  const changed = keptIn(answer.value);
  const { table, checksum } = tableIn((await child.answer('table')).value);
  const { position } = given;
  const isWritten = await store.commit({
    metricId: standing.metricId,
    before: standing.position,
    position,
    handles,
    about: readMetricSource(source).about,
    table,
    checksum,
    changed,
    events: standing.events + given.events,
    kept: keptAfter(kept, changed),
  });
  return isWritten ? position : undefined;
};

const inProcess = async (
  folding: LiveFolding,
  known: Stretch | undefined,
): Promise<Position | undefined> => {
  const { over, clear } = endings(folding);
  let child: MetricProcess | undefined;
  try {
    const { code } = readMetricSource(folding.source);
    const kept = await folding.store.kept(folding.standing.metricId);
    child = await metricProcess(code, () => undefined, keptPages(kept).length);
    return await Promise.race([foldIn(child, folding, { kept, known }), over]);
  } finally {
    clear();
    child?.kill();
  }
};

/**
 * Brings a live metric further, with its rows, in a sealed process that lives for this alone: up to the end of
 * the log, or to a bound of events. Says up to where; undefined where somebody else was faster, and nothing was
 * written. Throws `MetricFailure` where the metric is at fault, and what the log and the database throw.
 */
export const foldLiveMetric = async (folding: LiveFolding): Promise<Position | undefined> => {
  const { standing, store, upTo } = folding;
  if (standing.handles === null) return inProcess(folding, undefined);
  const rest = pagesFor(folding, standing.handles);
  const first = await firstOf(rest);
  if (first) return inProcess(folding, { first, rest });
  const { metricId, position: before } = standing;
  return (await store.pass({ metricId, before, position: upTo })) ? upTo : undefined;
};

import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { QuizResult } from '../../../../domain/attempt/events.ts';
import type { PaperItem } from '../../../../domain/attempt/paper-item.ts';
import type { MetricFilter, MetricLine } from '../../../../domain/contracts/metrics.ts';
import type { CalendarDay, Instant } from '../../../../domain/kernel/time.ts';
import { study } from '../../../projectors/support/study.ts';
import { logOf, ran } from '../support/metric-runs.ts';

const folder = new URL('../../../../docs/metrics/', import.meta.url);

type LogEntry = Parameters<typeof logOf>[0][number];

const joined = (learner: string, at: string): LogEntry => ({
  type: 'AccountOpened',
  version: 2,
  learner,
  recordedAt: at as Instant,
  data: { accountId: learner, at, field: 'RN', timeZone: 'UTC', email: 'sealed.1.x' },
});
const reviewed = (learner: string, at: string): LogEntry => ({
  type: 'FlashcardReviewed',
  learner,
  recordedAt: at as Instant,
  data: { learnerId: learner, at },
});
const made = (learner: string, at: string, microDollars: number): LogEntry => ({
  type: 'StudyAidGenerated',
  version: 2,
  learner,
  recordedAt: at as Instant,
  data: { learnerId: learner, at, microDollars, flashcards: 'sealed.1.x' },
});

/** What learners did all day, always the same. */
const studied: readonly LogEntry[] = [...study({ learners: 12, attempts: 60, seed: 7 })].map(
  ({ event, subject }) => ({
    type: event.type,
    version: event.type === 'PaperIssued' ? 4 : event.type === 'QuizSubmitted' ? 5 : 1,
    learner: String(subject),
    recordedAt: (event.data as { at: Instant }).at,
    data: event.data,
  }),
);

const tableOf = async (
  name: string,
  events: readonly LogEntry[],
  filter: Partial<MetricFilter> = {},
): Promise<Record<string, unknown>[]> => {
  const source = await readFile(new URL(`${name}.ts`, folder), 'utf8');
  const lines = await ran(source, { log: logOf(events), filter });
  const last = lines.at(-1) as Extract<MetricLine, { kind: 'done' }>;
  expect(last).toMatchObject({ kind: 'done' });
  const { columns, rows } = last.table;
  return rows.map((row) => Object.fromEntries(columns.map((column, at) => [column, row[at]])));
};

const tenths = (share: number): number => Math.round(share * 1000) / 10;

describe('the worked examples of metrics', () => {
  it('are four, each with what it tells and a chart', async () => {
    const files = (await readdir(folder)).filter((name) => !name.endsWith('.d.ts'));
    expect(files.toSorted()).toEqual([
      'accuracy-by-hour.ts',
      'cost-per-learner.ts',
      'item-exposure.ts',
      'retention-by-cohort.ts',
    ]);
    for (const file of files) {
      const [first] = await ran(await readFile(new URL(file, folder), 'utf8'), { log: logOf([]) });
      expect(first).toMatchObject({
        kind: 'started',
        about: { label: expect.stringMatching(/\.$/), unit: expect.any(String), chart: {} },
      });
    }
  });

  it('accuracy by hour equals a fold by hand', async () => {
    const hours = new Map<number, { quizzes: number; answers: number; correct: number }>();
    for (const { type, data } of studied) {
      if (type !== 'QuizSubmitted') continue;
      const { hour, total, correct } = data as QuizResult;
      const before = hours.get(Number(hour)) ?? { quizzes: 0, answers: 0, correct: 0 };
      hours.set(Number(hour), {
        quizzes: before.quizzes + 1,
        answers: before.answers + total,
        correct: before.correct + correct,
      });
    }
    const expected = [...hours]
      .toSorted(([one], [other]) => one - other)
      .map(([hour, { quizzes, answers, correct }]) => ({
        hour: `${String(hour).padStart(2, '0')}:00`,
        quizzes,
        answers,
        accuracy: tenths(correct / answers),
      }));
    expect(expected.length).toBeGreaterThan(2);
    expect(await tableOf('accuracy-by-hour', studied)).toEqual(expected);
  });

  it('item exposure equals a fold by hand', async () => {
    const papers = new Map<string, number>();
    for (const { type, data } of studied) {
      if (type !== 'PaperIssued') continue;
      const items = data['items'] as readonly PaperItem[];
      for (const id of new Set(items.map(({ itemId }) => itemId))) {
        papers.set(id, (papers.get(id) ?? 0) + 1);
      }
    }
    const within = (from: number, to: number) =>
      [...papers.values()].filter((count) => count >= from && count <= to);
    const table = await tableOf('item-exposure', studied);
    expect(table.map(({ questions, issued }) => [questions, issued])).toEqual(
      [within(1, 1), within(2, 5), within(6, 20), within(21, 100), within(101, 1e9)].map(
        (counts) => [counts.length, counts.reduce((sum, count) => sum + count, 0)],
      ),
    );
    expect(within(2, 5).length).toBeGreaterThan(5);
  });

  it('retention by cohort equals a count by hand', async () => {
    const log = [
      joined('ada', '2026-05-01T10:00:00.000Z'),
      joined('ben', '2026-05-20T10:00:00.000Z'),
      reviewed('ada', '2026-05-09T10:00:00.000Z'),
      joined('cleo', '2026-06-20T10:00:00.000Z'),
      reviewed('ada', '2026-05-16T10:00:00.000Z'),
      reviewed('ben', '2026-05-28T10:00:00.000Z'),
      // In the week after the first: it counts once, however often.
      reviewed('ada', '2026-05-10T10:00:00.000Z'),
      reviewed('ben', '2026-06-30T10:00:00.000Z'),
    ];
    expect(await tableOf('retention-by-cohort', log)).toEqual([
      { joined: '2026-05', week: 1, learners: 2, studied: 2, share: 100 },
      { joined: '2026-05', week: 2, learners: 2, studied: 1, share: 50 },
      { joined: '2026-05', week: 4, learners: 2, studied: 0, share: 0 },
      { joined: '2026-05', week: 8, learners: 1, studied: 0, share: 0 },
      { joined: '2026-06', week: 1, learners: 1, studied: 0, share: 0 },
    ]);
    // As it was known at the end of May.
    expect(await tableOf('retention-by-cohort', log, { to: '2026-05-31' as CalendarDay })).toEqual([
      { joined: '2026-05', week: 1, learners: 2, studied: 2, share: 100 },
      { joined: '2026-05', week: 2, learners: 1, studied: 1, share: 100 },
    ]);
  });

  it('cost per learner equals a sum by hand', async () => {
    const log = [
      made('ada', '2026-05-02T10:00:00.000Z', 1_000_000),
      made('ada', '2026-05-03T10:00:00.000Z', 500_000),
      made('ben', '2026-05-03T10:00:00.000Z', 0),
      made('ben', '2026-06-03T10:00:00.000Z', 30_000),
    ];
    expect(await tableOf('cost-per-learner', log)).toEqual([
      { month: '2026-05', learners: 2, requests: 3, dollars: 1.5, 'dollars per learner': 0.75 },
      { month: '2026-06', learners: 1, requests: 1, dollars: 0.03, 'dollars per learner': 0.03 },
    ]);
  });

  it('asks for one field as it was at the time, and gives the same checksum every time', async () => {
    const moved: LogEntry = {
      type: 'FieldChosen',
      learner: 'ada',
      data: { accountId: 'ada', at: '2026-05-20T10:00:00.000Z', field: 'RT' },
    };
    const log = [
      joined('ada', '2026-05-01T10:00:00.000Z'),
      made('ada', '2026-05-02T10:00:00.000Z', 100),
      moved,
      made('ada', '2026-05-21T10:00:00.000Z', 900),
    ];
    const ofField = async (field: 'RN' | 'RT') =>
      (await tableOf('cost-per-learner', log, { field }))[0];
    expect(await ofField('RN')).toMatchObject({ requests: 1, dollars: 0.0001 });
    expect(await ofField('RT')).toMatchObject({ requests: 1, dollars: 0.0009 });
    const source = await readFile(new URL('accuracy-by-hour.ts', folder), 'utf8');
    const twice = await Promise.all([1, 2].map(() => ran(source, { log: logOf(studied) })));
    const [one, other] = twice.map((lines) => {
      const last = lines.at(-1);
      return last?.kind === 'done' ? last.checksum : undefined;
    });
    expect(one).toMatch(/^[0-9a-f]{64}$/);
    expect(other).toBe(one);
  });
});

import { describe, expect, it } from 'vitest';
import type { AuditEntry } from '../../../domain/contracts/audit.ts';
import type { AccountId } from '../../../domain/kernel/ids.ts';
import type { Instant, TimeZone } from '../../../domain/kernel/time.ts';
import { foldRuns } from '../../../web/features/audit/log/fold-runs.ts';

const zone = 'America/Chicago' as TimeZone;
const learner = 'learner-1' as AccountId;

const entry = (second: number, changes: Partial<AuditEntry> = {}): AuditEntry => ({
  position: String(1000 - second).padStart(20, '0'),
  at: new Date(Date.UTC(2026, 10, 27, 18, 40, 0) - second * 1000).toISOString() as Instant,
  actor: { kind: 'person', id: learner },
  about: null,
  says: { verb: 'answered', what: 'question 1', tail: null },
  type: 'AnswerGiven',
  stream: 'attempt-1',
  revision: 1,
  isNotable: false,
  testMode: false,
  ...changes,
});

const lengths = (entries: readonly AuditEntry[]) =>
  foldRuns(entries, zone).flatMap(({ lines }) => lines.map(({ run }) => run.length));

describe('the lines of the log', () => {
  it('fold what one person did again and again within a minute', () => {
    expect(lengths([entry(0), entry(10), entry(20), entry(30)])).toEqual([4]);
  });

  it('leave two in a row, another person, another type and a later minute by themselves', () => {
    expect(lengths([entry(0), entry(10)])).toEqual([1, 1]);
    const other = { actor: { kind: 'person', id: 'learner-2' as AccountId } } as const;
    expect(lengths([entry(0), entry(1), entry(2, other), entry(3), entry(4)])).toEqual([
      1, 1, 1, 1, 1,
    ]);
    expect(lengths([entry(0), entry(1), entry(2, { type: 'SignedIn' })])).toEqual([1, 1, 1]);
    expect(lengths([entry(0), entry(20), entry(40), entry(60)])).toEqual([3, 1]);
  });

  it('never fold what is worth a look', () => {
    const refused = { type: 'SignInRefused', isNotable: true };
    expect(lengths([entry(0, refused), entry(1, refused), entry(2, refused)])).toEqual([1, 1, 1]);
  });

  it('stand under the day of whoever looks', () => {
    const midnight = 18 * 3600 + 40 * 60 - 6 * 3600;
    const days = foldRuns([entry(0), entry(midnight - 1), entry(midnight + 1)], zone);
    expect(days.map(({ day, lines }) => [day, lines.length])).toEqual([
      ['2026-11-27', 2],
      ['2026-11-26', 1],
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { adminReads } from '../../../domain/audit/admin-reads.ts';
import type { AccountId } from '../../../domain/kernel/ids.ts';
import type { Instant } from '../../../domain/kernel/time.ts';

const at = '2026-11-27T12:00:00.000Z' as Instant;
const viewerId = 'admin-1' as AccountId;

describe('what an administrator reads of others', () => {
  it('is told with who, of whom, which part and why', () => {
    const personId = 'learner-1' as AccountId;
    const data = { viewerId, personId, part: 'names', reason: 'support', at } as const;
    expect(adminReads.decide({ type: 'ViewPersonalData', ...data }, null)).toEqual({
      ok: true,
      value: [{ type: 'PersonalDataViewed', data }],
    });
  });

  it('is told with what was asked for and how much went out', () => {
    const data = { viewerId, format: 'csv', filter: { type: 'SignedIn' }, count: 4, at } as const;
    expect(adminReads.decide({ type: 'ExportAudit', ...data }, null)).toEqual({
      ok: true,
      value: [{ type: 'AuditExported', data }],
    });
  });

  it('is told with which items were taken out, and why', () => {
    const wish = {
      from: 'bank',
      format: 'qti',
      profession: 'RT',
      area: null,
      status: null,
    } as const;
    const data = { viewerId, ...wish, reason: 'quality' as const, count: 12, at };
    expect(adminReads.decide({ type: 'ExportItems', ...data }, null)).toEqual({
      ok: true,
      value: [{ type: 'ItemsExported', data }],
    });
  });

  it('is told with why the exported log was asked, and a digest of the question', () => {
    const digest = 'ab'.repeat(32);
    const data = { viewerId, reason: 'quality', digest, characters: 20, at } as const;
    expect(adminReads.decide({ type: 'AskSql', ...data }, null)).toEqual({
      ok: true,
      value: [{ type: 'SqlAsked', data }],
    });
  });
});

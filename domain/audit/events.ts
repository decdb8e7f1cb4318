import { z } from 'zod';
import { auditFilterRecord, exportFormat, personalPart, viewReason } from '../contracts/audit.ts';
import { contentStatus } from '../contracts/content.ts';
import { areaCode } from '../contracts/interchange.ts';
import { itemField } from '../contracts/item-fields.ts';
import { defineEvent, type EventOf } from '../kernel/event-definition.ts';
import { accountId } from '../kernel/ids.ts';
import { instant } from '../kernel/time.ts';

/** An administrator had something personal opened: who, of whom, which part, why. */
const personalDataViewed = defineEvent({
  type: 'PersonalDataViewed',
  data: z.strictObject({
    viewerId: accountId,
    personId: accountId,
    part: personalPart,
    reason: viewReason,
    at: instant,
  }),
});

/** A part of the audit was taken out of the product, as a file. */
const auditExported = defineEvent({
  type: 'AuditExported',
  data: z.strictObject({
    viewerId: accountId,
    format: exportFormat,
    /** What was asked for. */
    filter: auditFilterRecord,
    /** Events in the file. */
    count: z.int().min(0),
    at: instant,
  }),
});

/** Items were taken out of the product, as a file. */
const itemsExported = defineEvent({
  type: 'ItemsExported',
  data: z.strictObject({
    viewerId: accountId,
    from: z.enum(['bank', 'library']),
    format: z.enum(['qti', 'gift', 'csv']),
    profession: itemField.nullable(),
    area: areaCode.nullable(),
    status: contentStatus.nullable(),
    reason: viewReason,
    /** Items in the file. */
    count: z.int().min(0),
    at: instant,
  }),
});

/** The exported log was asked something in SQL; the text may name somebody, so that its digest is told. */
const sqlAsked = defineEvent({
  type: 'SqlAsked',
  data: z.strictObject({
    viewerId: accountId,
    reason: viewReason,
    /** SHA-256 of the text. */
    digest: z.string().regex(/^[0-9a-f]{64}$/),
    characters: z.int().min(1),
    at: instant,
  }),
});

export const auditEvents = [personalDataViewed, auditExported, itemsExported, sqlAsked] as const;
export type AuditEvent = EventOf<(typeof auditEvents)[number]>;

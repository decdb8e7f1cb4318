import { z } from 'zod';
import { exportFormat, personalPart, toldFilter, viewReason } from '../contracts/audit.ts';
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
    filter: toldFilter,
    /** Events in the file. */
    count: z.int().min(0),
    at: instant,
  }),
});

export const auditEvents = [personalDataViewed, auditExported] as const;
export type AuditEvent = EventOf<(typeof auditEvents)[number]>;

import { z } from 'zod';
import { contentStatus, generatedType } from '../contracts/content.ts';
import { fieldCode } from '../contracts/fields.ts';
import { studyMethod } from '../contracts/study-methods.ts';
import { defineEvent, type EventOf } from '../kernel/event-definition.ts';
import { accountId, contentId } from '../kernel/ids.ts';
import { instant } from '../kernel/time.ts';

const about = { contentId, by: accountId, at: instant };

/** An admin had a quiz, an exam or flashcards made; it is a draft from then on. */
const contentGenerated = defineEvent({
  type: 'ContentGenerated',
  data: z.strictObject({
    ...about,
    contentType: generatedType,
    profession: fieldCode,
    method: studyMethod,
    /** As the knowledge base names them: nothing of what was typed. */
    topics: z.array(z.string()).min(1),
    parts: z.int().min(1),
    /** As JSON, in the shape of the method. */
    content: z.string(),
    provider: z.enum(['built-in', 'openai']),
    model: z.string().nullable(),
    inputTokens: z.int().min(0),
    outputTokens: z.int().min(0),
    /** Millionths of a US dollar. */
    microDollars: z.int().min(0),
  }),
});

/** An admin had items of a file put down together; they are a draft from then on. */
const contentImported = defineEvent({
  type: 'ContentImported',
  data: z.strictObject({
    ...about,
    profession: fieldCode,
    format: z.enum(['qti', 'gift', 'csv']),
    /** As the items name them. */
    topics: z.array(z.string()).min(1),
    parts: z.int().min(1),
    /** As JSON: the items, and what their way has cost each. */
    content: z.string(),
  }),
});

const contentStatusChanged = defineEvent({
  type: 'ContentStatusChanged',
  personal: ['reason'],
  data: z.strictObject({
    ...about,
    from: contentStatus,
    to: contentStatus,
    /** In their own words. */
    reason: z.string(),
  }),
});

export const contentEvents = [contentGenerated, contentImported, contentStatusChanged] as const;
export type ContentEvent = EventOf<(typeof contentEvents)[number]>;

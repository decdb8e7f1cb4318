import type { ContentEvent } from '../../domain/content/events.ts';
import { modelWords } from '../audit/sentences/model-words.ts';
import {
  type AuditWords,
  type EventTypesOf,
  said,
  several,
  shortId,
} from '../audit/sentences/sentence.ts';

declare module '../audit/sentences/sentence.ts' {
  interface EventTypesOf {
    readonly content: ContentEvent['type'];
  }
}

/** What the audit says of its events. */
export const contentAudit: AuditWords<EventTypesOf['content']> = {
  sentences: {
    ContentGenerated: ({ contentType, topics, profession, provider, microDollars }) =>
      said(
        'had made',
        `content of type ${contentType} on ${topics.join(', ')}`,
        `${profession}, ${modelWords(provider, microDollars)}`,
      ),
    ContentImported: ({ topics, parts, profession, format }) =>
      said(
        'imported',
        `${several(parts, 'item')} on ${topics.join(', ')}`,
        `${profession}, ${format.toUpperCase()}`,
      ),
    ContentStatusChanged: ({ contentId, from, to }) =>
      said('moved', `content ${shortId(contentId)}`, `from ${from} to ${to}`),
  },
};

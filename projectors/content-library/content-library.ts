import { match } from 'ts-pattern';
import type { ContentStatus, ContentType } from '../../domain/contracts/content.ts';
import type { FieldCode } from '../../domain/contracts/fields.ts';
import type { ContentId } from '../../domain/kernel/ids.ts';
import type { Instant } from '../../domain/kernel/time.ts';
import { projection } from '../projection.ts';

/** Content of the editors without its text, which stays in its stream. */
export type ContentRow = {
  readonly contentId: ContentId;
  readonly contentType: ContentType;
  readonly profession: FieldCode;
  readonly topics: readonly string[];
  readonly parts: number;
  readonly status: ContentStatus;
  readonly at: Instant;
  readonly changedAt: Instant;
  /** Made by an admin of the test mode: nobody else's admins see it. */
  readonly testMode: boolean;
};

/** What admins had made, and where it stands. */
export const contentLibrary = projection<ContentRow>()({
  name: 'content-library',
  version: 3,
  table: 'content',
  owner: null,
  handles: ['ContentGenerated', 'ContentImported', 'ContentStatusChanged'],
  columns: [
    { name: 'status', type: 'text', of: ({ status }) => status },
    { name: 'content_type', type: 'text', of: ({ contentType }) => contentType },
    { name: 'profession', type: 'text', of: ({ profession }) => profession },
    { name: 'at', type: 'text', of: ({ at }) => at },
    { name: 'test_mode', type: 'boolean', of: ({ testMode }) => testMode },
  ],
  indexes: [
    ['at', 'key'],
    ['status', 'at'],
  ],
  keys: ({ data }) => [data.contentId],
  evolve: (row, event) =>
    match(event)
      .returnType<ContentRow | undefined>()
      .with(
        { type: 'ContentGenerated' },
        ({ data: { contentId, contentType, profession, topics, parts, at }, meta }) => ({
          contentId,
          contentType,
          profession,
          topics,
          parts,
          status: 'draft',
          at,
          changedAt: at,
          testMode: meta.testMode ?? false,
        }),
      )
      .with(
        { type: 'ContentImported' },
        ({ data: { contentId, profession, topics, parts, at }, meta }) => ({
          contentId,
          contentType: 'items',
          profession,
          topics,
          parts,
          status: 'draft',
          at,
          changedAt: at,
          testMode: meta.testMode ?? false,
        }),
      )
      .with(
        { type: 'ContentStatusChanged' },
        ({ data: { to, at } }) => row && { ...row, status: to, changedAt: at },
      )
      .exhaustive(),
});

import type { EditorialContent, StatusChange } from '../../domain/content/editorial-content.ts';
import type { ContentChange, ContentDetail, ContentItem } from '../../domain/contracts/content.ts';
import { readContent } from '../../domain/contracts/study-aids.ts';
import type { ContentRow } from '../../projectors/content-library/content-library.ts';
import type { ApiContext } from '../server/context.ts';
import { Refused } from '../server/refusals.ts';

/** As many as a page shows. */
const mostChanges = 100;

export const presentRow = ({ contentId, at, topics, ...row }: ContentRow): ContentItem => ({
  id: contentId,
  topics: [...topics],
  createdAt: at,
  ...row,
});

const opened = async (
  { world }: ApiContext,
  { reason, ...change }: StatusChange,
): Promise<ContentChange> => ({ ...change, reason: await world.vault.open(change.by, reason) });

/** Content as its own stream tells it, with its text and who moved it why. Throws `Refused`. */
export const presentContent = async (
  context: ApiContext,
  state: EditorialContent,
): Promise<ContentDetail> => {
  if (!state) throw new Refused({ code: 'ContentNotFound' });
  const { made, status, changes } = state;
  const { contentId, contentType, profession, topics, parts, method, provider, at } = made;
  const parsed: unknown = JSON.parse(made.content);
  const read = readContent(method, parsed);
  if (!read.ok) throw new Error(`Content ${contentId} is not in the shape of ${method}`);
  return {
    id: contentId,
    contentType,
    profession,
    topics,
    status,
    parts,
    createdAt: at,
    changedAt: changes.at(-1)?.at ?? at,
    method,
    provider,
    model: provider === 'built-in' ? null : made.model,
    content: read.aid.content,
    changes: await Promise.all(
      changes
        .slice(-mostChanges)
        .toReversed()
        .map((change) => opened(context, change)),
    ),
  };
};

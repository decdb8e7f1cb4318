import type {
  EditorialContent,
  KeptContent,
  StatusChange,
} from '../../domain/content/editorial-content.ts';
import type { ContentChange, ContentDetail, ContentItem } from '../../domain/contracts/content.ts';
import { importedItems } from '../../domain/contracts/interchange.ts';
import { readContent } from '../../domain/contracts/study-aids.ts';
import { reviewed } from '../../domain/interchange/reviewed-items.ts';
import type { ContentRow } from '../../projectors/content-library/content-library.ts';
import type { ApiContext } from '../server/context.ts';
import { Refused } from '../server/refused.ts';

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

type MadeOf<Way extends KeptContent['made']['way']> = Extract<
  KeptContent['made'],
  { readonly way: Way }
>;

/** What was made of a topic, with its text. Throws where the log holds another shape. */
export const generatedPart = (made: MadeOf<'generated'>) => {
  const { contentId, contentType, method, provider } = made;
  const read = readContent(method, JSON.parse(made.content));
  if (!read.ok) throw new Error(`Content ${contentId} is not in the shape of ${method}`);
  const model = provider === 'built-in' ? null : made.model;
  return { contentType, method, provider, model, content: read.aid.content };
};

const importedPart = ({ profession, content }: MadeOf<'imported'>) => ({
  contentType: 'items' as const,
  method: null,
  provider: 'import' as const,
  model: null,
  content: reviewed(importedItems.parse(JSON.parse(content)), profession),
});

/** Content as its own stream tells it, with its text and who moved it why. Throws `Refused`. */
export const presentContent = async (
  context: ApiContext,
  state: EditorialContent,
): Promise<ContentDetail> => {
  if (!state) throw new Refused({ code: 'ContentNotFound' });
  const { made, status, changes } = state;
  const { contentId, profession, topics, parts, at } = made;
  return {
    id: contentId,
    profession,
    topics,
    status,
    parts,
    createdAt: at,
    changedAt: changes.at(-1)?.at ?? at,
    ...(made.way === 'generated' ? generatedPart(made) : importedPart(made)),
    changes: await Promise.all(
      changes
        .slice(-mostChanges)
        .toReversed()
        .map((change) => opened(context, change)),
    ),
  };
};

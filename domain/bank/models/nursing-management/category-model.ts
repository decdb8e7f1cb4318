import type {
  Category,
  CategoryCase,
  CategoryGroup,
} from '../../facts/nursing-management/practice.ts';
import type { ItemModel, SingleDraft } from '../item-model.ts';
import { type NursingPart, nursingPlaces, sourceOf } from '../nursing/nursing-part.ts';

type Spec = Omit<ItemModel, 'drafts' | 'version'> & {
  readonly part: NursingPart;
  readonly groups: readonly CategoryGroup[];
};

const draftOf = (
  { id, is, scene, why, near = [], ...topics }: CategoryCase,
  { question, categories }: CategoryGroup,
  part: NursingPart,
): SingleDraft[] => {
  const own = categories.find((category) => category.id === is);
  if (!own) return [];
  const isOffered = (category: Category) =>
    category.id !== is &&
    !near.includes(category.id) &&
    (own.rivals === undefined || own.rivals.includes(category.id));
  return [
    {
      type: 'single',
      name: id,
      facts: [id, own.id],
      places: nursingPlaces(part, topics),
      level: 'application',
      stem: `${scene} ${question}`,
      key: { text: own.name, why },
      distractors: categories
        .filter(isOffered)
        .map(({ name, unfit }) => ({ text: name, why: unfit })),
      explanation: `${why} ${own.takeaway}`,
      source: sourceOf(part),
    },
  ];
};

/** A case is to be placed in its category. */
export const categoryModel = ({ part, groups, ...about }: Spec): ItemModel => ({
  ...about,
  version: 1,
  drafts: () => groups.flatMap((group) => group.cases.flatMap((one) => draftOf(one, group, part))),
});

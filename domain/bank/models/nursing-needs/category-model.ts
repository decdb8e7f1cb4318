import type { CategoryCase, CategoryGroup, Need } from '../../facts/basic-care/care-fact.ts';
import type { ItemModel, SingleDraft } from '../item-model.ts';
import { nursingPlaces, ofLikeLength, sourceOf } from '../nursing/nursing-part.ts';

type Spec = Omit<ItemModel, 'drafts' | 'version'> & {
  readonly need: Need;
  readonly groups: readonly CategoryGroup[];
};

const draftOf = (
  [id, is, scene, why, near = []]: CategoryCase,
  group: CategoryGroup,
  need: Need,
): SingleDraft[] => {
  const own = group.categories.find(([category]) => category === is);
  if (!own) throw new Error(`${group.id} has no category ${is}`);
  const key = { text: own[1], why };
  const others = group.categories
    .filter(([category, , , kin]) => category !== is && !near.includes(category) && kin === own[3])
    .map(([, text, meaning]) => ({ text, why: meaning }));
  return [
    {
      type: 'single',
      name: id,
      facts: [`${group.id}-${id}`, `${group.id}-${is}`],
      places: nursingPlaces(need, group),
      level: group.level ?? 'application',
      stem: `${scene} ${group.question}`,
      key,
      distractors: ofLikeLength(key, others),
      explanation: `${own[2]} ${group.takeaway}`,
      source: sourceOf(need),
    },
  ];
};

/** A case is to be placed in its category. */
export const needCategoryModel = ({ need, groups, ...about }: Spec): ItemModel => ({
  ...about,
  version: 1,
  drafts: () => groups.flatMap((group) => group.cases.flatMap((one) => draftOf(one, group, need))),
});

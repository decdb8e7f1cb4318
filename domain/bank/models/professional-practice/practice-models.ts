import type {
  Category,
  CategoryCase,
  CategoryGroup,
  Decision,
  Selection,
  Statement,
} from '../../facts/professional-practice/practice-case.ts';
import type { Choice, Draft, ItemModel } from '../item-model.ts';
import { themePlaces } from './theme-places.ts';

type About = Omit<ItemModel, 'drafts' | 'version'> & { readonly source: string };

const asChoice = ([text, why]: Statement): Choice => ({ text, why });

type Cases = About & {
  readonly decisions: readonly Decision[];
  readonly selections: readonly Selection[];
};

const decisionDraft = (decision: Decision, source: string): Draft => ({
  type: 'single',
  name: decision.id,
  facts: [decision.id],
  places: themePlaces(decision.theme),
  level: decision.level ?? 'application',
  stem: decision.stem,
  key: asChoice(decision.key),
  distractors: decision.wrong.map(asChoice),
  explanation: `${decision.key[1]} ${decision.takeaway}`,
  source,
});

const selectionDraft = (selection: Selection, source: string): Draft => ({
  type: 'multiple',
  name: selection.id,
  facts: [selection.id],
  places: themePlaces(selection.theme),
  level: 'application',
  stem: `${selection.stem} Select all that apply.`,
  right: selection.right.map(asChoice),
  wrong: selection.wrong.map(asChoice),
  explanation: selection.takeaway,
  source,
});

/** Situations with a decision of their own, and those where several statements are right. */
export const situationModel = ({ decisions, selections, source, ...about }: Cases): ItemModel => ({
  ...about,
  version: 1,
  drafts: () => [
    ...decisions.map((decision) => decisionDraft(decision, source)),
    ...selections.map((selection) => selectionDraft(selection, source)),
  ],
});

type Groups = About & { readonly group: CategoryGroup };

const asUnfit = ({ name, is, unfit }: Category): Choice => ({ text: name, why: `${is} ${unfit}` });

const isOffered = ({ id }: Category, { of, near = [] }: CategoryCase): boolean =>
  id !== of && !near.includes(id);

const categoryDraft = (group: CategoryGroup, one: CategoryCase, source: string): Draft[] => {
  const own = group.categories.find(({ id }) => id === one.of);
  if (!own) return [];
  return [
    {
      type: 'single',
      name: one.id,
      facts: [one.id],
      places: themePlaces(group.theme),
      level: 'application',
      stem: `${one.scene} ${group.question}`,
      key: { text: own.name, why: one.why },
      distractors: group.categories.filter((other) => isOffered(other, one)).map(asUnfit),
      explanation: `${own.is} ${one.why}`,
      source,
    },
  ];
};

/** Cases to be recognized as an example of one of several things. */
export const categoryModel = ({ group, source, ...about }: Groups): ItemModel => ({
  ...about,
  version: 1,
  drafts: () => group.cases.flatMap((one) => categoryDraft(group, one, source)),
});

import type { Checklist } from '../../facts/respiratory-disease/decision.ts';
import type { ItemModel, MultipleDraft } from '../item-model.ts';
import { placesOf } from './places.ts';

const halves = ['first', 'second'] as const;

const draftOf = (list: Checklist, half: 0 | 1): MultipleDraft => ({
  type: 'multiple',
  name: `${list.id}-${halves[half]}`,
  facts: [list.id],
  places: placesOf(list.topic),
  level: 'application',
  stem: `${list.stems[half]} Select all that apply.`,
  right: list.right[half],
  wrong: list.wrong[half],
  explanation: list.lesson,
  source: list.source,
});

/** Items that ask for everything that belongs to a list. */
export const checklistModel = (
  about: Omit<ItemModel, 'version' | 'drafts'>,
  lists: readonly Checklist[],
): ItemModel => ({
  ...about,
  version: 1,
  drafts: () => lists.flatMap((list) => [draftOf(list, 0), draftOf(list, 1)]),
});

import type { Decision } from '../../facts/basic-care/care-fact.ts';
import type { ItemModel } from '../item-model.ts';
import { asChoice, type NursingPart, nursingPlaces, sourceOf } from './nursing-part.ts';

type Spec = Omit<ItemModel, 'drafts' | 'version'> & {
  readonly part: NursingPart;
  readonly decisions: readonly Decision[];
};

/** Cases with a decision of their own. */
export const decisionModel = ({ part, decisions, ...about }: Spec): ItemModel => ({
  ...about,
  version: 1,
  drafts: () =>
    decisions.map((decision) => ({
      type: 'single',
      name: decision.id,
      facts: [decision.id],
      places: nursingPlaces(part, decision),
      level: 'analysis',
      stem: decision.stem,
      key: asChoice(decision.key),
      distractors: decision.wrong.map(asChoice),
      explanation: `${decision.key[1]} ${decision.takeaway}`,
      source: sourceOf(part),
    })),
});

import type { Decision, Need } from '../../../knowledge/basic-care/care-fact.ts';
import type { ItemModel } from '../item-model.ts';
import { asChoice, needPlaces, sourceOfNeed } from './need-places.ts';

type Spec = Omit<ItemModel, 'drafts' | 'version'> & {
  readonly need: Need;
  readonly decisions: readonly Decision[];
};

/** Cases with a decision of their own. */
export const needDecisionModel = ({ need, decisions, ...about }: Spec): ItemModel => ({
  ...about,
  version: 1,
  drafts: () =>
    decisions.map((decision) => ({
      type: 'single',
      name: decision.id,
      facts: [decision.id],
      places: needPlaces(need, decision),
      level: 'analysis',
      stem: decision.stem,
      key: asChoice(decision.key),
      distractors: decision.wrong.map(asChoice),
      explanation: `${decision.key[1]} ${decision.takeaway}`,
      source: sourceOfNeed[need],
    })),
});

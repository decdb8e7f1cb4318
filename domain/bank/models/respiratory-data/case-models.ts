import type { DecisionCase, SelectionCase } from '../../facts/chest-assessment/pattern.ts';
import type { ItemModel } from '../item-model.ts';
import { choiceOf } from './pattern-models.ts';
import { type PlacesOf, respiratorySource } from './places.ts';

type About = Pick<ItemModel, 'id' | 'problem' | 'features' | 'slips'>;

/** One best answer to each case, with the mistakes that belong to it. */
export const decisionModel = ({
  cases,
  placesOf,
  topic,
  ...about
}: About & {
  readonly cases: readonly DecisionCase[];
  readonly placesOf: PlacesOf;
  readonly topic: string;
}): ItemModel => ({
  ...about,
  version: 1,
  drafts: () =>
    cases.map(({ id, level, stem, key, slips, note }) => ({
      type: 'single',
      name: id,
      facts: [id],
      places: placesOf(topic),
      level,
      stem,
      key: choiceOf(key),
      distractors: slips.map(choiceOf),
      explanation: note,
      source: respiratorySource,
    })),
});

/** Every right answer to each case and no other. */
export const selectionModel = ({
  cases,
  placesOf,
  ...about
}: About & {
  readonly cases: readonly SelectionCase[];
  readonly placesOf: PlacesOf;
}): ItemModel => ({
  ...about,
  version: 1,
  drafts: () =>
    cases.map(({ id, topic, level, stem, right, wrong, note }) => ({
      type: 'multiple',
      name: id,
      facts: [id],
      places: placesOf(topic),
      level,
      stem: `${stem} Select all that apply.`,
      right: right.map(choiceOf),
      wrong: wrong.map(choiceOf),
      explanation: note,
      source: respiratorySource,
    })),
});

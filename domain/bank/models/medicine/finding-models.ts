import { randomFrom, seedOf } from '../../../kernel/random.ts';
import { conditions } from '../../facts/medicine/all-conditions.ts';
import {
  type Aspect,
  type Condition,
  type System,
  systems,
} from '../../facts/medicine/condition.ts';
import { normalText } from '../../item/normal-text.ts';
import type { CognitiveLevel } from '../../item/written-item.ts';
import type { Choice, ItemModel, SingleDraft } from '../item-model.ts';
import { oneOf } from '../numeric-model.ts';
import { inSentence } from './in-sentence.ts';
import { placesOf } from './places.ts';
import { codeOf } from './systems.ts';

/** What is asked after a scene. */
const afterScene = [
  'Which finding would most support this diagnosis?',
  'Which finding is most expected?',
] as const;

/** What is asked where there is no scene. */
const alone = [
  'Which finding of history or examination most supports a diagnosis of {condition}?',
  'When {condition} is suspected, which finding is most characteristic?',
] as const;

const byId = new Map(conditions.map((condition) => [condition.id, condition]));

/** Those of the same organ system are the nearer ones. */
const nearestFirst = (condition: Condition): readonly Condition[] => {
  const others = condition.lookalikes.flatMap((id) => byId.get(id) ?? []);
  const isNear = ({ system }: Condition) => system === condition.system;
  return [...others.filter(isNear), ...others.filter((other) => !isNear(other))];
};

const fromLookalikes = (condition: Condition): Choice[] => {
  const accepted = new Set(condition.finding.accepts ?? []);
  return nearestFirst(condition).flatMap((other) => {
    if (accepted.has(other.id)) return [];
    return [
      {
        text: other.finding.text,
        why: `This fits ${inSentence(other.name)}. ${other.finding.why}`,
      },
    ];
  });
};

/** More would only bring in what nobody takes for right. */
const offered = 6;

/** The wrong answers of the finding's own, then those of the nearest look-alikes, none of them twice. */
const distractorsOf = (condition: Condition): Choice[] => {
  const { text, slips = [] } = condition.finding;
  const seen = new Set([normalText(text)]);
  return [...slips, ...fromLookalikes(condition)]
    .filter((choice) => {
      const normal = normalText(choice.text);
      const isNew = !seen.has(normal);
      seen.add(normal);
      return isNew;
    })
    .slice(0, offered);
};

const levelOf = ({ scene }: Aspect): CognitiveLevel => (scene ? 'application' : 'recall');

const stemOf = ({ id, name, finding }: Condition): string => {
  const random = randomFrom(seedOf(`${id}/finding`));
  return finding.scene
    ? `${finding.scene} ${finding.question ?? oneOf(afterScene, random)}`
    : oneOf(alone, random).replace('{condition}', inSentence(name));
};

const draftOf = (condition: Condition): SingleDraft => {
  const { text, why } = condition.finding;
  return {
    type: 'single',
    name: condition.id,
    facts: [condition.id],
    places: placesOf(condition),
    level: levelOf(condition.finding),
    stem: stemOf(condition),
    key: { text, why },
    distractors: distractorsOf(condition),
    explanation: `${why} ${condition.name} shows ${condition.hallmark}.`,
    source: condition.source,
  };
};

const findingModel = (system: System): ItemModel => ({
  id: `find-${codeOf[system]}`,
  version: 1,
  problem: `A condition is suspected; the finding that supports it is to be recognised. (${system})`,
  features: 'What the disorder does to the organ, and which sign that gives.',
  slips: 'Taking a sign of a look-alike, or one that every sick person has.',
  drafts: () =>
    conditions
      .filter((condition) => condition.system === system)
      .map(draftOf)
      .filter(({ distractors }) => distractors.length >= 4),
});

/** What is found in a condition, in the steps of USMLE, one model per organ system. */
export const findingModels: readonly ItemModel[] = systems.map(findingModel);

import { randomFrom, seedOf } from '../../../kernel/random.ts';
import { conditions } from '../../facts/medicine/all-conditions.ts';
import type { Aspect, Condition, System } from '../../facts/medicine/condition.ts';
import { normalText } from '../../item/normal-text.ts';
import type { CognitiveLevel } from '../../item/written-item.ts';
import type { Choice, ItemModel, SingleDraft } from '../item-model.ts';
import { oneOf } from '../numeric-model.ts';
import { type Ask, asks } from './asks.ts';
import { inSentence } from './in-sentence.ts';
import { placesOf } from './places.ts';
import { codeOf } from './systems.ts';

const byId = new Map(conditions.map((condition) => [condition.id, condition]));

/** Those of the same organ system are the nearer ones. */
const nearestFirst = (condition: Condition): readonly Condition[] => {
  const others = condition.lookalikes.flatMap((id) => byId.get(id) ?? []);
  const isNear = ({ system }: Condition) => system === condition.system;
  return [...others.filter(isNear), ...others.filter((other) => !isNear(other))];
};

const fromLookalikes = (condition: Condition, { aspect }: Ask): Choice[] => {
  const accepted = new Set(condition[aspect].accepts ?? []);
  return nearestFirst(condition).flatMap((other) => {
    if (accepted.has(other.id)) return [];
    return [
      {
        text: other[aspect].text,
        why: `This fits ${inSentence(other.name)}. ${other[aspect].why}`,
      },
    ];
  });
};

/** More would only bring in what nobody takes for right. */
const offered = 6;

/** The wrong answers of the aspect's own, then those of the nearest look-alikes, none of them twice. */
const distractorsOf = (condition: Condition, ask: Ask): Choice[] => {
  const { text, slips = [] } = condition[ask.aspect];
  const seen = new Set([normalText(text)]);
  return [...slips, ...fromLookalikes(condition, ask)]
    .filter((choice) => {
      const normal = normalText(choice.text);
      const isNew = !seen.has(normal);
      seen.add(normal);
      return isNew;
    })
    .slice(0, offered);
};

const levelOf = ({ scene }: Aspect): CognitiveLevel => (scene ? 'application' : 'recall');

const stemOf = (condition: Condition, { aspect, afterScene, alone }: Ask): string => {
  const { scene, question } = condition[aspect];
  const random = randomFrom(seedOf(`${condition.id}/${aspect}`));
  return scene
    ? `${scene} ${question ?? oneOf(afterScene, random)}`
    : oneOf(alone, random).replace('{condition}', inSentence(condition.name));
};

const draftOf = (condition: Condition, ask: Ask): SingleDraft => {
  const { text, why } = condition[ask.aspect];
  return {
    type: 'single',
    name: condition.id,
    facts: [condition.id],
    places: placesOf(condition),
    level: levelOf(condition[ask.aspect]),
    stem: stemOf(condition, ask),
    key: { text, why },
    distractors: distractorsOf(condition, ask),
    explanation: `${why} ${condition.name} shows ${condition.hallmark}.`,
    source: condition.source,
  };
};

const aspectModel = (ask: Ask, system: System): ItemModel => ({
  id: `${ask.code}-${codeOf[system]}`,
  version: 1,
  problem: `${ask.problem} (${system})`,
  features: ask.features,
  slips: ask.slips,
  drafts: () =>
    conditions
      .filter((condition) => condition.system === system)
      .map((condition) => draftOf(condition, ask))
      .filter(({ distractors }) => distractors.length >= 4),
});

/** What to find, test and treat, one model per task and organ system. */
export const aspectModels: readonly ItemModel[] = asks.flatMap((ask) =>
  ask.systems.map((system) => aspectModel(ask, system)),
);

import { randomFrom, seedOf } from '../../../kernel/random.ts';
import type { Decision, DecisionSet } from '../../facts/respiratory-disease/decision.ts';
import type { Choice, ItemModel, SingleDraft } from '../item-model.ts';
import { oneOf } from '../numeric-model.ts';
import { placesOf } from './places.ts';

type DecisionSpec<Code extends string> = Omit<ItemModel, 'version' | 'drafts'> & {
  readonly set: DecisionSet<Code>;
  /** Questions that fit after every scene of the set. */
  readonly asks: readonly string[];
};

const distractorsOf = <Code extends string>(
  { courses }: DecisionSet<Code>,
  { wrong, because }: Decision<Code>,
): Choice[] =>
  wrong.map((code) => ({ text: courses[code].text, why: because?.[code] ?? courses[code].why }));

const stemOf = <Code extends string>(
  { id, asks }: DecisionSpec<Code>,
  decision: Decision<Code>,
): string =>
  `${decision.scene} ${decision.ask ?? oneOf(asks, randomFrom(seedOf(`${id}/${decision.id}`)))}`;

const draftOf = <Code extends string>(
  spec: DecisionSpec<Code>,
  decision: Decision<Code>,
): SingleDraft => ({
  type: 'single',
  name: decision.id,
  facts: [decision.id],
  places: placesOf(spec.set.topic),
  level: decision.level ?? 'application',
  stem: stemOf(spec, decision),
  key: { text: spec.set.courses[decision.key].text, why: decision.why },
  distractors: distractorsOf(spec.set, decision),
  explanation: `${decision.why} ${decision.lesson}`,
  source: spec.set.source,
});

/** Items that put a situation and ask which of several courses it calls for. */
export const decisionModel = <Code extends string>(spec: DecisionSpec<Code>): ItemModel => ({
  id: spec.id,
  version: 1,
  problem: spec.problem,
  features: spec.features,
  slips: spec.slips,
  drafts: () => spec.set.decisions.map((decision) => draftOf(spec, decision)),
});

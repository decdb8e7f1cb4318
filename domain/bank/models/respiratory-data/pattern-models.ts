import type { Pattern, PatternAspect, Reasoned } from '../../facts/chest-assessment/pattern.ts';
import { normalText } from '../../item/normal-text.ts';
import type { CognitiveLevel } from '../../item/written-item.ts';
import type { Choice, ItemModel, SingleDraft } from '../item-model.ts';
import { type PlacesOf, respiratorySource } from './places.ts';

type About = Pick<ItemModel, 'id' | 'problem' | 'features' | 'slips'>;

type PatternSpec = About & {
  readonly patterns: readonly Pattern[];
  readonly placesOf: PlacesOf;
  readonly topic: string;
};

type Aspect = 'finding' | 'response';

const needed = 3;
/** So many wrong answers of its own need none of the look-alikes. */
const sufficient = 4;

/** An option's text and its reason as the bank takes them. */
export const choiceOf = ([text, why]: Reasoned): Choice => ({ text, why });

const lookalikesOf = (pattern: Pattern, patterns: readonly Pattern[]): Pattern[] =>
  pattern.lookalikes.map((id) => {
    const other = patterns.find((candidate) => candidate.id === id);
    if (!other) throw new Error(`${pattern.id} names the unknown look-alike ${id}`);
    return other;
  });

/** Those that differ in their words from the key and from one another. */
const distinct = (key: string, choices: readonly Choice[]): Choice[] => {
  const seen = new Set([normalText(key)]);
  return choices.filter(({ text }) => {
    const normal = normalText(text);
    const isNew = !seen.has(normal);
    seen.add(normal);
    return isNew;
  });
};

type Drafted = Omit<SingleDraft, 'type' | 'places' | 'facts' | 'source' | 'explanation'> & {
  readonly pattern: Pattern;
};

const finished = (
  { pattern, ...draft }: Drafted,
  { placesOf, topic }: PatternSpec,
): SingleDraft => ({
  ...draft,
  type: 'single',
  facts: [pattern.id],
  places: placesOf(topic),
  explanation: `${pattern.marks} ${pattern.note}`,
  source: respiratorySource,
});

const about = ({ id, problem, features, slips }: About) => ({
  id,
  version: 1,
  problem,
  features,
  slips,
});

const rivalsOf = ({ rivals = [] }: Pattern, others: readonly Pattern[]): Choice[] =>
  rivals.length >= sufficient
    ? rivals.map(choiceOf)
    : [...rivals.map(choiceOf), ...others.map(({ name, marks }) => ({ text: name, why: marks }))];

/** From the data of a case to the state, event or fault that they show. */
export const recognitionModel = (spec: PatternSpec & { readonly ask: string }): ItemModel => ({
  ...about(spec),
  drafts: () =>
    spec.patterns.flatMap((pattern) => {
      const others = lookalikesOf(pattern, spec.patterns);
      return pattern.scenes.map((scene, index) =>
        finished(
          {
            pattern,
            name: `${pattern.id}-${index + 1}`,
            level: 'analysis',
            stem: scene.endsWith('?') ? scene : `${scene} ${spec.ask}`,
            key: { text: pattern.name, why: pattern.marks },
            distractors: rivalsOf(pattern, others),
          },
          spec,
        ),
      );
    }),
});

const aspectDraft = (pattern: Pattern, own: PatternAspect, others: readonly PatternAspect[]) => ({
  pattern,
  name: pattern.id,
  stem: own.scene,
  key: { text: own.text, why: own.why },
  distractors: distinct(own.text, [
    ...(own.slips ?? []).map(choiceOf),
    ...(own.slips && own.slips.length >= sufficient
      ? []
      : others.map(({ text, why }) => ({ text, why }))),
  ]),
});

/** From a known state to what is expected of it or done about it. */
export const aspectModel = (
  spec: PatternSpec & { readonly aspect: Aspect; readonly level: CognitiveLevel },
): ItemModel => ({
  ...about(spec),
  drafts: () =>
    spec.patterns.flatMap((pattern) => {
      const own = pattern[spec.aspect];
      if (!own) return [];
      const others = lookalikesOf(pattern, spec.patterns).flatMap((other) => {
        const theirs = own.accepts?.includes(other.id) ? undefined : other[spec.aspect];
        return theirs ? [theirs] : [];
      });
      const draft = aspectDraft(pattern, own, others);
      if (draft.distractors.length < needed) throw new Error(`Too few options: ${pattern.id}`);
      return [finished({ ...draft, level: spec.level }, spec)];
    }),
});

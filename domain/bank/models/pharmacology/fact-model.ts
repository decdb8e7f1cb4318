import { randomFrom, seedOf } from '../../../kernel/random.ts';
import { classOf, factIdOf, portraitOf } from '../../facts/pharmacology/drugs.ts';
import type { Fact } from '../../facts/pharmacology/fact.ts';
import type { Phrase } from '../../facts/pharmacology/phrase.ts';
import type { CognitiveLevel } from '../../item/written-item.ts';
import type { Choice, Draft, ItemModel } from '../item-model.ts';
import { oneOf } from '../numeric-model.ts';
import { placesOf } from './places.ts';

const source = 'Standard pharmacology references, drug labeling and nursing drug guides';

/** What a model asks about its facts. */
export type Ask = Pick<ItemModel, 'id' | 'problem' | 'features' | 'slips'> & {
  /** Questions that end the stem of a fact without one of its own. */
  readonly leads: readonly string[];
  readonly level: CognitiveLevel;
  /** Ends a brief reason against a wrong option. */
  readonly closing?: string;
};

type Common = Omit<Fact<unknown>, 'key' | 'wrong'>;

/** What is said of the class of the chief drug, or of the drug itself. */
const takeaway = ({ drugs, note }: Common): string => {
  const [chief] = drugs;
  if (note !== undefined) return note;
  if (chief === undefined) return '';
  return classOf(chief).gist || portraitOf(chief);
};

const commonOf = (ask: Ask, fact: Common, why: string) => ({
  name: fact.id,
  facts: [`pharm-${fact.id}`, ...fact.drugs.map((id) => `drug-${factIdOf(id)}`)],
  places: placesOf(fact),
  level: ask.level,
  stem: `${fact.scene} ${fact.ask ?? oneOf(ask.leads, randomFrom(seedOf(`${ask.id}/${fact.id}`)))}`.trim(),
  explanation: `${why} ${takeaway(fact)}`.trim(),
  source,
});

/** What an item model says of itself. */
export const aboutOf = ({ id, problem, features, slips }: Ask) => ({
  id,
  version: 1,
  problem,
  features,
  slips,
});

const speaksOfTheKey = /^(?:It|Its|They|Both|Together|These|This) /;

/** The reason by itself: what it speaks of is named first. */
const standalone = ({ text, why }: Choice): string =>
  speaksOfTheKey.test(why) ? `${text}: ${why.charAt(0).toLowerCase()}${why.slice(1)}` : why;

/** One best answer from a fact whose options are ready. */
export const singleDraft = (ask: Ask, fact: Fact<Choice>): Draft => {
  const { key, wrong } = fact;
  return { ...commonOf(ask, fact, standalone(key)), type: 'single', key, distractors: wrong };
};

/** A phrase as an option. */
export const asChoice = ([text, why]: Phrase): Choice => ({ text, why });

/** A wrong option with what speaks against it here. */
export const against = ({ text, why }: Choice, aside: string | undefined): Choice => ({
  text,
  why: aside ? `${why} ${aside}` : why,
});

const briefIsBelow = 8;

const closed = (phrase: Phrase, closing: string | undefined): Choice => {
  const isBrief = phrase[1].split(' ').length < briefIsBelow;
  return against(asChoice(phrase), isBrief ? closing : undefined);
};

/** A model whose facts bring their own options. */
export const wordedModel = (ask: Ask, facts: readonly Fact<Phrase>[]): ItemModel => ({
  ...aboutOf(ask),
  drafts: () =>
    facts.map((fact) =>
      singleDraft(ask, {
        ...fact,
        key: asChoice(fact.key),
        wrong: fact.wrong.map((phrase) => closed(phrase, ask.closing)),
      }),
    ),
});

/** A name at the beginning of a sentence. */
export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

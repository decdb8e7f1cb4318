import type { Phrase } from '../../bank/facts/pharmacology/phrase.ts';
import type { ContentOf } from '../../contracts/study-aid-content.ts';
import type { DrugProfile } from '../topics/drug-topics.ts';
import { sentence } from '../topics/sentences.ts';
import { distinctlyNamed, type MethodInput } from './method-input.ts';

const mostPhrases = 12;

/** The reason is kept where it speaks of this drug or its class, for the vocabulary is shared by many. */
const toldOf = ({ drug, drugClass }: DrugProfile, phrases: readonly Phrase[]): string[] =>
  phrases.slice(0, mostPhrases).map(([text, why]) => {
    const names = [drug, ...drugClass.split(' ').filter((word) => word.length > 5)];
    const isOfThis = names.some((name) => why.toLowerCase().includes(name.toLowerCase()));
    return isOfThis ? `${sentence(text)} ${why}` : sentence(text);
  });

const cardOf = (profile: DrugProfile) => ({
  drug: profile.drug,
  drugClass: profile.drugClass,
  action: sentence(profile.action),
  uses: sentence(profile.use),
  harms: sentence(profile.harms),
  adverseEffects: toldOf(profile, profile.effects),
  cautions: toldOf(profile, profile.cautions),
  monitoring: toldOf(profile, profile.checks),
  takeAway: profile.gist,
});

/** The drugs among the topics; those of a class where the class was asked for. */
export const drugCards = ({
  main,
  near,
  knowledge,
  count,
}: MethodInput): ContentOf<'drug-cards'> | null => {
  const cards = distinctlyNamed([...main, ...near])
    .flatMap(({ id }) => knowledge.drugs.get(id) ?? [])
    .map(cardOf)
    .slice(0, Math.min(count, 10));
  return cards.length === 0 ? null : { drugCards: cards };
};

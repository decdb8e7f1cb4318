import { cautions } from '../../bank/facts/pharmacology/cautions.ts';
import { checks } from '../../bank/facts/pharmacology/checks.ts';
import type { ClassId } from '../../bank/facts/pharmacology/drug.ts';
import {
  type DrugId,
  drugClasses,
  drugIds,
  drugOf,
  factIdOf,
  portraitOf,
} from '../../bank/facts/pharmacology/drugs.ts';
import { effects } from '../../bank/facts/pharmacology/effects.ts';
import type { Fact } from '../../bank/facts/pharmacology/fact.ts';
import type { Phrase } from '../../bank/facts/pharmacology/phrase.ts';
import { bodyTeachingFacts } from '../../bank/facts/pharmacology/teaching-facts-body.ts';
import { mindTeachingFacts } from '../../bank/facts/pharmacology/teaching-facts-mind.ts';
import { brandNames } from './brand-names.ts';
import { capital } from './sentences.ts';
import type { StudyDecision, StudyFact, StudyTopic } from './study-topic.ts';

const source = 'standard pharmacology references';

/** What is known of a drug, its own and its class's, each in the words of the vocabulary. */
export type DrugProfile = {
  readonly drug: string;
  readonly drugClass: string;
  readonly action: string;
  readonly use: string;
  readonly harms: string;
  readonly effects: readonly Phrase[];
  readonly cautions: readonly Phrase[];
  readonly checks: readonly Phrase[];
  readonly gist: string;
};

/** A name within a sentence: abbreviations keep their capitals. */
const lowered = (name: string): string =>
  /^[A-Z][a-z]/.test(name) ? `${name.charAt(0).toLowerCase()}${name.slice(1)}` : name;

const union = <Code>(one: readonly Code[], other: readonly Code[] = []): Code[] => [
  ...new Set([...other, ...one]),
];

const profileOf = (id: DrugId): DrugProfile => {
  const [classId, use, harms, own] = drugOf(id);
  const drugClass = drugClasses[classId];
  return {
    drug: capital(id),
    drugClass: drugClass.name,
    action: drugClass.action,
    use: capital(use),
    harms: capital(harms),
    effects: union(drugClass.effects, own?.effects).map((code) => effects[code]),
    cautions: union(drugClass.cautions, own?.cautions).map((code) => cautions[code]),
    checks: union(drugClass.checks, own?.checks).map((code) => checks[code]),
    gist: drugClass.gist || portraitOf(id),
  };
};

/** A drug of no class of ours, about whose action nothing more is told. */
const standsAlone: ClassId = 'sole';

const factsOfDrug = (id: DrugId): StudyFact[] => {
  const [classId] = drugOf(id);
  const { drugClass, action, use, harms, gist, checks: followed } = profileOf(id);
  const slug = `drug-${factIdOf(id)}`;
  const portrait = portraitOf(id);
  const ofClass: StudyFact[] =
    classId === standsAlone
      ? []
      : [
          {
            id: `${slug}/action`,
            aspect: 'action',
            question: `What does ${id} do in the body?`,
            answer: action,
            reason: `${capital(id)} belongs to this class: ${lowered(drugClass)}. ${gist}`,
          },
        ];
  const watched: StudyFact[] =
    followed.length === 0
      ? []
      : [
          {
            id: `${slug}/monitoring`,
            aspect: 'monitoring',
            question: `What is followed during treatment with ${id}?`,
            answer: followed.map(([text]) => text).join('; '),
            reason: followed[0]?.[1] ?? gist,
          },
        ];
  return [
    ...ofClass,
    {
      id: `${slug}/use`,
      aspect: 'use',
      question: `What is ${id} mainly used for?`,
      answer: use,
      reason: portrait,
    },
    {
      id: `${slug}/harm`,
      aspect: 'harm',
      question: `Which harms is ${id} known for?`,
      answer: harms,
      reason: portrait,
    },
    ...watched,
  ];
};

const decisionsOf = (id: DrugId): StudyDecision[] =>
  ([...bodyTeachingFacts, ...mindTeachingFacts] as readonly Fact<Phrase>[])
    .filter(({ drugs }) => drugs[0] === id)
    .map(({ scene, ask, key: [text, why], wrong }) => ({
      scene,
      question: ask ?? 'Which statement shows that it was understood?',
      best: { text, why },
      mistakes: wrong.map(([slip, reason]) => ({ text: slip, why: reason })),
    }));

const classIds = (Object.keys(drugClasses) as ClassId[]).filter((id) => id !== standsAlone);

/** Classes that stand beside one in its part of the vocabulary, nearest first. */
const classesBeside = (id: ClassId): string[] => {
  const place = (classIds as readonly ClassId[]).indexOf(id);
  if (place < 0) return [];
  return classIds
    .map((other, at) => ({ other, away: Math.abs(at - place) }))
    .filter(({ away }) => away > 0 && away <= 6)
    .toSorted((one, other) => one.away - other.away)
    .map(({ other }) => `drug-class/${other}`);
};

const drugTopic = (id: DrugId): StudyTopic => {
  const [classId, use] = drugOf(id);
  const { drugClass, gist } = profileOf(id);
  const siblings = drugIds.filter((other) => other !== id && drugOf(other)[0] === classId);
  return {
    id: `drug/${factIdOf(id)}`,
    kind: 'drug',
    name: capital(id),
    named: id,
    group: drugClass,
    aliases: [...(brandNames[id] ?? []), ...(classId === standsAlone ? [] : [drugClass])],
    related: use,
    source,
    gist,
    facts: factsOfDrug(id),
    similar:
      classId === standsAlone
        ? []
        : [
            `drug-class/${classId}`,
            ...siblings.map((other) => `drug/${factIdOf(other)}`),
            ...classesBeside(classId),
          ],
    scenes: [],
    decisions: decisionsOf(id),
  };
};

const vocabularyFact = (
  { id, named, gist }: { readonly id: string; readonly named: string; readonly gist: string },
  aspect: 'effect' | 'caution' | 'monitoring',
  phrases: readonly Phrase[],
): StudyFact[] => {
  const asks = {
    effect: `Which unwanted effects point to ${named}?`,
    caution: `Which histories call for care with ${named}?`,
    monitoring: `What is followed during treatment with ${named}?`,
  } as const;
  if (phrases.length === 0) return [];
  return [
    {
      id: `class-${id}/${aspect}`,
      aspect,
      question: asks[aspect],
      answer: phrases.map(([text]) => text).join('; '),
      reason: gist,
    },
  ];
};

const classTopic = (id: ClassId): StudyTopic => {
  const told = drugClasses[id];
  const named = lowered(told.name);
  const members = drugIds.filter((drug) => drugOf(drug)[0] === id);
  const about = { id, named, gist: told.gist };
  return {
    id: `drug-class/${id}`,
    kind: 'drug-class',
    name: told.name,
    named,
    group: 'Drug classes',
    aliases: [...members, ...members.flatMap((drug) => brandNames[drug] ?? [])],
    related: [told.action, ...members.map((drug) => drugOf(drug)[1])].join(' '),
    source,
    gist: told.gist,
    facts: [
      {
        id: `class-${id}/action`,
        aspect: 'action',
        question: `What do ${named} do?`,
        answer: told.action,
        reason: told.gist,
      },
      ...vocabularyFact(
        about,
        'effect',
        told.effects.map((code) => effects[code]),
      ),
      ...vocabularyFact(
        about,
        'caution',
        told.cautions.map((code) => cautions[code]),
      ),
      ...vocabularyFact(
        about,
        'monitoring',
        told.checks.map((code) => checks[code]),
      ),
    ],
    similar: [...members.map((drug) => `drug/${factIdOf(drug)}`), ...classesBeside(id)],
    scenes: [],
    decisions: members.flatMap(decisionsOf),
  };
};

/** Drugs by generic name, and their classes. */
export const drugTopics = (): StudyTopic[] => [
  ...drugIds.map(drugTopic),
  ...classIds.map(classTopic),
];

/** The profile behind the topic of a drug. */
export const drugProfiles = (): ReadonlyMap<string, DrugProfile> =>
  new Map(drugIds.map((id) => [`drug/${factIdOf(id)}`, profileOf(id)]));

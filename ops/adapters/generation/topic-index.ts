import MiniSearch, { type SearchResult } from 'minisearch';
import type { StudyTopic, TopicKind } from '../../../domain/study-aid/topics/study-topic.ts';
import { synonyms } from './synonyms.ts';

type Found = { readonly id: string; readonly score: number; readonly isMet: boolean };

export type TopicIndex = {
  /** Topics that match, best first, and only such as match well beside the best. */
  readonly find: (text: string, kinds?: readonly TopicKind[]) => readonly string[];
  /** What stands nearest where nothing matches well. */
  readonly near: (text: string, most: number) => readonly string[];
  /** What begins to match while it is typed. */
  readonly suggest: (typed: string, most: number) => readonly string[];
};

/** Words that tell nothing of the topic. */
const idle: ReadonlySet<string> = new Set([
  ...(['a', 'an', 'and', 'the', 'of', 'in', 'for', 'to', 'on', 'with', 'by', 'or', 'vs'] as const),
  ...(['about', 'drug', 'drugs', 'disease', 'disorder', 'patient', 'patients', 'exam'] as const),
  ...(['nclex', 'tmc', 'pance', 'aanp', 'ancc', 'usmle', 'care', 'nursing'] as const),
]);

const termOf = (term: string): string | null => {
  const bare = term.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '');
  if (idle.has(bare)) return null;
  // Plural and singular are one word to who looks for a topic.
  return bare.length > 4 ? bare.replace(/(?<=[^su])s$/, '') : bare;
};

type Spelled = {
  readonly text: string /** It names several things, of which one is enough. */;
  readonly isAnyOf: boolean;
};

const spelledOut = (text: string): Spelled => {
  const lowered = text.toLowerCase().trim();
  const whole = synonyms[lowered];
  if (whole) return { text: whole, isAnyOf: true };
  const words = lowered.split(/\s+/);
  return {
    text: words.map((word) => synonyms[word] ?? word).join(' '),
    isAnyOf: words.some((word) => word in synonyms),
  };
};

const boost = { name: 6, aliases: 3, group: 1.5, related: 0.5 };
const options = { boost, fuzzy: (term: string) => (term.length > 4 ? 0.2 : 0), maxFuzzy: 2 };

/** Of two words both must be met, of more at least this share. */
const leastShare = 0.6;

/** How little beside the best is still meant by the same words. */
const besideTheBest = 0.55;
/** Below this only a word of the content matches, or a misspelling of something else. */
const leastScore = 6;
/** Where only some kinds are of use, being spoken of is enough: the drugs for a disease. */
const leastOfKind = 1.5;

/** An index over names, aliases, groups and content, tolerant of misspellings and abbreviations. */
export const topicIndex = (topics: Iterable<StudyTopic>): TopicIndex => {
  const index = new MiniSearch<StudyTopic>({
    fields: ['name', 'aliases', 'group', 'related'],
    storeFields: ['kind', 'name'],
    extractField: (topic, field) => {
      const value = topic[field as keyof StudyTopic];
      return Array.isArray(value) ? value.join(' ') : String(value);
    },
    processTerm: termOf,
  });
  index.addAll([...topics]);

  const search = (text: string, kinds?: readonly TopicKind[]): readonly Found[] => {
    const filter = kinds
      ? (result: SearchResult) => kinds.includes(result['kind'] as TopicKind)
      : undefined;
    const { text: spelled, isAnyOf } = spelledOut(text);
    const asked = new Set(spelled.split(/\s+/).flatMap((word) => termOf(word) ?? [])).size;
    const isNamed = (name: unknown): boolean =>
      String(name).toLowerCase() === spelled.toLowerCase();
    return index
      .search(spelled, { ...options, prefix: (term) => term.length > 3, ...(filter && { filter }) })
      .map(({ id, score, name, queryTerms }) => ({
        id: String(id),
        score: isNamed(name) ? score * 3 : score,
        isMet: isAnyOf || new Set(queryTerms).size >= Math.ceil(asked * leastShare),
      }))
      .toSorted((one, other) => other.score - one.score);
  };

  return {
    find: (text, kinds) => {
      const found = search(text, kinds).filter(({ isMet }) => isMet);
      const [best] = found;
      if (!best || best.score < (kinds ? leastOfKind : leastScore)) return [];
      return found.filter(({ score }) => score >= best.score * besideTheBest).map(({ id }) => id);
    },
    near: (text, most) =>
      search(text)
        .slice(0, most)
        .map(({ id }) => id),
    suggest: (typed, most) =>
      index
        .search(spelledOut(typed).text, { ...options, prefix: true, combineWith: 'AND' })
        .slice(0, most)
        .map(({ id }) => String(id)),
  };
};

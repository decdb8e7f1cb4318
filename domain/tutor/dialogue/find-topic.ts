import type { BankTopic } from '../../ports/tutor.ts';
import type { Aspect, StudyTopic } from '../../study-aid/topics/study-topic.ts';
import { holdsWords, plainWords } from './plain-words.ts';
import type { TutorDesk } from './points.ts';

/** Topics that a text names in so many words, the longest name first; of shorter ones within it nothing is said. */
export const topicsNamed = (desk: TutorDesk, text: string): readonly StudyTopic[] => {
  const plain = plainWords(text);
  const spaced = ` ${plain} `;
  const named = [...new Set(plain.split(' '))]
    .flatMap((word) => desk.names.get(word) ?? [])
    .filter(({ name }) => spaced.includes(` ${name} `))
    .toSorted((one, other) => other.name.length - one.name.length);
  return named
    .filter(
      ({ name }, place) => !named.slice(0, place).some((longer) => holdsWords(longer.name, name)),
    )
    .map(({ topic }) => topic);
};

/** Topics that a text means: by name before all else, then by what the index finds. */
export const topicsMeant = (desk: TutorDesk, text: string): readonly StudyTopic[] => {
  const named = topicsNamed(desk, text);
  if (named.length > 0) return named;
  return desk.find(text).flatMap((id) => desk.topics.get(id) ?? []);
};

/** Beginnings of the words that tell what something is about. */
const beginnings = (text: string): ReadonlySet<string> =>
  new Set(
    plainWords(text)
      .split(' ')
      .filter((word) => word.length > 4)
      .map((word) => word.slice(0, 6)),
  );

/** As often as it would be named, counts a pattern that is filed under words of the topic. */
const ofItsGroup = 4;

/** Named less often than this it is what a question happens to be about, and not what the topic teaches. */
const leastNamed = (texts: number): number => Math.max(2, Math.ceil(texts * 0.06));

/** Tests stand in nearly every case; they are what is taught where the topic says so. */
const isOnTests = (name: string): boolean => /\b(?:laborator|lab\b|blood gas)/i.test(name);

/** Topics that belong to a topic of the question bank: patterns filed under its words, and what its texts name most often. */
export const topicsWithin = (
  desk: TutorDesk,
  { name, texts }: BankTopic,
  most: number,
): readonly StudyTopic[] => {
  const words = beginnings(name);
  const counts = new Map<StudyTopic, number>();
  const count = (topic: StudyTopic, by: number): void => {
    counts.set(topic, (counts.get(topic) ?? 0) + by);
  };
  for (const text of texts) for (const topic of topicsNamed(desk, text)) count(topic, 1);
  for (const topic of desk.topics.values()) {
    const isFiled = [...beginnings(topic.group)].some((word) => words.has(word));
    if (topic.kind === 'pattern' && isFiled) count(topic, ofItsGroup);
  }
  return [...counts]
    .filter(([, times]) => times >= leastNamed(texts.length))
    .filter(([{ kind }]) => kind !== 'laboratory-test' || isOnTests(name))
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, most)
    .map(([topic]) => topic);
};

const aspectWords: readonly (readonly [readonly (Aspect | 'contrast')[], RegExp])[] = [
  [
    ['contrast'],
    /\b(?:versus|vs|differ\w*|distinguish\w*|compare\w*|look-?alikes?|tell .* (?:from|apart))\b/,
  ],
  [
    ['treatment', 'use'],
    /\b(?:treat\w*|therap\w*|manag\w*|drug of choice|first[- ]line|used for|indicat\w*|given for|next step|respon\w*)\b/,
  ],
  [['test'], /\b(?:test\w*|diagnos\w*|confirm\w*|work-?up|imaging|labs?)\b/],
  [['complication'], /\bcomplicat\w*\b/],
  [['effect', 'harm'], /\b(?:side effects?|adverse|harm\w*|toxic\w*|unwanted)\b/],
  [['risk'], /\b(?:risks?|caus\w+|etiolog\w*)\b/],
  [['mechanism', 'action'], /\b(?:mechanism\w*|patho\w*|works?|happens in|act(?:s|ion)?)\b/],
  [['caution'], /\b(?:contraindicat\w*|caution\w*|avoid\w*)\b/],
  [['monitoring'], /\b(?:monitor\w*|follow\w*|watch\w*)\b/],
  [['advice'], /\b(?:advice|advise|teach\w*|educat\w*|prevent\w*)\b/],
  [['range'], /\b(?:range|normal|reference)\b/],
  [['critical'], /\bcritical\b/],
  [['low'], /\b(?:low|lowers?|decreas\w*)\b/],
  [['high'], /\b(?:high|raises?|increas\w*|elevat\w*)\b/],
  [
    ['finding', 'recognition'],
    /\b(?:signs?|symptoms?|finding\w*|present\w*|look(?:s)? like|recogni[sz]e\w*|hallmark)\b/,
  ],
];

/** What a question asks of its topic; empty where no word tells. */
export const aspectsAsked = (text: string): readonly (Aspect | 'contrast')[] => {
  const lowered = text.toLowerCase();
  return aspectWords.find(([, words]) => words.test(lowered))?.[0] ?? [];
};

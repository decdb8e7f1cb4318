import type { ContentOf, StudyAidContent } from '../../../../domain/contracts/study-aid-content.ts';
import { readContent } from '../../../../domain/contracts/study-aids.ts';
import type { WrittenMethod } from './written-methods.ts';

export type Checked =
  | { readonly ok: true; readonly aid: StudyAidContent }
  /** In words that a model can mend it by. */
  | {
      readonly ok: false;
      readonly wrong: string;
      /** It wants to write nothing on this topic, and asking again would change nothing. */
      readonly isDeclined?: true;
    };

type Texts = readonly (readonly [place: string, text: string])[];

const textsIn = (value: unknown, place = ''): Texts => {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    textsIn(part, place === '' ? key : `${place}.${key}`),
  );
};

const tag = /<[a-z!/?]/i;
/** An address with a scheme that is not https, or one that runs or holds something. */
const otherScheme =
  /\b(?!https:)[a-z][a-z0-9+.-]*:\/\/|\b(?:javascript|vbscript|data|blob|file):\S/i;
const markdownLink = /\]\(|!\[/;

const wrongTextIn = (content: unknown): string | undefined => {
  for (const [place, text] of textsIn(content)) {
    if (tag.test(text)) return `${place} holds HTML; write plain text.`;
    if (otherScheme.test(text)) return `${place} holds an address that is not https; leave it out.`;
    if (markdownLink.test(text)) return `${place} holds Markdown; write plain text.`;
  }
  return undefined;
};

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const repeated = (texts: readonly string[]): boolean =>
  new Set(texts.map(plain)).size < texts.length;

type Rules = {
  readonly [Method in WrittenMethod]: (content: ContentOf<Method>) => readonly (string | false)[];
};

type PracticeQuestion = ContentOf<'practice-questions'>['practiceQuestions'][number];
const wrongOptions = ({ options, correctAnswer }: PracticeQuestion): boolean =>
  options.some(({ label }, place) => label !== 'ABCDEF'[place]) ||
  repeated(options.map(({ text }) => text)) ||
  !options.some(({ label }) => label === correctAnswer);

type Step = ContentOf<'clinical-scenarios'>['scenarios'][number]['steps'][number];
const wrongStep = ({ options }: Step): boolean =>
  options.filter(({ isRight }) => isRight).length !== 1 ||
  repeated(options.map(({ text }) => text));

type ConceptMap = ContentOf<'concept-maps'>['conceptMaps'][number];
const wrongMap = ({ central, nodes, links }: ConceptMap): boolean => {
  const ids = new Set(nodes.map(({ id }) => id));
  const isKnown = (id: string) => ids.has(id);
  const ends = links.flatMap(({ from, to }) => [from, to]);
  return ids.size < nodes.length || !isKnown(central) || !ends.every(isKnown);
};

type Blank = ContentOf<'fill-blank'>['questions'][number];
const wrongBlank = ({ question, answer }: Blank): boolean =>
  !/_{2,}/.test(question) || ` ${plain(question)} `.includes(` ${plain(answer)} `);

const isTwice = 'Something stands twice; repeat nothing.';

/** Of each method what its shape cannot say. */
const rules: Rules = {
  flashcards: ({ flashcards }) => [repeated(flashcards.map(({ front }) => front)) && isTwice],
  matching: ({ matchingPairs: pairs }) => [
    pairs.length < 3 && 'Make at least three pairs.',
    (repeated(pairs.map(({ term }) => term)) || repeated(pairs.map(({ match }) => match))) &&
      'A term or a match stands twice; each belongs to one only.',
  ],
  'case-studies': ({ caseStudies }) => [repeated(caseStudies.map(({ title }) => title)) && isTwice],
  'clinical-scenarios': ({ scenarios }) => [
    scenarios.some(({ steps }) => steps.some(wrongStep)) &&
      'Exactly one option of each step has isRight true, and no two options say the same.',
  ],
  'drug-cards': ({ drugCards }) => [repeated(drugCards.map(({ drug }) => drug)) && isTwice],
  'concept-maps': ({ conceptMaps }) => [
    conceptMaps.some(wrongMap) &&
      'Each node has an id of its own, and "central" and the ends of every link are ids of nodes.',
  ],
  'practice-questions': ({ practiceQuestions: questions }) => [
    questions.some(wrongOptions) &&
      'Options are labeled A, B, C, D in order, no two are the same, and "correctAnswer" is the label of one of them.',
    repeated(questions.map(({ question }) => question)) && isTwice,
  ],
  definitions: ({ definitions }) => [repeated(definitions.map(({ term }) => term)) && isTwice],
  'true-false': ({ questions }) => [
    repeated(questions.map(({ statement }) => statement)) && isTwice,
  ],
  'fill-blank': ({ questions }) => [
    questions.some(wrongBlank) &&
      'Each question has a blank, written _____, and its answer stands nowhere else in the sentence.',
    repeated(questions.map(({ question }) => question)) && isTwice,
  ],
  'mind-mapping': ({ mindMaps }) =>
    mindMaps.map(
      ({ branches }) =>
        repeated(branches.map(({ title }) => title)) && 'Two branches are the same.',
    ),
};

/** Some models put what they were asked for into a fence. */
const unfenced = (text: string): string =>
  /^\s*```(?:json)?\s*([\s\S]*?)\s*```\s*$/.exec(text)?.[1] ?? text;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(unfenced(text));
  } catch {
    return undefined;
  }
};

const listOf = (content: unknown): readonly [name: string, list: unknown] =>
  Object.entries(content ?? {})[0] ?? ['', undefined];

const shortened = (content: unknown, parts: number): unknown => {
  const [name, list] = listOf(content);
  return Array.isArray(list) && list.length > parts
    ? { ...(content as object), [name]: list.slice(0, parts) }
    : content;
};

/** Reads what a model wrote: in the shape of its method, whole, without repeats, and as plain text. */
export const checkedContent = (method: WrittenMethod, text: string, parts: number): Checked => {
  const content = parsed(text);
  if (content === undefined) return { ok: false, wrong: 'It is not one whole JSON object.' };
  const [, list] = listOf(content);
  if (Array.isArray(list) && list.length === 0) {
    return { ok: false, wrong: 'It is empty.', isDeclined: true };
  }
  // Nobody gets more than they may have.
  const read = readContent(method, shortened(content, parts));
  if (!read.ok) {
    const place = read.path.map(String).join('.').slice(0, 120);
    return { ok: false, wrong: `${place}: ${read.message}.` };
  }
  const ruled = rules[method] as (content: unknown) => readonly (string | false)[];
  const wrong = wrongTextIn(read.aid.content) ?? ruled(read.aid.content).find(Boolean);
  return wrong ? { ok: false, wrong } : { ok: true, aid: read.aid };
};

import { compareAnswer, isNegated } from './compare-answer.ts';
import { askedPoint, goOn, type Scene, suggested, topicOf } from './course.ts';
import { topicsNamed } from './find-topic.ts';
import { plainWords } from './plain-words.ts';
import { type Point, pointOf, pointsOf } from './points.ts';
import { type Said, type TurnText, turnText } from './turn-text.ts';

const wordsOnly = 'I compare words, not meaning, so check yourself:';

/** As the conversation stands once a point was told. */
const after = (scene: Scene, { id, told, topic }: Point): Scene => ({
  ...scene,
  told: new Set([...scene.told, id, ...told.map(({ cite }) => cite)]),
  standing: { ...scene.standing, topicId: topic.id, asked: null },
});

const tellPoint = (turn: TurnText, { told, reason }: Point, before: string): TurnText =>
  reason ? turn.tell(told, before).tell([reason]) : turn.tell(told, before);

const list = (words: readonly string[]): string =>
  words
    .slice(0, 6)
    .map((word) => `“${word}”`)
    .join(', ');

const rank = { match: 2, part: 1, none: 0 } as const;

/** The comparison that speaks best for an answer: with the fact, or with what is as right. */
const bestOf = ({ question, expected }: Point, text: string) =>
  expected
    .map((one) => ({ expected: one, ...compareAnswer(text, { expected: one, question }) }))
    .toSorted((one, other) => rank[other.grade] - rank[one.grade])[0];

type Best = NonNullable<ReturnType<typeof bestOf>>;

const matchWords = ({ aspect, expected: [own] }: Point, best: Best): string =>
  best.expected === own || aspect === 'contrast'
    ? `Your words match: ${list(best.met)}. In full:`
    : 'What you say is taken as right here too. The answer I had in mind:';

const partWords = ({ met, missing }: Best): string => {
  const absent = missing.length === 0 ? '' : ` Not in it: ${list(missing)}.`;
  return `You have part of it: ${list(met)}.${absent} ${wordsOnly}`;
};

/** How the words of an answer stand beside those of the fact. */
const verdict = (
  point: Point,
  text: string,
): { readonly words: string; readonly isMet: boolean } => {
  const best = bestOf(point, text);
  if (!best || best.grade === 'none') {
    const words = `None of the words I look for are in your answer. ${wordsOnly}`;
    return { words, isMet: false };
  }
  if (isNegated(text, best.expected)) {
    const words = `Your answer holds ${list(best.met)}, and also a “not”, which I cannot weigh. ${wordsOnly}`;
    return { words, isMet: true };
  }
  return { words: best.grade === 'match' ? matchWords(point, best) : partWords(best), isMet: true };
};

/** The topic that a message names and nothing else. */
const topicCalled = ({ desk }: Scene, text: string): string | undefined => {
  const plain = plainWords(text);
  return topicsNamed(desk, text).find(({ name }) => plainWords(name) === plain)?.named;
};

/** Sets an answer beside the fact, tells the fact and goes on. */
export const answered = (scene: Scene, point: Point, text: string): Said => {
  const { words, isMet } = verdict(point, text);
  const turn = tellPoint(turnText(), point, words);
  const other = isMet ? undefined : topicCalled(scene, text);
  if (other) turn.say(`If you mean ${other} as a new topic, write “about ${other}”.`);
  return goOn(turn, after(scene, point), point.id);
};

const nothingAsked = (scene: Scene): Said => {
  const topic = topicOf(scene);
  if (topic) return goOn(turnText().say('Nothing is open to be told.'), scene, scene.standing.last);
  return turnText()
    .say(`Tell you about what? Name a topic. ${suggested(scene)}`.trim())
    .said(scene.standing);
};

/** Tells what was asked, without an answer to set beside it, and goes on. */
export const told = (scene: Scene, before: string): Said => {
  const point = askedPoint(scene);
  if (!point) return nothingAsked(scene);
  return goOn(tellPoint(turnText(), point, before), after(scene, point), point.id);
};

/** The reason of what was told last; of an open question it would be the answer. */
export const whyOf = (scene: Scene): Said => {
  const asked = askedPoint(scene);
  const last = scene.standing.last === null ? undefined : pointOf(scene.desk, scene.standing.last);
  if (!last) {
    const turn = turnText().say(
      asked
        ? 'The reason would give the answer away. Answer first, or choose “Just tell me”.'
        : 'Why what? Name a topic first.',
    );
    return (asked ? turn.ask('The question was:', asked) : turn).said(scene.standing);
  }
  const [{ cite } = { cite: last.id }] = last.told;
  const { gist } = last.topic;
  const turn = turnText().tell([last.reason ?? { text: gist, cite }], 'Why:');
  if (last.reason && !last.reason.text.includes(gist)) turn.tell([{ text: gist, cite }]);
  return (asked ? turn.ask('Still open:', asked) : turn).said(scene.standing);
};

/** What a look-alike answers to the same question: it narrows the choice and gives nothing away. */
const rivalOf = ({ desk }: Scene, { topic, aspect, expected }: Point): Point | undefined => {
  if (topic.kind !== 'condition' && topic.kind !== 'pattern') return undefined;
  return topic.similar
    .flatMap((id) => desk.topics.get(id) ?? [])
    .flatMap((other) => pointsOf(desk, other))
    .find((one) => one.aspect === aspect && !expected.includes(one.expected[0] ?? ''));
};

/** Letters of the words looked for. */
const lettersOf = ({ expected: [own = ''], question }: Point): string => {
  const { missing } = compareAnswer('', { expected: own, question });
  const shown = missing.slice(0, 3).map((word) => `“${word.charAt(0)}…”`);
  const words = missing.length === 1 ? 'one word' : `${missing.length} words`;
  return `I look for ${words}, among them ${shown.join(', ')}.`;
};

/** A hint to what was asked, from a look-alike where there is one. */
export const hinted = (scene: Scene): Said => {
  const point = askedPoint(scene);
  if (!point) return nothingAsked(scene);
  const rival = point.aspect === 'contrast' ? undefined : rivalOf(scene, point);
  const turn = turnText();
  if (rival) turn.tell(rival.told, `For comparison, in ${rival.topic.named} the answer would be:`);
  return turn.say(lettersOf(point)).ask('Now again:', point).said(scene.standing);
};

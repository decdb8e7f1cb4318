import type { TutorFact } from '../../ports/tutor.ts';
import type { Aspect, StudyFact, StudyTopic } from '../../study-aid/topics/study-topic.ts';
import { plainWords } from './plain-words.ts';

/** A topic with its name in plain words. */
export type TopicName = { readonly topic: StudyTopic; readonly name: string };

/** What the dialogue is held over: the topics of the knowledge base, and how one is found. */
export type TutorDesk = {
  readonly topics: ReadonlyMap<string, StudyTopic>;
  readonly facts: ReadonlyMap<string, { readonly topic: StudyTopic; readonly fact: StudyFact }>;
  /** Names as `plainWords` gives them, by their first word. */
  readonly names: ReadonlyMap<string, readonly TopicName[]>;
  /** Topics that a text means, best first. */
  readonly find: (text: string) => readonly string[];
  /** What stands nearest where none is meant. */
  readonly near: (text: string) => readonly string[];
};

/** The desk over these topics. */
export const tutorDesk = (
  topics: ReadonlyMap<string, StudyTopic>,
  search: Pick<TutorDesk, 'find' | 'near'>,
): TutorDesk => ({
  topics,
  facts: new Map(
    [...topics.values()].flatMap((topic) =>
      topic.facts.map((fact) => [fact.id, { topic, fact }] as const),
    ),
  ),
  names: Map.groupBy(
    [...topics.values()]
      .map((topic) => ({ topic, name: plainWords(topic.name) }))
      .filter(({ name }) => name.length > 2),
    ({ name }) => name.split(' ')[0] ?? '',
  ),
  ...search,
});

/** Something to ask about before it is told. */
export type Point = {
  readonly id: string;
  readonly topic: StudyTopic;
  readonly aspect: Aspect | 'decision' | 'contrast';
  readonly question: string;
  /** Answers that are as right, the own one first: they are compared with what the learner says. */
  readonly expected: readonly string[];
  /** As it is told, each with the fact it stands on. */
  readonly told: readonly { readonly text: string; readonly cite: string }[];
  /** None of a contrast: its facts have been given theirs. */
  readonly reason?: { readonly text: string; readonly cite: string };
};

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const pointOfFact = (desk: TutorDesk, topic: StudyTopic, fact: StudyFact): Point => {
  const accepted = (fact.accepts ?? []).flatMap((id) =>
    (desk.topics.get(id)?.facts ?? []).filter(({ aspect }) => aspect === fact.aspect),
  );
  return {
    id: fact.id,
    topic,
    aspect: fact.aspect,
    question: fact.question,
    expected: [fact.answer, ...accepted.map(({ answer }) => answer)],
    told: [{ text: sentence(capital(fact.answer)), cite: fact.id }],
    reason: { text: sentence(fact.reason), cite: fact.id },
  };
};

const decisionId = (topic: StudyTopic, place: number): string => `${topic.id}#decision-${place}`;

const pointOfDecision = (topic: StudyTopic, place: number): Point | undefined => {
  const decision = topic.decisions[place];
  if (!decision) return undefined;
  const id = decisionId(topic, place);
  const { scene, question, best } = decision;
  return {
    id,
    topic,
    aspect: 'decision',
    question: `${scene} ${question}`,
    expected: [best.text],
    told: [{ text: sentence(capital(best.text)), cite: id }],
    reason: { text: sentence(best.why), cite: id },
  };
};

const recognitionOf = (topic: StudyTopic | undefined): StudyFact | undefined =>
  topic?.facts.find(({ aspect }) => aspect === 'recognition');

const pointOfContrast = (topic: StudyTopic, other: StudyTopic): Point | undefined => {
  const [own, others] = [recognitionOf(topic), recognitionOf(other)];
  if (!own || !others) return undefined;
  return {
    id: `${topic.id}|${other.id}`,
    topic,
    aspect: 'contrast',
    question: `How would you tell ${topic.named} from ${other.named}?`,
    expected: [`${own.answer} ${others.answer}`, own.answer, others.answer],
    told: [
      { text: `${topic.name}: ${sentence(own.answer)}`, cite: own.id },
      { text: `${other.name}: ${sentence(others.answer)}`, cite: others.id },
    ],
  };
};

/** A point by its id; undefined for one that the knowledge base holds no longer. */
export const pointOf = (desk: TutorDesk, id: string): Point | undefined => {
  const known = desk.facts.get(id);
  if (known) return pointOfFact(desk, known.topic, known.fact);
  const [own = '', other] = id.split('|');
  const topic = desk.topics.get(own.split('#')[0] ?? '');
  if (!topic) return undefined;
  if (other === undefined) return pointOfDecision(topic, Number(own.split('#decision-')[1]));
  const beside = desk.topics.get(other);
  return beside && pointOfContrast(topic, beside);
};

/** All that can be asked on a topic, in the order in which it is taught: a look-alike comes third, decisions come last. */
export const pointsOf = (desk: TutorDesk, topic: StudyTopic): readonly Point[] => {
  const facts = topic.facts.map((fact) => pointOfFact(desk, topic, fact));
  const contrasts = topic.similar
    .flatMap((id) => desk.topics.get(id) ?? [])
    .flatMap((other) => pointOfContrast(topic, other) ?? [])
    .slice(0, 2);
  // A decision that is a fact in a case of its own is asked once.
  const answers = new Set(topic.facts.map(({ answer }) => answer));
  const decisions = topic.decisions.flatMap(({ best }, place) =>
    answers.has(best.text) ? [] : (pointOfDecision(topic, place) ?? []),
  );
  return [
    ...facts.slice(0, 2),
    ...contrasts.slice(0, 1),
    ...facts.slice(2),
    ...decisions,
    ...contrasts.slice(1),
  ];
};

/** What a reference shows of a fact or a decision. */
export const factOf = (desk: TutorDesk, id: string): TutorFact | undefined => {
  const point = pointOf(desk, id);
  const [told, more] = point?.told ?? [];
  if (!point || !told || more) return undefined;
  const { topic, question, reason } = point;
  return {
    id,
    topic: topic.name,
    question,
    answer: told.text,
    reason: reason?.text ?? '',
    source: topic.source,
  };
};

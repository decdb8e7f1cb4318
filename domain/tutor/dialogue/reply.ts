import { match } from 'ts-pattern';
import type { BankTopic, TutorWish } from '../../ports/tutor.ts';
import type { StudyTopic } from '../../study-aid/topics/study-topic.ts';
import { answered, hinted, told, whyOf } from './answers.ts';
import { begin, ofBankTopic, othersMeant, unknown } from './begin-topic.ts';
import { askedPoint, goOn, type Scene, suggested, topicOf } from './course.ts';
import { aspectsAsked, topicsMeant, topicsNamed } from './find-topic.ts';
import { type Intent, intentOf } from './intent.ts';
import { holdsWords, plainWords } from './plain-words.ts';
import { practice, type Reply } from './practice.ts';
import { safetyLineFor, safetyLines } from './safety.ts';
import { type Said, turnText } from './turn-text.ts';

export type TutorMessage = {
  readonly wish: TutorWish;
  readonly text: string;
  readonly bankTopic: BankTopic | null;
};

type SaidIntent = Extract<Intent, { kind: 'said' }>;

const said = (one: Said): Reply => ({ kind: 'said', said: one });

const withOpenQuestion = (scene: Scene, text: string): Said => {
  const asked = askedPoint(scene);
  const turn = turnText().say(text);
  return (asked ? turn.ask('We were at this:', asked) : turn).said(scene.standing);
};

const chooseTopic = (scene: Scene, before: string): Said =>
  turnText()
    .say(
      [before, 'Name a condition, a drug, a laboratory test or a pattern.', suggested(scene)]
        .filter((one) => one !== '')
        .join(' '),
    )
    .said({ ...scene.standing, asked: null, ahead: [] });

/** The topic that a message asks for; the one at hand where it asks for more of that. */
const topicsAsked = (scene: Scene, { text, asks }: SaidIntent): readonly StudyTopic[] => {
  const current = topicOf(scene);
  const named = topicsNamed(scene.desk, text);
  const isOfCurrent = current !== undefined && (named.length === 0 || named.includes(current));
  if (isOfCurrent && asks !== null && aspectsAsked(text).length > 0) return [current];
  return named.length > 0 ? named : topicsMeant(scene.desk, text);
};

const noteOn = (topics: readonly StudyTopic[], text: string): string => {
  const isNamed = topics.some(({ name }) => holdsWords(plainWords(text), plainWords(name)));
  return isNamed ? '' : othersMeant(topics);
};

/** A message in free words: a topic, a question, or the answer to what was asked. */
const free = (scene: Scene, intent: SaidIntent): Reply => {
  const { text, asks } = intent;
  const asked = askedPoint(scene);
  if (asked && asks === null) return said(answered(scene, asked, text));
  const topics = topicsAsked(scene, intent);
  const [first] = topics;
  if (!first) return said(unknown(scene, text));
  const isOther = first !== topicOf(scene);
  const { standing } = scene;
  const kept = isOther ? { ...standing, bankTopic: null } : standing;
  const begun = begin({ ...scene, standing: kept }, first, text);
  const note = isOther ? noteOn(topics, text) : '';
  return said(note === '' ? begun : { ...begun, text: `${note}\n\n${begun.text}` });
};

const spoken = (scene: Scene, { text, bankTopic }: TutorMessage): Reply => {
  const line = safetyLineFor(text);
  if (line === 'crisis') return said(turnText().say(safetyLines.crisis).said(scene.standing));
  if (line === 'personal') return said(withOpenQuestion(scene, safetyLines.personal));
  if (bankTopic && topicsNamed(scene.desk, text).length === 0) return ofBankTopic(scene, bankTopic);
  return match(intentOf(text))
    .returnType<Reply>()
    .with({ kind: 'said' }, (one) => free(scene, one))
    .with({ kind: 'greeting' }, () =>
      said(
        askedPoint(scene)
          ? withOpenQuestion(scene, 'Hello.')
          : chooseTopic(scene, 'Hello. What shall we study?'),
      ),
    )
    .with({ kind: 'thanks' }, () =>
      said(withOpenQuestion(scene, 'Gladly. Go on whenever you like, or name another topic.')),
    )
    .with({ kind: 'tell' }, () => said(told(scene, '')))
    .with({ kind: 'not-known' }, () => said(told(scene, 'That is fine: now you will see it.')))
    .with({ kind: 'why' }, () => said(whyOf(scene)))
    .with({ kind: 'hint' }, () => said(hinted(scene)))
    .with({ kind: 'next' }, () => said(onward(scene)))
    .with({ kind: 'question' }, () => practice(scene))
    .with({ kind: 'other-topic' }, () => said(chooseTopic(scene, 'Which topic next?')))
    .exhaustive();
};

/** A question that was passed over is not asked again at once. */
const onward = (scene: Scene): Said => {
  if (!topicOf(scene)) return chooseTopic(scene, '');
  const { asked } = scene.standing;
  const passed = asked === null ? scene : { ...scene, told: new Set([...scene.told, asked]) };
  return goOn(turnText(), passed, scene.standing.last);
};

/** The tutor's turn, by rules over the knowledge base: it asks before it tells, and states nothing but its facts. */
export const replyTo = (scene: Scene, message: TutorMessage): Reply =>
  match(message.wish)
    .returnType<Reply>()
    .with('say', () => spoken(scene, message))
    .with('tell', () => said(told(scene, '')))
    .with('hint', () => said(hinted(scene)))
    .with('next', () => said(onward(scene)))
    .with('question', () => practice(scene))
    .exhaustive();

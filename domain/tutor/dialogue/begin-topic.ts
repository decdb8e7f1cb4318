import type { BankTopic } from '../../ports/tutor.ts';
import type { StudyTopic } from '../../study-aid/topics/study-topic.ts';
import { askedPoint, goOn, pointsLeft, type Scene, suggested } from './course.ts';
import { aspectsAsked, topicsWithin } from './find-topic.ts';
import { practice, type Reply } from './practice.ts';
import { type Said, turnText } from './turn-text.ts';

const howTo = 'Answer in your own words. For the answer at once, choose “Just tell me”.';

/** Topics of the knowledge base that one topic of the bank is taught by. */
const mostAhead = 6;

/** Begins a topic, or goes on with what is asked of it: with a question back. */
export const begin = (scene: Scene, topic: StudyTopic, text: string): Said => {
  const [point] = pointsLeft(scene, topic, aspectsAsked(text));
  const isNew = scene.standing.topicId !== topic.id;
  const standing = { ...scene.standing, topicId: topic.id, ahead: [], asked: null };
  const turn = turnText();
  if (!point) return goOn(turn, { ...scene, standing }, scene.standing.last);
  const before = isNew
    ? `${topic.name}. Before I tell you anything, one question back.`
    : 'Before I answer, what would you say?';
  turn.ask(before, point);
  if (scene.standing.last === null) turn.say(howTo);
  return turn.said({ ...standing, asked: point.id });
};

/** What was understood of words that name nothing exactly. */
export const othersMeant = (topics: readonly StudyTopic[]): string => {
  const [first, ...others] = [...new Set(topics.map(({ name }) => name))];
  return others.length === 0
    ? ''
    : `I take this as ${first}. Near it: ${others.slice(0, 3).join('; ')}.`;
};

/** Says that nothing is held, and what stands near. */
export const unknown = (scene: Scene, text: string): Said => {
  const near = scene.desk.near(text).flatMap((id) => scene.desk.topics.get(id)?.name ?? []);
  const names = [...new Set(near)].slice(0, 4);
  const turn = turnText().say(
    'The built-in knowledge base holds nothing on that, and I make nothing up. I know conditions, drugs, laboratory tests, heart rhythms, chest films and ventilator waveforms.',
  );
  const offer = names.length > 0 ? `Near your words: ${names.join('; ')}.` : suggested(scene);
  if (offer !== '') turn.say(offer);
  const asked = askedPoint(scene);
  if (asked) turn.ask('Still open:', asked);
  return turn.said(scene.standing);
};

/** Begins a topic of the question bank: by what its questions speak of most. */
export const ofBankTopic = (scene: Scene, bankTopic: BankTopic): Reply => {
  const { name } = bankTopic;
  const topics = topicsWithin(scene.desk, bankTopic, mostAhead);
  const [first, ...others] = topics;
  const standing = { ...scene.standing, bankTopic: name };
  if (!first) {
    const none = { ...scene, standing: { ...standing, topicId: null, asked: null } };
    const note = `I hold no facts on “${name}” itself, so there is nothing for me to tell.`;
    return practice(none, note);
  }
  const ahead = others.map(({ id }) => id);
  const [point] = pointsLeft(scene, first);
  if (!point) return { kind: 'said', said: goOn(turnText(), { ...scene, standing }, null) };
  const names = topics.map(({ named }) => named).join(', ');
  const said = turnText()
    .say(`On “${name}” I know these: ${names}. I begin with the first.`)
    .ask('Before I tell you anything, one question back.', point)
    .say(howTo)
    .said({ ...standing, topicId: first.id, asked: point.id, ahead });
  return { kind: 'said', said };
};

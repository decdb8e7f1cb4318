import type { PracticeTopic } from '../../ports/tutor.ts';
import { type Scene, suggested, topicOf } from './course.ts';
import { type Said, turnText } from './turn-text.ts';

/** A turn of the tutor; of a practice question it depends on whether the bank holds one. */
export type Reply =
  | { readonly kind: 'said'; readonly said: Said }
  | {
      readonly kind: 'practice';
      readonly about: PracticeTopic;
      readonly offered: Said;
      readonly none: Said;
    };

/** A practice question on the topic at hand. */
export const practice = (scene: Scene, note = ''): Reply => {
  const topic = topicOf(scene);
  const { bankTopic } = scene.standing;
  const about: PracticeTopic = {
    names: topic ? [...new Set([topic.named, topic.name])] : [],
    bankTopics: [...(bankTopic === null ? [] : [bankTopic]), ...(topic?.aliases ?? [])],
  };
  const on = topic?.named ?? bankTopic;
  const { standing } = scene;
  const before = note === '' ? '' : `${note} `;
  if (on === null || on === undefined) {
    const said = turnText()
      .say('A practice question on what? Name a topic first.')
      .say(suggested(scene) || 'For example a condition, a drug or a laboratory test.')
      .said(standing);
    return { kind: 'said', said };
  }
  return {
    kind: 'practice',
    about,
    offered: turnText()
      .say(`${before}Here is a practice question on ${on}. It counts like any other.`)
      .said(standing),
    none: turnText()
      .say(
        `${before}The question bank of your field holds no question on ${on} that I could give you now.`,
      )
      .said(standing),
  };
};

import { randomFrom, seedOf, shuffled } from '../../../kernel/random.ts';
import type { Infection, Precaution } from '../../facts/nursing-safety/infection.ts';
import { infections } from '../../facts/nursing-safety/infections.ts';
import type { Draft, ItemModel, MultipleDraft, SingleDraft } from '../item-model.ts';
import { nursingPlaces, sourceOf } from '../nursing/nursing-part.ts';
import { type Offered, offers, roomQuestions, takeaways } from './precaution-words.ts';

/** What would be too much rather than wrong, and so is not offered. */
const excessOf: Readonly<Partial<Record<Precaution, readonly Offered[]>>> = {
  airborne: ['airborne-contact'],
};

const baseOf = (infection: Infection) => ({
  facts: [infection.id],
  places: nursingPlaces('safety', infection),
  level: 'application' as const,
  explanation: `${infection.why} ${takeaways[infection.needs]}`,
  source: sourceOf('safety'),
});

const questions = [
  'Which precautions should the nurse use?',
  'What should the nurse put in place for this client?',
  'Which sign should the nurse post at the door?',
];

const precautionOf = (infection: Infection): SingleDraft => {
  const { id, needs, scene, why } = infection;
  const skipped = excessOf[needs] ?? [];
  return {
    ...baseOf(infection),
    type: 'single',
    name: id,
    stem: `${scene} ${questions[seedOf(id) % questions.length] ?? ''}`,
    key: { text: offers[needs].text, why },
    distractors: Object.entries(offers)
      .filter(([offer]) => offer !== needs && !skipped.some((skip) => skip === offer))
      .map(([, choice]) => choice),
  };
};

const groupOf = (needs: Precaution) => (needs === 'airborne-contact' ? 'airborne' : needs);

const asClient = ({ client, why }: Infection) => ({ text: client, why });

/** Clients whose need is clearly another one: who needs both kinds is not set against either. */
const contrastsOf = ({ id, needs }: Infection): readonly Infection[] =>
  shuffled(
    infections.filter(
      (other) =>
        groupOf(other.needs) !== groupOf(needs) &&
        !(needs === 'contact' && other.needs === 'airborne-contact'),
    ),
    randomFrom(seedOf(`${id}/room`)),
  );

const roomOf = (infection: Infection): SingleDraft => {
  const asked = roomQuestions[groupOf(infection.needs)];
  return {
    ...baseOf(infection),
    type: 'single',
    name: infection.id,
    stem: asked[seedOf(infection.id) % asked.length] ?? '',
    key: asClient(infection),
    distractors: contrastsOf(infection).slice(0, 5).map(asClient),
  };
};

const severalOf = (needs: 'droplet' | 'contact' | 'standard' | 'airborne'): MultipleDraft[] => {
  const members = infections.filter((infection) => groupOf(infection.needs) === needs);
  return [0, 3].flatMap((from) => {
    const right = members.slice(from, from + (from === 0 ? 3 : 2));
    const [first] = right;
    if (!first || right.length < 2) return [];
    return [
      {
        ...baseOf(first),
        type: 'multiple' as const,
        name: `${first.id}-several`,
        facts: right.map(({ id }) => id),
        stem: roomQuestions[`${needs}-several`][from === 0 ? 0 : 1],
        right: right.map(asClient),
        wrong: contrastsOf(first).slice(5, 8).map(asClient),
        explanation: `${takeaways[first.needs]} Ask of each infection how it travels: in the air, in droplets, by touch or by blood.`,
      },
    ];
  });
};

const about = {
  version: 1,
  features: 'How the germ leaves, travels and enters; continence; stage of treatment.',
  slips: 'Taking droplets for air, isolating for blood-borne germs, forgetting contact.',
} as const;

/** Which precautions an infection calls for, and which of several clients needs them. */
export const precautionModels: readonly ItemModel[] = [
  {
    ...about,
    id: 'safe-precaution',
    problem: 'An infection is known or suspected; its precautions are to be chosen.',
    drafts: () => infections.map(precautionOf),
  },
  {
    ...about,
    id: 'safe-room',
    problem: 'Of several clients, those who need a room or a sign are to be chosen.',
    drafts: (): Draft[] => [
      ...infections.map(roomOf),
      ...(['airborne', 'droplet', 'contact', 'standard'] as const).flatMap(severalOf),
    ],
  },
];

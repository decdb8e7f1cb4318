import { randomFrom, seedOf, shuffled } from '../../../kernel/random.ts';
import type { TriageColor, Victim } from '../../facts/nursing-safety/disaster-victim.ts';
import { disasterVictims } from '../../facts/nursing-safety/disaster-victims.ts';
import type { ItemModel, SingleDraft } from '../item-model.ts';
import { nursingPlaces } from '../nursing/nursing-part.ts';

const tags: Readonly<Record<TriageColor, string>> = {
  red: 'immediate (red)',
  yellow: 'delayed (yellow)',
  green: 'minor (green)',
  black: 'deceased or expectant (black)',
};

const scenes = [
  'A train has left the rails and a nurse sorts adults on the bank.',
  'After a blast in a factory hall a nurse helps to sort the injured workers.',
  'A stand has collapsed at a concert. A nurse with the first team sorts adults.',
  'A tornado has hit a shopping center, and injured adults are in the parking lot.',
  'Several cars have crashed in fog. The first nurse at the scene sorts adults.',
  'A ferry has run into a pier, and injured adults are on the deck.',
];

const rule =
  'START: who walks is minor; no breath with an open airway is deceased or expectant; over 30 breaths, no radial pulse or refill over 2 seconds, or not obeying is immediate; the rest is delayed.';

const draftOf = (victim: Victim, index: number): SingleDraft => ({
  type: 'single',
  name: victim.id,
  facts: [victim.id],
  places: nursingPlaces('safety', {
    rn: 'Emergency response and disaster triage',
    lpn: 'Emergency response plan',
  }),
  level: 'analysis',
  stem: `${scenes[index % scenes.length] ?? ''} By the START method, which victim should get the ${tags[victim.color]} tag?`,
  key: { text: victim.found, why: victim.why },
  distractors: shuffled(
    disasterVictims.filter(({ color }) => color !== victim.color),
    randomFrom(seedOf(victim.id)),
  )
    .slice(0, 6)
    .map(({ found, why }) => ({ text: found, why })),
  explanation: `${victim.why} ${rule}`,
  source: 'Standard emergency and disaster nursing text (START triage)',
});

/** Victims of a disaster are sorted by the simple triage and rapid treatment method. */
export const triageModel: ItemModel = {
  id: 'safe-start',
  version: 1,
  problem: 'The victim who belongs in a triage category is to be found.',
  features: 'Walking, breathing, perfusion, mental state, in this order.',
  slips: 'Going by the look of the wound, by pain or by noise.',
  drafts: () => disasterVictims.map(draftOf),
};

import { randomFrom, seedOf, shuffled } from '../../../kernel/random.ts';
import type { PriorityWard } from '../../facts/nursing-management/client-priority.ts';
import type { Draft, ItemModel, MultipleDraft, SingleDraft } from '../item-model.ts';
import { asChoice, nursingPlaces, sourceOf } from '../nursing/nursing-part.ts';

const takeaway =
  'Rank clients by danger to airway, breathing, circulation and mind before comfort, and by new or unexpected before known or expected findings.';

const openingOf = ({ openings }: PriorityWard, index: number): string =>
  openings[index % openings.length] ?? openings[0];

const baseOf = (ward: PriorityWard) => ({
  places: nursingPlaces('management', ward),
  level: 'analysis' as const,
  source: sourceOf('management'),
});

const firstOf = (ward: PriorityWard): SingleDraft[] =>
  ward.urgent.map(({ id, is }, index) => ({
    ...baseOf(ward),
    type: 'single',
    name: id,
    facts: [id],
    stem: `${openingOf(ward, index)} ${ward.question}`,
    key: asChoice(is),
    distractors: shuffled(ward.stable, randomFrom(seedOf(id)))
      .slice(0, 5)
      .map(asChoice),
    explanation: `${is[1]} ${takeaway}`,
  }));

/** Two or three clients in danger among three who can wait, no client in two items of the kind. */
const severalOf = (ward: PriorityWard): MultipleDraft[] =>
  [0, 3].flatMap((from) => {
    const chosen = ward.urgent.slice(from, from + (from === 0 ? 2 : 3));
    if (chosen.length < 2) return [];
    return [
      {
        ...baseOf(ward),
        type: 'multiple' as const,
        name: from === 0 ? `${ward.id}-several` : `${ward.id}-several-more`,
        facts: chosen.map(({ id }) => id),
        stem: `${openingOf(ward, from + 1)} ${ward.several}`,
        right: chosen.map(({ is }) => asChoice(is)),
        wrong: ward.stable.slice(from, from + 3).map(asChoice),
        explanation: `${takeaway} Signs of a failing airway, breathing, circulation or brain, and danger to life from the client’s own hand, come before routine care.`,
      },
    ];
  });

type Spec = Omit<ItemModel, 'drafts' | 'version' | 'slips' | 'features'> & {
  readonly wards: readonly PriorityWard[];
};

/** Several clients, one or some of them in danger: who comes first. */
export const priorityModel = ({ wards, ...about }: Spec): ItemModel => ({
  ...about,
  version: 1,
  features:
    'Threat to airway, breathing, circulation or safety; acute or chronic; expected or not.',
  slips: 'Choosing the loudest, the sickest diagnosis or the abnormal but expected value.',
  drafts: () => wards.flatMap((ward): Draft[] => [...firstOf(ward), ...severalOf(ward)]),
});

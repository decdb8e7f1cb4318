import { randomFrom, seedOf, shuffled } from '../../../kernel/random.ts';
import { floatNurses, specialClients } from '../../facts/nursing-management/float-nurses.ts';
import type { ItemModel, SingleDraft } from '../item-model.ts';
import { asChoice, nursingPlaces, sourceOf } from '../nursing/nursing-part.ts';

const draftsOf = ({ from, skills, fits }: (typeof floatNurses)[number]): SingleDraft[] =>
  fits.map(({ id, is }) => ({
    type: 'single',
    name: id,
    facts: [id],
    places: nursingPlaces('management', { rn: 'Assignment, delegation and supervision' }),
    level: 'analysis',
    stem: `A registered nurse from ${from} is floated for one shift to a mixed acute care unit. Which client should the charge nurse assign to this nurse?`,
    key: asChoice(is),
    distractors: shuffled(
      specialClients.filter(({ needs }) => !skills.includes(needs)),
      randomFrom(seedOf(id)),
    )
      .slice(0, 6)
      .map((client) => asChoice(client.is)),
    explanation: `${is[1]} A floated nurse gets stable clients whose care matches the nurse’s own experience; unstable clients and special treatments stay with the unit’s staff.`,
    source: sourceOf('management'),
  }));

/** Which client fits a nurse who helps out on another unit. */
export const floatModel: ItemModel = {
  id: 'mgt-float',
  version: 1,
  problem: 'A client is to be assigned to a nurse from another unit.',
  features: 'Stability of the client and what the nurse does every day.',
  slips: 'Giving the floated nurse the heaviest clients, or those who need special training.',
  drafts: () => floatNurses.flatMap(draftsOf),
};

import { randomFrom, seedOf, shuffled } from '../../../kernel/random.ts';
import type { RankedResult, UrgentResult } from '../../facts/laboratory/results-to-rank.ts';
import { expectedResults, urgentResults } from '../../facts/laboratory/results-to-rank.ts';
import type { ItemModel, SingleDraft } from '../item-model.ts';
import { placesOf } from '../nursing-conditions/nursing-places.ts';

const offered = 8;

const mildBeside = ({ id, test }: UrgentResult): readonly RankedResult[] =>
  shuffled(expectedResults, randomFrom(seedOf(`rank/${id}`)))
    .filter((result) => result.test !== test)
    .slice(0, offered);

const rankingOf = (urgent: UrgentResult): SingleDraft => ({
  type: 'single',
  name: urgent.id,
  facts: [urgent.id],
  places: placesOf(
    {},
    {
      rn: 'Laboratory values interpretation',
      lpn: 'Laboratory values and specimen collection',
    },
  ),
  level: 'analysis',
  stem: `${urgent.setting} Each result belongs to another client. Which one should the nurse report first?`,
  key: { text: urgent.text, why: urgent.why },
  distractors: mildBeside(urgent).map(({ text, why }) => ({ text, why })),
  explanation: urgent.takeaway,
  source: 'Standard laboratory reference texts and critical value lists',
});

/** One dangerous result among results that are expected, known or mild. */
export const rankingModel: ItemModel = {
  id: 'lab-report-first',
  version: 1,
  problem: 'Several clients have abnormal results, and one of them cannot wait.',
  features: 'Danger to life, new or known, expected from the illness or the treatment, symptoms.',
  slips: 'The number furthest from normal though it is expected; a chronic value.',
  drafts: () => urgentResults.map(rankingOf),
};

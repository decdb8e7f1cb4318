import { conditions } from '../../facts/medicine/all-conditions.ts';
import type { Condition } from '../../facts/medicine/condition.ts';
import type { Choice, ItemModel, SingleDraft } from '../item-model.ts';
import { placesOf } from './places.ts';
import { codeOf, type DecidedSystem, deciding } from './systems.ts';

const byId = new Map(conditions.map((condition) => [condition.id, condition]));

const shows = ({ name, hallmark }: Condition): string => `${name} shows ${hallmark}.`;

const asDistractor = (other: Condition): Choice => ({
  text: other.name,
  why: shows(other),
});

const draftOf = (condition: Condition, vignette: string, index: number): SingleDraft => ({
  type: 'single',
  name: `${condition.id}-${index + 1}`,
  facts: [condition.id],
  places: placesOf(condition),
  level: 'analysis',
  stem: `${vignette} Which diagnosis is most likely?`,
  key: { text: condition.name, why: `${shows(condition)} ${condition.finding.why}` },
  distractors: condition.lookalikes.flatMap((id) => {
    const other = byId.get(id);
    return other ? [asDistractor(other)] : [];
  }),
  explanation: `${shows(condition)} ${condition.mechanism.why} ${condition.test.why}`,
  source: condition.source,
});

const diagnosisModel = (system: DecidedSystem): ItemModel => ({
  id: `diagnose-${codeOf[system]}`,
  version: 1,
  problem: `A patient presents with a disorder of one system (${system}); the most likely diagnosis is asked.`,
  features: deciding[system],
  slips:
    'Stopping at the commonest disorder that shares the leading symptom; giving weight to a finding that both share.',
  drafts: () =>
    conditions
      .filter((condition) => condition.system === system)
      .flatMap((condition) =>
        condition.vignettes.map((vignette, index) => draftOf(condition, vignette, index)),
      ),
});

/** From a presentation to the diagnosis, one model per organ system. */
export const diagnosisModels: readonly ItemModel[] = (
  Object.keys(deciding) as readonly DecidedSystem[]
).map(diagnosisModel);

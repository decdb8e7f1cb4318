import {
  type PubertyCase,
  pubertyCases,
  pubertyStages,
} from '../../facts/growth/puberty-stages.ts';
import type { ItemModel, SingleDraft } from '../item-model.ts';
import { growthPlaces } from './growth-places.ts';

const takeaway =
  'Stage 1 is prepubertal and stage 5 adult; breast or testicular growth marks stage 2 and the start of puberty.';

const draftOf = ([name, is, scene, why]: PubertyCase): SingleDraft => {
  const own = pubertyStages.find(([stage]) => stage === is);
  if (!own) throw new Error(`There is no stage ${is} of puberty`);
  const [, text, meaning] = own;
  return {
    type: 'single',
    name,
    facts: [`tanner-${name}`, `tanner-${is}`],
    places: [growthPlaces.puberty],
    level: 'application',
    stem: `${scene} Which Tanner stage is this?`,
    key: { text, why },
    distractors: pubertyStages
      .filter(([stage]) => stage !== is)
      .map(([, other, told]) => ({ text: other, why: told })),
    explanation: `${meaning} ${takeaway}`,
    source: 'Standard maternal-newborn, pediatric and health assessment texts',
  };
};

/** Puberty staged from what is seen. */
export const pubertyModel: ItemModel = {
  id: 'tanner-stage',
  version: 1,
  problem: 'Bodily signs of puberty are to be staged.',
  features: 'Breast contour, size of testes and penis, kind and spread of pubic hair.',
  slips: 'Taking the stage before or after; staging by age.',
  drafts: () => pubertyCases.map(draftOf),
};

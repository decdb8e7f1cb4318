import type { NumericModel } from '../item-model.ts';
import { childModel } from './dose-child.ts';
import { heparinModel } from './dose-heparin.ts';
import { insulinModel } from './dose-insulin.ts';
import { liquidModel } from './dose-liquid.ts';
import { nebulizedModel } from './dose-nebulized.ts';
import { powderModel } from './dose-powder.ts';
import { tabletModel } from './dose-tablets.ts';
import { gravityModel } from './drip-gravity.ts';
import { pumpModel } from './drip-pump.ts';
import { timeModel } from './drip-time.ts';
import { weightDripModel } from './drip-weight.ts';

/** Doses and rates that are worked out. */
export const doseModels: readonly NumericModel[] = [
  tabletModel,
  liquidModel,
  childModel,
  pumpModel,
  gravityModel,
  weightDripModel,
  heparinModel,
  insulinModel,
  timeModel,
  powderModel,
  nebulizedModel,
];

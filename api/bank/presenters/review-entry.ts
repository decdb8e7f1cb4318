import { areaName } from '../../../domain/bank/blueprints/blueprints.ts';
import { bankOptionsOf } from '../../../domain/bank/item/bank-options.ts';
import { medianSeconds } from '../../../domain/bank/item/first-meetings.ts';
import type { Item } from '../../../domain/bank/item/item.ts';
import {
  concernsAbout,
  facility,
  omitted,
  pointBiserial,
  timesChosen,
} from '../../../domain/bank/item/quality.ts';
import type { HeardReport, ReviewEntry } from '../../../domain/contracts/items.ts';
import type { ItemQualityRow } from '../../../projectors/item-quality/item-quality.ts';

/** To three decimals: more would feign a precision that thirty papers do not give. */
const rounded = (value: number | undefined): number | null =>
  value === undefined ? null : Math.round(value * 1000) / 1000;

const roundedSeconds = (seconds: number | undefined): number | null =>
  seconds === undefined ? null : Math.round(seconds);

/** An item, and how its revision did in use. */
export type ItemInUse = { readonly item: Item; readonly quality: ItemQualityRow };

type ReportAnswers = {
  readonly newest: HeardReport[];
  readonly dismissed: ReviewEntry['dismissed'];
};

export const presentReviewEntry = (
  { item, quality }: ItemInUse,
  told: ReportAnswers,
): ReviewEntry => {
  const { use, first, reports, reportCount, reportsHeard, revision } = quality;
  const keyed = { ...bankOptionsOf(item), type: item.type };
  return {
    itemId: item.id,
    revision,
    field: item.field,
    exam: item.exam,
    area: areaName(item.exam, item.area),
    stem: item.stem,
    concerns: [...concernsAbout(use, keyed, reportCount)],
    reports,
    reportCount,
    through: reportsHeard,
    ...told,
    asked: use.asked,
    facility: facility(use, keyed) ?? null,
    pointBiserial: rounded(pointBiserial(use, keyed)),
    medianSeconds: roundedSeconds(medianSeconds(first)),
    omitted: omitted(use),
    type: item.type,
    ...(item.response ? { response: item.response } : {}),
    options: item.options.map(({ id, text }) => ({
      id,
      text,
      isKey: item.key.includes(id),
      chosen: timesChosen(use, id),
    })),
  };
};

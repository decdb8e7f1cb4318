/** The nearest whole number, halves up, of a quotient of whole numbers: never by way of a fraction. */
const nearest = (part: number, whole: number): number =>
  Math.floor((2 * part + whole) / (2 * whole));

/** Part of a whole in percent, halves up: 23 of 40 is 58. 0 of nothing. */
export const percent = (part: number, whole: number): number =>
  whole === 0 ? 0 : nearest(100 * part, whole);

/** The same to a tenth of a percent. */
export const percentToTenth = (part: number, whole: number): number =>
  whole === 0 ? 0 : nearest(1000 * part, whole) / 10;

/** Estimates and chances know no part and whole; six decimals tell 0.575 from 0.57499. */
const millionths = (share: number): number => Math.round(share * 1e6);

/** A share of 0 to 1 in percent, halves up: 0.575 is 58. */
export const percentOf = (share: number): number => percent(millionths(share), 1e6);

/** The same to a tenth of a percent. */
export const percentOfToTenth = (share: number): number => percentToTenth(millionths(share), 1e6);

/** The mean of whole numbers, halves up; 0 of nothing. */
export const roundedMean = (sum: number, count: number): number =>
  count === 0 ? 0 : nearest(sum, count);

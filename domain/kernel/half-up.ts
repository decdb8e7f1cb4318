import { Big } from 'big.js';

/** Of a number that was calculated; behind them stands what binary fractions left over. */
const digitsThatHold = 15;

/** To the given number of decimals, half away from zero, as it is taught at the bedside: 8.155 is 8.16. */
export const halfUp = (value: number, decimals: number): number =>
  new Big(value).prec(digitsThatHold).round(decimals, Big.roundHalfUp).toNumber();

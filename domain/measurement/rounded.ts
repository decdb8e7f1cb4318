/** To six decimals, so that engines whose Math.exp differs in the last bit compare the same. */
export const rounded = (value: number): number => Math.round(value * 1e6) / 1e6 + 0;

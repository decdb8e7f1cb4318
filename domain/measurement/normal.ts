/** The standard normal quantile that leaves 5 % above it: two-sided 90 % intervals. */
export const z90 = 1.6448536269514722;

/**
 * Standard normal distribution function, by the error function of Abramowitz and Stegun 7.1.26;
 * off by less than 1.5e-7.
 */
export const normalBelow = (z: number): number => {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const series =
    t *
    (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  const erf = 1 - series * Math.exp(-x * x);
  return z < 0 ? (1 - erf) / 2 : (1 + erf) / 2;
};

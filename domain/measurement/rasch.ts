import { rounded } from './rounded.ts';

/** An answered item: its difficulty in logits, and the share of its points, 0 to 1, that was earned. */
export type Response = { readonly difficulty: number; readonly credit: number };

/** A normal distribution of abilities, in logits. */
export type Prior = { readonly mean: number; readonly sd: number };

/** In logits, both rounded to six decimals. */
export type Ability = { readonly theta: number; readonly se: number };

/**
 * Probability, 0 to 1, of a right answer by the Rasch model: 1 / (1 + exp(−(θ − b))) (Rasch, 1960),
 * the model that the owner of NCLEX names in its test plans and psychometric papers.
 */
export const probability = (theta: number, difficulty: number): number =>
  1 / (1 + Math.exp(difficulty - theta));

type Slope = { readonly score: number; readonly information: number };

/**
 * First derivative of the log-likelihood and Fisher's information, the sum of P(1 − P). A share of points
 * counts as the expected score that it is of (Bernoulli quasi-likelihood: Papke and Wooldridge, 1996); its
 * variance is at most P(1 − P), so the information is never told too high.
 */
const slopeAt = (responses: readonly Response[], theta: number): Slope => {
  let score = 0;
  let information = 0;
  for (const { difficulty, credit } of responses) {
    const p = probability(theta, difficulty);
    score += credit - p;
    information += p * (1 - p);
  }
  return { score, information };
};

const isMixed = (responses: readonly Response[]): boolean =>
  responses.some(({ credit }) => credit > 0) && responses.some(({ credit }) => credit < 1);

const maxSteps = 60;

/** Newton's method; the log-likelihood is concave, and steps of at most one logit keep it in sight. */
const peak = (slope: (theta: number) => Slope, start: number): number => {
  let theta = start;
  for (let step = 0; step < maxSteps; step += 1) {
    const { score, information } = slope(theta);
    const move = Math.max(-1, Math.min(1, score / information));
    theta += move;
    if (Math.abs(move) < 1e-10) return theta;
  }
  return theta;
};

/**
 * Ability by maximum likelihood. While all points or none were earned the likelihood has no
 * peak: then the prior is taken in (maximum a posteriori). The standard error is 1 / √information.
 */
export const estimateAbility = (responses: readonly Response[], prior: Prior): Ability => {
  const weight = isMixed(responses) ? 0 : 1 / (prior.sd * prior.sd);
  const slope = (theta: number): Slope => {
    const { score, information } = slopeAt(responses, theta);
    return {
      score: score - weight * (theta - prior.mean),
      information: information + weight,
    };
  };
  const theta = peak(slope, prior.mean);
  return { theta: rounded(theta), se: rounded(1 / Math.sqrt(slope(theta).information)) };
};

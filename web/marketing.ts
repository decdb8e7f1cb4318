import { fieldCodes } from '../domain/contracts/fields.ts';
import { supportAddress } from '../domain/contracts/product.ts';

/** Copy that belongs to whoever operates the product: check it before you go public. */

export const mailAddresses = {
  support: supportAddress,
  contact: 'contact@boardwell.example',
} as const;

export type Claim = { readonly value: string; readonly label: string };

/** What the server cannot count. */
export const claims: readonly Claim[] = [
  { value: '98%', label: 'pass rate' },
  { value: '10,000+', label: 'students passed' },
  { value: '4.9/5', label: 'rating' },
  { value: '24/7', label: 'access' },
];

export const fieldCount = fieldCodes.length;

/** The fields, or how many of them have questions as long as some have none. */
export const fieldClaim = (withQuestions: number = fieldCount): Claim =>
  withQuestions < fieldCount
    ? { value: `${withQuestions} of ${fieldCount}`, label: 'fields with questions' }
    : { value: String(fieldCount), label: 'healthcare fields' };

export type Testimonial = {
  readonly text: string;
  readonly name: string;
  readonly result: string;
};

export const testimonials: readonly Testimonial[] = [
  {
    text: 'The wrong options taught me more than the right ones. I stopped guessing at peak and plateau.',
    name: 'Jordan P., RRT',
    result: 'Passed the TMC at the high cut',
  },
  {
    text: 'On Tuesday I saw that delegation was my weak area. By Friday it was not.',
    name: 'Alicia M., RN',
    result: 'Passed the NCLEX-RN',
  },
  {
    text: 'Twenty questions on the bus, a full exam on Sunday. The timer never scared me again.',
    name: 'Sam K., PharmD',
    result: 'Passed the NAPLEX',
  },
];

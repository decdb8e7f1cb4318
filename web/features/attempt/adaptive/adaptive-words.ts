import type { AdaptiveReview } from '../../../../domain/contracts/adaptive.ts';
import { percentOf } from '../../../../domain/kernel/percent.ts';

/** "NCLEX-RN, adaptive" */
export const adaptiveTitle = (exam: string): string => `${exam}, adaptive`;

const counted = (answered: number): string =>
  `${answered} ${answered === 1 ? 'question' : 'questions'}`;

const sideOf = ({ passed }: AdaptiveReview): string =>
  passed ? 'Above the passing standard' : 'Below the passing standard';

/** What the exam found, before anything else. */
export const adaptiveVerdict = (review: AdaptiveReview): string => {
  const { rule, answered, minimum, confidence } = review;
  const after = counted(answered);
  if (rule === 'confidence') {
    return `${sideOf(review)} with ${percentOf(confidence)}% confidence after ${after}.`;
  }
  if (rule === 'maximum-length') {
    return `${sideOf(review)} by the final estimate, after ${after}.`;
  }
  const over = rule === 'out-of-time' ? 'time ran out' : 'you ended the exam';
  return answered < minimum
    ? `Not passed: ${over} after ${after}. A result takes at least ${minimum}.`
    : `${sideOf(review)} by the final estimate: ${over} after ${after}.`;
};

/** Why it ended where it did. */
export const endReason = ({
  rule,
  maximum,
  confidence,
  minimum,
  answered,
}: AdaptiveReview): string => {
  const percent = percentOf(confidence);
  switch (rule) {
    case 'confidence':
      return `The exam ended because the whole ${percent}% interval was on one side of the passing standard. This can happen from question ${minimum} on.`;
    case 'maximum-length':
      return answered < maximum
        ? 'The exam ended because no suitable questions were left. The final estimate decides.'
        : `The exam ended at its maximum of ${maximum} questions. The final estimate decides.`;
    case 'out-of-time':
      return `The exam ended because time ran out. With ${minimum} answers or more the final estimate decides; with fewer the exam is not passed.`;
    case 'ended-early':
      return `You ended the exam, which counts like running out of time. With ${minimum} answers or more the final estimate decides; with fewer the exam is not passed.`;
  }
};

/** Logits with a sign: "+0.42", "−0.18", "0.00". */
export const logits = (value: number): string => {
  const size = Math.abs(value).toFixed(2);
  if (Number(size) === 0) return size;
  return value < 0 ? `−${size}` : `+${size}`;
};

import type { AnswerDetail } from '../../../../domain/contracts/quiz.ts';
import type { LabelledOption } from '../runner/session/question-options.ts';

export const missingRightReason =
  'This is the correct answer based on evidence-based healthcare practices';
export const missingWrongReason =
  'This option does not align with current evidence-based guidelines or contains factual inaccuracies.';

export type OptionReason = LabelledOption & {
  readonly isKey: boolean;
  readonly isChosen: boolean;
  /** Absent while the answers are not known. */
  readonly reason?: string;
};

type ReasonsInput = {
  readonly options: readonly LabelledOption[];
  readonly chosen: readonly string[];
  /** Absent when the answers could not be fetched. */
  readonly detail: AnswerDetail | undefined;
};

/** Every option with why it is right or wrong; a missing reason is told in general words. */
export const optionReasons = ({
  options,
  chosen,
  detail,
}: ReasonsInput): readonly OptionReason[] => {
  const reveal = (option: LabelledOption) => {
    if (!detail) return { isKey: false };
    const isKey = [detail.correctAnswer].flat().includes(option.label);
    const written = detail.answerExplanations[option.text]?.trim();
    return { isKey, reason: written || (isKey ? missingRightReason : missingWrongReason) };
  };
  return options.map((option) => ({
    ...option,
    isChosen: chosen.includes(option.label),
    ...reveal(option),
  }));
};

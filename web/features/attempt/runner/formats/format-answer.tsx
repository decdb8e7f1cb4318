import type { Question } from '../../../../../domain/contracts/quiz.ts';
import type { Response } from '../../../../../domain/contracts/response.ts';
import { BowTie } from './bow-tie.tsx';
import { DropDownTable, DropDownText } from './drop-down-text.tsx';
import { HighlightTable, HighlightText } from './highlight-text.tsx';
import { MatrixTable } from './matrix-table.tsx';
import { NumericEntry } from './numeric-entry.tsx';
import { OrderedList } from './ordered-list.tsx';

type FormatAnswerProps = {
  readonly response: Exclude<Response, { format: 'select-n' }>;
  readonly options: Question['options'];
  readonly chosen: readonly string[];
  readonly onChoose: (given: string) => void;
};

/** Where a question is answered that is more than a list of options. */
export const FormatAnswer = ({ response: shape, ...part }: FormatAnswerProps) => {
  switch (shape.format) {
    case 'numeric':
      return <NumericEntry shape={shape} {...part} />;
    case 'ordered':
      return <OrderedList shape={shape} {...part} />;
    case 'matrix':
      return <MatrixTable shape={shape} {...part} />;
    case 'drop-down':
      return <DropDownText shape={shape} {...part} />;
    case 'drop-down-table':
      return <DropDownTable shape={shape} {...part} />;
    case 'bow-tie':
      return <BowTie shape={shape} {...part} />;
    case 'highlight':
      return <HighlightText shape={shape} {...part} />;
    case 'highlight-table':
      return <HighlightTable shape={shape} {...part} />;
  }
};

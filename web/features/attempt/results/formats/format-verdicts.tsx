import type { AnswerDetail, Question } from '../../../../../domain/contracts/quiz.ts';
import { placesOf } from '../../../../format/option-places.ts';
import { optionReasons } from '../option-reasons.ts';
import { OptionVerdicts } from '../option-verdicts.tsx';
import type { Peer } from '../peer-words.ts';
import { NumberVerdict } from './number-verdict.tsx';
import { OrderVerdict } from './order-verdict.tsx';
import { PlaceVerdicts } from './place-verdicts.tsx';

type FormatVerdictsProps = {
  readonly question: Question;
  readonly chosen: readonly string[];
  readonly detail: AnswerDetail | undefined;
  readonly peer: Peer | undefined;
};

/** Your answer beside the key, each with its reason, in the shape that the question has. */
export const FormatVerdicts = ({ peer, ...answered }: FormatVerdictsProps) => {
  const { question, chosen, detail } = answered;
  const places = placesOf(question);
  if (places) return <PlaceVerdicts {...answered} places={places} peer={peer} />;
  if (question.response?.format === 'numeric') return <NumberVerdict {...answered} />;
  if (question.response?.format === 'ordered') return <OrderVerdict {...answered} />;
  const options = optionReasons({ options: question.options, chosen, detail });
  return <OptionVerdicts options={options} peer={peer} />;
};

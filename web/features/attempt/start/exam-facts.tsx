import { DataList } from '@radix-ui/themes';
import type { AdaptiveOffer } from '../../../../domain/contracts/exams.ts';
import { type ExamDefinition, passingScoreWords } from '../../../../domain/contracts/exams.ts';
import { type ExtraTime, extendedMinutes } from '../../../../domain/contracts/extra-time.ts';
import { spokenTime } from '../../../format/duration.ts';
import textStyles from '../../../ui/text.module.css';

const timeText = (limit: number, extraTime: ExtraTime): string => {
  const minutes = extendedMinutes(limit, extraTime);
  const text = `${minutes} minutes (${spokenTime(minutes * 60)})`;
  return extraTime === 1 ? text : `${text}, including your extra time`;
};

type ExamFactsProps = {
  readonly exam: ExamDefinition;
  /** The adaptive form, where that is chosen. */
  readonly offer: AdaptiveOffer | undefined;
  readonly extraTime: ExtraTime;
};

const factsOf = ({ exam, offer, extraTime }: ExamFactsProps) => [
  ['Exam', exam.description],
  ['Questions', offer ? `${offer.minimum} to ${offer.maximum}` : String(exam.questions)],
  ['Time limit', timeText(offer?.minutes ?? exam.timeLimit, extraTime)],
  offer
    ? ['Result', 'Above or below the passing standard, with 95% confidence']
    : ['Pass mark', passingScoreWords(exam)],
];

/** What the chosen exam asks of the learner. */
export const ExamFacts = (props: ExamFactsProps) => (
  <DataList.Root size="2" mb="5">
    {factsOf(props).map(([name, value]) => (
      <DataList.Item key={name}>
        <DataList.Label minWidth="110px">{name}</DataList.Label>
        <DataList.Value className={textStyles['num']}>{value}</DataList.Value>
      </DataList.Item>
    ))}
  </DataList.Root>
);

import { DataList } from '@radix-ui/themes';
import type { ExamDefinition } from '../../../domain/contracts/exams.ts';
import { type ExtraTime, extendedMinutes } from '../../../domain/contracts/extra-time.ts';
import { spokenTime } from '../../features/results/duration.ts';

const timeText = (exam: ExamDefinition, extraTime: ExtraTime): string => {
  const minutes = extendedMinutes(exam.timeLimit, extraTime);
  const text = `${minutes} minutes (${spokenTime(minutes * 60)})`;
  return extraTime === 1 ? text : `${text}, with your extra time`;
};

const factsOf = (exam: ExamDefinition, extraTime: ExtraTime) => [
  ['Exam', exam.description],
  ['Questions', String(exam.questions)],
  ['Time limit', timeText(exam, extraTime)],
  ['Passing score', `${exam.passingScore} on the exam's own scale`],
];

type ExamFactsProps = { readonly exam: ExamDefinition; readonly extraTime: ExtraTime };

/** What the chosen exam asks of the learner. */
export const ExamFacts = ({ exam, extraTime }: ExamFactsProps) => (
  <DataList.Root size="2" mb="5">
    {factsOf(exam, extraTime).map(([name, value]) => (
      <DataList.Item key={name}>
        <DataList.Label minWidth="110px">{name}</DataList.Label>
        <DataList.Value className="num">{value}</DataList.Value>
      </DataList.Item>
    ))}
  </DataList.Root>
);

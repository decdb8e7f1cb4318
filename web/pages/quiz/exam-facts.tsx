import { DataList } from '@radix-ui/themes';
import type { ExamDefinition } from '../../../domain/contracts/exams.ts';
import { spokenTime } from '../../features/results/duration.ts';

const factsOf = (exam: ExamDefinition) => [
  ['Exam', exam.description],
  ['Questions', String(exam.questions)],
  ['Time limit', `${exam.timeLimit} minutes (${spokenTime(exam.timeLimit * 60)})`],
  ['Passing score', `${exam.passingScore} on the exam's own scale`],
];

/** What the chosen exam asks of the learner. */
export const ExamFacts = ({ exam }: { readonly exam: ExamDefinition }) => (
  <DataList.Root size="2" mb="5">
    {factsOf(exam).map(([name, value]) => (
      <DataList.Item key={name}>
        <DataList.Label minWidth="110px">{name}</DataList.Label>
        <DataList.Value className="num">{value}</DataList.Value>
      </DataList.Item>
    ))}
  </DataList.Root>
);

import { Grid } from '@radix-ui/themes';
import { kindNames, quizKind } from '../../../../domain/contracts/paper-kind.ts';
import type { QuizListQuery } from '../../../../domain/contracts/quiz-list.ts';
import { SelectInput } from '../../../ui/form/select-input.tsx';
import type { FilterName } from './quiz-filter.ts';

type Option = { readonly value: string; readonly label: string };

type QuizFiltersProps = {
  readonly asked: QuizListQuery;
  /** Of all quizzes, by name. */
  readonly areas: readonly string[];
  readonly onChoose: (name: FilterName, value: string | undefined) => void;
};

/** No area is named so. */
const any = ' ';

const kinds: readonly Option[] = quizKind.options.map((value) => ({
  value,
  label: kindNames[value],
}));

const timings: readonly Option[] = [
  { value: 'timed', label: 'Timed' },
  { value: 'untimed', label: 'Untimed' },
];

const periods: readonly Option[] = [
  { value: 'week', label: 'Last 7 days' },
  { value: 'month', label: 'Last 30 days' },
  { value: 'quarter', label: 'Last 90 days' },
  { value: 'year', label: 'Last 365 days' },
];

const areaOptions = ({ asked: { area }, areas }: QuizFiltersProps): readonly Option[] =>
  (area === undefined || areas.includes(area) ? areas : [...areas, area]).map((name) => ({
    value: name,
    label: name,
  }));

type FilterProps = Pick<QuizFiltersProps, 'asked' | 'onChoose'> & {
  readonly name: FilterName;
  readonly label: string;
  /** What it says where nothing is chosen. */
  readonly usual: string;
  readonly options: readonly Option[];
};

const Filter = ({ asked, onChoose, name, label, usual, options }: FilterProps) => (
  <SelectInput
    name={name}
    label={label}
    placeholder={usual}
    value={asked[name] ?? any}
    options={[{ value: any, label: usual }, ...options]}
    onChange={(value) => onChoose(name, value === any ? undefined : value)}
  />
);

const columns = {
  initial: 'minmax(0, 1fr)',
  xs: 'repeat(2, minmax(0, 1fr))',
  md: 'minmax(0, 2fr) repeat(3, minmax(0, 1fr))',
};

/** What to show of all quizzes; each choice is kept in the address. */
export const QuizFilters = (props: QuizFiltersProps) => {
  const { asked, onChoose } = props;
  const filter = { asked, onChoose };
  return (
    <Grid role="group" aria-label="Filter quizzes" gap="3" mb="4" columns={columns}>
      <Filter {...filter} name="area" label="Area" usual="All areas" options={areaOptions(props)} />
      <Filter {...filter} name="kind" label="Kind" usual="All kinds" options={kinds} />
      <Filter {...filter} name="timing" label="Timing" usual="Timed or not" options={timings} />
      <Filter {...filter} name="period" label="Period" usual="All time" options={periods} />
    </Grid>
  );
};

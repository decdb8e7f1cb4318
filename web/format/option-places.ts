import type { Question } from '../../domain/contracts/quiz.ts';

/** Options that stand side by side in the reasons, under a name of their own. */
export type OptionGroup = { readonly title: string; readonly options: Question['options'] };

/** The letters of a paper, or the ids of the bank. */
type Answered = Pick<Question, 'response' | 'options'>;

/** The places of a question that has several lists; undefined where one list tells all. */
export const placesOf = ({ response, options }: Answered): readonly OptionGroup[] | undefined => {
  const among = (labels: readonly string[]) =>
    options.filter(({ label }) => labels.includes(label));
  switch (response?.format) {
    case 'drop-down':
    case 'drop-down-table':
      return response.blanks.map(({ name, choices }) => ({
        title: `Blank ${name}`,
        options: among(choices),
      }));
    case 'bow-tie':
      return response.slots.map(({ title, choices }) => ({ title, options: among(choices) }));
    case 'matrix':
      return response.rows.map(({ text, cells }) => ({
        title: text,
        options: cells.flatMap((label, place) => {
          const column = response.columns[place];
          return column === undefined ? [] : [{ label, text: column }];
        }),
      }));
    default:
      return undefined;
  }
};

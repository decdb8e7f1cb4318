export type LabelledOption = { readonly label: string; readonly text: string };

/** The three forms in which a question bank may list its options. */
export type OptionsInput = readonly (LabelledOption | string)[] | Readonly<Record<string, string>>;

const letters = 'ABCDEFGH';

const isList = (input: OptionsInput): input is readonly (LabelledOption | string)[] =>
  Array.isArray(input);

/** Options with their labels, whichever form they came in; plain texts are labelled A, B, C … */
export const labelledOptions = (input: OptionsInput): readonly LabelledOption[] =>
  isList(input)
    ? input.map((option, index) =>
        typeof option === 'string' ? { label: letters[index] ?? '', text: option } : option,
      )
    : Object.entries(input).map(([label, text]) => ({ label, text }));

import { Button, Callout, Flex, Grid } from '@radix-ui/themes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import {
  type FlashcardText,
  flashcardText,
  longestBack,
  longestFront,
} from '../../../../domain/contracts/flashcards.ts';
import { isRefusedFor } from '../../../http/is-refused-for.ts';
import { reportFailure } from '../../../session/report-failure.ts';
import { issueErrors, refusalErrors } from '../../../ui/form/field-errors.ts';
import { Form } from '../../../ui/form/form.tsx';
import { SelectInput } from '../../../ui/form/select-input.tsx';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { useFields } from '../../../ui/form/use-fields.ts';
import { highContrast } from '../../../ui/high-contrast.ts';
import { TextAreaInput } from './text-area-input.tsx';

/** What is sent: the text, whether it may be there already, and the name of the wish. */
export type SaveCard = (
  text: FlashcardText,
  how: { readonly evenIfKnown: boolean; readonly wish: string },
) => Promise<unknown>;

export type CardFormProps = {
  readonly label: string;
  readonly submit: string;
  readonly start: FlashcardText;
  readonly save: SaveCard;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
};

const difficulties = [
  { value: 'easy', label: 'Easy' },
  { value: 'medium', label: 'Medium' },
  { value: 'hard', label: 'Hard' },
];

/** The same text sent again is the same wish. */
const useWish = () => {
  const wishes = useRef(new Map<string, string>());
  return (about: string): string => {
    const wish = wishes.current.get(about) ?? crypto.randomUUID();
    wishes.current.set(about, wish);
    return wish;
  };
};

const Known = ({ onAnyway }: { readonly onAnyway: () => void }) => (
  <Callout.Root color="amber" role="alert">
    <Callout.Icon>
      <Copy size={16} />
    </Callout.Icon>
    <Callout.Text>You already have a card with this front.</Callout.Text>
    <Button type="button" variant="surface" color="gray" {...highContrast} onClick={onAnyway}>
      Add it anyway
    </Button>
  </Callout.Root>
);

const useSaving = ({ start, save, onSaved }: CardFormProps) => {
  const fields = useFields<keyof FlashcardText>({ ...start });
  const [isKnown, setKnown] = useState(false);
  const queries = useQueryClient();
  const wishOf = useWish();
  const saving = useMutation({
    mutationFn: ({ text, evenIfKnown }: { text: FlashcardText; evenIfKnown: boolean }) =>
      save(text, { evenIfKnown, wish: wishOf(JSON.stringify([text, evenIfKnown])) }),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: ['flashcards'] });
      onSaved();
    },
    onError: (error) => {
      const known = isRefusedFor(error, ['FlashcardKnown']);
      setKnown(known);
      const errors = refusalErrors(error);
      if (known) return;
      if (Object.keys(errors).length > 0) fields.refuse(errors);
      else reportFailure('Card not saved', error);
    },
  });
  const submit = (evenIfKnown: boolean): void => {
    const read = flashcardText.safeParse(fields.values);
    if (!read.success) fields.refuse(issueErrors(read.error));
    else saving.mutate({ text: read.data, evenIfKnown });
  };
  return { fields, isKnown, isPending: saving.isPending, submit };
};

/** Front, back, topic and difficulty of a card. */
export const CardForm = (props: CardFormProps) => {
  const { label, submit: action, onCancel } = props;
  const { fields, isKnown, isPending, submit } = useSaving(props);
  return (
    <Form label={label} refusals={fields.refusals} onSubmit={() => submit(false)}>
      <TextAreaInput label="Front" name="front" longest={longestFront} {...fields.bind('front')} />
      <TextAreaInput label="Back" name="back" longest={longestBack} {...fields.bind('back')} />
      <Grid columns={{ initial: '1', sm: '2fr 1fr' }} gap="4">
        <TextInput label="Topic" name="topic" {...fields.bind('topic')} />
        <SelectInput
          label="Difficulty"
          name="difficulty"
          placeholder="Choose one"
          options={difficulties}
          {...fields.bind('difficulty')}
        />
      </Grid>
      {isKnown ? <Known onAnyway={() => submit(true)} /> : null}
      <Flex gap="3" justify="end" wrap="wrap">
        <Button
          type="button"
          size="3"
          variant="soft"
          color="gray"
          {...highContrast}
          onClick={onCancel}
        >
          Cancel
        </Button>
        <SubmitButton label={action} isPending={isPending} />
      </Flex>
    </Form>
  );
};

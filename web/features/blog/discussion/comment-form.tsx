import { Button, Flex, Grid, TextArea, TextField } from '@radix-ui/themes';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Field } from '../../../ui/form/field.tsx';
import { type CommentDraft, emptyDraft, isBlank } from './discussion.ts';

type CommentFormProps = {
  readonly onPost: (draft: CommentDraft) => void;
  readonly onClose: () => void;
};

/** What it holds is gone when it closes. */
export const CommentForm = ({ onPost, onClose }: CommentFormProps) => {
  const [draft, setDraft] = useState(emptyDraft);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => {
    first.current?.focus();
  }, []);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isBlank(draft)) return;
    onPost(draft);
    onClose();
  };
  return (
    <form onSubmit={submit} aria-label="Add a comment">
      <Flex direction="column" gap="4">
        <Grid columns={{ initial: '1', sm: '2' }} gap="4">
          <Field label="Name *">
            {(control) => (
              <TextField.Root
                {...control}
                ref={first}
                name="name"
                required
                maxLength={80}
                autoComplete="name"
                value={draft.name}
                onChange={({ target }) => setDraft({ ...draft, name: target.value })}
              />
            )}
          </Field>
          <Field label="Email (optional)" hint="It is not kept, and nobody sees it.">
            {(control) => (
              <TextField.Root
                {...control}
                name="email"
                type="email"
                maxLength={254}
                autoComplete="email"
                value={draft.email}
                onChange={({ target }) => setDraft({ ...draft, email: target.value })}
              />
            )}
          </Field>
        </Grid>
        <Field label="Comment *">
          {(control) => (
            <TextArea
              {...control}
              name="comment"
              required
              rows={4}
              maxLength={2000}
              value={draft.content}
              onChange={({ target }) => setDraft({ ...draft, content: target.value })}
            />
          )}
        </Field>
        <Flex gap="3">
          <Button type="submit" disabled={isBlank(draft)}>
            Post Comment
          </Button>
          <Button type="button" variant="soft" color="gray" onClick={onClose}>
            Cancel
          </Button>
        </Flex>
      </Flex>
    </form>
  );
};

import { Button, Callout, Flex, Grid, TextArea, TextField } from '@radix-ui/themes';
import { type FormEvent, useState } from 'react';
import {
  type BlogPostText,
  blogCategory,
  blogPicture,
  blogPictureAlts,
} from '../../../../domain/contracts/blog.ts';
import { Field } from '../../../ui/form/field.tsx';
import { SelectInput } from '../../../ui/form/select-input.tsx';

type PostFormProps = {
  readonly text: BlogPostText;
  readonly submitLabel: string;
  /** Asked for where the post was written before. */
  readonly asksReason: boolean;
  readonly isPending: boolean;
  readonly problem: string | undefined;
  readonly onSubmit: (text: BlogPostText, reason: string) => void;
};

const categories = blogCategory.options.map((value) => ({ value, label: value }));
const pictures = blogPicture.options.map((value) => ({ value, label: blogPictureAlts[value] }));

const tagsOf = (typed: string): string[] =>
  typed
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');

type ChoicesProps = {
  readonly draft: BlogPostText;
  readonly onChange: (change: Partial<BlogPostText>) => void;
};

const Choices = ({ draft, onChange }: ChoicesProps) => (
  <Grid columns={{ initial: '1', sm: '2' }} gap="4">
    <SelectInput
      label="Category"
      name="category"
      placeholder="Choose a category"
      options={categories}
      value={draft.category}
      onChange={(next) => onChange({ category: blogCategory.parse(next) })}
    />
    <SelectInput
      label="Picture"
      name="picture"
      placeholder="Choose a picture"
      options={pictures}
      value={draft.picture}
      onChange={(next) => onChange({ picture: blogPicture.parse(next) })}
    />
  </Grid>
);

/** What a post says, to be written or changed. */
export const PostForm = ({ text, submitLabel, asksReason, ...form }: PostFormProps) => {
  const [draft, setDraft] = useState(text);
  const [tags, setTags] = useState(text.tags.join(', '));
  const [reason, setReason] = useState('');
  const set = (change: Partial<BlogPostText>): void => setDraft({ ...draft, ...change });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    form.onSubmit({ ...draft, tags: tagsOf(tags) }, reason.trim());
  };
  return (
    <form onSubmit={submit} aria-label="Text of the post">
      <Flex direction="column" gap="4">
        <Field label="Title">
          {(control) => (
            <TextField.Root
              {...control}
              required
              maxLength={120}
              value={draft.title}
              onChange={({ target }) => set({ title: target.value })}
            />
          )}
        </Field>
        <Field label="Excerpt" hint="A sentence or two for the card.">
          {(control) => (
            <TextArea
              {...control}
              required
              rows={2}
              maxLength={300}
              value={draft.excerpt}
              onChange={({ target }) => set({ excerpt: target.value })}
            />
          )}
        </Field>
        <Field label="Text" hint="Leave a blank line between paragraphs.">
          {(control) => (
            <TextArea
              {...control}
              required
              rows={14}
              maxLength={20_000}
              value={draft.content}
              onChange={({ target }) => set({ content: target.value })}
            />
          )}
        </Field>
        <Choices draft={draft} onChange={set} />
        <Field label="Tags" hint="Up to 8, with commas between them. A card shows the first 3.">
          {(control) => (
            <TextField.Root
              {...control}
              required
              maxLength={260}
              value={tags}
              onChange={({ target }) => setTags(target.value)}
            />
          )}
        </Field>
        {asksReason ? (
          <Field label="Reason for the change" hint="It stays in the audit.">
            {(control) => (
              <TextField.Root
                {...control}
                required
                maxLength={200}
                value={reason}
                onChange={({ target }) => setReason(target.value)}
              />
            )}
          </Field>
        ) : null}
        {form.problem === undefined ? null : (
          <Callout.Root color="red" role="alert">
            <Callout.Text>{form.problem} Nothing was saved.</Callout.Text>
          </Callout.Root>
        )}
        <Flex>
          <Button type="submit" loading={form.isPending}>
            {submitLabel}
          </Button>
        </Flex>
      </Flex>
    </form>
  );
};

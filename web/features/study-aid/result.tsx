import { Badge, Box, Button, Flex, Heading, Text } from '@radix-ui/themes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { BookMarked, Check, PenLine, Printer, Save } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { StandsIn } from '../../../domain/contracts/study-aids.ts';
import { methodWords } from '../../../domain/contracts/study-methods.ts';
import { serverText } from '../../http/http-error.ts';
import { isRefusedFor } from '../../http/is-refused-for.ts';
import { showToast } from '../../toast/toast-store.ts';
import { classes } from '../../ui/classes.ts';
import printStyles from '../../ui/print.module.css';
import textStyles from '../../ui/text.module.css';
import { AidPanel } from './panels/aid-panel.tsx';
import { saveAid } from './queries/study-aid-queries.ts';
import { partsWords, type ShownAid } from './shown-aid.ts';

const useSaving = ({ id, topic, method, aid, generatedId }: ShownAid) => {
  const queries = useQueryClient();
  return useMutation({
    // The same aid is saved once, however often the button is pressed.
    mutationFn: () =>
      saveAid({
        body: {
          topic,
          studyType: method,
          content: aid.content,
          ...(generatedId && { generatedId }),
        },
        wish: id,
      }),
    onSuccess: () => {
      const description = 'Your study aid has been saved to your library.';
      showToast({ title: 'Study Aid Saved', description });
      return queries.invalidateQueries({ queryKey: ['study-aids'] });
    },
    onError: (error) => {
      const known = isRefusedFor(error, ['LibraryFull']) ? serverText(error) : undefined;
      showToast({
        title: 'Save Failed',
        description: known ?? 'Failed to save study aid. Please try again.',
        tone: 'destructive',
      });
    },
  });
};

type MadeBy = NonNullable<ShownAid['madeBy']>;

const Source = ({ madeBy: { model } }: { readonly madeBy: MadeBy }) => (
  <Badge color="gray">
    {model === null ? (
      <BookMarked size={12} aria-hidden="true" />
    ) : (
      <PenLine size={12} aria-hidden="true" />
    )}
    {model === null ? 'Built-in knowledge base' : `Written by ${model}`}
  </Badge>
);

const whyBuiltIn: Readonly<Record<StandsIn, string>> = {
  'budget-spent': 'Built-in knowledge base: today’s budget for the model is spent.',
  'model-failed': 'Built-in knowledge base: the model gave no usable answer.',
};

/** What a learner should know of who made it. */
const Caution = ({ madeBy: { model, standsIn } }: { readonly madeBy: MadeBy }) => {
  const words = standsIn ? whyBuiltIn[standsIn] : 'Checked against its form; may contain mistakes.';
  return model === null && standsIn === null ? null : (
    <Text as="p" size="2" color="gray" mt="1" className={textStyles['pretty']}>
      {words}
    </Text>
  );
};

/** A study aid with what can be done with it. */
export const Result = ({ shown }: { readonly shown: ShownAid }) => {
  const { topic, method, parts, aid, madeBy, isSaved } = shown;
  const saving = useSaving(shown);
  const heading = useRef<HTMLHeadingElement>(null);
  // Below the form on a phone: who made it is taken to it.
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <section aria-label={`${methodWords[method].label}: ${topic}`}>
      <Flex justify="between" align="center" gap="3" mb="4" wrap="wrap">
        <Box minWidth="0">
          <Flex align="center" gap="2" wrap="wrap">
            <Heading as="h2" size="4" weight="medium" tabIndex={-1} ref={heading}>
              {topic}
            </Heading>
            {madeBy ? <Source madeBy={madeBy} /> : null}
          </Flex>
          <Text
            as="p"
            size="2"
            color="gray"
            mt="1"
            className={classes(textStyles['num'], textStyles['pretty'])}
          >
            {methodWords[method].label}, {partsWords(method, parts)}
            {madeBy && madeBy.sources.length > 0 ? `. After ${madeBy.sources.join('; ')}` : ''}
          </Text>
          {madeBy ? <Caution madeBy={madeBy} /> : null}
        </Box>
        <Flex gap="3" align="center" className={printStyles['no-print']}>
          <Button variant="surface" color="gray" onClick={() => globalThis.print()}>
            <Printer size={16} />
            Print
          </Button>
          {isSaved ? null : (
            <Button
              variant="surface"
              disabled={saving.isPending || saving.isSuccess}
              onClick={() => saving.mutate()}
            >
              {saving.isSuccess ? <Check size={16} /> : <Save size={16} />}
              {saving.isSuccess ? 'Saved' : 'Save to Library'}
            </Button>
          )}
        </Flex>
      </Flex>
      <AidPanel aid={aid} />
    </section>
  );
};

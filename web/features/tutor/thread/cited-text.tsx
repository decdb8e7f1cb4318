import { Box, Flex, IconButton, Text } from '@radix-ui/themes';
import { X } from 'lucide-react';
import { useId, useState } from 'react';
import type { TutorFact } from '../../../../domain/contracts/tutor.ts';
import { classes } from '../../../ui/classes.ts';
import textStyles from '../../../ui/text.module.css';
import styles from '../tutor.module.css';

type Said = { readonly kind: 'words' | 'asked'; readonly text: string };
type Piece = Said | { readonly kind: 'mark'; readonly number: number };

/** A paragraph in its parts: [1] is a mark, ** stands around what is asked. */
const piecesOf = (paragraph: string): readonly Piece[] =>
  paragraph.split(/(\[\d{1,2}\]|\*\*[^*]+\*\*)/).flatMap((part): Piece[] => {
    if (part === '') return [];
    const mark = /^\[(\d+)\]$/.exec(part);
    if (mark) return [{ kind: 'mark', number: Number(mark[1]) }];
    return part.startsWith('**') && part.endsWith('**') && part.length > 4
      ? [{ kind: 'asked', text: part.slice(2, -2) }]
      : [{ kind: 'words', text: part.replaceAll('**', '') }];
  });

type FactProps = {
  readonly id: string;
  readonly number: number;
  readonly fact: TutorFact;
  readonly onClose: () => void;
};

/** What the fact says, in place. */
const Fact = ({ id, number, fact, onClose }: FactProps) => (
  <Box className={styles['source']} id={id} role="group" aria-label={`Reference ${number}`}>
    <Flex justify="between" gap="3" align="start">
      <Text as="div" size="2" weight="medium">
        <Text color="teal" className={textStyles['num']}>
          {number}
        </Text>
        &ensp;{fact.topic}
      </Text>
      <IconButton
        variant="ghost"
        color="gray"
        aria-label={`Close reference ${number}`}
        onClick={onClose}
      >
        <X size={16} />
      </IconButton>
    </Flex>
    <Text as="div" size="2" color="gray" mt="1" className={textStyles['pretty']}>
      {fact.question}
    </Text>
    <Text as="div" size="3" mt="1" className={textStyles['pretty']}>
      {[fact.answer, fact.reason].filter((one) => one !== '').join(' ')}
    </Text>
    {fact.source === '' ? null : (
      <Text as="div" size="2" color="gray" mt="2">
        Source: {fact.source}
      </Text>
    )}
  </Box>
);

type MarkProps = {
  readonly number: number;
  readonly fact: TutorFact;
  readonly isOpen: boolean;
  readonly controls: string;
  readonly onOpen: () => void;
};

const Mark = ({ number, fact, isOpen, controls, onOpen }: MarkProps) => (
  <button
    type="button"
    className={classes(styles['mark'], textStyles['num'])}
    aria-expanded={isOpen}
    aria-controls={isOpen ? controls : undefined}
    aria-label={`Reference ${number}: ${fact.topic}`}
    onClick={onOpen}
  >
    {number}
  </button>
);

const Words = ({ kind, text }: Said) =>
  kind === 'asked' ? <strong>{text}</strong> : <span>{text}</span>;

type ParagraphProps = { readonly text: string; readonly cites: readonly TutorFact[] };

const Paragraph = ({ text, cites }: ParagraphProps) => {
  const [open, setOpen] = useState(0);
  const id = useId();
  const fact = cites[open - 1];
  return (
    <>
      <p className={textStyles['pretty']}>
        {piecesOf(text).map((piece, place) => {
          // Pieces of a text that is written on: their place is what they are known by.
          const key = `${place} ${piece.kind}`;
          if (piece.kind !== 'mark') return <Words key={key} {...piece} />;
          const { number } = piece;
          const cited = cites[number - 1];
          return cited ? (
            <Mark
              key={key}
              number={number}
              fact={cited}
              isOpen={open === number}
              controls={id}
              onOpen={() => setOpen(open === number ? 0 : number)}
            />
          ) : null;
        })}
      </p>
      {fact ? <Fact id={id} number={open} fact={fact} onClose={() => setOpen(0)} /> : null}
    </>
  );
};

/** Paragraphs with marks that open what they stand on, in place. */
export const CitedText = ({ text, cites }: ParagraphProps) =>
  text.split('\n\n').map((paragraph, place) => (
    // A paragraph that is still being written keeps its place.
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs are only ever added at the end
    <Paragraph key={place} text={paragraph} cites={cites} />
  ));

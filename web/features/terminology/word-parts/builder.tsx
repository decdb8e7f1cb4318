import { Box, Button, Grid, Heading, Text } from '@radix-ui/themes';
import { RotateCcw } from 'lucide-react';
import { useId, useState } from 'react';
import type { WordPart } from '../../../../domain/contracts/terminology.ts';
import type { TermEntry } from '../../../../domain/contracts/terminology-study.ts';
import {
  builtTerm,
  type ChosenParts,
  joined,
  type PartKind,
  partKinds,
  termsWith,
} from '../../../../domain/terminology/word-parts.ts';
import fieldStyles from '../../../ui/form/field.module.css';
import { LongSelect } from '../../../ui/form/long-select.tsx';
import { Panel } from '../../../ui/panel.tsx';
import textStyles from '../../../ui/text.module.css';
import { TermLines } from '../parts/term-lines.tsx';
import { kindWords } from './kind-words.ts';

const none = 'none';
const mostNear = 5;

type PartSelectProps = {
  readonly kind: PartKind;
  readonly parts: readonly WordPart[];
  readonly chosen: string | undefined;
  readonly onChoose: (part: string | undefined) => void;
};

const PartSelect = ({ kind, parts, chosen, onChoose }: PartSelectProps) => {
  const id = useId();
  return (
    <Box minWidth="0">
      <Text
        as="label"
        htmlFor={id}
        size="2"
        weight="medium"
        mb="1"
        className={fieldStyles['label']}
      >
        {kindWords[kind]}
      </Text>
      <LongSelect
        value={chosen ?? none}
        choices={[
          { value: none, label: 'None' },
          ...parts
            .filter((part) => part.kind === kind)
            .map(({ part, meaning }) => ({ value: part, label: `${part}: ${meaning}` })),
        ]}
        onChange={(next) => onChoose(next === none ? undefined : next)}
        trigger={{ id }}
      />
    </Box>
  );
};

type BuiltProps = {
  readonly terms: readonly TermEntry[];
  readonly parts: readonly WordPart[];
  readonly chosen: ChosenParts;
};

const Found = ({ terms, chosen }: Omit<BuiltProps, 'parts'>) => {
  const term = builtTerm(terms, chosen);
  if (term) return <TermLines terms={[term]} label="The term you built" />;
  const near = termsWith(terms, chosen).slice(0, mostNear);
  return (
    <>
      <Text as="p" size="3" mb="3">
        {near.length > 0
          ? 'This is no term of the glossary yet. These share what you chose:'
          : 'The glossary has no term with these parts.'}
      </Text>
      <TermLines terms={near} label="Terms that share these parts" />
    </>
  );
};

const Built = ({ terms, parts, chosen }: BuiltProps) => {
  const used = partKinds.flatMap((kind) =>
    parts.filter((part) => part.kind === kind && part.part === chosen[kind]),
  );
  if (used.length === 0) {
    return (
      <Text as="p" size="3" color="gray">
        Choose parts to see what they mean together.
      </Text>
    );
  }
  return (
    <>
      <Heading as="h3" size="6" weight="medium" className={textStyles['unbroken']}>
        {joined(used.map(({ part }) => part))}
      </Heading>
      <Text as="p" size="3" color="gray" mb="3">
        {used.map(({ meaning }) => meaning).join(' + ')}
      </Text>
      <Found terms={terms} chosen={chosen} />
    </>
  );
};

type BuilderProps = Omit<BuiltProps, 'chosen'>;

/** A prefix, a root and a suffix of one's choice, and what they mean together. */
export const Builder = ({ terms, parts }: BuilderProps) => {
  const [chosen, choose] = useState<ChosenParts>({});
  return (
    <Panel
      title="Build a word"
      note="A prefix, a root, and a suffix; each may be left out."
      action={
        <Button variant="surface" color="gray" onClick={() => choose({})}>
          <RotateCcw size={14} aria-hidden="true" />
          Clear
        </Button>
      }
    >
      <Grid columns={{ initial: '1', sm: '3' }} gap="3">
        {partKinds.map((kind) => (
          <PartSelect
            key={kind}
            kind={kind}
            parts={parts}
            chosen={chosen[kind]}
            onChoose={(part) => {
              const { [kind]: _, ...others } = chosen;
              choose(part === undefined ? others : { ...others, [kind]: part });
            }}
          />
        ))}
      </Grid>
      <Box mt="5" role="status">
        <Built terms={terms} parts={parts} chosen={chosen} />
      </Box>
    </Panel>
  );
};

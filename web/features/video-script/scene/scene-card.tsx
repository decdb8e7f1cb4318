import {
  Box,
  Button,
  Card,
  Flex,
  Grid,
  Heading,
  IconButton,
  Text,
  TextArea,
} from '@radix-ui/themes';
import { CircleHelp, Trash2 } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { newQuiz } from '../../../../domain/contracts/video-script.ts';
import { Field } from '../../../ui/form/field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { highContrast } from '../../../ui/high-contrast.ts';
import textStyles from '../../../ui/text.module.css';
import type { DraftScene } from '../draft.ts';
import { NumberInput } from '../number-input.tsx';
import { timesOf } from '../playing-order.ts';
import { QuizFields } from './quiz-fields.tsx';

type SceneCardProps = {
  readonly scene: DraftScene;
  readonly number: number;
  /** It was just added, or came back. */
  readonly takesFocus: boolean;
  readonly onChange: (scene: DraftScene) => void;
  /** Absent for the last one that is left. */
  readonly onRemove: (() => void) | undefined;
  readonly onRemoveQuiz: () => void;
};

type HeadProps = Pick<SceneCardProps, 'scene' | 'number' | 'takesFocus' | 'onRemove'> & {
  readonly id: string;
};

const Head = ({ id, scene, number, takesFocus, onRemove }: HeadProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <Flex justify="between" align="center" gap="3" mb="3" minHeight="32px">
      <Flex align="baseline" gap="3">
        <Heading as="h2" size="4" weight="medium" id={id} ref={heading} tabIndex={-1}>
          Scene {number}
        </Heading>
        <Text size="2" color="gray" className={textStyles['num']}>
          {timesOf(scene)}
        </Text>
      </Flex>
      {onRemove ? (
        <IconButton
          variant="ghost"
          color="gray"
          size="3"
          aria-label={`Remove scene ${number}`}
          onClick={onRemove}
        >
          <Trash2 size={18} />
        </IconButton>
      ) : null}
    </Flex>
  );
};

const Fields = ({ scene, onChange }: Pick<SceneCardProps, 'scene' | 'onChange'>) => (
  <Flex direction="column" gap="3">
    <Grid columns={{ initial: '2', sm: '120px 120px minmax(0, 1fr)' }} gap="3">
      <NumberInput
        label="Start time (s)"
        name="start"
        value={scene.start}
        onChange={(start) => onChange({ ...scene, start })}
      />
      <NumberInput
        label="End time (s)"
        name="end"
        value={scene.end}
        onChange={(end) => onChange({ ...scene, end })}
      />
      <Box gridColumn={{ initial: '1 / -1', sm: 'auto' }}>
        <TextInput
          label="Visual name"
          name="visual"
          isOptional
          value={scene.visual}
          onChange={(visual) => onChange({ ...scene, visual })}
        />
      </Box>
    </Grid>
    <Field label="Narration text">
      {(control) => (
        <TextArea
          {...control}
          name="text"
          size="3"
          rows={3}
          resize="vertical"
          value={scene.text}
          onChange={({ target }) => onChange({ ...scene, text: target.value })}
        />
      )}
    </Field>
  </Flex>
);

/** One scene: when it is shown, what is seen and said, and what is asked. */
export const SceneCard = ({ onRemoveQuiz, ...card }: SceneCardProps) => {
  const { scene, onChange } = card;
  const headingId = useId();
  return (
    <Card size={{ initial: '2', sm: '3' }} role="group" aria-labelledby={headingId}>
      <Head id={headingId} {...card} />
      <Fields scene={scene} onChange={onChange} />
      {scene.quiz ? (
        <QuizFields
          quiz={scene.quiz}
          onChange={(quiz) => onChange({ ...scene, quiz })}
          onRemove={onRemoveQuiz}
        />
      ) : (
        <Button
          mt="3"
          variant="soft"
          color="gray"
          {...highContrast}
          onClick={() => onChange({ ...scene, quiz: newQuiz })}
        >
          <CircleHelp size={16} aria-hidden="true" />
          Add Quiz
        </Button>
      )}
    </Card>
  );
};

import { Badge, Box, Flex, Heading, Separator, Text } from '@radix-ui/themes';
import { CircleCheck, CircleX } from 'lucide-react';
import type {
  ImageCaseDetail,
  ImageInterpretation,
  ImageQuestion,
} from '../../../../domain/contracts/medical-images.ts';
import bareListStyles from '../../../ui/bare-list.module.css';
import cellsStyles from '../../../ui/cells.module.css';
import { classes } from '../../../ui/classes.ts';
import textStyles from '../../../ui/text.module.css';
import styles from '../medical-images.module.css';
import { useFocusIfLost } from './use-focus-if-lost.ts';

type ToldProps = {
  readonly image: ImageCaseDetail;
  readonly told: ImageInterpretation;
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
};

type VerdictProps = { readonly isRight: boolean; readonly words: string };

const Verdict = ({ isRight, words }: VerdictProps) => {
  const Icon = isRight ? CircleCheck : CircleX;
  return (
    <Flex asChild display="inline-flex" align="center" gap="1">
      <Text size="2" color={isRight ? 'green' : 'red'}>
        <Icon size={14} aria-hidden="true" />
        {words}
      </Text>
    </Flex>
  );
};

const Steps = ({ steps }: Pick<ImageInterpretation, 'steps'>) => (
  <Box className={cellsStyles['rows']}>
    {steps.map(({ step, seen, abnormal, called }) => (
      <Box key={step} py="2" className={styles['image-step']}>
        <Text size="2" weight="medium">
          {step}
        </Text>
        <Text size="2" {...(abnormal ? { weight: 'medium' } : { color: 'gray' })}>
          {seen}
        </Text>
        {called === null ? (
          <Text size="2" color="gray">
            {abnormal ? 'Abnormal' : 'Normal'}
          </Text>
        ) : (
          <Verdict isRight={(called === 'abnormal') === abnormal} words={`You: ${called}`} />
        )}
      </Box>
    ))}
  </Box>
);

const Findings = ({ told, chosen, onChoose }: Pick<ToldProps, 'told' | 'chosen' | 'onChoose'>) => (
  <Box>
    <Heading as="h3" size="3" weight="medium" mb="2">
      Findings on the image
    </Heading>
    <ol className={bareListStyles['bare-list']}>
      {told.hotspots.map(({ id, name, explanation }, place) => (
        <li key={id}>
          <button
            type="button"
            className={styles['image-finding']}
            aria-pressed={id === chosen}
            onClick={() => onChoose(id)}
          >
            <span className={classes(styles['image-pin'], textStyles['num'])}>{place + 1}</span>
            <span>
              <Text as="span" size="2" weight="medium">
                {name}
              </Text>
              <Text
                as="span"
                size="2"
                color="gray"
                className={classes(styles['image-block'], textStyles['pretty'])}
              >
                {explanation}
              </Text>
            </span>
          </button>
        </li>
      ))}
    </ol>
  </Box>
);

type ToldOptionProps = {
  readonly text: string;
  readonly why: string | undefined;
  readonly isKey: boolean;
  readonly isChosen: boolean;
};

const ToldOption = ({ text, why, isKey, isChosen }: ToldOptionProps) => (
  <Box asChild mt="2">
    <li>
      <Flex gap="2" wrap="wrap" align="center">
        <Text size="2" weight={isKey ? 'medium' : 'regular'}>
          {text}
        </Text>
        {isKey ? <Badge color="green">Correct</Badge> : null}
        {isChosen ? <Badge color={isKey ? 'green' : 'red'}>Your answer</Badge> : null}
      </Flex>
      <Text as="p" size="2" color="gray" className={textStyles['pretty']}>
        {why}
      </Text>
    </li>
  </Box>
);

type QuestionResult = ImageInterpretation['questions'][number];

const Answer = ({
  asked: { question, options },
  told: { key, chosen, reasons },
}: {
  readonly asked: ImageQuestion;
  readonly told: QuestionResult;
}) => (
  <Box>
    <Text as="p" size="2" weight="medium" className={textStyles['pretty']}>
      {question}
    </Text>
    <ul className={bareListStyles['bare-list']}>
      {options.map(({ label, text }) => (
        <ToldOption
          key={label}
          text={text}
          why={reasons.find((reason) => reason.label === label)?.why}
          isKey={label === key}
          isChosen={label === chosen}
        />
      ))}
    </ul>
  </Box>
);

const Answers = ({ image, told }: Pick<ToldProps, 'image' | 'told'>) => (
  <Flex direction="column" gap="4">
    {told.questions.map((answer, place) => {
      const asked = image.questions[place];
      return asked ? <Answer key={asked.question} asked={asked} told={answer} /> : null;
    })}
  </Flex>
);

/** How the questions went: "You answered 1 of 2 right." */
const readingWords = ({ questions }: ImageInterpretation): string => {
  const right = questions.filter(({ key, chosen }) => key === chosen).length;
  if (questions.length === 0) return 'What the record says:';
  if (questions.some(({ chosen }) => chosen === null))
    return 'This case has changed since you read it.';
  return `You answered ${right} of ${questions.length} right.`;
};

/** What the image shows, beside what the learner made of it. */
export const ToldReading = ({ image, told, chosen, onChoose }: ToldProps) => {
  const result = useFocusIfLost<HTMLDivElement>();
  return (
    <Flex direction="column" gap="4">
      <Box role="status" tabIndex={-1} className={styles['image-title']} ref={result}>
        <Text as="p" size="4" weight="medium" className={textStyles['num']}>
          {readingWords(told)}
        </Text>
        <Text as="p" size="3" mt="1" className={textStyles['pretty']}>
          {told.impression}
        </Text>
      </Box>
      <Steps steps={told.steps} />
      {told.hotspots.length > 0 ? (
        <Findings told={told} chosen={chosen} onChoose={onChoose} />
      ) : null}
      <Separator size="4" />
      <Answers image={image} told={told} />
    </Flex>
  );
};

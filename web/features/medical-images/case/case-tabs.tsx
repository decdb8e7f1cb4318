import { Box, DataList, Flex, Heading, Link, Tabs, Text } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import type {
  ImageCaseDetail,
  ImageInterpretation,
} from '../../../../domain/contracts/medical-images.ts';
import { classes } from '../../../ui/classes.ts';
import textStyles from '../../../ui/text.module.css';
import { creditWords, schematicWords } from '../image-words.ts';
import medicalImagesStyles from '../medical-images.module.css';
import { caseAddress } from '../viewer/case-address.ts';
import styles from '../viewer/viewer.module.css';
import { ReadingForm } from './reading-form.tsx';
import { ToldReading } from './told-reading.tsx';
import type { ReadingDraft } from './use-reading.ts';

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

type FactProps = { readonly name: string; readonly children: ReactNode };

const Fact = ({ name, children }: FactProps) => (
  <DataList.Item>
    <DataList.Label minWidth="96px">{name}</DataList.Label>
    <DataList.Value>{children}</DataList.Value>
  </DataList.Item>
);

const patientWords = ({ metadata: { patientSex, patientAge } }: ImageCaseDetail): string =>
  [patientSex, patientAge].filter((word) => word !== null).join(', ');

type ImageProps = { readonly image: ImageCaseDetail };

const CreditLinks = ({ image: { credit, openiId } }: ImageProps) => {
  const links = [
    ['Source article', credit?.sourceUrl],
    ['License', credit?.licenseUrl],
    ['Record on Open-i', openiId === null ? null : caseAddress(openiId)],
  ] as const;
  return (
    <Flex gap="4" wrap="wrap" mt="2">
      {links.map(([name, href]) =>
        href ? (
          <Link key={name} size="2" href={href} target="_blank" rel="noopener noreferrer">
            {name}
          </Link>
        ) : null,
      )}
    </Flex>
  );
};

const AboutImage = ({ image }: ImageProps) => (
  <>
    <DataList.Root size="2">
      <Fact name="Modality">{image.modality}</Fact>
      <Fact name="Body part">{capital(image.bodyPart)}</Fact>
      <Fact name="View">{image.view}</Fact>
      {patientWords(image) ? <Fact name="Patient">{capital(patientWords(image))}</Fact> : null}
    </DataList.Root>
    <details className={styles['film-words']}>
      <summary>The image in words</summary>
      <Text as="p" size="2" mt="2" className={classes(textStyles['pretty'], textStyles['measure'])}>
        {image.alt}
      </Text>
    </details>
    <Text
      as="p"
      size="2"
      color="gray"
      mt="4"
      className={classes(textStyles['pretty'], textStyles['unbroken'])}
    >
      {image.credit ? creditWords(image) : schematicWords(image)}
    </Text>
    <CreditLinks image={image} />
  </>
);

const History = ({ image }: ImageProps) => (
  <>
    <Text as="p" size="3" className={classes(textStyles['pretty'], textStyles['measure'])}>
      {image.history}
    </Text>
    <Heading as="h3" size="3" weight="medium" mt="4" mb="1">
      What you are to decide
    </Heading>
    <Text as="p" size="3" className={classes(textStyles['pretty'], textStyles['measure'])}>
      {image.clinicalScenario}
    </Text>
  </>
);

const Points = ({ points }: { readonly points: readonly string[] }) =>
  points.length === 0 ? null : (
    <>
      <Heading as="h3" size="3" weight="medium" mt="4" mb="1">
        To take along
      </Heading>
      <ul className={medicalImagesStyles['image-points']}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </>
  );

type PointsProps = ImageProps & { readonly told: ImageInterpretation | null };

const LearningPoints = ({ image, told }: PointsProps) =>
  told === null ? (
    <Text as="p" size="2" color="gray" className={textStyles['pretty']}>
      Read the case first: the learning points tell the diagnosis.
    </Text>
  ) : (
    <>
      <Heading as="h3" size="3" weight="medium" mb="1">
        What it means
      </Heading>
      <Text as="p" size="3" className={classes(textStyles['pretty'], textStyles['measure'])}>
        {image.significance}
      </Text>
      <Points points={image.learningObjectives} />
      <Text as="p" size="2" color="gray" mt="3">
        Sources: {told.sources.join(', ')}.
      </Text>
    </>
  );

type CaseTabsProps = ImageProps & {
  readonly reading: ReadingDraft;
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
};

/** The case beside its image. */
export const CaseTabs = ({ image, reading, chosen, onChoose }: CaseTabsProps) => (
  <Tabs.Root defaultValue="interpretation">
    <Tabs.List size="1" className={medicalImagesStyles['image-tabs']}>
      <Tabs.Trigger value="image">Medical Image</Tabs.Trigger>
      <Tabs.Trigger value="history">Clinical History</Tabs.Trigger>
      <Tabs.Trigger value="interpretation">Interpretation</Tabs.Trigger>
      <Tabs.Trigger value="points">Learning Points</Tabs.Trigger>
    </Tabs.List>
    <Box pt="4">
      <Tabs.Content value="image">
        <AboutImage image={image} />
      </Tabs.Content>
      <Tabs.Content value="history">
        <History image={image} />
      </Tabs.Content>
      <Tabs.Content value="interpretation">
        {reading.told === null ? (
          <ReadingForm image={image} reading={reading} />
        ) : (
          <ToldReading image={image} told={reading.told} chosen={chosen} onChoose={onChoose} />
        )}
      </Tabs.Content>
      <Tabs.Content value="points">
        <LearningPoints image={image} told={reading.told} />
      </Tabs.Content>
    </Box>
  </Tabs.Root>
);

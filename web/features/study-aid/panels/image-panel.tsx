import { Card, Flex, Heading, Text } from '@radix-ui/themes';
import type { ContentOf } from '../../../../domain/contracts/study-aid-content.ts';
import { DrawnPicture } from '../../../drawings/picture/drawn-picture.tsx';
import { classes } from '../../../ui/classes.ts';
import textStyles from '../../../ui/text.module.css';
import styles from '../study-aid.module.css';
import { Reveal } from './reveal.tsx';

type ReadImage = ContentOf<'image-interpretation'>['images'][number];

type ImageCardProps = { readonly image: ReadImage; readonly number: number };

const ImageCard = ({ image, number }: ImageCardProps) => {
  const { title, imageType, drawing, alt, history, questions } = image;
  return (
    <Card size="3">
      <Heading as="h3" size="4" weight="medium">
        {title}
      </Heading>
      <Text as="p" size="2" color="gray" mb="3">
        {imageType}
      </Text>
      {drawing ? (
        <figure className={styles['aid-figure']}>
          <DrawnPicture drawing={drawing} alt={alt} name={`Picture ${number}`} />
        </figure>
      ) : (
        <Text as="p">No image data available.</Text>
      )}
      <Text as="p" size="3" mt="3" className={classes(textStyles['pretty'], textStyles['measure'])}>
        {history}
      </Text>
      <ol className={styles['aid-list']}>
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ol>
      <Reveal show="Show interpretation" hide="Hide interpretation">
        <Heading as="h4" size="3" weight="medium">
          {image.pathology}
        </Heading>
        <Text as="p" size="3" className={classes(textStyles['pretty'], textStyles['measure'])}>
          {image.findings}
        </Text>
        <Text
          as="p"
          size="3"
          mt="2"
          className={classes(textStyles['pretty'], textStyles['measure'])}
        >
          {image.significance}
        </Text>
      </Reveal>
    </Card>
  );
};

export const ImagePanel = ({ images }: ContentOf<'image-interpretation'>) => (
  <Flex direction="column" gap="4">
    {images.map((image, place) => (
      <ImageCard key={image.history} image={image} number={place + 1} />
    ))}
  </Flex>
);

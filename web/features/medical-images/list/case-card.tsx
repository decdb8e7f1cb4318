import { AspectRatio, Badge, Box, Card, Flex, Text } from '@radix-ui/themes';
import { CircleCheck, CircleDashed, CircleX, EyeOff } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { MedicalImage } from '../../../../domain/contracts/medical-images.ts';
import textStyles from '../../../ui/text.module.css';
import styles from '../medical-images.module.css';
import { Film } from '../viewer/film.tsx';

const states = {
  right: { words: 'Read right', color: 'green', Icon: CircleCheck },
  missed: { words: 'Missed', color: 'red', Icon: CircleX },
  unread: { words: 'Not read yet', color: 'gray', Icon: CircleDashed },
} as const;

const stateOf = ({ reading }: MedicalImage) => {
  if (reading === null) return states.unread;
  return reading.isRight ? states.right : states.missed;
};

/** "axial, contrast" after a comma, and PA as it is. */
const withinLine = (view: string): string =>
  view.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());

type CaseCardProps = {
  readonly image: MedicalImage;
  readonly to: string;
  readonly isOpen: boolean;
};

/** A case in the list: what it is named after stands there once it was read. */
export const CaseCard = ({ image, to, isOpen }: CaseCardProps) => {
  const { words, color, Icon } = stateOf(image);
  return (
    <Card asChild size="1" className={styles['image-card']}>
      <Link to={to} aria-current={isOpen}>
        <AspectRatio ratio={4 / 3}>
          <Box
            className={styles['film-thumb']}
            data-fills={image.bodyPart === 'Chest' && image.modality === 'X-ray'}
          >
            <Film source={image} alt="" lazy />
          </Box>
        </AspectRatio>
        <Text as="div" size="2" weight="medium" mt="2" className={textStyles['pretty']}>
          {image.title}
        </Text>
        <Text as="div" size="2" color="gray">
          {image.modality}, {image.bodyPart.toLowerCase()}, {withinLine(image.view)}
        </Text>
        <Flex justify="between" align="center" gap="2" wrap="wrap" mt="2">
          {image.pathology === null ? (
            <Badge color="gray" variant="outline">
              <EyeOff size={12} aria-hidden="true" />
              Diagnosis hidden
            </Badge>
          ) : (
            <Badge color="gray">{image.pathology}</Badge>
          )}
          <Flex asChild align="center" gap="1">
            <Text size="2" color={color} className={textStyles['nowrap']}>
              <Icon size={14} aria-hidden="true" />
              {words}
            </Text>
          </Flex>
        </Flex>
      </Link>
    </Card>
  );
};

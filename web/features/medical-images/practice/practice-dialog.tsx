import { Button, Dialog, Flex, IconButton, Text, VisuallyHidden } from '@radix-ui/themes';
import { ArrowRight, X } from 'lucide-react';
import { useState } from 'react';
import type { ImageCaseDetail, MedicalImage } from '../../../../domain/contracts/medical-images.ts';
import { classes } from '../../../ui/classes.ts';
import { useFocusBack } from '../../../ui/focus-back.ts';
import textStyles from '../../../ui/text.module.css';
import { CaseReader } from '../case/case-reader.tsx';
import { isReadRight } from '../case/use-reading.ts';
import styles from '../medical-images.module.css';

type PracticeDialogProps = {
  readonly images: readonly MedicalImage[];
  /** What was asked for: "Pneumothorax". */
  readonly topic: string;
  readonly onClose: () => void;
};

type EndProps = { readonly right: number; readonly of: number; readonly onClose: () => void };

const End = ({ right, of, onClose }: EndProps) => (
  <Flex direction="column" align="start" gap="3" py="5">
    <Text
      as="p"
      size="6"
      weight="medium"
      className={classes(textStyles['balance'], textStyles['num'])}
      role="status"
    >
      You read {right} of {of} right.
    </Text>
    <Text
      as="p"
      size="3"
      color="gray"
      className={classes(textStyles['pretty'], textStyles['measure'])}
    >
      What you missed comes first the next time you practice.
    </Text>
    <Button size="3" onClick={onClose}>
      Back to the Library
    </Button>
  </Flex>
);

/** Cases one after the other, each read anew. */
export const PracticeDialog = ({ images, topic, onClose }: PracticeDialogProps) => {
  const [place, setPlace] = useState(0);
  const [results, setResults] = useState<ReadonlyMap<string, boolean>>(new Map());
  const focusBack = useFocusBack();
  const image = images[place];
  const keep = (read: ImageCaseDetail): void =>
    setResults((before) => new Map(before).set(read.id, isReadRight(read)));
  const right = [...results.values()].filter(Boolean).length;
  const isLast = place === images.length - 1;
  return (
    <Dialog.Root open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <Dialog.Content
        maxWidth="1200px"
        size={{ initial: '2', sm: '3' }}
        className={styles['practice']}
        {...focusBack}
      >
        <Flex justify="between" align="center" gap="3" mb="4">
          <Dialog.Title size="4" weight="medium" mb="0" className={textStyles['num']}>
            {image
              ? `${topic} practice: case ${place + 1} of ${images.length}`
              : `${topic} practice`}
          </Dialog.Title>
          <Dialog.Close>
            <IconButton variant="ghost" color="gray" size="3" aria-label="Close practice">
              <X size={18} />
            </IconButton>
          </Dialog.Close>
        </Flex>
        <VisuallyHidden>
          <Dialog.Description>
            Read the image in order, answer the questions, then commit to your reading.
          </Dialog.Description>
        </VisuallyHidden>
        {image ? (
          <CaseReader
            key={image.id}
            id={image.id}
            start="anew"
            onRead={keep}
            after={
              <Button onClick={() => setPlace(place + 1)}>
                {isLast ? 'See Result' : 'Next Case'}
                <ArrowRight size={16} />
              </Button>
            }
          />
        ) : (
          <End right={right} of={images.length} onClose={onClose} />
        )}
      </Dialog.Content>
    </Dialog.Root>
  );
};

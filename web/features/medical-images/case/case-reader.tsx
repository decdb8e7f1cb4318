import { Button, Flex, Grid, Heading, Skeleton, Text } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { ImageCaseDetail } from '../../../../domain/contracts/medical-images.ts';
import { classes } from '../../../ui/classes.ts';
import { highContrast } from '../../../ui/high-contrast.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { Panel } from '../../../ui/panel.tsx';
import textStyles from '../../../ui/text.module.css';
import styles from '../medical-images.module.css';
import { imageCaseQuery } from '../queries/image-queries.ts';
import { ImageViewer } from '../viewer/image-viewer.tsx';
import { CaseTabs } from './case-tabs.tsx';
import { useFocusIfLost } from './use-focus-if-lost.ts';
import { type ReadingStart, useReading } from './use-reading.ts';

type CaseProps = {
  readonly start: ReadingStart;
  readonly onRead?: (image: ImageCaseDetail) => void;
  /** What can be done once the case was read. */
  readonly after?: ReactNode;
};

const OpenCase = ({
  image,
  start,
  onRead,
  after,
}: CaseProps & { readonly image: ImageCaseDetail }) => {
  const reading = useReading(image, start, onRead);
  const [chosen, choose] = useState<string>();
  const heading = useFocusIfLost<HTMLHeadingElement>();
  const toggle = (id: string): void => choose(id === chosen ? undefined : id);
  return (
    <Grid columns={{ initial: '1', md: 'minmax(0, 1.35fr) minmax(0, 1fr)' }} gap="5" align="start">
      <ImageViewer
        image={image}
        hotspots={reading.told?.hotspots ?? []}
        chosen={chosen}
        onChoose={toggle}
      />
      <Panel className={styles['image-side']}>
        <Heading
          as="h2"
          size="4"
          weight="medium"
          mb="1"
          className={classes(textStyles['pretty'], styles['image-title'])}
          ref={heading}
          tabIndex={-1}
        >
          {image.title}
        </Heading>
        <Text as="p" size="2" color="gray" mb="3" className={textStyles['pretty']}>
          {image.history}
        </Text>
        <CaseTabs image={image} reading={reading} chosen={chosen} onChoose={toggle} />
        {reading.told === null ? null : (
          <Flex gap="3" mt="5" wrap="wrap">
            {after}
            <Button variant="surface" color="gray" {...highContrast} onClick={reading.readAgain}>
              <RotateCcw size={16} />
              Read It Again
            </Button>
          </Flex>
        )}
      </Panel>
    </Grid>
  );
};

const CaseSkeleton = () => (
  <Grid columns={{ initial: '1', md: 'minmax(0, 1.35fr) minmax(0, 1fr)' }} gap="5">
    <Skeleton width="100%" height="min(640px, 100vw)" />
    <Skeleton width="100%" height="420px" />
  </Grid>
);

/** One case: its image with all tools, and what is asked and told of it. */
export const CaseReader = ({ id, ...rest }: CaseProps & { readonly id: string }) => (
  <Loaded query={useQuery(imageCaseQuery(id))} what="This case" skeleton={<CaseSkeleton />}>
    {(image) => <OpenCase key={image.version} image={image} {...rest} />}
  </Loaded>
);

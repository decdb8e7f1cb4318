import { Heading, Skeleton, Text } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import type { IllustrationKey } from '../../../../domain/contracts/terminology.ts';
import { DrawnPicture } from '../../../drawings/picture/drawn-picture.tsx';
import { HttpError } from '../../../http/http-error.ts';
import { classes } from '../../../ui/classes.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import textStyles from '../../../ui/text.module.css';
import { illustrationQuery } from '../queries/terminology-queries.ts';
import styles from '../terminology.module.css';

const None = () => (
  <Text as="p" size="3" color="gray">
    No illustration available for this term
  </Text>
);

const Drawn = ({ of }: { readonly of: IllustrationKey }) => {
  const query = useQuery(illustrationQuery(of));
  // Named by a term, and not drawn yet.
  if (query.error instanceof HttpError && query.error.status === 404) return <None />;
  return (
    <Loaded query={query} what="The drawing" skeleton={<Skeleton height="320px" />}>
      {({ title, alt, drawing }) => (
        <figure className={styles['term-figure']}>
          <Heading as="h3" size="3" weight="medium" mb="3">
            {title}
          </Heading>
          <DrawnPicture drawing={drawing} alt={alt} name={`Drawing: ${title}`} />
          <Text
            as="p"
            size="2"
            color="gray"
            mt="2"
            className={classes(textStyles['measure'], textStyles['pretty'])}
          >
            {alt}
          </Text>
        </figure>
      )}
    </Loaded>
  );
};

/** What a term is shown with, or that there is nothing. */
export const Illustration = ({ of }: { readonly of: IllustrationKey | null }) =>
  of === null ? <None /> : <Drawn of={of} />;

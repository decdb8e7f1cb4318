import { Box, Button, Flex, Grid, Heading, Skeleton, Text } from '@radix-ui/themes';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ImageStats, MedicalImage } from '../../../../domain/contracts/medical-images.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { highContrast } from '../../../ui/high-contrast.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import textStyles from '../../../ui/text.module.css';
import { imageListQuery } from '../queries/image-queries.ts';
import { CaseCard } from './case-card.tsx';
import { ImageFilters } from './image-filters.tsx';
import type { ImageFiltering } from './use-image-filter.ts';

const columns = { initial: '2', md: '4' } as const;
const gap = { initial: '3', sm: '4' } as const;

const ListSkeleton = () => (
  <Grid columns={columns} gap={gap} role="status" aria-label="Loading the cases" aria-busy="true">
    {Array.from({ length: 8 }, (_, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
      <Skeleton key={place} height="240px" />
    ))}
  </Grid>
);

type CardsProps = {
  readonly images: readonly MedicalImage[];
  readonly filtering: ImageFiltering;
};

const Cards = ({ images, filtering: { addressOf, caseId } }: CardsProps) =>
  images.length === 0 ? (
    <EmptyState
      title="No case matches"
      text="Take away a word or a filter. Cases are found by their title, history, tags, and modality."
    />
  ) : (
    <Grid columns={columns} gap={gap}>
      {images.map((image) => (
        <CaseCard
          key={image.id}
          image={image}
          to={addressOf(image.id)}
          isOpen={image.id === caseId}
        />
      ))}
    </Grid>
  );

type CaseListProps = { readonly filtering: ImageFiltering; readonly stats: ImageStats };

/** The cases that match, twelve more at a time. */
export const CaseList = ({ filtering, stats }: CaseListProps) => {
  const query = useInfiniteQuery(imageListQuery(filtering.filter));
  const { fetchNextPage, hasNextPage, isFetchingNextPage, isPlaceholderData, data } = query;
  const images = data?.pages.flatMap((page) => page.images) ?? [];
  const matching = data?.pages[0]?.matching ?? 0;
  return (
    <Box asChild mt="6">
      <section aria-labelledby="image-cases">
        <Flex
          justify="between"
          align={{ initial: 'start', md: 'center' }}
          gap="3"
          mb="3"
          direction={{ initial: 'column', md: 'row' }}
        >
          <Heading
            as="h2"
            size="4"
            weight="medium"
            id="image-cases"
            className={textStyles['nowrap']}
          >
            Cases{' '}
            <Text color="gray" weight="regular" className={textStyles['num']} role="status">
              {images.length} of {matching}
            </Text>
          </Heading>
          <ImageFilters filtering={filtering} stats={stats} />
        </Flex>
        <Loaded query={query} what="The cases" skeleton={<ListSkeleton />}>
          {() => (
            <div aria-busy={isPlaceholderData}>
              <Cards images={images} filtering={filtering} />
              {hasNextPage ? (
                <Flex justify="center" mt="5">
                  <Button
                    variant="surface"
                    color="gray"
                    {...highContrast}
                    size="3"
                    loading={isFetchingNextPage}
                    onClick={() => void fetchNextPage()}
                  >
                    Show {Math.min(12, matching - images.length)} More
                  </Button>
                </Flex>
              ) : null}
              <Text as="p" size="2" color="gray" mt="4" align="center">
                Schematic, for learning. Not patients&rsquo; images.
              </Text>
            </div>
          )}
        </Loaded>
      </section>
    </Box>
  );
};

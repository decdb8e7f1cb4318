import { Box, Button, Skeleton } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ImageStats } from '../../../domain/contracts/medical-images.ts';
import { useSession } from '../../session/use-session.ts';
import { CellsSkeleton } from '../../ui/cells-skeleton.tsx';
import { highContrast } from '../../ui/high-contrast.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import { PanelSkeleton } from '../../ui/panel-skeleton.tsx';
import { answerWords } from './answer-words.ts';
import { CaseReader } from './case/case-reader.tsx';
import { PracticeLauncher } from './launcher/practice-launcher.tsx';
import { CaseList } from './list/case-list.tsx';
import { type ImageFiltering, useImageFilter } from './list/use-image-filter.ts';
import { PracticeDialog } from './practice/practice-dialog.tsx';
import { usePractice } from './practice/use-practice.ts';
import { imageStatsQuery, nextUnreadQuery } from './queries/image-queries.ts';
import { StatCells, statLabels } from './stat-cells.tsx';
import { topicWords } from './topic-words.ts';

const title = 'Medical Image Library';

type NextUnreadProps = { readonly filtering: ImageFiltering; readonly isMain?: boolean };

/** Of the same size, so that nothing moves. */
const nextOnItsWay = <Skeleton width="134px" height="40px" />;

/** To the first case that was not read; nothing where all were. */
const NextUnread = ({ filtering, isMain = false }: NextUnreadProps) => {
  const { data, isPending } = useQuery(nextUnreadQuery());
  if (isPending && !isMain) return nextOnItsWay;
  const next = data?.images.find(({ id }) => id !== filtering.caseId);
  if (!next) return null;
  return (
    <LinkButton
      to={filtering.addressOf(next.id)}
      {...(isMain
        ? {}
        : {
            size: '3' as const,
            variant: 'surface' as const,
            color: 'gray' as const,
            ...highContrast,
          })}
    >
      Next unread
      <ArrowRight size={16} />
    </LinkButton>
  );
};

type PartProps = { readonly stats: ImageStats; readonly filtering: ImageFiltering };

const Overview = ({ stats, filtering }: PartProps) => {
  const { practice, start, starting, close } = usePractice();
  return (
    <>
      <PageHead
        title={title}
        answer={answerWords(stats)}
        action={<NextUnread filtering={filtering} />}
      />
      <StatCells stats={stats} />
      <Box mt="5">
        <PracticeLauncher kinds={stats.own.kinds} starting={starting} onStart={start} />
      </Box>
      <CaseList filtering={filtering} stats={stats} />
      {practice ? (
        <PracticeDialog
          images={practice.images}
          topic={topicWords[practice.topic].name}
          onClose={close}
        />
      ) : null}
    </>
  );
};

const OpenCase = ({ stats, filtering, id }: PartProps & { readonly id: string }) => (
  <>
    <PageHead
      title={title}
      answer="Commit to what you see, then compare."
      action={
        <Button
          size="3"
          variant="surface"
          color="gray"
          {...highContrast}
          onClick={() => filtering.open(undefined)}
        >
          <ArrowLeft size={16} />
          All Cases
        </Button>
      }
    />
    <CaseReader
      key={id}
      id={id}
      start="as-read"
      after={<NextUnread filtering={filtering} isMain />}
    />
    <CaseList filtering={filtering} stats={stats} />
  </>
);

const LibrarySkeleton = () => (
  <>
    <PageHead
      title={title}
      answer="Images to read. The diagnosis waits until you commit."
      action={nextOnItsWay}
    />
    <CellsSkeleton labels={statLabels} />
    <Box mt="5">
      <PanelSkeleton height="330px" />
    </Box>
  </>
);

const Library = () => {
  const filtering = useImageFilter();
  const { caseId } = filtering;
  return (
    <Loaded
      query={useQuery(imageStatsQuery())}
      what="The image library"
      skeleton={<LibrarySkeleton />}
    >
      {(stats) =>
        caseId === undefined ? (
          <Overview stats={stats} filtering={filtering} />
        ) : (
          <OpenCase stats={stats} filtering={filtering} id={caseId} />
        )
      }
    </Loaded>
  );
};

/** Images to read: found by words and filters, opened in a viewer, and practiced by kind. */
export const MedicalImagesPage = () => {
  const { user } = useSession();
  return user ? <Library /> : <PageSkeleton label="Loading the image library" />;
};

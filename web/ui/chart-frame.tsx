import { Box, Skeleton } from '@radix-ui/themes';
import { type ReactNode, Suspense } from 'react';

type ChartFrameProps = {
  /** What the chart says. */
  readonly label: string;
  /** The least, as a CSS length. */
  readonly height?: string;
  readonly children: ReactNode;
};

/** The place of a chart that is fetched when it is first shown, of the same size before it is there. */
export const ChartFrame = ({ label, height = '280px', children }: ChartFrameProps) => (
  <Box
    flexGrow="1"
    minHeight={height}
    position="relative"
    role="img"
    aria-label={`Chart: ${label}`}
  >
    <Box position="absolute" inset="0">
      <Suspense fallback={<Skeleton width="100%" height="100%" />}>{children}</Suspense>
    </Box>
  </Box>
);

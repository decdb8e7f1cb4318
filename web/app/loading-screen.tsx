import { Box, Text } from '@radix-ui/themes';
import { useLocation } from 'react-router-dom';
import { BareBar } from '../shell/bare-bar.tsx';
import shellStyles from '../shell/shell.module.css';
import { PageSkeleton } from '../ui/page-skeleton.tsx';

/** The frame of the product while it is not known who is here; the home address says so in words. */
export const LoadingScreen = () => {
  const { pathname } = useLocation();
  return (
    <Box minHeight="100vh">
      <BareBar />
      <main className={shellStyles['page']}>
        {pathname === '/' ? (
          <Text as="p" size="2" color="gray" mb="4">
            Loading...
          </Text>
        ) : null}
        <PageSkeleton />
      </main>
    </Box>
  );
};

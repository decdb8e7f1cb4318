import { Route, Routes } from 'react-router-dom';
import { useMemberPage } from '../session/use-member-page.ts';
import { useSession } from '../session/use-session.ts';
import { PageFrame } from '../shell/page-frame.tsx';
import { Shell } from '../shell/shell.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { isMembersOnly, type PageRoute, signedInPages, signedOutPages } from './pages.tsx';

const routeOf = ({ path, title, element, footer = 'shared' }: PageRoute) => (
  <Route
    key={path}
    path={path}
    element={
      <PageFrame title={title} footer={footer}>
        {element}
      </PageFrame>
    }
  />
);

/** Which page an address shows; before it is known who is here, none. */
export const AppRoutes = () => {
  const { user, isLoading, isLeaving } = useSession();
  useMemberPage(isMembersOnly);
  if (isLoading || isLeaving) return <LoadingScreen />;
  return (
    <Routes>
      <Route element={<Shell />}>{(user ? signedInPages : signedOutPages).map(routeOf)}</Route>
    </Routes>
  );
};

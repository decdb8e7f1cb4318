import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../session/use-session.ts';
import { showToast } from '../../toast/toast-store.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { AdminNav } from './admin-nav.tsx';

const denial = { title: 'Access Denied', description: "You don't have admin privileges." } as const;
/** Milliseconds. */
const homeAfter = 2000;

const Denied = () => {
  const navigate = useNavigate();
  useEffect(() => {
    showToast({ ...denial, tone: 'destructive' });
    const timer = setTimeout(() => void navigate('/'), homeAfter);
    return () => clearTimeout(timer);
  }, [navigate]);
  return <PageHead title={denial.title}>{denial.description}</PageHead>;
};

/** Shows a page to administrators, and sends everyone else home. */
export const AdminsOnly = ({ children }: { readonly children: ReactNode }) =>
  useSession().user?.isAdmin ? (
    <>
      <AdminNav />
      {children}
    </>
  ) : (
    <Denied />
  );

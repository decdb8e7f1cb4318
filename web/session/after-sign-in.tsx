import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { forgetReturn, returnWish } from './return-to.ts';

/** Whoever is signed in leaves the sign-in for the page that asked for it, or for home. */
export const AfterSignIn = () => {
  const [path] = useState(() => returnWish()?.path ?? '/');
  useEffect(() => {
    forgetReturn();
  }, []);
  return <Navigate to={path} replace />;
};

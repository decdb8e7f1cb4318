import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The secret of the link in a mail that led here. It leaves the address at once: neither the history
 * nor a picture of the screen keeps it.
 */
export const useLinkSecret = (): string => {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [secret, setSecret] = useState(hash.slice(1));
  useEffect(() => {
    if (hash === '') return;
    setSecret(hash.slice(1));
    void navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);
  return secret;
};

import { createContext } from 'react';

export type Chrome = { readonly isShown: boolean; readonly show: (isShown: boolean) => void };

export const ChromeContext = createContext<Chrome | null>(null);

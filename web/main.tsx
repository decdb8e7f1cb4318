import './csp/no-eval.ts';
import './appearance/apply-at-start.ts';
import './layers.css';
import 'virtual:inter.css';
import 'virtual:radix.css';
import './radix-theme.css';
import './theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { rememberInvitation } from './session/invitation.ts';
import { watchSteps } from './ui/history-steps.ts';
import { keepLettersInLists } from './ui/takes-letters.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id root');

keepLettersInLists();
watchSteps();
rememberInvitation(window.location.search);

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

import { capability } from '../server/capability.ts';
import { accountAudit } from './audit-words.ts';
import examples from './examples.json' with { type: 'json' };
import parameters from './parameters.json' with { type: 'json' };
import { accountParts } from './parts.ts';
import { accountAnswers } from './refusals.ts';
import { changeEmailRoute } from './routes/change-email.ts';
import { changePasswordRoute } from './routes/change-password.ts';
import { confirmEmailRoute } from './routes/confirm-email.ts';
import { currentUserRoute } from './routes/current-user.ts';
import { emailRoute } from './routes/email.ts';
import { firstPasswordRoute } from './routes/first-password.ts';
import { forgotPasswordRoute } from './routes/forgot-password.ts';
import { googleArrivalRoute } from './routes/google-arrival.ts';
import { googleArrivalAccountRoute } from './routes/google-arrival-account.ts';
import { googleArrivalLinkRoute } from './routes/google-arrival-link.ts';
import { googleConfirmRoute } from './routes/google-confirm.ts';
import { googleLinkRoute } from './routes/google-link.ts';
import { googleSignInRoute } from './routes/google-sign-in.ts';
import { loginRoute } from './routes/login.ts';
import { logoutRoute } from './routes/logout.ts';
import { outboxRoute } from './routes/outbox.ts';
import { passkeySignInRoute } from './routes/passkey-sign-in.ts';
import { passkeyRoutes } from './routes/passkeys.ts';
import { registerRoute } from './routes/register.ts';
import { resetPasswordRoute } from './routes/reset-password.ts';
import { secondStepRoute } from './routes/second-step.ts';
import { sessionsRoute } from './routes/sessions.ts';
import { signInMethodsRoute } from './routes/sign-in-methods.ts';
import { totpRoute } from './routes/totp.ts';
import { recoveryCodesRoute, totpOffRoute } from './routes/totp-changes.ts';
import { updateUserRoute } from './routes/update-user.ts';

export const account = capability({
  word: 'account',
  about: 'Who someone is: signing up, signing in, names, password and sessions',
  routes: [
    registerRoute,
    loginRoute,
    logoutRoute,
    currentUserRoute,
    updateUserRoute,
    changePasswordRoute,
    forgotPasswordRoute,
    resetPasswordRoute,
    emailRoute,
    changeEmailRoute,
    confirmEmailRoute,
    sessionsRoute,
    outboxRoute,
    googleSignInRoute,
    googleArrivalRoute,
    googleArrivalAccountRoute,
    googleArrivalLinkRoute,
    googleLinkRoute,
    googleConfirmRoute,
    signInMethodsRoute,
    firstPasswordRoute,
    secondStepRoute,
    totpRoute,
    totpOffRoute,
    recoveryCodesRoute,
    ...passkeyRoutes,
    passkeySignInRoute,
  ],
  parts: accountParts,
  refusals: accountAnswers,
  audit: accountAudit,
  parameters,
  examples,
});

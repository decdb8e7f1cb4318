export type BrowserEntry = {
  /** As it stands in the browser; what follows it there differs from quiz to quiz. */
  readonly name: string;
  readonly text: string;
};

/** Every cookie the product sets; with https each name begins with __Host-. */
export const cookieEntries: readonly BrowserEntry[] = [
  {
    name: 'sid',
    text: 'Keeps you signed in. A random number, for at most 30 days, or until you sign out.',
  },
  {
    name: 'device',
    text: 'Tells that you signed in from this browser before, so that strangers who guess passwords cannot lock you out. A random number, for one year.',
  },
  {
    name: 'step',
    text: 'Ties a sign-in with Google, or one that waits for a second proof, to the browser that began it, so that nobody else can finish it. A random number, for ten minutes.',
  },
  {
    name: 'pos',
    text: 'Makes sure the next page shows what you just saved. A place in our log, for one minute.',
  },
];

/** Everything the pages keep in the browser itself. */
export const storageEntries: readonly BrowserEntry[] = [
  { name: 'appearance', text: 'Whether you chose the light or the dark look.' },
  { name: 'runner-reading', text: 'The text size and contrast you chose for questions.' },
  {
    name: 'runner-pending:',
    text: 'Answers on their way to us, so that a lost connection loses none. Removed once they are saved, and when you sign out.',
  },
  {
    name: 'adaptive-answer:',
    text: 'The answer you chose in an adaptive exam before it is sent. Removed once it is saved.',
  },
  { name: 'quiz-choice:', text: 'What you last chose when you built a quiz, for each field.' },
  { name: 'quiz-index:', text: 'Which question you were on, until the tab is closed.' },
  {
    name: 'video-script:',
    text: 'The video script you are writing, until you start a new one or erase your account.',
  },
  {
    name: 'return-to',
    text: 'The page you wanted when you were asked to sign in, until the tab is closed.',
  },
  {
    name: 'invitation',
    text: 'The code of the invitation you came with, until the tab is closed.',
  },
  { name: 'testMode', text: 'That a test account is signed in here. Other accounts never set it.' },
  { name: 'testUsername', text: 'Which test account that is.' },
  { name: 'testUserType', text: 'What kind of test account it is.' },
];

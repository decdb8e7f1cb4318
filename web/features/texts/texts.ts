import { academyName, productName } from '../../../domain/contracts/product.ts';
import { mailAddresses } from '../../marketing.ts';
import { type BrowserEntry, cookieEntries, storageEntries } from './browser-entries.ts';
import type { TextName } from './text-titles.ts';

export type TextSection = {
  readonly heading: string;
  readonly text: string;
  /** Below the text, each by its name. */
  readonly entries?: readonly BrowserEntry[];
};
export type PageText = { readonly answer: string; readonly sections: readonly TextSection[] };

const write = `Write to ${mailAddresses.support}.`;

const terms: PageText = {
  answer: `${academyName} helps you practice for an exam. It does not replace your program, your license or your judgment.`,
  sections: [
    {
      heading: 'Your account',
      text: 'One person, one account. Keep your password to yourself, use an email address where we can reach you, and end sessions that you do not recognize in Settings. You can erase your account there at any time.',
    },
    {
      heading: 'What you may do',
      text: 'Use the questions and study aids to learn. Do not copy the question bank out of the product, sell it, or publish it, and do not share what an exam board forbids you to share.',
    },
    {
      heading: 'Medical content',
      text: 'Questions and explanations are written for study. They are not advice for the care of a patient: follow your local protocols and the clinicians in charge.',
    },
    {
      heading: 'Plans and payment',
      text: 'Practice quizzes are free. Pro begins with a 7-day trial without a card, once per person. A paid plan renews at the end of its period until you cancel; after that you keep access until the period ends. A payment processor takes the payment, and we never see your card number.',
    },
    {
      heading: 'If you leave',
      text: 'Erasing your account ends access at once. Cancel a paid plan first, or ask for a refund: once it is erased, we cannot tell who you were.',
    },
    {
      heading: 'Exam names',
      text: `Exam names belong to their owners, who are not affiliated with ${productName} and do not endorse it. Estimates of a scaled score are estimates.`,
    },
  ],
};

const privacy: PageText = {
  answer: 'We keep what the product needs to show you your own learning, and no more.',
  sections: [
    {
      heading: 'What is kept',
      text: 'Your name, username, email address, healthcare field and time zone; a one-way hash of your password; what you did here: quizzes, answers, times, scores and your study plan; the notes and reports you write; where you are signed in, by the kind of browser; whose invitation you came with; and, if you pay, your plan and invoices.',
    },
    {
      heading: 'How it is kept',
      text: 'Everything you do is written to a log. Your name, your email address and the words you write are encrypted in it with a key that is yours alone: when the key is destroyed they cannot be read again, and what remains is anonymous. To sign you in, your email address and username are also kept outside the log.',
    },
    {
      heading: 'Who sees it',
      text: 'You, and the operator of this site when needed for support and to keep the service running. Editors read your report of a question without your name. There is no advertising, and nothing is sold.',
    },
    {
      heading: 'If you take a seat at a school',
      text: 'The school sees exactly what you agreed to on its invitation: your name, field, and cohort, your readiness, your weak areas, and how much you study. It never sees answers, notes, or your email address. Settings shows the list again, and leaving there ends it at once.',
    },
    {
      heading: 'Who works for us',
      text: 'The operator may use a hosting company, a mail service, a payment processor where plans are sold, and a language model that writes study aids; the study aid page says so where there is one. They get what their work needs: the processor an account number and what you type into its form, the mail service your address and the mail, the model the topic you typed and your field, never who you are. None of them gets your answers.',
    },
    {
      heading: 'Network addresses',
      text: 'Failed sign-ins are counted by a hash of the address they came from, for a day, so that nobody can guess passwords.',
    },
    {
      heading: 'How long',
      text: `As long as you have an account. Erase it under Settings, Privacy: your name, email, words and sessions are gone at once, and your email and username are free. That an anonymous learner answered a question stays, and so do invoices where the law asks for them. Backups age out on the operator's schedule. Questions? ${write}`,
    },
  ],
};

const cookies: PageText = {
  answer: 'We set three cookies. All of them are needed to sign you in and keep your work safe.',
  sections: [
    {
      heading: 'Cookies',
      text: 'None can be read by scripts, and none holds your name or says what you do.',
      entries: cookieEntries,
    },
    {
      heading: 'In your browser',
      text: 'The pages keep these in your browser. Nobody else gets them.',
      entries: storageEntries,
    },
    {
      heading: 'What we do not use',
      text: 'No analytics and no advertising. That is why no banner asks you for consent. Where a payment processor’s own form is shown on the payment page, it may set cookies of its own to stop fraud.',
    },
  ],
};

const gdpr: PageText = {
  answer: 'Your data is yours: you can see it, correct it, take it with you, and have it erased.',
  sections: [
    {
      heading: 'See and correct',
      text: 'Your profile shows what we know about you, and you can change your name and field there. Progress shows what was counted from your answers, down to the single answer.',
    },
    {
      heading: 'Take it with you',
      text: `You can get a copy of your data in a machine-readable format. ${write}`,
    },
    {
      heading: 'Have it erased',
      text: 'Go to Settings, Privacy, Erase my account. We ask for your password and your username, then destroy the key to your personal data. This cannot be undone, by us either.',
    },
    {
      heading: 'Why we may keep it',
      text: 'To do what you signed up for: without your answers there is no progress to show. Counting failed sign-ins protects your account. Nothing is kept for advertising, and no decision about you is made by a machine alone: estimates are for you.',
    },
    {
      heading: 'Object and complain',
      text: `You can object to how your data is used and file a complaint with your local data protection authority. ${write}`,
    },
  ],
};

export const texts: Readonly<Record<TextName, PageText>> = { terms, privacy, cookies, gdpr };

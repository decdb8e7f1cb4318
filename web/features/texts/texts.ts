import { academyName, productName } from '../../../domain/contracts/product.ts';
import { mailAddresses } from '../../marketing.ts';
import type { TextName } from './text-titles.ts';

export type TextSection = { readonly heading: string; readonly text: string };
export type PageText = { readonly answer: string; readonly sections: readonly TextSection[] };

const write = `Write to ${mailAddresses.support}.`;

const terms: PageText = {
  answer: `${academyName} helps you practice for an exam. It does not replace your program, your license or your judgment.`,
  sections: [
    {
      heading: 'Your account',
      text: 'One person, one account. Keep your password to yourself, use an email address where we can reach you, and end sessions that you do not recognize in Settings.',
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
      heading: 'Plans',
      text: 'Practice quizzes are free. Pro begins with a 7-day trial without a card; you can cancel any time and keep access until the period ends.',
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
      text: 'Your name, username, email address, healthcare field and time zone; a one-way hash of your password; and what you did here: quizzes, answers, times and scores.',
    },
    {
      heading: 'How it is kept',
      text: 'Everything you do is written to a log. Your name and email address in it are encrypted with a key that is yours alone: when the key is destroyed they cannot be read again, and what remains is anonymous.',
    },
    {
      heading: 'Who sees it',
      text: 'You, and the operator of this site when needed for support and to keep the service running. There is no advertising, and nothing is sold.',
    },
    {
      heading: 'How long',
      text: `As long as you have an account. To have it erased: ${write}`,
    },
  ],
};

const cookies: PageText = {
  answer: 'We use one cookie. It keeps you signed in.',
  sections: [
    {
      heading: 'The session cookie',
      text: 'It is set when you sign in, holds a random number, cannot be read by scripts, and goes when you sign out or the session ends.',
    },
    {
      heading: 'In your browser',
      text: 'Your choice of a light or dark appearance is stored in this browser and never sent. Test accounts also leave three markers there that show the test mode.',
    },
    {
      heading: 'What we do not use',
      text: 'No analytics, no advertising, no scripts or fonts from other companies. That is why no banner asks you for consent.',
    },
  ],
};

const gdpr: PageText = {
  answer: 'Your data is yours: you can see it, correct it, take it with you, and have it erased.',
  sections: [
    {
      heading: 'See and correct',
      text: 'Your profile shows what we know about you, and you can change your name and field there. Progress shows what was counted from your answers.',
    },
    {
      heading: 'Take it with you',
      text: `You can get a copy of your data in a machine-readable format. ${write}`,
    },
    {
      heading: 'Have it erased',
      text: `If you ask, we destroy the key to your personal data. This cannot be undone. ${write}`,
    },
    {
      heading: 'Object and complain',
      text: `You can object to how your data is used and file a complaint with your local data protection authority. ${write}`,
    },
  ],
};

export const texts: Readonly<Record<TextName, PageText>> = { terms, privacy, cookies, gdpr };

import { productName, supportAddress } from '../../contracts/product.ts';
import type { Instant } from '../../kernel/time.ts';
import type { Mail } from '../../ports/mailer.ts';
import type { MailKind } from './mail-kinds.ts';

/** What a mail may tell; a text that its kind does not use is left out. */
export type MailFacts = {
  /** Empty where the name of whoever reads it is not known. */
  readonly firstName: string;
  /** Of this installation, for example https://boardwell.example. */
  readonly origin: string;
  /** With its secret, where the kind has one. */
  readonly link: string;
  /** What a device calls itself, where the kind tells of one. */
  readonly device: string;
  /** Whose invitation it is, where the kind is one. */
  readonly school?: string;
  /** Of its cause. */
  readonly at: Instant;
};

type Words = (facts: MailFacts) => {
  readonly subject: string;
  readonly paragraphs: readonly string[];
};

const notYou = (origin: string): string =>
  `If it was not you, choose a new password, which ends every session: open ${origin}/auth and choose "Forgot password?".`;

const words: Readonly<Record<MailKind, Words>> = {
  'reset-link': ({ link }) => ({
    subject: `Reset your ${productName} password`,
    paragraphs: [
      `Somebody asked to reset the password of your ${productName} account. To choose a new one, open this link within an hour:`,
      link,
      'It works once, and only the link in the newest mail works.',
      'If it was not you, do nothing: your password stays as it is, and nobody can use this link without this mail.',
    ],
  }),
  'password-changed': ({ origin }) => ({
    subject: `Your ${productName} password was changed`,
    paragraphs: [
      `The password of your ${productName} account was changed, and every other session was ended.`,
      `If it was not you, reset it at once: open ${origin}/auth and choose "Forgot password?".`,
    ],
  }),
  'confirm-link': ({ link }) => ({
    subject: `Confirm your ${productName} email`,
    paragraphs: [
      'Open this link within three days to confirm that this address is yours:',
      link,
      `Then a forgotten password reaches you here. If you have no ${productName} account, somebody mistyped an address; ignore this mail.`,
    ],
  }),
  'change-link': ({ link }) => ({
    subject: `Confirm your new ${productName} email`,
    paragraphs: [
      `Open this link within a day to make this the address of your ${productName} account:`,
      link,
      'Until then the old address stays. If it was not you who asked, ignore this mail.',
    ],
  }),
  'change-notice': ({ origin }) => ({
    subject: `Your ${productName} email is about to change`,
    paragraphs: [
      `Somebody who is signed in to your ${productName} account, and knows its password, asked to change its address to another one. It changes when the link that was sent there is opened.`,
      `If it was not you, choose a new password, which ends every session and that link: open ${origin}/auth and choose "Forgot password?".`,
    ],
  }),
  'second-factor-on': ({ origin }) => ({
    subject: `Sign-in to your ${productName} account asks for a code`,
    paragraphs: [
      `An authenticator app was set up for your ${productName} account: from now on a sign-in asks for its code too.`,
      notYou(origin),
    ],
  }),
  'second-factor-off': ({ origin }) => ({
    subject: `Sign-in to your ${productName} account asks for no code any more`,
    paragraphs: [
      `The authenticator app of your ${productName} account was turned off: a sign-in asks for no code any more.`,
      notYou(origin),
    ],
  }),
  'recovery-codes-renewed': ({ origin }) => ({
    subject: `New recovery codes for your ${productName} account`,
    paragraphs: [
      `New recovery codes were made for your ${productName} account. The old ones open nothing any more.`,
      notYou(origin),
    ],
  }),
  'recovery-code-used': ({ origin, at }) => ({
    subject: `A recovery code of your ${productName} account was used`,
    paragraphs: [
      `Somebody signed in to your ${productName} account with one of its recovery codes, ${moment(at)}. It works no more.`,
      notYou(origin),
    ],
  }),
  'school-invitation': ({ school = '', link }) => ({
    subject: `${school} invites you to ${productName}`,
    paragraphs: [
      `${school} has a seat for you at ${productName}, where people prepare for their board exams. Open this link to see what the school would see of your study, and to take the seat:`,
      link,
      `The link is yours alone and works once. If you do not know why you were invited, ignore this mail: nothing happens, and we keep no account for you.`,
    ],
  }),
  'passkey-added': ({ origin }) => ({
    subject: `A passkey was added to your ${productName} account`,
    paragraphs: [
      `A passkey was added to your ${productName} account: from now on it opens the account, and a password alone does not.`,
      notYou(origin),
    ],
  }),
  'passkey-removed': ({ origin }) => ({
    subject: `A passkey of your ${productName} account was removed`,
    paragraphs: [
      `A passkey of your ${productName} account was removed. It opens nothing any more.`,
      notYou(origin),
    ],
  }),
  'factors-removed': ({ origin }) => ({
    subject: `Your ${productName} account asks for no second step any more`,
    paragraphs: [
      `The authenticator app, the passkeys and the recovery codes of your ${productName} account were taken away by those who run ${productName}, as somebody asked for in your name. Every session was ended, and the password alone opens the account.`,
      `If it was not you who asked, choose a new password at once and tell those who run ${productName}: open ${origin}/auth and choose "Forgot password?".`,
    ],
  }),
  'account-suspended': ({ origin, at }) => ({
    subject: `Your ${productName} account is suspended`,
    paragraphs: [
      `Your ${productName} account was suspended by those who run ${productName}, ${moment(at)}: every session was ended, and nobody can sign in for now.`,
      'Nothing is lost. Your progress, your plan and your password stay as they are, and come back when the suspension is lifted. A subscription continues at the payment processor.',
      `To ask why, or to have it lifted, write to ${supportAddress}. To take your data along or to erase the account, open ${origin}/auth and sign in as usual: both are offered there.`,
    ],
  }),
  'account-restored': ({ origin, at }) => ({
    subject: `Your ${productName} account is open again`,
    paragraphs: [
      `The suspension of your ${productName} account was lifted, ${moment(at)}. You can sign in again as before: ${origin}/auth.`,
      'Everything is as it was.',
    ],
  }),
  'google-linked': ({ origin }) => ({
    subject: `Google opens your ${productName} account`,
    paragraphs: [
      `A Google account was linked to your ${productName} account: from now on it opens it.`,
      notYou(origin),
    ],
  }),
  'google-unlinked': ({ origin }) => ({
    subject: `Google opens your ${productName} account no more`,
    paragraphs: [
      `The Google account was unlinked from your ${productName} account. The password opens it.`,
      notYou(origin),
    ],
  }),
  'new-device': ({ origin, device, at }) => ({
    subject: `New sign-in to your ${productName} account`,
    paragraphs: [
      `Somebody signed in to your ${productName} account on a device that we have not seen before: ${device}, ${moment(at)}.`,
      'If it was you, there is nothing to do.',
      notYou(origin),
    ],
  }),
};

/** 2026-11-20 18:42 UTC */
const moment = (at: Instant): string => `${at.slice(0, 16).replace('T', ' ')} UTC`;

/** The words of a mail. */
export const writeMail = (kind: MailKind, facts: MailFacts): Pick<Mail, 'subject' | 'text'> => {
  const { subject, paragraphs } = words[kind](facts);
  const greeting = facts.firstName === '' ? 'Hello,' : `Hello ${facts.firstName},`;
  const text = [greeting, ...paragraphs, productName].join('\n\n');
  return { subject, text: `${text}\n` };
};

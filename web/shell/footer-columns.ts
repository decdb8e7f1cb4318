import { mailAddresses } from '../marketing.ts';

export type FooterKind = 'landing' | 'shared' | 'none';

export type FooterLink = {
  readonly label: string;
  readonly to: string;
  /** A page for those who are signed in; it sends others to sign in first. */
  readonly isForMembers?: boolean;
};
export type FooterColumn = { readonly title: string; readonly links: readonly FooterLink[] };

const platform: FooterColumn = {
  title: 'Platform',
  links: [
    { label: 'Practice Quiz', to: '/quiz', isForMembers: true },
    { label: 'Full Exam', to: '/quiz?full=true', isForMembers: true },
    { label: 'Study Tools', to: '/study-aid', isForMembers: true },
    { label: 'AI Tutor', to: '/ai-tutor' },
    { label: 'Pricing', to: '/pricing' },
  ],
};

const legal: FooterColumn = {
  title: 'Legal',
  links: [
    { label: 'Terms', to: '/terms' },
    { label: 'Privacy', to: '/privacy' },
    { label: 'Cookies', to: '/cookies' },
    { label: 'GDPR', to: '/gdpr' },
  ],
};

const mail = (address: string): string => `mailto:${address}`;

const columns: Readonly<Record<Exclude<FooterKind, 'none'>, readonly FooterColumn[]>> = {
  landing: [
    platform,
    {
      title: 'Support',
      links: [
        { label: 'Help', to: mail(mailAddresses.support) },
        { label: 'Contact', to: mail(mailAddresses.contact) },
        { label: 'Testing Access', to: '/demo' },
        { label: 'Blog', to: '/blog' },
      ],
    },
    legal,
  ],
  shared: [
    platform,
    {
      title: 'Resources',
      links: [
        { label: 'Free Downloads', to: '/free-downloads' },
        { label: 'Flashcards', to: '/flashcards' },
        { label: 'Medical Terms', to: '/medical-terminology', isForMembers: true },
        { label: 'Medical Images', to: '/medical-images', isForMembers: true },
        { label: 'Blog', to: '/blog' },
      ],
    },
    legal,
    {
      title: 'Company',
      links: [
        { label: 'Support', to: mail(mailAddresses.support) },
        { label: 'Contact', to: mail(mailAddresses.contact) },
        { label: 'Testing Access', to: '/demo' },
      ],
    },
  ],
};

export const footerColumns = (kind: FooterKind): readonly FooterColumn[] =>
  kind === 'none' ? [] : columns[kind];

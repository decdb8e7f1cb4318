export const textTitles = {
  terms: 'Terms of use',
  privacy: 'Privacy',
  cookies: 'Cookies',
  gdpr: 'Your data rights',
} as const;
export type TextName = keyof typeof textTitles;

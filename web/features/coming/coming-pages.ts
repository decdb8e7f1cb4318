type Coming = { readonly path: string; readonly title: string };

/** The parts of the product that are not open yet. */
export const comingPages = {
  'study-aid': { path: '/study-aid', title: 'Study Aid Generator' },
  'medical-terminology': { path: '/medical-terminology', title: 'Medical Terminology' },
  'medical-images': { path: '/medical-images', title: 'Medical Image Library' },
  'ai-tutor': { path: '/ai-tutor', title: 'AI Tutor' },
  flashcards: { path: '/flashcards', title: 'Flashcards' },
  'free-downloads': { path: '/free-downloads', title: 'Free Downloads' },
  blog: { path: '/blog', title: 'Healthcare Provider Community' },
  'video-script-generator': {
    path: '/video-script-generator',
    title: 'Medical Video Script Generator',
  },
} as const satisfies Readonly<Record<string, Coming>>;

export type ComingName = keyof typeof comingPages;

export type NavLink = {
  readonly to: string;
  readonly label: string;
  readonly badge?: { readonly text: string; readonly color: 'gray' | 'amber' | 'blue' };
};

export const navLinks: readonly NavLink[] = [
  { to: '/', label: 'Dashboard' },
  { to: '/quiz', label: 'Practice Quiz', badge: { text: 'Free', color: 'gray' } },
  { to: '/quiz?full=true', label: 'Full Exam', badge: { text: 'Pro', color: 'amber' } },
  { to: '/study-aid', label: 'Study Tools' },
  { to: '/medical-terminology', label: 'Medical Terms', badge: { text: 'New', color: 'blue' } },
  { to: '/progress', label: 'Progress' },
  { to: '/pricing', label: 'Pricing' },
];

export const visitorLinks: readonly NavLink[] = [
  { to: '/#fields', label: 'Fields' },
  { to: '/pricing', label: 'Pricing' },
  { to: '/blog', label: 'Blog' },
  { to: '/demo', label: 'Testing Access' },
];

/** Pages that a link leads to by way of its own. */
const within: Readonly<Record<string, readonly string[]>> = {
  '/progress': ['/analytics', '/quizzes', '/review'],
  '/study-aid': ['/ai-tutor', '/library', '/flashcards', '/flashcards/import', '/flashcards/print'],
};

/** Whether a link is where we are, or leads there; both quiz links share a path, so the mode decides. */
export const isActive = (to: string, at: { pathname: string; search: string }): boolean => {
  const [path, query = ''] = to.split('?');
  if (path !== undefined && within[path]?.includes(at.pathname)) return true;
  if (path !== at.pathname) return false;
  const isFull = new URLSearchParams(at.search).get('full') === 'true';
  return path !== '/quiz' || isFull === (query === 'full=true');
};

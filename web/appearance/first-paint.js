// A classic script in the head: every browser waits for it before it draws anything.
// appearance.ts goes on from there.
(() => {
  const kept = () => {
    try {
      return localStorage.getItem('appearance');
    } catch {
      return null;
    }
  };
  const choice = kept();
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const appearance = choice === 'dark' || choice === 'light' ? choice : system;
  document.documentElement.classList.add(appearance);
  document.documentElement.style.colorScheme = appearance;
})();

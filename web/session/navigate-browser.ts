/** A full-page navigation: everything the page holds in memory is gone after it. */
export const navigateBrowser = (to: string): void => {
  window.location.assign(to);
};

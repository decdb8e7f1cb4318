/** The path of a request as the router takes it: without its query, and with what was encoded in clear. */
export const decodedPath = (url: string): string => {
  const path = url.split('?', 1)[0] ?? url;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

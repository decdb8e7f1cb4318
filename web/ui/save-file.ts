/** So long a browser may take to begin with it. */
const keptMs = 60_000;

/** Hands a file to the browser, which saves it or asks where. */
export const saveFile = (file: Blob, name: string): void => {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), keptMs);
};

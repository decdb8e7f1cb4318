/** The paragraphs of a body: apart at blank lines, without paragraph tags, none of them empty. */
export const paragraphsOf = (content: string): readonly string[] =>
  content
    .replaceAll('\r\n', '\n')
    .split(/\n[ \t]*\n/)
    .map((paragraph) => paragraph.replaceAll(/<\/?p(?:\s[^>]*)?>/gi, '').trim())
    .filter((paragraph) => paragraph !== '');

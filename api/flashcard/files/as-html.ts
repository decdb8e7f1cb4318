const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Plain text as Anki keeps it; what a spreadsheet would take for a formula begins with an entity. */
export const asHtml = (text: string): string =>
  text
    .replaceAll(/[&<>]/g, (sign) => entities[sign] ?? sign)
    .replaceAll('\n', '<br>')
    .replace(/^[=+\-@]/, (sign) => `&#${sign.charCodeAt(0)};`);

/** A tag holds no space. */
export const asTag = (topic: string): string => topic.trim().replaceAll(/\s+/g, '_');

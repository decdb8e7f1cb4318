export type CalendarEntry = Readonly<Record<string, string>>;

/** Entries of an iCalendar text by property name, folded lines joined and escapes undone (RFC 5545). */
export const parsedCalendar = (text: string): readonly CalendarEntry[] => {
  const lines = text.replaceAll('\r\n ', '').split('\r\n');
  const entries: Record<string, string>[] = [];
  for (const line of lines) {
    if (line === 'BEGIN:VEVENT') entries.push({});
    const [head = '', ...rest] = line.split(':');
    const [name = ''] = head.split(';');
    const entry = entries.at(-1);
    if (entry) entry[name] = rest.join(':').replaceAll(/\\([,;\\])/g, '$1');
  }
  return entries;
};

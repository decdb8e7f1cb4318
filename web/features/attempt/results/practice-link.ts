/** Where a quiz on one topic begins. */
export const practiceLink = (topic: string): string => `/quiz?topic=${encodeURIComponent(topic)}`;

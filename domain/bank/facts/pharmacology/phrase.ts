/** An option as learners read it, and a full sentence of reason. */
export type Phrase = readonly [text: string, why: string];

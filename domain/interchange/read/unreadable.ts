/** What keeps an item from being read: where it stands, and what would be right. */
export class Unreadable extends Error {
  readonly field: string;

  constructor(field: string, says: string) {
    super(says);
    this.field = field;
  }
}

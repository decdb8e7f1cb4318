/** An OK answer whose body is not what the contract says. */
export class UnexpectedAnswer extends Error {
  override readonly name = 'UnexpectedAnswer';

  constructor(path: string, cause: unknown) {
    super(`${path} answered in a shape this page does not know`, { cause });
  }
}

/** To the error output: what a program prints may be piped into another. */
export const say = (line) => {
  process.stderr.write(`${line}\n`);
};

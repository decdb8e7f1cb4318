import { element, text, type Xml } from '../xml/write-xml.ts';

/** Text whose single line breaks are kept. */
export const withBreaks = (value: string): readonly Xml[] =>
  value
    .split('\n')
    .flatMap((line, index) => (index === 0 ? [text(line)] : [element('br', {}), text(line)]));

/** A paragraph for each stretch between empty lines. */
export const paragraphs = (value: string): readonly Xml[] =>
  value.split(/\n{2,}/).map((part) => element('p', {}, ...withBreaks(part)));

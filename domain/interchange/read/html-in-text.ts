import { fromHtml } from '../../flashcard/files/plain-text.ts';
import { Unreadable } from './unreadable.ts';

/** Names that only HTML gives: "<90 %" and "<x>" are text. */
const names = new Set([
  ...['a', 'applet', 'area', 'audio', 'b', 'base', 'blockquote', 'body', 'br', 'button', 'canvas'],
  ...[
    'center',
    'code',
    'div',
    'em',
    'embed',
    'font',
    'form',
    'frame',
    'frameset',
    'h1',
    'h2',
    'h3',
  ],
  ...['h4', 'h5', 'h6', 'head', 'hr', 'html', 'i', 'iframe', 'image', 'img', 'input', 'li', 'link'],
  ...['math', 'meta', 'object', 'ol', 'p', 'param', 'portal', 'pre', 's', 'script', 'select'],
  ...['small', 'source', 'span', 'strong', 'style', 'sub', 'sup', 'svg', 'table', 'tbody', 'td'],
  ...['template', 'textarea', 'th', 'thead', 'title', 'tr', 'track', 'u', 'ul', 'video'],
]);

const tags = (text: string): readonly string[] =>
  [...text.matchAll(/<[/!?]?([a-zA-Z][a-zA-Z0-9]*)\b[^<>]*>?/g)].flatMap(([tag, name = '']) =>
    names.has(name.toLowerCase()) ? [tag] : [],
  );

/** What only says how a text looks. */
const looks =
  /^<\/?(?:p|br|b|i|u|s|em|strong|sub|sup|span|div|ul|ol|li|h[1-6]|table|tbody|thead|tr|td|th|hr|small|pre|code|blockquote|center)(?:\s+(?:class|style|dir|lang|id|align)\s*=\s*(?:"[^"<>]*"|'[^'<>]*'))*\s*\/?>$/i;

const refusal = (field: string, tag: string): Unreadable =>
  new Unreadable(field, `Use text alone: ${tag.slice(0, 60)} is not taken.`);

/** Text in which no HTML stands. Throws `Unreadable`. */
export const withoutHtml = (text: string, field: string): string => {
  const [tag] = tags(text);
  if (tag !== undefined) throw refusal(field, tag);
  return text;
};

/** Text from which what only says how it looks is taken off. Throws `Unreadable` for any other HTML. */
export const textOfHtml = (text: string, field: string): string => {
  const found = tags(text);
  const tag = found.find((one) => !looks.test(one));
  if (tag !== undefined) throw refusal(field, tag);
  return found.length > 0 ? fromHtml(text).text : text.trim();
};

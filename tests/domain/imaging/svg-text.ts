const tag = /<(\/?)([A-Za-z]+)(?:\s+[\w:-]+="[^"<]*")*\s*(\/?)>/g;

/** Names of the elements of a document that is well formed; an error says where it is not. */
export const elementsOf = (svg: string): readonly string[] => {
  const open: string[] = [];
  const tags = [...svg.matchAll(tag)];
  for (const [text, close, name = '', self] of tags) {
    if (close === '/' && open.pop() !== name) throw new Error(`${text} closes what is not open`);
    if (close === '' && self === '') open.push(name);
  }
  if (open.length > 0) throw new Error(`${open.join(', ')} stays open`);
  const brackets = svg.match(/[<>]/g)?.length ?? 0;
  if (brackets !== tags.length * 2) throw new Error('something between brackets is no tag');
  return tags.map(([, , name = '']) => name);
};

/** All values of an attribute. */
export const valuesOf = (svg: string, attribute: string): readonly string[] =>
  [...svg.matchAll(new RegExp(`\\s${attribute}="([^"]*)"`, 'g'))].map(([, value = '']) => value);

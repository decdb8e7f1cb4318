/** A piece of XML that is well formed already. */
export type Xml = { readonly xml: string };

type Attributes = Readonly<Record<string, string | number | undefined>>;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
};

/** Text as XML; a character that XML 1.0 cannot hold is left out. */
const escaped = (value: string, signs: RegExp): string =>
  value
    .toWellFormed()
    .replaceAll(/[^\P{Cc}\n\t]|[\uFFFE\uFFFF]/gu, '')
    .replaceAll(signs, (sign) => entities[sign] ?? sign);

export const text = (value: string): Xml => ({ xml: escaped(value, /[&<>]/g) });

const attributesOf = (attributes: Attributes): string =>
  Object.entries(attributes)
    .flatMap(([name, value]) =>
      value === undefined ? [] : [` ${name}="${escaped(String(value), /[&<>"\n]/g)}"`],
    )
    .join('');

/** An element with what stands in it, on one line: no space is added that a reader could take for text. */
export const element = (
  name: string,
  attributes: Attributes,
  ...children: readonly Xml[]
): Xml => ({
  xml:
    children.length === 0
      ? `<${name}${attributesOf(attributes)}/>`
      : `<${name}${attributesOf(attributes)}>${children.map(({ xml }) => xml).join('')}</${name}>`,
});

/** A whole file of XML. */
export const xmlFile = ({ xml }: Xml): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${xml.replaceAll(/><(?=qti-[rom]|qti-item-body|\/qti-assessment|resource|metadata|\/manifest)/g, '>\n<')}\n`;

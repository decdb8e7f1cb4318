import { element, text, xmlFile } from '../xml/write-xml.ts';

const namespace = 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1';

export const manifestName = 'imsmanifest.xml';

/** The list of a package: the file of each item, by its identifier. */
export const writeManifest = (
  items: readonly { readonly identifier: string; readonly href: string }[],
): string =>
  xmlFile(
    element(
      'manifest',
      { xmlns: namespace, identifier: 'BOARDWELL' },
      element(
        'metadata',
        {},
        element('schema', {}, text('QTI Package')),
        element('schemaversion', {}, text('3.0.0')),
      ),
      element('organizations', {}),
      element(
        'resources',
        {},
        ...items.map(({ identifier, href }) =>
          element(
            'resource',
            { identifier, type: 'imsqti_item_xmlv3p0', href },
            element('file', { href }),
          ),
        ),
      ),
    ),
  );

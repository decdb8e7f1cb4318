import { createHash } from 'node:crypto';
import { productName } from '../../domain/contracts/product.ts';

/** The colors of `web/theme.css`, whose style sheets are not served yet. */
const style = `
body{margin:0;min-height:100vh;display:grid;place-items:center;font:1rem/1.5 system-ui,sans-serif;background:#f7f9f8;color:#1a211e}
main{max-width:26rem;padding:1.5rem}
h1{margin:1rem 0 .5rem;font-size:1.5rem;line-height:1.25}
p{margin:0;color:#5f6563}
@media (prefers-color-scheme:dark){body{background:#101211;color:#eceeed}p{color:#adb5b2}}
`;

const logo =
  '<svg viewBox="0 0 24 24" width="40" height="40" aria-hidden="true"><rect x="1" y="1" width="22" height="22" rx="5" fill="#0e8274"/><path d="M4.5 11.2h3.1c1.9 0 1.7 5.6 3.7 5.6 2.1 0 3-9.6 5.2-9.6h3" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg>';

/** What a browser shows while the product is being made ready; it asks again by itself. */
export const startingPage = (seconds: number): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="${seconds}">
<link rel="icon" href="data:,">
<title>${productName} is getting ready</title>
<style>${style}</style>
</head>
<body>
<main>
${logo}
<h1>${productName} is getting ready</h1>
<p>Its pages are being prepared. None of your work is lost, and this page opens by itself as soon as it can.</p>
</main>
</body>
</html>
`;

const styleHash = createHash('sha256').update(style).digest('base64');

/** Nothing but the page's own style. */
export const startingPagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

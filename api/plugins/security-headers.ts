import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import Fastify from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { ApiSettings } from '../server/world.ts';
import { decodedPath } from './decoded-path.ts';

const oneYear = 365 * 24 * 3600;

/** The two style elements that the scroll area and the select of Radix write into the page. */
const radixStyles = [
  "'sha256-vGQdhYJbTuF+M8iCn1IZCHpdkiICocWHDq4qnQF4Rjw='",
  "'sha256-441zG27rExd4/il+NvIqyL8zFx5XmyNQtE381kSkUJk='",
];

/** What Stripe's card form needs, by its own page on the subject; nothing of it where there is no Stripe. */
const stripe = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  connections: ['https://api.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
} as const;
const noStripe = { scripts: [], connections: [], frames: [] } as const;

type Installed = { readonly secure: boolean; readonly withStripe: boolean };

const policyOf = ({ secure, withStripe }: Installed): FastifyHelmetOptions => {
  const { scripts, connections, frames } = withStripe ? stripe : noStripe;
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...scripts],
        styleSrc: ["'self'", ...radixStyles],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...connections],
        ...(frames.length > 0 ? { frameSrc: [...frames] } : {}),
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    hsts: secure ? { maxAge: oneYear, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
  };
};

/** What a script, a style sheet or a font needs; the others speak of pages, and a page has thirty files. */
const assetHeaders = new Set([
  'cross-origin-resource-policy',
  'strict-transport-security',
  'x-content-type-options',
]);

/** They are the same in every answer, and working them out anew costs an eighth of a request. */
const workedOut = async (options: FastifyHelmetOptions): Promise<Record<string, string>> => {
  const probe = Fastify();
  await probe.register(helmet, options);
  probe.head('/', async () => '');
  const { headers } = await probe.inject({ method: 'HEAD', url: '/' });
  await probe.close();
  const ofTheAnswer = new Set(['connection', 'content-length', 'content-type', 'date']);
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      typeof value === 'string' && !ofTheAnswer.has(name) ? [[name, value]] : [],
    ),
  );
};

type SecurityHeaders = {
  readonly settings: ApiSettings;
  /** Stripe takes the payments: its script and its frames are let in. */
  readonly withStripe: boolean;
};

/** Everything is refused but what the product serves itself, and the card form of Stripe where it is used. */
export const securityHeadersPlugin = fastifyPlugin<SecurityHeaders>(
  async (app, { settings, withStripe }) => {
    const secure = settings.publicOrigin.startsWith('https:');
    const everywhere = await workedOut(policyOf({ secure, withStripe }));
    const ofTheApi = { ...everywhere, 'cache-control': 'no-store' };
    const ofAssets = Object.fromEntries(
      Object.entries(everywhere).filter(([name]) => assetHeaders.has(name)),
    );
    const headersOf = (url: string): Record<string, string> => {
      if (url.startsWith('/assets/')) return ofAssets;
      return url.startsWith('/api/') ? ofTheApi : everywhere;
    };
    app.addHook('onRequest', (request, reply, done) => {
      reply.headers(headersOf(decodedPath(request.url)));
      done();
    });
  },
);

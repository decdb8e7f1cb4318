import helmet from '@fastify/helmet';
import fastifyPlugin from 'fastify-plugin';
import type { ApiSettings } from '../world.ts';

const oneYear = 365 * 24 * 3600;

/** The two style elements that the scroll area and the select of Radix write into the page. */
const radixStyles = [
  "'sha256-vGQdhYJbTuF+M8iCn1IZCHpdkiICocWHDq4qnQF4Rjw='",
  "'sha256-441zG27rExd4/il+NvIqyL8zFx5XmyNQtE381kSkUJk='",
];

/** Everything is refused but what the product serves itself. */
export const securityHeadersPlugin = fastifyPlugin<{ readonly settings: ApiSettings }>(
  async (app, { settings }) => {
    const secure = settings.publicOrigin.startsWith('https:');
    await app.register(helmet, {
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'none'"],
          scriptSrc: ["'self'"],
          styleSrc: ["'self'", ...radixStyles],
          imgSrc: ["'self'", 'data:'],
          fontSrc: ["'self'"],
          connectSrc: ["'self'"],
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
    });
    app.addHook('onSend', async (request, reply) => {
      if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    });
  },
);

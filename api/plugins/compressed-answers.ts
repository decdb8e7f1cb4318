import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fastifyPlugin from 'fastify-plugin';

/** Bytes: up to there a stream and its turns in the thread pool take as long as the compression itself. */
const atOnce = 32 * 1024;

/** Answers of the API over 1 KiB, as small as costs little time; files are compressed when the web is built. */
export const compressedAnswersPlugin = fastifyPlugin(async (app) => {
  await app.register(compress, {
    threshold: 1024,
    syncThreshold: atOnce,
    encodings: ['br', 'gzip'],
    customTypes:
      /^application\/(?:json|problem\+json|openapi\+json)|^image\/svg\+xml|^text\/(?:calendar|csv|plain)/,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { level: 6 },
    globalDecompression: false,
  });
});

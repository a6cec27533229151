# syntax=docker/dockerfile:1

# What all stages stand on: another registry's copy of it, or what `npm run trial:image` makes.
ARG NODE_IMAGE=node:24-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY domain/package.json domain/
COPY backend/package.json backend/
COPY demo/package.json demo/
COPY client/package.json client/
COPY admin/package.json admin/
COPY public-site/package.json public-site/
COPY e2e/package.json e2e/
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build

# The demonstration, with the sign-in emulator: docker compose up demo. It hears the container's network, which compose
# shows to this machine alone.
FROM build AS demo
ENV HOST=0.0.0.0 DATA_DIR=/data
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=4 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/salud/vivo').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/start.mjs"]

# The same files as the archive of `npm run release`.
FROM build AS release
RUN node scripts/release.mjs && mv dist/cooperativa-*/ /producto

FROM ${NODE_IMAGE} AS producto
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=release /producto ./
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s --retries=4 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/salud/vivo`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Node itself gets the signals: the server finishes its requests on SIGTERM.
CMD ["node", "backend/dist/main.js"]

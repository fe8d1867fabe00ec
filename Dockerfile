FROM node:24-bookworm-slim AS build
WORKDIR /app
# Before the program: these layers change only with the packages.
COPY package.json package-lock.json .npmrc ./
COPY tools tools
RUN npm ci
COPY . .
# The folder of the brand (docs/brand.md).
ARG BRAND_DIR=brand
# The build compares times to see whether packages must be installed. Those above are current, even if the lock file's
# copy is newer.
RUN touch node_modules/.package-lock.json && BRAND_DIR="$BRAND_DIR" npm run build
# Leaves what runs: neither tools and caches of the build nor types, source maps and manuals of packages, nor the template
# of the embedded database. Node is copied alone.
RUN cp node_modules/node/bin/node /usr/local/bin/nukkad-node \
	&& npm prune --omit=dev \
	&& rm -rf node_modules/.cache node_modules/node node_modules/node-* node_modules/typescript node_modules/@typescript \
	&& find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete \
	&& find node_modules -type f -iname '*.md' ! -iname 'licen[cs]e*' -delete \
	&& find migrations/meta -name '*_snapshot.json' -delete \
	&& rm -rf build/empty-database-*

# Backups and restores (docs/backup.md): the same program, with PostgreSQL's client in the server's version.
FROM postgres:17 AS backup
WORKDIR /app
COPY --from=build /usr/local/bin/nukkad-node /usr/local/bin/node
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/migrations migrations
COPY --from=build /app/src src
ENV NODE_ENV=production
USER 65532:65532
ENTRYPOINT ["node"]
CMD ["src/backup-command.ts"]

# The C library and nothing to log in with: no shell, no package manager.
FROM gcr.io/distroless/cc-debian12:nonroot
WORKDIR /app
COPY --from=build /usr/local/bin/nukkad-node /usr/local/bin/node
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/migrations migrations
COPY --from=build /app/build build
COPY --from=build /app/public/share.png public/
COPY --from=build /app/src src
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 HOST=0.0.0.0 PORT=4000
USER 65532:65532
EXPOSE 4000
STOPSIGNAL SIGTERM
# The process listens after its migrations, so the first start may take long.
HEALTHCHECK --interval=30s --timeout=5s --start-period=300s --retries=3 \
	CMD ["node", "-e", "fetch('http://127.0.0.1:4000/api/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node"]
# As `npm start` does.
CMD ["--expose-gc", "--max-semi-space-size=8", "build/program/server.js"]

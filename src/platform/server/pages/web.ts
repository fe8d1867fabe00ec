import { randomUUID } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import {
	createRequestHandler,
	type RequestHandler,
	type RouterContextProvider,
	type ServerBuild,
} from "react-router";
import { getLocale, type Locale, type overwriteGetLocale } from "../../../paraglide/runtime.js";
import { notFound } from "../../app-error.ts";
import { mainLanguage } from "../../languages.ts";
import { localPath } from "../../local-path.ts";
import { pageFault } from "../../page-fault.ts";
import { isDatabaseAway } from "../database/database.ts";
import { mayUseReplica } from "../database/public-read.ts";
import { answerPageFailure } from "../http/failure.ts";
import { packageFolder } from "../process/package-folder.ts";
import { inLanguage } from "../language.ts";
import { createPageQuery } from "./page-query.ts";
import { pageRequest } from "./page-request.ts";
import {
	createPageCache,
	encodePage,
	encodings,
	type OutsideSources,
	type Page,
	preparePage,
} from "./pages.ts";
import { createLimiter } from "./limiter.ts";

const buildFolder = join(packageFolder, "build");

export type WebOptions = {
	/** The services that public pages' loaders call. */
	context: () => RouterContextProvider;
	/** Loads the bundle for the pages of a language; in development Vite returns a new one each time. */
	load: (locale: Locale) => Promise<ServerBuild>;
	mode: "production" | "development";
	outside?: OutsideSources;
};

/** Loads the bundle that `npm run build` makes. If there is none, throws an error that names the command. */
async function loadBundle(): Promise<ServerBuild> {
	const file = join(buildFolder, "server/index.js");
	if (!existsSync(file)) throw new Error("The web app is not built yet: npm run build");
	return (await import(file)) as ServerBuild;
}

/** Loads the built bundle for a language: all have the same, with other files for the browser. */
export async function loadBuiltWeb(locale: Locale): Promise<ServerBuild> {
	const bundle = await loadBundle();
	if (locale === mainLanguage) return bundle;
	const manifest = join(buildFolder, `server/manifest-${locale}.json`);
	return { ...bundle, assets: JSON.parse(readFileSync(manifest, "utf8")) as ServerBuild["assets"] };
}

/** How long a built file may be cached. A worker stays in browsers until they find another one under its name. */
function keepingOf(path: string): string {
	if (path.includes("/service-worker.js")) return "no-cache";
	const forEver = path.includes("/assets/") || path.includes("/fonts/");
	return forEver ? "public, max-age=31536000, immutable" : "public, max-age=3600";
}

/** Serves the built files: assets named by content forever, the worker uncached, everything else for an hour. */
export async function serveFiles(app: FastifyInstance): Promise<void> {
	await app.register(async (files) => {
		files.addHook("onRoute", (route) => {
			route.config = { ...route.config, access: "public" };
			route.schema = { ...route.schema, hide: true };
		});
		await files.register(fastifyStatic, {
			root: join(buildFolder, "client"),
			wildcard: false,
			preCompressed: true,
			cacheControl: false,
			globIgnore: ["**/*.br", "**/*.gz"],
			setHeaders(reply, path) {
				reply.header("cache-control", keepingOf(path));
			},
		});
	});
}

async function send(request: FastifyRequest, reply: FastifyReply, page: Page) {
	const accepted = request.headers["accept-encoding"] ?? "";
	const encoding = encodings.find((one) => accepted.includes(one));
	const body = encoding === undefined ? page.plain : await encodePage(page, encoding);
	reply.status(page.status).headers(page.headers);
	if (encoding !== undefined) reply.header("content-encoding", encoding);
	return reply.send(body);
}

/** The maximum size of cached pages, in bytes. */
const pageMemory = 64 * 1024 * 1024;
/**
 * The numbers of simultaneous and waiting renderings: a second or two of work. Every URL that is not cached needs
 * one.
 */
const renderings = { atOnce: 8, waiting: 64 };

/** Not the machine's clock: set back, it would keep pages for that long. */
const stopwatch = () => performance.now();

/** What the pages of a language are rendered with. */
type Renderer = {
	/** As loaded; during development, every change of the code loads another one. */
	loaded: ServerBuild;
	ownQuery: (address: URL) => URL;
	handle: RequestHandler;
};

/** The server's entry of the bundle, which has a copy of the texts of its own. */
type EntryModule = ServerBuild["entry"]["module"] & { overwriteGetLocale?: typeof overwriteGetLocale };

function createRenderer(loaded: ServerBuild, locale: Locale, mode: WebOptions["mode"]): Renderer {
	const entry: EntryModule = loaded.entry.module;
	entry.overwriteGetLocale?.(getLocale);
	const build = { ...loaded, basename: localPath("/", locale) };
	return { loaded, ownQuery: createPageQuery(build), handle: createRequestHandler(build, mode) };
}

/** Passes every path without another route to React Router, through the page cache. */
export async function serveWeb(app: FastifyInstance, options: WebOptions): Promise<void> {
	const pages = createPageCache(pageMemory, stopwatch, createLimiter(renderings));
	/** Each is known once the bundle was loaded for the first page in its language. */
	const renderers = new Map<Locale, Renderer>();
	const rendererFor = async (locale: Locale) => {
		const loaded = await options.load(locale);
		let renderer = renderers.get(locale);
		if (renderer?.loaded !== loaded) {
			renderer = createRenderer(loaded, locale, options.mode);
			renderers.set(locale, renderer);
		}
		return renderer;
	};
	await app.register(async (web) => {
		// The body belongs to React Router.
		web.removeAllContentTypeParsers();
		web.addContentTypeParser("*", (_request, _payload, done) => done(null));
		web.route({
			method: ["GET", "HEAD"],
			url: "/*",
			config: { access: "public" },
			schema: { hide: true },
			errorHandler: answerPageFailure,
			handler: async (request, reply) => {
				if (request.url.startsWith("/api/")) throw notFound();
				const locale = getLocale();
				const mark = randomUUID();
				const renderRequest = pageRequest(request.url, mark, renderers.get(locale)?.ownQuery);
				const render = async () => {
					const { handle } = await rendererFor(locale);
					const context = options.context();
					let fault: unknown;
					context.set(pageFault, (error) => void (fault ??= error));
					const response = await handle(renderRequest, context);
					// React Router answers every failure with 500, which search engines take as the page's own.
					if (isDatabaseAway(fault)) throw fault;
					if (fault !== undefined) request.log.error({ err: fault }, "unforeseen failure");
					return response;
				};
				// Development needs every change at once, and Vite's inline styles despite the policy.
				if (options.mode === "development") return reply.send(await render());
				// The page waits for its turn, where another request may continue it.
				const prepare = () =>
					inLanguage(locale, async () => preparePage(await render(), mark, stopwatch(), options.outside));
				const visitor = { hasLeft: () => reply.raw.destroyed };
				// A page from the replica may lack what a visitor who reads from the primary has just changed.
				const key = mayUseReplica() ? `replica ${renderRequest.url}` : renderRequest.url;
				return send(request, reply, await pages(key, prepare, visitor));
			},
		});
	});
}

import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { renderToPipeableStream } from "react-dom/server";
import {
	type EntryContext,
	type HandleErrorFunction,
	type RouterContextProvider,
	ServerRouter,
} from "react-router";
import { pageFault } from "./platform/page-fault.ts";
import { markHeader } from "./platform/script-mark.ts";

/** The server calls it, because this bundle's texts do not know the language of a request. */
export { overwriteGetLocale } from "./paraglide/runtime.js";

/** A page that takes longer than this has lost its visitor; in milliseconds. */
export const streamTimeout = 8_000;

export const handleError: HandleErrorFunction = (error, { context }) => context.get(pageFault)(error);

/**
 * Renders the whole page before the first byte is sent. Pages are cached and their policy contains the hashes of
 * their inline scripts, so all of it must be known at once; nothing on a public page is slow enough to need
 * streaming.
 */
export default function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	routerContext: EntryContext,
	context: RouterContextProvider,
): Promise<Response> {
	const nonce = request.headers.get(markHeader) ?? undefined;
	return new Promise((resolve, reject) => {
		let finalStatus = status;
		const page = <ServerRouter context={routerContext} url={request.url} nonce={nonce} />;
		const { pipe, abort } = renderToPipeableStream(page, {
			nonce,
			onAllReady() {
				const body = new PassThrough();
				headers.set("content-type", "text/html; charset=utf-8");
				resolve(new Response(createReadableStreamFromReadable(body), { headers, status: finalStatus }));
				pipe(body);
			},
			onShellError: reject,
			onError(error) {
				finalStatus = 500;
				context.get(pageFault)(error);
			},
		});
		setTimeout(abort, streamTimeout).unref();
	});
}

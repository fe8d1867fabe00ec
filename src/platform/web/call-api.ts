import type * as z from "zod/mini";
import { m } from "../../paraglide/messages.js";
import type { ErrorItem } from "../app-error.ts";
import type { ApiContract, ApiRoute, ErrorAnswer } from "../contract.ts";
import { readToken, removeToken } from "./token.ts";

/** A call that the server refused (status 400 and up) or that never reached it (status 0). */
export class ApiFailure extends Error {
	override readonly name = "ApiFailure";
	readonly status: number;
	readonly errors: ErrorItem[];
	/** The answer's whole body: `reason` and the further fields that some refusals carry. */
	readonly body: Partial<ErrorAnswer> & Record<string, unknown>;

	constructor(status: number, body: Partial<ErrorAnswer> & Record<string, unknown>) {
		const message = body.message ?? m["platform.error.unforeseen"]();
		super(message);
		this.status = status;
		this.errors = body.errors ?? [{ msg: message }];
		this.body = body;
	}
}

type Input<Schema> = Schema extends z.ZodMiniType ? z.input<Schema> : never;
type Part<
	Route extends ApiRoute,
	Name extends "params" | "query" | "body",
> = Route[Name] extends z.ZodMiniType ? { [Key in Name]: Input<Route[Name]> } : unknown;
/** What a call sends; every call may carry an abort signal, which replaces the common patience, and an Idempotency-Key. */
export type ApiInput<Route extends ApiRoute> = Part<Route, "params"> &
	Part<Route, "query"> &
	Part<Route, "body"> & { signal?: AbortSignal; idempotencyKey?: string };
export type ApiAnswer<Route extends ApiRoute> = Route["answer"] extends z.ZodMiniType
	? z.output<Route["answer"]>
	: undefined;

/** Longer than this no answer is waited for, in milliseconds; a call that may take longer brings its own signal. */
const patience = 20_000;

type Loose = {
	params?: Record<string, string>;
	query?: Record<string, string | number | boolean | null | undefined>;
	body?: unknown;
	signal?: AbortSignal;
	idempotencyKey?: string;
};

function address(path: string, { params = {}, query = {} }: Loose): string {
	const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
	const search = new URLSearchParams();
	for (const [name, value] of Object.entries(query)) {
		if (value !== undefined && value !== null && value !== "") search.set(name, String(value));
	}
	const text = search.toString();
	return text === "" ? filled : `${filled}?${text}`;
}

async function send(
	method: string,
	path: string,
	input: Loose,
): Promise<{ response: Response; text: string }> {
	const headers = new Headers();
	const token = readToken();
	if (token !== null) headers.set("x-auth-token", token);
	if (input.idempotencyKey !== undefined) headers.set("idempotency-key", input.idempotencyKey);
	let body: BodyInit | undefined;
	if (input.body instanceof FormData) body = input.body;
	else if (input.body !== undefined) {
		headers.set("content-type", "application/json");
		body = JSON.stringify(input.body);
	}
	try {
		const response = await fetch(address(path, input), {
			method,
			headers,
			body,
			signal: input.signal ?? AbortSignal.timeout(patience),
		});
		// The session ended elsewhere; a token that replaced it meanwhile stays.
		if (response.status === 401 && token !== null && token === readToken()) removeToken();
		return { response, text: await response.text() };
	} catch (error) {
		if (error instanceof DOMException && error.name === "AbortError") throw error;
		throw new ApiFailure(0, { message: m["platform.error.offline"]() });
	}
}

/**
 * Calls the API as the contract of a wing declares it: `callApi<LeadsApi, "POST /api/lead">("POST /api/lead", {body})`.
 * Only types are taken from the contract, so that no schema weighs on the page. Throws ApiFailure.
 */
export async function callApi<Contract extends ApiContract, Key extends keyof Contract & string>(
	key: Key,
	input: Contract[Key] extends ApiRoute ? ApiInput<Contract[Key]> : never,
): Promise<Contract[Key] extends ApiRoute ? ApiAnswer<Contract[Key]> : never> {
	type Result = Contract[Key] extends ApiRoute ? ApiAnswer<Contract[Key]> : never;
	const [method = "", path = ""] = key.split(" ");
	const { response, text } = await send(method, path, input);
	let body: unknown;
	try {
		body = text === "" ? undefined : JSON.parse(text);
	} catch {
		throw new ApiFailure(response.status, {});
	}
	if (!response.ok) throw new ApiFailure(response.status, (body ?? {}) as Record<string, unknown>);
	return body as Result;
}

/** A wing's own caller: `const call = apiOf<LeadsApi>(); await call("POST /api/lead", { body })`. */
export function apiOf<Contract extends ApiContract>() {
	return <Key extends keyof Contract & string>(
		key: Key,
		...[input]: Contract[Key] extends ApiRoute
			? Partial<ApiInput<Contract[Key]>> extends ApiInput<Contract[Key]>
				? [input?: ApiInput<Contract[Key]>]
				: [input: ApiInput<Contract[Key]>]
			: never
	) =>
		callApi<Contract, Key>(
			key,
			(input ?? {}) as Contract[Key] extends ApiRoute ? ApiInput<Contract[Key]> : never,
		);
}

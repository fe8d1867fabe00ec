import type * as z from "zod/mini";
import { m } from "../../paraglide/messages.js";
import { getLocale } from "../../paraglide/runtime.js";
import type { ErrorItem } from "../app-error.ts";
import type { ApiContract, ApiRoute, ErrorAnswer, UploadRules } from "../contract.ts";
import { withCode } from "./code-asker.ts";
import { callerToken, readToken, removeToken } from "./token.ts";

/** A call that the server refused (status 400 and up) or that never reached it (status 0). */
export class ApiFailure extends Error {
	override readonly name = "ApiFailure";
	readonly status: number;
	readonly errors: ErrorItem[];
	/** The whole response body: `reason` and the further fields of some refusals. */
	readonly body: Partial<ErrorAnswer> & Record<string, unknown>;

	constructor(status: number, body: Partial<ErrorAnswer> & Record<string, unknown>) {
		const message = body.message ?? m["platform.error.unforeseen"]();
		super(message);
		this.status = status;
		this.errors = body.errors ?? [{ msg: message }];
		this.body = body;
	}
}

/** True if the record does not exist or this viewer may not see it, or if the id is malformed. */
export const isLost = (failure: unknown): boolean =>
	failure instanceof ApiFailure && (failure.status === 404 || failure.status === 400);

type Input<Schema> = Schema extends z.ZodMiniType ? z.input<Schema> : never;
type Part<
	Route extends ApiRoute,
	Name extends "params" | "query" | "body",
> = Route[Name] extends z.ZodMiniType ? { [Key in Name]: Input<Route[Name]> } : unknown;
/** A call that takes files is sent as a form, or as JSON if there are none. */
type Body<Route extends ApiRoute> = Route["upload"] extends UploadRules
	? { body: Input<Route["body"]> | FormData }
	: Part<Route, "body">;
/** Only a repeatable call uses an Idempotency-Key. */
type Repeatable<Route extends ApiRoute> = Route["repeatable"] extends true
	? { idempotencyKey?: string }
	: unknown;
/**
 * What a call sends. Every call can carry an abort signal, which replaces the default timeout, and a token, to call
 * as its person.
 */
export type ApiInput<Route extends ApiRoute> = Part<Route, "params"> &
	Part<Route, "query"> &
	Body<Route> &
	Repeatable<Route> & { signal?: AbortSignal; token?: string };
export type ApiAnswer<Route extends ApiRoute> = Route["answer"] extends z.ZodMiniType
	? z.output<Route["answer"]>
	: undefined;

/** The default timeout, in milliseconds; a call that may take longer passes its own signal. */
const timeoutMs = 20_000;

/** The input of any call. */
export type LooseInput = {
	params?: Record<string, string>;
	query?: Record<string, string | number | boolean | null | undefined>;
	body?: unknown;
	signal?: AbortSignal;
	token?: string;
	idempotencyKey?: string;
};

function address(path: string, { params = {}, query = {} }: LooseInput): string {
	const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
	const search = new URLSearchParams();
	for (const [name, value] of Object.entries(query)) {
		if (value !== undefined && value !== null && value !== "") search.set(name, String(value));
	}
	const text = search.toString();
	return text === "" ? filled : `${filled}?${text}`;
}

type ReadyCall = {
	method: string;
	url: string;
	headers: Record<string, string>;
	body: string | FormData | undefined;
	/** The person of the call. */
	token: string | null;
};

/** Prepares a call for fetch or another transport: its URL, headers and body. */
export function readyCall(key: string, input: LooseInput): ReadyCall {
	const [method = "", path = ""] = key.split(" ");
	const headers: Record<string, string> = { "accept-language": getLocale() };
	const token = input.token ?? callerToken();
	if (token !== null) headers["x-auth-token"] = token;
	if (input.idempotencyKey !== undefined) headers["idempotency-key"] = input.idempotencyKey;
	const call = { method, url: address(path, input), headers, token };
	if (input.body === undefined) return { ...call, body: undefined };
	if (input.body instanceof FormData) return { ...call, body: input.body };
	headers["content-type"] = "application/json";
	return { ...call, body: JSON.stringify(input.body) };
}

/** The result of a call from its status and text; throws ApiFailure if it was refused. */
export function settledAnswer({ token }: ReadyCall, status: number, text: string): unknown {
	// The session ended elsewhere. A token that replaced it in the meantime stays.
	if (status === 401 && token !== null && token === readToken()) removeToken();
	let body: unknown;
	try {
		body = text === "" ? undefined : JSON.parse(text);
	} catch {
		throw new ApiFailure(status, {});
	}
	if (status < 200 || status > 299) throw new ApiFailure(status, (body ?? {}) as Record<string, unknown>);
	return body;
}

/** The failure of a call without a response. */
export const unreached = () => new ApiFailure(0, { message: m["platform.error.offline"]() });

async function send(
	{ method, url, headers, body }: ReadyCall,
	signal: AbortSignal,
): Promise<{ status: number; text: string }> {
	try {
		const response = await fetch(url, { method, headers, body: body ?? null, signal });
		return { status: response.status, text: await response.text() };
	} catch (error) {
		if (error instanceof DOMException && error.name === "AbortError") throw error;
		throw unreached();
	}
}

/** The input of a call of a contract. */
export type InputOf<Contract extends ApiContract, Key extends keyof Contract> = Contract[Key] extends ApiRoute
	? ApiInput<Contract[Key]>
	: never;
/** The output of a call of a contract. */
export type AnswerOf<
	Contract extends ApiContract,
	Key extends keyof Contract,
> = Contract[Key] extends ApiRoute ? ApiAnswer<Contract[Key]> : never;

/**
 * Calls the API as a module's contract declares it: `callApi<LeadsApi, "POST /api/lead">("POST /api/lead",
 * {body})`. Only types are taken from the contract, so that no schema adds to the page's size. Throws ApiFailure.
 */
export async function callApi<Contract extends ApiContract, Key extends keyof Contract & string>(
	key: Key,
	input: InputOf<Contract, Key>,
): Promise<AnswerOf<Contract, Key>> {
	const loose: LooseInput = input;
	const attempt = async () => {
		const call = readyCall(key, loose);
		const { status, text } = await send(call, loose.signal ?? AbortSignal.timeout(timeoutMs));
		return settledAnswer(call, status, text);
	};
	return (await withCode(attempt)) as AnswerOf<Contract, Key>;
}

/** A module's own caller: `const call = apiOf<LeadsApi>(); await call("POST /api/lead", { body })`. */
export function apiOf<Contract extends ApiContract>() {
	return <Key extends keyof Contract & string>(
		key: Key,
		...[input]: Partial<InputOf<Contract, Key>> extends InputOf<Contract, Key>
			? [input?: InputOf<Contract, Key>]
			: [input: InputOf<Contract, Key>]
	) => callApi<Contract, Key>(key, (input ?? {}) as InputOf<Contract, Key>);
}

import * as z from "zod/mini";
import { m } from "../../paraglide/messages.js";
import { AppError } from "../../platform/app-error.ts";

const jsonObject = z.looseObject({});

/** The JSON object that a provider sent. Throws bad_input for anything else. */
export function parseMessage(body: Buffer): object {
	const read = jsonObject.safeParse(parseJson(body));
	if (read.success) return read.data;
	throw new AppError("bad_input", read.error.issues.map(({ message }) => message).join(" "));
}

function parseJson(body: Buffer): unknown {
	try {
		return JSON.parse(new TextDecoder().decode(body));
	} catch (cause) {
		throw new AppError("bad_input", m["platform.error.malformed"](), { cause });
	}
}

import * as z from "zod/mini";
import { roles } from "../platform/access.ts";
import type { ApiContract } from "../platform/contract.ts";
import { id, instant, typedName, typedText } from "../platform/schemas.ts";
import { m } from "../paraglide/messages.js";
import { locales } from "../paraglide/runtime.js";
import { siteLanguages } from "../platform/languages.ts";
import { mobileInput } from "./mobile-input.ts";

const role = z.enum(roles);

/** The name that others see: 2 to 60 characters. */
export const personName = typedName(60, 2, () => m["accounts.name.length"]());

export const activities = ["listings", "jobs"] as const;

/** The signed-in person, as only that person and admins see it. */
export const account = z.object({
	_id: id,
	/** Null until the person enters a name at the first login. */
	name: z.nullable(z.string()),
	mobile: z.string(),
	role,
	referralCode: z.nullable(z.string()),
	/**
	 * What the session needs before a staff role has its rights: to set up the second factor, or a code of it. Missing
	 * if nothing is needed, and for other people's accounts.
	 */
	secondFactor: z.optional(z.enum(["enrol", "code"])),
	/** Staff suspend the account: the page /profile-actions has the reasons. Missing if they do not. */
	isSuspended: z.optional(z.literal(true)),
	/** The path of the photo in the person's profile. Missing without one, and for other people's accounts. */
	photo: z.optional(z.string()),
	/**
	 * What the person does here apart from asking for services: has a listing, or seeks or offers a job. Menus follow it.
	 * Missing without any, and for other people's accounts.
	 */
	activities: z.optional(z.array(z.enum(activities))),
	/** The language that the person chose. Missing if they chose none, and for other people's accounts. */
	language: z.optional(z.enum(locales)),
});
export type Activity = (typeof activities)[number];
export type Account = z.infer<typeof account>;

export const sessionEntry = z.object({
	_id: id,
	device: z.string(),
	createdAt: instant,
	lastUsedAt: instant,
	/** True for the session of the request. */
	current: z.boolean(),
});
export type SessionEntry = z.infer<typeof sessionEntry>;

export const accountsApi = {
	"GET /api/otp/challenge": {
		access: "public",
		summary: "A proof-of-work challenge (ALTCHA) to solve before a code is sent",
		answer: z.looseObject({ parameters: z.looseObject({}), signature: z.string() }),
	},
	"POST /api/otp/send": {
		access: "public",
		summary: "Sends a one-time code to the mobile",
		body: z.object({
			mobile: mobileInput,
			/** The solved challenge, base64; not required with BOT_CHECK=off. */
			altcha: z.optional(z.string().check(z.maxLength(4000))),
		}),
		answer: z.object({
			requestId: id,
			expiresInSeconds: z.number(),
			resendInSeconds: z.number(),
			/** The code itself, with the demo provider only. */
			demoCode: z.optional(z.string()),
		}),
		failures: { 503: "The provider does not answer" },
	},
	"POST /api/otp/verify": {
		access: "public",
		summary: "Checks the code; the proof it answers is good for ten minutes and one use",
		body: z.object({ requestId: id, code: typedText(6, 6, () => m["accounts.otp.code_missing"]()) }),
		answer: z.object({ verificationToken: z.string() }),
		failures: { 503: "The provider does not answer" },
	},
	"POST /api/users": {
		access: "public",
		securityEvent: "login",
		summary: "Registers or logs in the verified mobile",
		body: z.object({
			mobile: mobileInput,
			verificationToken: z.optional(z.string().check(z.maxLength(200))),
		}),
		answer: z.object({
			token: z.string(),
			isNewUser: z.boolean(),
			/** A code of the second factor for staff who have set it up, in a demo only; good for one use. */
			demoSecondFactor: z.optional(z.string()),
		}),
		failures: { 401: "No valid proof that the mobile was verified" },
	},
	"GET /api/auth": { access: "signed-in", summary: "The current user", answer: account },
	"POST /api/auth/logout": {
		access: "signed-in",
		securityEvent: "session_ended",
		summary: "Ends this session",
		answer: z.object({ success: z.literal(true) }),
	},
	"GET /api/users/me/sessions": {
		access: "signed-in",
		summary: "Where this account is signed in: this session first, then by latest use, at most 20",
		answer: z.object({ sessions: z.array(sessionEntry) }),
	},
	"DELETE /api/users/me/sessions": {
		access: "signed-in",
		securityEvent: "session_ended",
		summary: "Ends all of the account's sessions but this one",
		answer: z.object({ success: z.literal(true) }),
	},
	"DELETE /api/users/me/sessions/:id": {
		access: "signed-in",
		securityEvent: "session_ended",
		summary: "Ends one of the account's sessions",
		params: z.object({ id }),
		answer: z.object({ success: z.literal(true) }),
	},
	"PUT /api/users/me": {
		access: "signed-in",
		summary: "Changes the account's name",
		body: z.object({ name: personName }),
		answer: account,
	},
	"PUT /api/users/me/language": {
		access: "signed-in",
		summary: "Chooses the language of the messages that the person gets, and of the pages in their browsers",
		body: z.object({ language: z.enum(siteLanguages) }),
		answer: account,
	},
	"GET /api/users/me/export": {
		access: "signed-in",
		freshCode: true,
		summary: "All that the product holds of this person, as JSON",
		answer: z.looseObject({ account, registeredAt: instant, sessions: z.array(sessionEntry) }),
	},
	"DELETE /api/users/me": {
		access: "signed-in",
		freshCode: true,
		securityEvent: "account_deleted",
		summary: "Deletes the account; the own mobile confirms",
		body: z.object({ mobile: mobileInput }),
		answer: z.object({ success: z.literal(true) }),
		failures: { 409: "No admin would be left" },
	},
	"GET /api/users": {
		access: "admin",
		summary: "Finds the user of a mobile",
		query: z.object({ mobile: mobileInput }),
		answer: z.object({ users: z.array(account) }),
	},
	"PUT /api/users/:id/role": {
		access: "admin",
		freshCode: true,
		securityEvent: "role",
		summary: "Sets a user's role; the reason is kept in the audit log",
		params: z.object({ id }),
		body: z.object({ role, reason: typedText(500, 1, () => m["accounts.staff.reason_missing"]()) }),
		answer: account,
		failures: { 409: "No admin would be left" },
	},
} as const satisfies ApiContract;
export type AccountsApi = typeof accountsApi;

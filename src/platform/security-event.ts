/** Events that operators need to know about: attacks and changes to access. Each has its log line and its counter. */
export const securityEvents = [
	"login",
	/** A wrong code, from an SMS or of the second factor. */
	"wrong_code",
	/** Refused because of too many requests. */
	"limit",
	/** Signed in, but not allowed. */
	"forbidden",
	"role",
	/** Set up, used or reset. */
	"second_factor",
	/** By its person; sessions can also expire. */
	"session_ended",
	"account_deleted",
] as const;
export type SecurityEvent = (typeof securityEvents)[number];

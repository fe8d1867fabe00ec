/** What operators want to know of attacks and of changes to access. Each has its log line and its counter. */
export const securityEvents = [
	"login",
	/** A wrong code, of an SMS or of the second factor. */
	"wrong_code",
	/** Refused because it was too often. */
	"limit",
	/** Signed in, but not allowed. */
	"forbidden",
	"role",
	/** Set up, given or reset. */
	"second_factor",
	/** By its person; sessions also end by themselves. */
	"session_ended",
	"account_deleted",
] as const;
export type SecurityEvent = (typeof securityEvents)[number];

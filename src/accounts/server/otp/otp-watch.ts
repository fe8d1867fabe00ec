import { Counter, type Registry } from "prom-client";
import type { Clock } from "../../../platform/dates.ts";
import type { Log } from "../../../platform/server/process/log.ts";
import type { Asker, SendLimit } from "../../accounts.policy.ts";

/** Reports to operators how many codes are sent and refused, without mobiles and addresses. */
export type OtpWatch = {
	sent(asker: Asker): void;
	/** The provider did not take a code. */
	failed(): void;
	refused(limit: SendLimit): void;
	/** Strangers have used up a total limit, so further codes come from the reserves. */
	totalReached(limit: SendLimit): void;
};

/** How often the log repeats the warning at most, in milliseconds. */
const warningInterval = 60_000;
const hour = 60 * 60_000;

/** Counts in Prometheus and warns in the log. */
export function createOtpWatch({
	log,
	clock,
	metrics,
}: {
	log: Pick<Log, "warn">;
	clock: Clock;
	metrics: Registry;
}): OtpWatch {
	const sent = new Counter({
		name: "otp_codes_sent_total",
		help: "Codes handed to the provider by who asked: a known device or a stranger",
		labelNames: ["asker"],
		registers: [metrics],
	});
	const failed = new Counter({
		name: "otp_codes_failed_total",
		help: "Codes that the provider did not take",
		registers: [metrics],
	});
	const refused = new Counter({
		name: "otp_codes_refused_total",
		help: "Codes refused by the limit that was full; total is the limit over all",
		labelNames: ["limit"],
		registers: [metrics],
	});
	const totalReached = new Counter({
		name: "otp_total_limit_reached_total",
		help: "Requests for a code that met a full limit over all, whether refused or served from a reserve",
		labelNames: ["window"],
		registers: [metrics],
	});
	// An alert on an increase needs the zero before the first one.
	for (const window of ["hour", "day"]) totalReached.inc({ window }, 0);
	let warnedAt = Number.NEGATIVE_INFINITY;
	return {
		sent: (asker) => sent.inc({ asker }),
		failed: () => failed.inc(),
		refused: (limit) => refused.inc({ limit: limit.by }),
		totalReached(limit) {
			const window = limit.within <= hour ? "hour" : "day";
			totalReached.inc({ window });
			const now = clock().getTime();
			if (now - warnedAt < warningInterval) return;
			warnedAt = now;
			const setting = window === "hour" ? "OTP_LIMIT_TOTAL_HOUR" : "OTP_LIMIT_TOTAL_DAY";
			log.warn({ setting, limit: limit.count }, "the limit on codes for everybody is reached");
		},
	};
}

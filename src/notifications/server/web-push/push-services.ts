import { type Settings, SettingsError } from "../../../platform/server/process/settings.ts";

/** Whether an address belongs to one of the push services. */
export type IsPushService = (endpoint: string) => boolean;

const host = /^(\*\.)?([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/;
const localOrigin = /^http:\/\/(127\.0\.0\.1|localhost)(:\d+)?$/;

/**
 * Parses PUSH_SERVICES: hosts of push services separated by commas, in which "*." is any subdomain, and outside of
 * production also a local origin. Throws SettingsError on anything else. The server calls the addresses that browsers
 * send, and without this list one could be inside our own network.
 */
export function readPushServices({
	PUSH_SERVICES,
	NODE_ENV,
}: Pick<Settings, "PUSH_SERVICES" | "NODE_ENV">): IsPushService {
	const services = PUSH_SERVICES.split(",").map((service) => service.trim());
	const isValid = (service: string) =>
		host.test(service) || (NODE_ENV !== "production" && localOrigin.test(service));
	const invalid = services.find((service) => !isValid(service));
	if (invalid !== undefined)
		throw new SettingsError(`PUSH_SERVICES: ${invalid} is no host of a push service`);
	return (endpoint) => {
		const url = URL.parse(endpoint);
		if (url === null || url.username !== "" || url.password !== "") return false;
		if (services.includes(url.origin)) return true;
		if (url.protocol !== "https:" || url.port !== "") return false;
		return services.some((service) =>
			service.startsWith("*.") ? url.hostname.endsWith(service.slice(1)) : url.hostname === service,
		);
	};
}

/** The counted pages, with ":id" for records and words for other variable parts. */
const templates = [
	"/",
	"/search",
	"/about-us",
	"/terms",
	"/refund-policy",
	"/profile-actions",
	"/create-profile",
	"/add-experience",
	"/add-education",
	"/dashboard",
	"/add-service",
	"/myservices",
	"/professionals/:id",
	"/profile/:id",
	"/referral",
	"/notifications",
	"/notifications/settings",
	"/leads",
	"/lead/new",
	"/lead/:id",
	"/lead/:id/offers",
	"/create-lead-success",
	"/jobs",
	"/jobs/new",
	"/jobs/seeking",
	"/jobs/applied",
	"/jobs/:id",
	"/applicants",
	"/:id/choose-subscription",
	"/professional/:id/details",
	"/professional/:id/subscriptions",
	"/credits",
	"/loading",
	"/phonepe-loading",
	"/payment-status/:id",
	"/how-we-rank",
	"/show-service-details/:id",
	"/image-gallery",
].map((template) => ({ template, parts: template.split("/") }));

/** First words of the staff screens, whose views say nothing about the market. */
const staffScreens: ReadonlySet<string> = new Set(
	"today registrations professionalappl number-reports staff subscriptions sectors services people payments invoices insights notices audit".split(
		" ",
	),
);

/** The template of views of unknown pages. */
const otherPages = "other";

const fits = (parts: readonly string[], given: readonly string[]) =>
	parts.length === given.length &&
	parts.every((part, index) => part === given[index] || (part.startsWith(":") && given[index] !== ""));

/**
 * The template of a page's path ("/lead/:id"), "other" for an unknown page, or null for a staff screen. It contains
 * no part of the path except our own words. `isService` knows the services' landing pages.
 */
export function templateOf(path: string, isService: (slug: string) => boolean): string | null {
	const given = (path.split(/[?#]/)[0] ?? "").replace(/(?<=.)\/+$/, "").split("/");
	const [, first = "", second] = given;
	if (given[0] !== "") return otherPages;
	if (staffScreens.has(first) || (first === "referral" && second === "payouts")) return null;
	const found = templates.find(({ parts }) => fits(parts, given));
	if (found !== undefined) return found.template;
	if (first === "show-service" && given.length > 2)
		return given.length === 3 ? "/show-service/:service" : "/show-service/:service/:place";
	return given.length === 2 && isService(first) ? "/:service" : otherPages;
}

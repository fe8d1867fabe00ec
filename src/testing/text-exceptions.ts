/** Text allowed in the code: the listed `words` of a file or folder, or all of its text without a list. */
export type TextException = { path: string; why: string; words?: string[] };

const plans = ["Enrolment Basis", "Lead Basis", "Free Trial"];
const browsers = ["Edge", "Opera", "Samsung Internet", "UC Browser", "Firefox", "Chrome", "Safari"];

/** Text that no one reads, text that only looks like English, and names that are the same in every language. */
export const textExceptions: TextException[] = [
	{ path: "src/catalogue/starter/", why: "data that a deployment begins with; staff change it" },
	{
		path: "src/catalogue/property-form-rules.ts",
		why: "kinds of answers as they are stored",
		words: ["String", "Number", "Date", "Boolean", "File"],
	},
	{
		path: "src/catalogue/web/staff/fields/field-drafts.ts",
		why: "a kind of answer as it is stored",
		words: ["String"],
	},
	{ path: "src/places/starter/", why: "data that a deployment begins with" },
	{ path: "src/platform/server/http/api-docs.ts", why: "the API's document" },
	{ path: "src/platform/server/http/form-document.ts", why: "the API's document" },
	{ path: "src/platform/server/http/routes-responses.ts", why: "the API's document" },
	{
		path: "src/profiles/profiles.contract.ts",
		why: "the API's document",
		words: ["You have no profile yet"],
	},
	{ path: "src/platform/server/process/settings.ts", why: "for the operator who starts the server" },
	{ path: "src/platform/server/process/setting-values.ts", why: "for the operator who starts the server" },
	{ path: "src/platform/server/process/start-fault.ts", why: "for the operator who starts the server" },
	{ path: "src/platform/server/process/unknown-settings.ts", why: "for the operator who starts the server" },
	{ path: "src/platform/server/database/data-lock.ts", why: "for the operator who starts the server" },
	{ path: "src/platform/server/backup/", why: "for the operator who backs up and restores" },
	{ path: "src/backup-command.ts", why: "for the operator who backs up and restores" },
	{ path: "src/restore-command.ts", why: "for the operator who backs up and restores" },
	{ path: "src/platform/server/database/migration-fault.ts", why: "for the operator who starts the server" },
	{ path: "src/platform/server/pages/web.ts", why: "for the operator who starts the server" },
	{ path: "src/platform/server/metrics/", why: "read by Prometheus" },
	{ path: "src/platform/server/jobs/job-metrics.ts", why: "read by Prometheus" },
	{ path: "src/payments/server/payment-metrics.ts", why: "read by Prometheus" },
	{
		path: "src/accounts/server/number-views.ts",
		why: "read by Prometheus",
		words: [
			"Different numbers seen today by the staff member who has seen the most",
			"The setting STAFF_NUMBERS_PER_DAY",
		],
	},
	{ path: "src/accounts/server/secret-key-command.ts", why: "for the operator" },
	{ path: "src/platform/server/http/security-txt.ts", why: "the standard's words" },
	{ path: "src/accounts/server/otp/otp-watch.ts", why: "read by Prometheus" },
	{ path: "src/platform/server/http/security-events.ts", why: "read by Prometheus" },
	{ path: "src/platform/server/http/failure.ts", why: "HTTP's own words for a status" },
	{ path: "src/profiles/server/github/ask-github.ts", why: "HTTP's own word", words: ["Bearer …"] },
	{ path: "src/shell/web/frame/robots.ts", why: "read by search engines, in words of theirs" },
	{ path: "src/payments/server/sandbox/sandbox-styles.ts", why: "a style sheet" },
	{ path: "src/ui/form/button-look.ts", why: "names of styles" },
	{ path: "src/ui/feedback/skeleton-line.tsx", why: "names of styles" },
	{ path: "src/ui/form/use-combo-box.ts", why: "how names of keys begin", words: ["Arrow"] },
	{
		path: "src/reviews/web/listing/review-data.ts",
		why: "schema.org's names of types",
		words: ["Review", "Person", "Rating"],
	},
	{ path: "src/shell/operator.ts", why: "a fictitious name", words: ["Asha Thakur"] },
	{ path: "src/subscriptions/subscription.ts", why: "values in the API", words: plans },
	{ path: "src/shell/web/checkout/plan-lines.ts", why: "values in the API", words: plans },
	{
		path: "src/profiles/profile.ts",
		why: "values in the API",
		words: ["Company", "Professional", "Other"],
	},
	{ path: "src/listings/property-entry.ts", why: "a value in the API", words: ["Boolean"] },
	{ path: "src/listings/web/list/listing-grid.tsx", why: "a value in the API", words: ["Show service"] },
	{ path: "src/leads/web/offers/offer-state.ts", why: "a value in the API", words: ["Show service"] },
	{ path: "src/places/places.contract.ts", why: "a value in the API", words: ["India"] },
	{ path: "src/places/server/addresses.presenter.ts", why: "a value in the API", words: ["India"] },
	{ path: "src/listings/web/manage/listing-address.ts", why: "a value in the API", words: ["India"] },
	{ path: "src/platform/server/http/sitemaps.ts", why: "XML for search engines" },
	{
		path: "src/listings/web/details/details-business.ts",
		why: "schema.org's words for search engines",
		words: ["Country", "India", "Place", "Offer"],
	},
	{
		path: "src/listings/web/details/hours-data.ts",
		why: "schema.org's words for search engines",
		words: "Monday Tuesday Wednesday Thursday Friday Saturday Sunday Offer Service".split(" "),
	},
	{
		path: "src/listings/web/list/category-structured-data.ts",
		why: "schema.org's words for search engines",
		words: ["Country", "India", "Place", "Question", "Answer"],
	},
	{
		path: "src/listings/web/business-types.ts",
		why: "schema.org's words for search engines",
		words: ["Electrician", "Plumber", "Hotel", "Attorney", "Service"],
	},
	{
		path: "src/listings/web/details/lodging-data.ts",
		why: "names of questions in the catalogue",
		words: ["Rooms", "Number of rooms", "From", "Until", "Amenities", "Facilities", "Pets allowed"],
	},
	{
		path: "src/listings/server/share/draw-text.ts",
		why: "names of fonts, and markup",
		words: ["Noto Sans SemiBold", "Noto Sans Devanagari SemiBold", '<span foreground="…">…</span>'],
	},
	{
		path: "src/job-board/web/job-posting.ts",
		why: "schema.org's words for search engines",
		words: ["Organization", "Place"],
	},
	{
		path: "src/profiles/web/person-data.ts",
		why: "schema.org's words for search engines",
		words: ["Person", "Organization", "Place"],
	},
	{ path: "src/places/gst-states.ts", why: "a state's name in law", words: ["Other Territory"] },
	{ path: "src/places/server/pincodes/clean-answer.ts", why: "names of states, and what services call them" },
	{
		path: "src/places/server/pincodes/india-post-service.ts",
		why: "a service's own words",
		words: ["Status", "Success", "Error"],
	},
	{ path: "src/places/pincode-directory.ts", why: "whose data it is, named as its licence asks" },
	{
		path: "src/accounts/server/device.ts",
		why: "names of products",
		words: [...browsers, "Android", "Windows", "Linux"],
	},
	{
		path: "src/accounts/server/otp/twilio-provider.ts",
		why: "a service's own words",
		words: ["Basic …", "Verifications"],
	},
	{
		path: "src/media/server/pictures.ts",
		why: "names of a library's readers",
		words: ["Jpeg", "Png", "Webp", "Nsgif", "Heif"],
	},
	{
		path: "src/invoices/server/pdf/fonts.ts",
		why: "names of fonts",
	},
	{ path: "src/listings/server/import/", why: "texts of a command for operators, who read English" },
	{
		path: "src/listings/server/import-command.ts",
		why: "texts of a command for operators, who read English",
	},
	{ path: "src/export-command.ts", why: "texts of a command for operators, who read English" },
];

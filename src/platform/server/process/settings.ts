import { resolve } from "node:path";
import * as z from "zod/mini";
import { brandFolder } from "../../../brand/brand.ts";
import { settingsOfBrand } from "./brand-settings.ts";
import {
	databaseAddress,
	flag,
	gstinOrNone,
	matching,
	mobileOrNone,
	oneOf,
	proxies,
	publicKeys,
	emailAddress,
	webAddress,
	webAddressOrNone,
	webAddressOrOff,
	whole,
	word,
} from "./setting-values.ts";
import { isWeakSecret } from "./weak-secret.ts";

/** The adapters that take payments; a real one must be chosen in production. */
export const paymentProviders = ["sandbox", "phonepe"] as const;

const schema = z.object({
	NODE_ENV: z._default(oneOf(["development", "test", "production"]), "development"),
	PORT: whole(4000, 0, 65_535),
	HOST: z._default(z.string(), "127.0.0.1"),
	DATA_DIR: z._default(z.string(), "data"),
	DATABASE_URL: z.optional(databaseAddress),
	DATABASE_REPLICA_URL: z.optional(databaseAddress),
	DATABASE_DIRECT_URL: z.optional(databaseAddress),
	DATABASE_STATEMENT_TIMEOUT_SECONDS: whole(30, 0, 86_400),
	DATABASE_LOCK_TIMEOUT_SECONDS: whole(10, 0, 86_400),
	DATABASE_IDLE_TRANSACTION_TIMEOUT_SECONDS: whole(60, 0, 86_400),
	DEMO: flag,
	API_DOCS: z.optional(
		z.pipe(
			oneOf(["true", "false"]),
			z.transform((value) => value === "true"),
		),
	),
	PUBLIC_URL: z._default(webAddress, "http://localhost:4000"),
	CDN_BASE_URL: webAddressOrNone,
	TRUST_PROXY: proxies,
	METRICS_PORT: whole(0, 0, 65_535),
	LOG_LEVEL: z._default(oneOf(["fatal", "error", "warn", "info", "debug", "trace", "silent"]), "info"),
	ADMIN_MOBILES: z._default(z.string(), ""),
	SECRET_KEY: word,
	SECRET_KEY_PREVIOUS: word,
	OTP_PROVIDER: z._default(oneOf(["demo", "msg91", "twilio"]), "demo"),
	MSG91_AUTH_KEY: word,
	MSG91_TEMPLATE_ID: word,
	/** Registered templates in further languages: "hi:64f0c1". */
	MSG91_TEMPLATES_BY_LANGUAGE: z._default(
		z
			.string()
			.check(z.regex(/^([a-z]{2}:\w+(,(?!$)|$))*$/, "must be pairs of a language and a template: hi:64f0c1")),
		"",
	),
	MSG91_BASE_URL: z._default(webAddress, "https://control.msg91.com"),
	TWILIO_ACCOUNT_SID: word,
	TWILIO_AUTH_TOKEN: word,
	TWILIO_SERVICE_SID: word,
	TWILIO_BASE_URL: z._default(webAddress, "https://verify.twilio.com"),
	OTP_LIMIT_PER_MOBILE_HOUR: whole(5, 1, 10_000),
	OTP_LIMIT_PER_MOBILE_DAY: whole(10, 1, 100_000),
	OTP_LIMIT_PER_ADDRESS_HOUR: whole(20, 1, 1_000_000),
	OTP_LIMIT_PER_NETWORK_HOUR: whole(20, 1, 1_000_000),
	OTP_LIMIT_TOTAL_HOUR: whole(1_000, 1, 10_000_000),
	OTP_LIMIT_TOTAL_DAY: whole(5_000, 1, 100_000_000),
	STAFF_NUMBERS_PER_DAY: whole(100, 1, 100_000),
	STAFF_SECOND_FACTOR: z._default(oneOf(["required", "off"]), "required"),
	BOT_CHECK: z._default(oneOf(["altcha", "off"]), "altcha"),
	PINCODE_PRIMARY_URL: z._default(webAddressOrOff, "https://api.postalpincode.in/pincode/"),
	PINCODE_FALLBACK_URL: z._default(webAddressOrOff, "https://pincode.saratchandra.in/api/pincode/"),
	GITHUB_API_URL: z._default(webAddress, "https://api.github.com"),
	GITHUB_TOKEN: matching(/^[\w.-]{1,255}$/, "must have letters, digits, _, - and . only"),
	IMAGE_STORE: z._default(oneOf(["disk", "s3"]), "disk"),
	S3_ENDPOINT: webAddressOrNone,
	S3_REGION: word,
	S3_BUCKET: word,
	S3_ACCESS_KEY_ID: word,
	S3_SECRET_ACCESS_KEY: word,
	S3_PATH_STYLE: flag,
	BACKUP_DIR: z._default(z.string(), "backups"),
	BACKUP_RECIPIENTS: publicKeys,
	BACKUP_S3_ENDPOINT: webAddressOrNone,
	BACKUP_S3_REGION: word,
	BACKUP_S3_BUCKET: word,
	BACKUP_S3_ACCESS_KEY_ID: word,
	BACKUP_S3_SECRET_ACCESS_KEY: word,
	BACKUP_S3_PATH_STYLE: flag,
	PAYMENT_PROVIDER: z._default(oneOf(paymentProviders), "sandbox"),
	PHONEPE_CLIENT_ID: word,
	PHONEPE_CLIENT_SECRET: word,
	PHONEPE_CLIENT_VERSION: z._default(
		z.string().check(z.regex(/^[\w.-]{1,20}$/, "must have letters, digits, _, - and . only")),
		"1",
	),
	PHONEPE_AUTH_URL: z._default(webAddress, "https://api.phonepe.com/apis/identity-manager"),
	PHONEPE_PG_URL: z._default(webAddress, "https://api.phonepe.com/apis/pg"),
	PHONEPE_WEBHOOK_USERNAME: matching(/^\w{5,20}$/, "must have 5 to 20 letters, digits and _"),
	PHONEPE_WEBHOOK_PASSWORD: matching(/^[A-Za-z0-9]{8,20}$/, "must have 8 to 20 letters and digits"),
	SELLER_NAME: word,
	SELLER_ADDRESS: z._default(z.string(), ""),
	SELLER_STATE: z._default(z.string(), "Himachal Pradesh"),
	SELLER_GSTIN: gstinOrNone,
	SELLER_SAC: z._default(
		z.string().check(z.regex(/^\d{4}(\d{2})?$/, "must have four or six digits")),
		"998314",
	),
	GRIEVANCE_OFFICER: word,
	GRIEVANCE_EMAIL: emailAddress,
	SECURITY_CONTACT: matching(
		/^([^\s@<>"]+@[^\s@<>"]+\.[a-z]{2,}|https:\/\/\S+)$/i,
		"must be an e-mail address or an https address",
	),
	LEAD_CLAIM_CAP: whole(3, 1, 5),
	DIRECT_LEAD_HOURS: whole(2, 0, 24),
	NEAR_FIRST_MINUTES: whole(60, 0, 24 * 60),
	PUSH_SERVICES: z._default(
		z.string(),
		"fcm.googleapis.com,updates.push.services.mozilla.com,*.notify.windows.com,web.push.apple.com",
	),
	REFERRAL_DISCOUNT_PERCENT: whole(10, 0, 100),
	REFERRAL_REWARD_PERCENT: whole(10, 0, 100),
	CONTACT_MOBILE: mobileOrNone,
	CONTACT_EMAIL: emailAddress,
	BRAND_DIR: z._default(z.string(), brandFolder),
	GA4_MEASUREMENT_ID: matching(/^G-[A-Z0-9]{4,20}$/, "must be a measurement id, which begins with G-"),
	SOCIAL_MESSAGING_URL: webAddressOrNone,
	SOCIAL_PHOTOS_URL: webAddressOrNone,
	SOCIAL_NETWORK_URL: webAddressOrNone,
});

/** The names of all settings. */
export const settingNames: readonly string[] = Object.keys(schema.shape);

/** All settings of the deployment, checked; the only place that reads the environment. */
export type Settings = z.infer<typeof schema>;

/** Settings that name their provider's keys; a chosen provider without them stops the start. */
const neededBy: { setting: keyof Settings; is: string; needs: (keyof Settings)[] }[] = [
	{ setting: "OTP_PROVIDER", is: "msg91", needs: ["MSG91_AUTH_KEY", "MSG91_TEMPLATE_ID"] },
	{
		setting: "OTP_PROVIDER",
		is: "twilio",
		needs: ["TWILIO_ACCOUNT_SID", "TWILIO_AUTH_TOKEN", "TWILIO_SERVICE_SID"],
	},
	{
		setting: "PAYMENT_PROVIDER",
		is: "phonepe",
		needs: [
			"PHONEPE_CLIENT_ID",
			"PHONEPE_CLIENT_SECRET",
			"PHONEPE_WEBHOOK_USERNAME",
			"PHONEPE_WEBHOOK_PASSWORD",
			"SELLER_NAME",
		],
	},
	{
		setting: "IMAGE_STORE",
		is: "s3",
		needs: ["S3_REGION", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"],
	},
];

/** What a bucket for backups needs besides its name. */
const neededByBackupBucket = [
	"BACKUP_S3_REGION",
	"BACKUP_S3_ACCESS_KEY_ID",
	"BACKUP_S3_SECRET_ACCESS_KEY",
] as const;

/** The settings with the addresses of the providers in use. Push services are not among them. */
function providersInUse(settings: Settings) {
	return [
		...(settings.PAYMENT_PROVIDER === "phonepe" ? (["PHONEPE_AUTH_URL", "PHONEPE_PG_URL"] as const) : []),
		...(settings.OTP_PROVIDER === "msg91" ? (["MSG91_BASE_URL"] as const) : []),
		...(settings.OTP_PROVIDER === "twilio" ? (["TWILIO_BASE_URL"] as const) : []),
		"GITHUB_API_URL" as const,
		"PINCODE_PRIMARY_URL" as const,
		"PINCODE_FALLBACK_URL" as const,
	];
}

/** The hosts of the providers in use. */
export const providerHosts = (settings: Settings): string[] =>
	providersInUse(settings).flatMap((name) => URL.parse(settings[name])?.host ?? []);

/** Settings for secret or personal data: a PUBLIC_URL to which payers return, the providers and the stores in use. */
function addressesInUse(settings: Settings) {
	return [
		...(settings.PAYMENT_PROVIDER === "phonepe" ? (["PUBLIC_URL"] as const) : []),
		...providersInUse(settings),
		...(settings.IMAGE_STORE === "s3" ? (["S3_ENDPOINT"] as const) : []),
		"BACKUP_S3_ENDPOINT" as const,
		"CDN_BASE_URL" as const,
	];
}

/** On this machine, or on the network of its containers, whose names have no dot: nobody reads what goes there. */
const isNearby = (address: string) => /^(\[::1\]|127\.[\d.]+|[^.:]+)$/.test(new URL(address).hostname);

/** Whether the API document is served. In production, where it helps attackers more than users, only on request. */
export const showsApiDocs = ({ API_DOCS, NODE_ENV, DEMO }: Settings): boolean =>
	API_DOCS ?? (NODE_ENV !== "production" || DEMO);

/** Thrown when the start must stop; the message names every wrong or missing setting. */
export class SettingsError extends Error {
	override readonly name = "SettingsError";
}

const withoutEmpty = (values: Record<string, string | undefined>): Record<string, string> =>
	Object.fromEntries(
		Object.entries(values).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
	);

/**
 * Reads and checks the settings, with the brand's values where the environment has none; outer blanks are removed and
 * empty values count as absent. Throws SettingsError with all faults at once.
 */
export function readSettings(environment: Record<string, string | undefined>): Settings {
	const given = withoutEmpty(environment);
	const result = schema.safeParse({ ...withoutEmpty(settingsOfBrand(given)), ...given });
	if (!result.success) {
		throw new SettingsError(
			result.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("\n"),
		);
	}
	const settings = result.data;
	const faults = neededBy
		.filter(({ setting, is }) => settings[setting] === is)
		.flatMap(({ setting, is, needs }) =>
			needs
				.filter((name) => settings[name] === undefined)
				.map((name) => `${name}: needed because ${setting} is ${is}`),
		);
	if (settings.BACKUP_S3_BUCKET !== undefined)
		for (const name of neededByBackupBucket)
			if (settings[name] === undefined) faults.push(`${name}: needed because BACKUP_S3_BUCKET is set`);
	if (settings.DATABASE_DIRECT_URL !== undefined && settings.DATABASE_URL === undefined)
		faults.push("DATABASE_DIRECT_URL: needs DATABASE_URL, which leads to the pooler");
	const isRealProduction = settings.NODE_ENV === "production" && !settings.DEMO;
	if (isRealProduction && settings.OTP_PROVIDER === "demo") {
		// The demo provider shows the code to anyone: anyone could sign in as anyone.
		faults.push(
			"OTP_PROVIDER: demo shows the code to everyone and is refused in production unless DEMO=true",
		);
	}
	if (isRealProduction && settings.PAYMENT_PROVIDER === "sandbox") {
		// Its payment page has a "paid" button: anyone could get every plan for free.
		faults.push("PAYMENT_PROVIDER: sandbox takes no money and is refused in production unless DEMO=true");
	}
	if (isRealProduction) {
		faults.push(
			...addressesInUse(settings)
				.filter((name) => /^http:/i.test(settings[name]))
				.filter((name) => name !== "S3_ENDPOINT" || !isNearby(settings[name]))
				.map((name) => `${name}: must begin with https:// in production`),
		);
		for (const name of ["GRIEVANCE_OFFICER", "GRIEVANCE_EMAIL"] as const)
			if (settings[name] === undefined)
				faults.push(`${name}: needed in production, because the law requires a grievance officer`);
		if (settings.STAFF_SECOND_FACTOR === "off")
			faults.push(
				"STAFF_SECOND_FACTOR: off leaves staff rights to anyone with the mobile and is refused in production",
			);
		if (settings.BOT_CHECK === "off")
			faults.push("BOT_CHECK: off lets programs send codes at our cost and is refused in production");
	}
	if (isRealProduction && settings.SECRET_KEY === undefined) {
		faults.push("SECRET_KEY: needed in production, at least 32 random characters that all processes share");
	}
	if (isRealProduction && settings.SECRET_KEY !== undefined && isWeakSecret(settings.SECRET_KEY))
		faults.push("SECRET_KEY: can be guessed; take 32 random bytes, for example from openssl rand -base64 32");
	if (settings.SECRET_KEY !== undefined && settings.SECRET_KEY.length < 32)
		faults.push("SECRET_KEY: must have at least 32 characters");
	if (settings.SECRET_KEY_PREVIOUS !== undefined && settings.SECRET_KEY_PREVIOUS === settings.SECRET_KEY)
		faults.push("SECRET_KEY_PREVIOUS: must differ from SECRET_KEY");
	if (resolve(settings.BRAND_DIR) !== resolve(brandFolder))
		faults.push(`BRAND_DIR: the program was built with the brand in ${brandFolder}: npm run build`);
	if (settings.DATABASE_REPLICA_URL !== undefined && settings.DATABASE_URL === undefined)
		faults.push("DATABASE_REPLICA_URL: needs the primary in DATABASE_URL");
	if (settings.METRICS_PORT !== 0 && settings.METRICS_PORT === settings.PORT)
		faults.push("METRICS_PORT: must differ from PORT");
	if (faults.length > 0) throw new SettingsError(faults.join("\n"));
	return settings;
}

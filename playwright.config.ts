import { defineConfig } from "@playwright/test";
import { chromiumFlags, findChromium } from "./scripts/chromium.ts";

const port = 4390;

// What does not depend on the size of the screen runs at one size: where people do it most.
const atDesk = ["catalogue-at-once.spec.ts", "insights.spec.ts", "staff-roles.spec.ts"];
const onPhone = [
	"direct-request.spec.ts",
	"failed-payment.spec.ts",
	"hindi.spec.ts",
	"leads-in-full.spec.ts",
	"notifications.spec.ts",
	"offline.spec.ts",
	"page-weight.spec.ts",
	"profiles.spec.ts",
	"refused-claim.spec.ts",
	"renewal.spec.ts",
	"safety.spec.ts",
	"second-factor.spec.ts",
	"session-loading.spec.ts",
	"two-tabs.spec.ts",
	// What the server answers has no size. The demo's plumber has three leads left, which two journeys would share, and
	// a code is sent to the demo's electrician and job seeker only every 30 seconds.
	"lead-basis.spec.ts",
	"job-people.spec.ts",
	"privacy.spec.ts",
];

export default defineConfig({
	testDir: "e2e",
	fullyParallel: true,
	workers: 2,
	forbidOnly: true,
	retries: 0,
	// A slow machine takes four times as long as a fast one.
	timeout: 120_000,
	expect: { timeout: 15_000 },
	use: {
		baseURL: `http://127.0.0.1:${port}`,
		// Writing down every step takes longer than the step: to look into a failure, `playwright test --trace on`.
		trace: "off",
		screenshot: "only-on-failure",
		locale: "en-IN",
		timezoneId: "Asia/Kolkata",
		// Pages are served by the worker some seconds after they open; what a journey intercepts would depend on its speed.
		// offline.spec.ts allows it.
		serviceWorkers: "block",
		launchOptions: { executablePath: findChromium() ?? "", args: chromiumFlags },
	},
	projects: [
		{
			name: "phone",
			use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
			testIgnore: atDesk,
		},
		{ name: "desk", use: { viewport: { width: 1366, height: 768 } }, testIgnore: onPhone },
	],
	webServer: {
		command: "node scripts/demo.ts --fresh --quiet",
		url: `http://127.0.0.1:${port}/api/ready`,
		timeout: 180_000,
		reuseExistingServer: false,
		env: {
			// Whatever the developer's own shell says.
			DATABASE_URL: "",
			OTP_PROVIDER: "",
			PAYMENT_PROVIDER: "",
			IMAGE_STORE: "",
			PORT: String(port),
			DATA_DIR: "test-results/data",
			LOG_LEVEL: "error",
			OTP_LIMIT_PER_ADDRESS_HOUR: "1000",
			OTP_LIMIT_PER_NETWORK_HOUR: "1000",
			OTP_LIMIT_PER_MOBILE_HOUR: "1000",
			OTP_LIMIT_PER_MOBILE_DAY: "1000",
			// Managers of the journeys' own: a code is sent to a mobile only every 30 seconds.
			ADMIN_MOBILES: [
				"+919811200011,+919811200012",
				"+919811300011,+919811300012",
				"+919811400011,+919811400012",
				"+919811500011,+919811500012,+919811500013,+919811500014,+919811500015",
				"+919811800011",
				"+919811810011,+919811810012,+919811810013",
				"+919811820011,+919811820012",
				"+919811960012",
				"+919811970011,+919811970012",
				"+919811900011",
				"+919811950011,+919811950013",
				"+919812300011,+919812300012",
				"+919811700011,+919811700012,+919811700013,+919811700014",
			].join(","),
			PUBLIC_URL: `http://127.0.0.1:${port}`,
		},
	},
});

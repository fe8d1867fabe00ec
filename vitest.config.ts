import { build, type Plugin } from "vite";
import { defineConfig } from "vitest/config";

const messages = /\/src\/paraglide\/messages\/_index\.js$/;

/** Loads all messages as one module: there are two thousand files, and reading each takes the tests a minute and a half. */
const messagesInOne: Plugin = {
	name: "messages-in-one",
	// A cached module would outlive a change of its parts.
	configureVitest: ({ defineCacheKeyGenerator }) =>
		defineCacheKeyGenerator(({ id }) => (messages.test(id) ? false : null)),
	load: {
		filter: { id: messages },
		async handler(id) {
			const built = await build({
				configFile: false,
				publicDir: false,
				logLevel: "warn",
				build: {
					write: false,
					minify: false,
					target: "esnext",
					lib: { entry: id, formats: ["es"] },
					rolldownOptions: { external: /\/runtime\.js$/, makeAbsoluteExternalsRelative: false },
				},
			});
			const [output] = [built].flat();
			return output !== undefined && "output" in output ? output.output[0].code : null;
		},
	},
};

export default defineConfig({
	plugins: [messagesInOne],
	test: {
		include: ["src/**/*.test.ts", "src/**/*.test.tsx", "demo/**/*.test.ts", "scripts/**/*.test.ts"],
		globalSetup: ["./src/testing/global-setup.ts"],
		setupFiles: ["./src/testing/longer-waits.ts"],
		pool: "forks",
		// The files of one worker share what they import: reading the program again for each would double the time. No
		// file may change what another one imports.
		isolate: false,
		maxWorkers: 2,
		// A test that hangs ends here. A slow machine takes four times as long as a fast one.
		testTimeout: 60_000,
		hookTimeout: 120_000,
	},
});

import { defineConfig } from "vitest/config";

export default defineConfig({
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

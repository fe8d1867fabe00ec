/** One set of options for the compiler's command, the Vite build and the tests, so that all read the same messages. */
export const paraglide = {
	project: "./project.inlang",
	outdir: "./src/paraglide",
	strategy: ["baseLocale"],
	emitTsDeclarations: true,
} satisfies import("@inlang/paraglide-js").CompilerOptions;

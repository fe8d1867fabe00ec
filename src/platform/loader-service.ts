import { createContext, type RouterContext } from "react-router";

type Registry = Record<symbol, RouterContext | undefined>;

/**
 * The key under which a wing's reading service stands in React Router's context, so that a public page's loader
 * calls it without HTTP. The web bundle and Node each load their own copy of this module: only a key kept on
 * globalThis is the same for both.
 */
export function loaderService<Service>(name: string): RouterContext<Service> {
	const registry = globalThis as unknown as Registry;
	const symbol = Symbol.for(`nukkad.loader-service.${name}`);
	registry[symbol] ??= createContext();
	return registry[symbol] as RouterContext<Service>;
}

import type { Gazetteer } from './gazetteer.ts';

/** A call made before Gazetteer came, as in `['mount', element]`. */
type Call = readonly [keyof Gazetteer, ...unknown[]];

interface Queue {
	push: (...calls: Call[]) => void;
}

declare global {
	interface Window {
		Gazetteer?: Partial<Gazetteer> & { q?: Call[] | Queue };
	}
}

/**
 * Makes this copy the page's own, unless there is one: the same version again does nothing at all; another
 * version serves only what the first does not know.
 */
export function install(gazetteer: Gazetteer): void {
	const { Gazetteer: there = {} } = window;
	const { version, start } = gazetteer;
	if (there.version === version) return;

	// Run each call as a separate microtask, in order, so that an exception does not stop the others.
	const push = (...calls: Call[]) => {
		for (const [name, ...given] of calls)
			queueMicrotask(() => (gazetteer[name] as (...args: unknown[]) => void)(...given));
	};

	if (there.version) {
		console.warn('Gazetteer', there.version, version);
	} else {
		window.Gazetteer = { ...gazetteer, q: { push } };
		push(...((there.q as Call[] | undefined) ?? []));
	}
	// Before the page is parsed an element may still lack its children.
	if (document.readyState === 'loading') addEventListener('DOMContentLoaded', () => start());
	else start();
}
